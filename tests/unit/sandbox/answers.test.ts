import { facts } from '@/content/facts'
import { createConsultant, LINES, TOPICS } from '@/scripts/sandbox/answers'

const topicOf = (question: string) => {
  const says = createConsultant()(question).text
  return TOPICS.find((topic) => topic.says === says)?.id ?? says
}

describe('The consultant answers a typed question', () => {
  it.each([
    ['What do you do?', 'services'],
    ['How much does it cost?', 'prices'],
    ['what does a minute cost', 'running-cost'],
    ['How long does an MVP take?', 'mvp-timeline'],
    ['When can my voice agent be live?', 'agent-timeline'],
    ['How fast are you?', 'timelines'],
    ['I want to book', 'booking'],
    ['What is the deep-dive?', 'deep-dive'],
    ['Is my data safe?', 'security'],
    ['Can I talk to a human?', 'talk-to-person'],
    ['Are you a robot?', 'myself'],
    ['Does it work with HubSpot?', 'stacks'],
    ['What is in the Scale plan?', 'plan-scale'],
    ['Do you speak Spanish?', 'languages'],
    ['I run a dental clinic', 'industries'],
    ["What if it doesn't work?", 'guarantee'],
    ['tell me about the voice SDR', 'voice-sdr'],
    ['My tooth hurts, what should I take?', 'medical'],
    ['HOW MUCH???', 'prices'],
    ['I have an appointment to make', 'booking'],
  ])('%s', (question, topic) => {
    expect(topicOf(question)).toBe(topic)
  })

  it('with the business’s own figures', () => {
    const ask = createConsultant()
    expect(ask('How soon could a voice agent be live?').text).toContain(
      `${facts.voiceGoLiveDays.from}–${facts.voiceGoLiveDays.to} days`,
    )
    expect(ask('How much per minute?').text).toContain(`${facts.callCentsPerMinute} cents`)
  })

  it('about booking with the link to book', () => {
    expect(createConsultant()('How do I book?').text).toMatch(/https:\/\/\S+$/)
  })
})

describe('The consultant answers what is no question about the business', () => {
  it.each([
    ['hello', LINES.greeting],
    ['Thank you, bye', LINES.thanks],
    ['???', LINES.nothingAsked],
    ['', LINES.nothingAsked],
    ['<script>alert(1)</script>', LINES.unknown],
  ])('such as %j, with a line of its own', (question, line) => {
    expect(createConsultant()(question).text).toBe(line)
  })

  it('and asks another way when it does not understand twice', () => {
    const ask = createConsultant()
    expect(ask('What is the meaning of life?').text).toBe(LINES.unknown)
    expect(ask('And the weather?').text).toBe(LINES.unknownAgain)
  })
})
