import { grouped } from '@/content/format'
import { firstQuestions } from '@/content/role-plays'
import { serviceCards } from '@/content/service-library'
import { founder } from '@/content/team'
import { createConsultant, LINES, TOPICS } from '@/scripts/sandbox/answers'
import { describeWhileSample } from '@/tests/support/while-sample'

const ask = (question: string) => createConsultant({ isIntroduced: true })(question)

describeWhileSample(serviceCards[0]!)('The consultant answers a typed question', () => {
  it('repeats who the visitor is as a person would, and the day in a sentence', () => {
    const ask = createConsultant({ isIntroduced: true })
    expect(ask('I am Nadia Rossi, we have a restaurant called Osteria Nove').text).toBe(
      `Noted: Nadia Rossi from Osteria Nove. ${LINES.sayIfWrong}`,
    )
    expect(ask('Please book me tomorrow at ten').text).toBe(
      `Tomorrow at ten is on your brief. ${LINES.pickTime}`,
    )
  })

  it('takes the name of a program for no business, no problem and no wish for an app', () => {
    const { calls } = ask(
      'I have two physio practices in Portland, we use Jane App for scheduling and RingCentral',
    )
    const [noted] = calls.filter(({ name }) => name === 'note_brief')
    expect(noted?.arguments).toEqual(
      expect.objectContaining({
        industry: 'physio',
        place: 'Portland',
        size: '2 practices',
        software: 'Jane App, RingCentral',
      }),
    )
    expect(noted?.arguments).not.toHaveProperty('business')
    expect(noted?.arguments).not.toHaveProperty('problem')
    expect(noted?.arguments).not.toHaveProperty('service')
  })

  it('notes the calls and the day of one sentence', () => {
    const { calls } = ask('We are a dental clinic in Boston with 40 calls a day, tuesday lunchtime works')
    expect(calls).toContainEqual(
      expect.objectContaining({
        arguments: expect.objectContaining({ day: 'Tuesday lunchtime', calls: '40 calls a day' }),
      }),
    )
  })

  it.each([
    ['What do you do?', 'services'],
    ['Show me a restaurant case study', 'case-studies'],
    ['do I have to pay for all 55 or just the missed ones?', 'missed-only'],
    ['if I cancel do I get my 4800 back', 'guarantee'],
    ['what happens after it goes live, who keeps it working?', 'after-launch'],
    ['are these clients real?', 'real-clients'],
    ['I have two clinics, is it double?', 'another-site'],
    ['does it speak Spanish and Vietnamese', 'languages'],
    ['what if I want to, you know, quit after two months', 'ending'],
    ['How much does it cost?', 'prices'],
    ['what does a minute cost', 'running-cost'],
    ['Show me the prices, please', 'prices'],
    ['Can I see the plans?', 'plans'],
    ['Let me see the team', 'team'],
    ['Show me an MVP that you built', 'live-mvp'],
    ['How long does an MVP take?', 'mvp-timeline'],
    ['When can my voice agent be live?', 'agent-timeline'],
    ['How fast are you?', 'timelines'],
    ['I want to book', 'booking'],
    ['What is the deep-dive?', 'deep-dive'],
    ['Can I talk to a human?', 'talk-to-person'],
    ['Are you a robot?', 'myself'],
    ['Does it work with HubSpot?', 'named-system'],
    ['do you integrate with Clio', 'own-system'],
    ['does it work with our phone system', 'phone-system'],
    ['Can I cancel whenever I like?', 'ending'],
    ['what happens after launch?', 'after-launch'],
    ['do I pay a deposit?', 'deposit'],
    ['what do you charge to build it', 'build-cost'],
    ['What is in the Scale plan?', 'plan-scale'],
    ['Do you speak Spanish?', 'languages'],
    ["What if it doesn't work?", 'guarantee'],
    ['tell me about the voice SDR', 'voice-sdr'],
    ['My tooth hurts, what should I take?', 'medical'],
    ['HOW MUCH???', 'prices'],
    ['hello', 'greeting'],
    ['Thank you', 'thanks'],
    ['That is right, book me a call', 'booking'],
    ['right to be forgotten', 'data-deletion'],
    // Those that the chat offers.
    [firstQuestions.questions[0], 'month-cost'],
    [firstQuestions.questions[1], 'timelines'],
    [firstQuestions.questions[2], 'security'],
  ])('%s', (question, topic) => {
    // Some topics are the questions of Home, of which an owner may delete any.
    if (!TOPICS.some(({ id }) => id === topic)) return
    expect(ask(question).topics).toEqual([topic])
  })

  it('with the figures that come one after the other, and asks for the one that is missing', () => {
    const say = createConsultant({ isIntroduced: true })
    say('How much is it a month?')
    expect(say('about 3 min each').text).toBe(
      'At 3 minutes each: how many calls do you get, a day or a month?',
    )
    expect(say('1200 a month').text).toContain(`${grouped(3600)} connected minutes a month`)
  })

  it('with a mistyped word', () => {
    expect(ask('how mutch does teh agnet cost').topics).toEqual(['prices'])
  })

  it('of several questions each, once', () => {
    expect(ask('How long does it take and what does it cost per minute?').topics).toEqual([
      'timelines',
      'running-cost',
    ])
  })
})

describe('The consultant says once that it is a scripted demonstration', () => {
  it('with its first answer', () => {
    const say = createConsultant()
    expect(say('What do you do?').text).toContain(LINES.scripted)
    expect(say('Is there a contract?').text).not.toContain(LINES.scripted)
  })

  it('unless it was said before', () => {
    expect(ask('What do you do?').text).not.toContain(LINES.scripted)
  })
})

describe('The consultant puts on the brief', () => {
  const noted = (said: string) =>
    createConsultant({ isIntroduced: true })(said).calls.find(({ name }) => name === 'note_brief')?.arguments

  it.each([
    ['Monday at ten would suit me. My email is anna@example.com', 'Monday at ten'],
    ['Tuesday works for us, we are Osteria Nove', 'Tuesday'],
    ['I am free on Thursday afternoon, my name is Anna Rossi', 'Thursday afternoon'],
    ['Could you ring me on Thursday at ten?', 'Thursday at ten'],
    ['friday at half past three would do', 'Friday at half past three'],
    ['Monday after 4 pm suits me', 'Monday after 4 pm'],
    ['Can I book? On Tuesday, ten of us will come', 'Tuesday'],
  ])('the day, with its hour, that suits a visitor: %s', (said, day) => {
    expect(noted(said)).toMatchObject({ day })
  })

  it.each([
    'We miss most calls on Friday nights, about twenty a day',
    'We need to be live by Monday, that would suit us',
    'Does Monday work for you?',
  ])('no day of a call that is about something else: %s', (said) => {
    expect(noted(said)?.['day']).toBeUndefined()
  })

  describe('a short answer to what the page asks, whatever the consultant has asked last', () => {
    const afterTheirNeed = () => {
      const ask = createConsultant({ isIntroduced: true })
      ask('I run a dental clinic called Harbor Dental')
      expect(ask('We miss calls at night').text).toContain(LINES.askVolume)
      return ask
    }
    const notedBy = ({ calls }: ReturnType<ReturnType<typeof createConsultant>>) =>
      calls.find(({ name }) => name === 'note_brief')?.arguments

    it.each([
      ['Thursday morning', 'Thursday morning'],
      ['Tomorrow', 'Tomorrow'],
      ['next week', 'next week'],
      ['on Thursday at 10', 'Thursday at 10'],
      ['maybe Friday, please', 'Friday'],
      ['Wed 3pm', 'Wed 3pm'],
      ['Thursday 3:30 pm', 'Thursday 3:30 pm'],
      ['Thursday in the morning', 'Thursday in the morning'],
      ['the day after tomorrow', 'the day after tomorrow'],
      ['this afternoon', 'this afternoon'],
      ['in two weeks', 'in two weeks'],
      ['December 3', 'December 3'],
      ['How about Tuesday?', 'Tuesday'],
      ['Friday works', 'Friday'],
    ])('the day: %s', (said, day) => {
      const answer = afterTheirNeed()(said)
      expect(notedBy(answer)).toEqual({ day })
      expect(answer.text).toContain(`is on your brief. ${LINES.pickTime}`)
      expect(answer.topics).toEqual([])
    })

    it('the time of a day that is noted', () => {
      const ask = afterTheirNeed()
      ask('Thursday')
      expect(notedBy(ask('10 am'))).toEqual({ day: 'Thursday at 10 am' })
      expect(notedBy(ask('Monday instead'))).toEqual({ day: 'Monday' })
    })

    it.each([
      ['Both', 'both', 'voice-agents'],
      ['A voice agent', 'voice', 'voice-agents'],
      ['an MVP', 'mvp', 'mvp'],
    ])('the service: %s', (said, service, topic) => {
      const answer = createConsultant({ isIntroduced: true })(said)
      expect(notedBy(answer)).toEqual({ service })
      expect(answer.topics).toEqual([topic])
    })

    it.each([
      'What happens on Sunday?',
      'We are closed on Sunday',
      'Are you open on Monday?',
      'Good morning',
    ])('but no day of what is said or asked of other days: %s', (said) =>
      expect(notedBy(afterTheirNeed()(said))).toBeUndefined(),
    )
  })

  it('a service, said in a sentence', () => {
    const said = 'My name is Anna Rossi, and we need a voice agent for our calls'
    expect(ask(said).text).toContain('Noted: Anna Rossi, a voice agent.')
  })
})

it('The consultant works out a month from calls that are counted at the end of the sentence', () => {
  expect(ask('We miss most calls on Friday nights, about twenty a day').text).toContain('20 calls a day')
})

it.each([
  ['What does it cost per month for 20 calls a day?', '20 calls a day of 2 minutes'],
  ['10 calls a day, no wait, 20, 3 mins each', '20 calls a day of 3 minutes'],
  ['sorry, I said 15 calls a day, it is more like 25, about 3 minutes each', '25 calls a day of 3 minutes'],
  ['40 calls a day, more like 3 minutes each', '40 calls a day of 3 minutes'],
])('The consultant takes the number of calls that replaces another: %s', (said, answer) => {
  expect(ask(said).text).toContain(answer)
})

it.each([
  ['Im Helen, from Elm Street Dental', 'Noted: Helen from Elm Street Dental'],
  ['its Dr Priya Nair, Riverside Dental Practice', 'Noted: Dr Priya Nair from Riverside Dental Practice'],
])('The consultant notes a name that is typed without its apostrophe: %s', (said, answer) => {
  expect(ask(said).text).toContain(answer)
})

it('A number of calls for each of several shops counts for all of them', () => {
  const say = createConsultant()
  say('I own 3 hair salons in Manchester')
  expect(say('we get like 30 calls a day per salon').text).toMatch(/^90 calls a day of 2 minutes/)
})

it('What it has noted is said after a greeting, too', () => {
  const { text } = createConsultant({ isIntroduced: true })('hi, I have an idea for an app for dog walkers')
  expect(text).toMatch(/^I have noted an MVP\./)
})

describe('What it does not understand', () => {
  it.each(['???', ''])('gets a line of its own where nothing is asked: %j', (message) => {
    expect(ask(message).text).toBe(LINES.nothingAsked)
  })

  it('is admitted once with questions to tap, and then a person is offered', () => {
    const say = createConsultant({ isIntroduced: true })
    const first = say('Quux zzyzx frobnicate the gribble?')
    expect(first.text).toBe(LINES.unknown)
    expect(first.calls.map(({ name }) => name)).toEqual(['offer_choices'])
    const second = say('Gribble frobnicate?')
    expect(second.text).toBe(LINES.unknownAgain)
    expect(second.calls.map(({ name }) => name)).toEqual(['offer_choices', 'offer_booking'])
  })
})

describeWhileSample(serviceCards[0]!)('A visitor who speaks as people do is understood', () => {
  const conversation = () => createConsultant({ isIntroduced: true })
  const notesOf = (...said: string[]) => {
    const say = conversation()
    const answers = said.map(say)
    const notes = answers.flatMap(({ calls }) => calls.filter(({ name }) => name === 'note_brief'))
    return Object.assign({}, ...notes.map((call) => call.arguments)) as Record<string, string>
  }
  const topicsOf = (...said: string[]) => said.map(conversation()).at(-1)?.topics

  it.each<[kind: string, said: string[], topics: string[]]>([
    ['a booking of any kind', ['can it book fittings'], ['calendar']],
    ['the plural of a word', ['can it book test drives'], ['calendar']],
    ['haggling', ['can you do 4k instead'], ['discount']],
    ['a sum that was named, and no calls', ['40 calls a day', 'what is the 290 a month for'], ['month-cost']],
    ['a trade of which one is wanted', ['have you worked with florists before?'], ['real-clients']],
    ['a call of a trade', ['could I hear one for a plumber'], ['hear-one']],
    ['the time until it is there', ['how long before it is set up'], ['timelines']],
    ['whom it puts through to', ['if somebody asks for Mr Bell can it put them through'], ['transfer']],
    ['a price that callers are told', ['can it give them our rates? 90 an hour'], ['tells-prices']],
    ['what is asked again after a complaint', ['not my question. I asked how I cancel'], ['ending']],
    ['a complaint alone', ['you did not listen'], ['rude']],
    ['a remark', ['lol you talk like a film'], ['rude']],
    ['what the agency does not do', ['and seo?'], ['other-services']],
    [
      'two things, one of them about callers',
      ['can I quit and do I lose my number'],
      ['ending', 'own-number'],
    ],
    ['a question that follows a statement at once', ['we close at five does it take messages'], ['transfer']],
    ['an example behind a question', ['can I change the script myself, like our prices'], ['edit-myself']],
    ['a time that is near', ['could you begin next month'], ['date']],
    ['an idiom', ['how would we get out of it'], ['ending']],
    ['the past of a verb', ['is our data sold to others'], ['data-training']],
    ['what is needed of the visitor', ['do we have to be technical'], ['your-part']],
    ['what is asked with a time, after a sum', ['40 calls a day', 'can I cancel after a month'], ['ending']],
    [
      'the price of an app, after the sum of calls',
      ['40 calls a day', 'we also want an app, how much'],
      ['mvp-price'],
    ],
    ['whether it suits them', ['we run a yoga studio, is this for us?'], ['industries']],
    ['what somebody will not like', ['my guests wont like a machine'], ['callers-dislike']],
    ['the price of the session, once more', ['whats the price of the deep dive again'], ['deep-dive']],
    ['when it is off', ['can I turn it off'], ['hours']],
    [
      'the price of what was spoken of last',
      ['12 calls a day', 'tell me about an MVP', 'how much is that'],
      ['mvp-price'],
    ],
    ['how to begin, and no greeting', ['alright, how do I get going'], ['booking']],
    ['whether what was named is real', ['show me a case study', 'are those real?'], ['samples']],
    ['the end of a conversation', ['thats all, ta'], ['goodbye']],
    ['the price of the beginning, after a sum', ['25 calls a day', 'and to set it up'], ['build-cost']],
    ['a wish about the voice', ['I do not want it to sound like a robot'], ['voices']],
    ['with whom one works, which is no trade', ['who would I work with'], ['team']],
    [
      'the founder, who is no program',
      [`I'd like to talk to ${founder.name.split(' ')[0]}`],
      ['talk-to-person'],
    ],
    ['transcripts, which are those of one’s callers', ['Can we see the transcripts?'], ['dashboard']],
    ['a number that one need not change', ['do I need a new number'], ['no-change']],
    ['interest, which is no refusal', ['ok im interested, what next'], ['booking']],
    [
      'a price that one changes, which is no price of ours',
      ['can I change the prices it says myself'],
      ['edit-myself'],
    ],
    ['“also” within a question', ['could the app also answer the phone for walkers'], ['both']],
    [
      'what one gets, after the price of an app',
      ['how much for an app', 'what do I get for that'],
      ['mvp-scope'],
    ],
    ['“possible?” behind a wish', ['I want an irish accent, possible?'], ['voices']],
  ])('%s: %j', (_, said, topics) => {
    expect(topicsOf(...said)).toEqual(topics)
  })

  it.each([
    ['a text of the agent is no wish to be written to', ['can it send them a text after'], {}],
    ['who asks to be rung is not written to', ['text me on friday', 'no, please ring me'], { day: 'Friday' }],
    [
      'to keep a number is to drop no service',
      ['we miss calls', 'I do not want to give my phone number'],
      { service: 'voice' },
    ],
    [
      'people are called what they are',
      ['we are a vet practice with 2 vets and 3 nurses'],
      { size: '2 vets, 3 nurses' },
    ],
    [
      'a number that stands for another',
      ['30 calls a day', 'no sorry 50 not 30'],
      { calls: '50 calls a day' },
    ],
    [
      'half that are something else are not missed',
      ['20 calls a day, half of them are regulars'],
      { calls: '20 calls a day' },
    ],
    [
      'an opinion is no problem to solve',
      ['we miss calls', 'my brother says it is silly'],
      { problem: 'miss calls' },
    ],
  ])('%s', (_, said, noted) => {
    const { day, service, size, calls, problem } = notesOf(...said)
    const known = { day, service, size, calls, problem }
    expect(known).toEqual(expect.objectContaining(noted))
    if (!('day' in noted)) expect(day).toBeUndefined()
  })

  it.each(['people will hang up on a robot', 'how does it greet callers'])(
    'A “Yes.” answers only a question of yes or no: %s',
    (said) => {
      expect(ask(said).text).toMatch(/^The agent says in its first sentence/)
      expect(ask('Do callers know that it is an AI?').text).toMatch(/^Yes\. The agent says/)
    },
  )

  it('a visitor who keeps their number is not asked why', () => {
    expect(ask('I am not giving you my email').text).toBe(LINES.keepsDetails)
  })

  it('notes the trade in the visitor’s own words', () => {
    expect(notesOf('I run a dental practice in Leeds').industry).toBe('dental practice')
    expect(conversation()('I run a dental practice in Leeds').text).toContain('a dental practice')
  })

  it('notes a trade, or a business with its trade in its name, that is said alone', () => {
    expect(notesOf('restaurant', 'Trattoria Luigi')).toEqual({
      industry: 'restaurant',
      business: 'Trattoria Luigi',
    })
  })

  it('notes a business that is named after the visitor, or after the trade', () => {
    expect(notesOf('I am Dr Sarah Okafor, Okafor Dental')).toMatchObject({ business: 'Okafor Dental' })
    expect(notesOf('We are a law firm, Harris & Cole LLP, twelve lawyers.')).toMatchObject({
      business: 'Harris & Cole LLP',
    })
  })

  it('notes what a product should do', () => {
    expect(notesOf('I have an idea for an app that matches dog walkers with owners').problem).toBe(
      'app that matches dog walkers with owners',
    )
  })

  it('notes a day beside a name, and follows each change of it', () => {
    expect(notesOf('I am Anna Rossi, Thursday at ten').day).toBe('Thursday at ten')
    expect(notesOf('Can we talk on Monday?', 'no wait, Tuesday', 'No, 4pm').day).toBe('Tuesday at 4pm')
    expect(notesOf('Can we talk on Monday?', 'hmm actually Thursday 11').day).toBe('Thursday 11')
  })

  it.each<[said: string, noted: object]>([
    [
      'hi! I’ve got a dental practice in Boston, about 40 calls a day and we lose the ones at lunch',
      {
        industry: 'dental practice',
        place: 'Boston',
        calls: '40 calls a day',
        problem: 'lose the ones at lunch',
      },
    ],
    [
      '40 calls/day, 3 minutes each, dental clinic in Leeds',
      { industry: 'dental clinic', place: 'Leeds', calls: '40 calls a day of 3 minutes' },
    ],
    ['I’m a solo attorney, family law, Chicago', { industry: 'attorney', place: 'Chicago' }],
    ['plumber here, cant pick up the phone', { industry: 'plumber', problem: 'cant pick up the phone' }],
    ['My name is Karen Walsh, Tuesday lunchtime works', { name: 'Karen Walsh', day: 'Tuesday lunchtime' }],
    ['I’m Tom Lane. Either Monday or Tuesday 10am', { day: 'Monday or Tuesday 10am' }],
    ['ok book. tmrw 9am. Sam, sam@lowe.com', { name: 'Sam', day: 'tomorrow 9am', email: 'sam@lowe.com' }],
    ['lena, lena@example.com', { name: 'Lena', email: 'lena@example.com' }],
    ['we use Open Dental and google calendar', { software: 'Open Dental, google calendar' }],
    [
      'Mein Name ist Jonas Krüger, Dienstag Mittag passt mir',
      { name: 'Jonas Krüger', day: 'Dienstag Mittag' },
    ],
  ])('notes each fact of a sentence: %s', (said, noted) => expect(notesOf(said)).toMatchObject(noted))

  it('follows a correction of the day, of its time and of the calls', () => {
    expect(notesOf('call me Tuesday around 3pm', 'sorry, make that Wednesday at 1').day).toBe(
      'Wednesday at 1',
    )
    expect(notesOf('call me Tuesday around 3pm', 'actually not tuesday, friday same time').day).toBe(
      'Friday around 3pm',
    )
    expect(notesOf('We get 40 calls a day', 'it’s more like 60 calls a day').calls).toBe('60 calls a day')
  })

  it('asks in which period a number of calls is meant, before it works out a sum', () => {
    const say = conversation()
    expect(say('We get 60 calls').text).toContain(LINES.askPeriod)
    expect(say('a day').calls[0]?.arguments).toEqual({ calls: '60 calls a day' })
  })

  it.each(['yes please', 'Note my question for the call.'])(
    'notes for the call what the site does not say: %s',
    (said) => {
      const question = 'Do you work with Open Dental?'
      expect(conversation()(question).text).toContain(LINES.offerNote)
      expect(notesOf(question, said).question).toBe(question)
    },
  )

  it('answers what is asked after a statement, and notes both', () => {
    const answer = conversation()(
      'hi we are a clinic in Boston, 40 calls a day, do you work with Open Dental?',
    )
    expect(answer.topics).toEqual(['own-system', 'month-cost'])
  })

  it('says the price of the build beside that of the calls, and a sum once', () => {
    const say = conversation()
    expect(say('We get 40 calls a day').text).toContain(LINES.buildBeside)
    expect(say('what would that cost me?').text).toContain('as worked out above')
  })

  it('counts calls in the period that is said after their number', () => {
    const say = conversation()
    for (const said of ['We miss calls', 'maybe 30', 'a day']) say(said)
    expect(say('how much').calls.at(-1)?.arguments).toMatchObject({ calls: 30, period: 'day' })
  })

  it('takes no amount for a number of calls', () => {
    const say = conversation()
    say('What does it cost?')
    expect(say('Your competitor charges 5 cents').calls.map(({ name }) => name)).not.toContain(
      'estimate_cost',
    )
  })

  it('lets a visitor hesitate', () => {
    expect(topicsOf('um')).toEqual(['thinking'])
  })

  it('answers the question beside a problem, and not the problem as if it were a question', () => {
    expect(topicsOf('My phone rings all day and I cannot do my job, can you fix that?')).toEqual([
      'voice-agents',
    ])
  })

  it('answers a question, and not the rude word or the farewell beside it', () => {
    expect(topicsOf('ok whatever. can I talk to a human?')).toEqual(['talk-to-person'])
  })

  it('does not take a product’s name for a question', () => {
    expect(topicsOf('Does it work with our booking software, Dentally?')).toEqual(['own-system'])
  })

  it('offers the booking to a visitor who leaves after something was noted', () => {
    const say = conversation()
    say('I run a dental practice')
    expect(say('thanks, that’s all').calls).toEqual([
      { name: 'offer_booking', arguments: { call: 'discovery' } },
    ])
  })

  it('asks once for the name that belongs to a day', () => {
    const say = conversation()
    expect(say('Can we talk on Monday?').text).toContain(LINES.askName)
    expect(say('Tuesday, please').text).not.toContain(LINES.askName)
  })
})
