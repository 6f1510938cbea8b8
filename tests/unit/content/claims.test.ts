import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { prompt } from '@/assistant/prompt'
import { briefCopy } from '@/content/brief'
import { caseStudiesHero } from '@/content/case-studies'
import { callerData, contractTerms, retention } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { range } from '@/content/format'
import { booking } from '@/content/home/booking'
import { closingCta } from '@/content/home/closing-cta'
import { faq } from '@/content/home/faq'
import { hero } from '@/content/home/hero'
import { homeProcess as steps } from '@/content/home/process'
import { whyChoose } from '@/content/home/why-choose'
import { imprint } from '@/content/imprint'
import { knowledgeCopy } from '@/content/knowledge'
import { pages } from '@/content/pages'
import {
  addOns,
  allPlansInclude,
  plans,
  pricingFaq,
  runningCostSection,
  workedExampleSection,
} from '@/content/pricing'
import { privacy } from '@/content/privacy'
import { mvpAdvantages, servicesContact, timelineStops } from '@/content/services'
import { callSteps, teamHero } from '@/content/team'
import type { SampleMark } from '@/content/sample'
import { terms } from '@/content/terms'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { yourData } from '@/content/your-data'
import { llmsText } from '@/lib/seo/llms-text'
import { pageGraph } from '@/lib/seo/graph'
import { siteFacts } from '@/lib/seo/site-facts'
import { TOPICS } from '@/scripts/sandbox/answers'
import { describeWhileSample, itWhileSample } from '@/tests/support/while-sample'

/**
 * What the site promises in more than one place, and where: terms, privacy policy, questions, Pricing, the lines on
 * customers' data, and the consultant. Each place must say the same; docs/launch.md lists what to check by hand.
 */
const all = (content: unknown) => JSON.stringify(content)
const answer = (id: string) => TOPICS.find((topic) => topic.id === id)?.says ?? ''
const question = (id: string) => faq.items.find((item) => item.id === id)?.answer ?? ''
const pricingQuestion = (id: string) => pricingFaq.items.find((item) => item.id === id)?.answer ?? ''
const dataLine = (id: string) => yourData.items.find((item) => item.id === id)?.text ?? ''
const section = (document: typeof terms, id: string) =>
  all(document.sections.find((each) => each.id === id)?.blocks)

const site = siteFacts()
// Both contain the questions as well, which say the times rightly anyway.
const llms = llmsText(site).split('\n## ')[0] ?? ''
const graph = all(pageGraph('home', site)['@graph'].filter((node) => node['@type'] === 'Service'))

const cents = `${facts.callCentsPerMinute} cents`
const kept = `${callerData.keptDays} days`
const goLive = `${range(facts.voiceGoLiveDays)} days, from signature to the first real call`
const mvp = `${range(facts.mvpWeeks)} weeks, from signature to the first user`

interface Claim {
  claim: string
  says: string | RegExp
  where: Record<string, string>
}

const CLAIMS: readonly Claim[] = [
  {
    claim: `a connected minute costs ${facts.callCentsPerMinute} cents`,
    says: cents,
    where: {
      terms: section(terms, 'fees'),
      'pricing calculator': runningCostSection.note,
      'pricing question': pricingQuestion('running-cost'),
      'home question': question('prices'),
      consultant: answer('prices'),
      'consultant on sites': answer('another-site'),
    },
  },
  {
    claim: 'numbers, messages and model usage are billed apart, at cost',
    says: /numbers, messages and model usage.*(at cost|providers charge)/i,
    where: {
      terms: section(terms, 'fees'),
      'worked example': workedExampleSection.notIncluded.text,
      receipt: allPlansInclude.notIncluded,
      'pricing question': pricingQuestion('running-cost'),
      consultant: answer('not-included'),
    },
  },
  {
    claim: 'a voice agent goes live in 7–14 days',
    says: goLive,
    where: {
      terms: section(terms, 'our-work'),
      'home question': question('speed'),
      hero: hero.text,
      'search results': pages.home.description,
      'llms.txt': llms,
      'structured data': graph,
      consultant: answer('date'),
      prompt,
    },
  },
  {
    claim: 'an MVP takes 3–6 weeks',
    says: mvp,
    where: {
      terms: section(terms, 'our-work'),
      'home question': question('speed'),
      hero: hero.text,
      'llms.txt': llms,
      'structured data': graph,
      prompt,
    },
  },
  {
    claim: 'half of a build is due at the start, half on acceptance',
    says: new RegExp(`half.*start.*half on acceptance.*${contractTerms.invoice.days} days`, 'i'),
    where: {
      terms: section(terms, 'fees'),
      'worked example': workedExampleSection.once.note,
      consultant: answer('payment'),
      'consultant on MVPs': answer('mvp-price'),
    },
  },
  {
    claim: 'a running service ends with 30 days’ notice',
    says: `${contractTerms.notice.days} days’`,
    where: {
      terms: section(terms, 'ending'),
      'pricing question': pricingQuestion('not-working'),
      consultant: answer('ending'),
    },
  },
  {
    claim: 'recordings and transcripts of a client’s calls are deleted after 30 days',
    says: kept,
    where: {
      terms: section(terms, 'confidentiality'),
      'data lines': dataLine('how-long'),
      'home question': question('security'),
      consultant: answer('data-how-long'),
    },
  },
  {
    claim: 'a data-processing agreement comes with every project',
    says: /data-processing agreement[^.]* comes with every/i,
    where: {
      terms: section(terms, 'confidentiality'),
      'data lines': dataLine('agreements'),
      'home question': question('security'),
      consultant: answer('data-agreements'),
    },
  },
  {
    claim: 'clinics in the United States get a BAA',
    says: /(BAA|business associate agreement).*United States|United States.*(BAA|business associate agreement)/,
    where: {
      terms: section(terms, 'confidentiality'),
      'data lines': dataLine('agreements'),
      'home question': question('security'),
      consultant: answer('data-hipaa'),
    },
  },
  {
    claim: 'for a clinic in the United States the platform runs in its HIPAA mode',
    says: /United States.*HIPAA mode/,
    where: {
      'data lines': dataLine('hipaa'),
      consultant: answer('data-hipaa'),
      'consultant on places': answer('data-where'),
    },
  },
  {
    claim: 'what is paid for is the client’s, and recordings are from the start',
    says: /on full payment, the code.*recordings and transcripts from the start/i,
    where: { terms: section(terms, 'ownership'), consultant: answer('ownership') },
  },
  {
    claim: 'accounts, data and repository are the client’s with every plan',
    says: /accounts.*data.*repository/,
    where: { receipt: all(allPlansInclude.items), consultant: answer('without-us') },
  },
  {
    claim: 'a price does not move once it is signed',
    says: 'does not move once you have signed',
    where: { 'pricing question': pricingQuestion('why-no-price'), consultant: answer('mvp-price') },
  },
  {
    claim: 'a booking opens a calendar, and a person confirms',
    says: /calendar.*person confirms/i,
    where: { booking: booking.card.caption, consultant: answer('after-booking') },
  },
  {
    claim: 'a client reads every sentence that an agent may say',
    says: /read every sentence (that )?it may say/,
    where: {
      home: all(steps.steps),
      'services page': all(timelineStops),
      'consultant on prices': answer('tells-prices'),
      'consultant on trust': answer('trust'),
    },
  },
  {
    claim: 'another site is an add-on, quoted per site',
    says: /Another site.*own.*diary.*opening hours.*per site/,
    where: { 'add-ons': all(addOns.items), consultant: answer('another-site') },
  },
  {
    claim: 'an agent asks before it records, where a recording needs consent',
    says: /where (a|it) (recording )?needs consent|asked where a recording needs it|where it is needed/i,
    where: {
      terms: section(terms, 'your-part'),
      'data lines': dataLine('consent'),
      receipt: all(allPlansInclude.items),
      'home card': whyChoose.security.text,
      'home question': question('security'),
      consultant: answer('data-consent'),
    },
  },
  {
    claim: `faults are mended at no charge for ${contractTerms.freeFixes.days} days after acceptance`,
    says: new RegExp(`${contractTerms.freeFixes.days} days after acceptance`),
    where: {
      'terms, support': section(terms, 'service-levels'),
      'terms, liability': section(terms, 'liability'),
      'pricing question': pricingQuestion('not-working'),
      'consultant on wrong bookings': answer('double-booking'),
      'consultant on trust': answer('trust'),
    },
  },
  {
    claim: `a person answers usually within ${facts.responseHours} hours on working days`,
    says: `usually within ${facts.responseHours} hours on working days`,
    where: {
      terms: section(terms, 'service-levels'),
      receipt: all(allPlansInclude.items),
      'services page': servicesContact.lead,
      'content page': knowledgeCopy.closing.text,
      booking: booking.card.caption,
      consultant: answer('contact'),
      'consultant on people': answer('talk-to-person'),
      'consultant on booking': answer('after-booking'),
    },
  },
  {
    claim: 'the figure is given on the discovery call, and in writing after it',
    says: /(call|quote)[^.]* in writing after it|in writing after/i,
    where: {
      terms: section(terms, 'fees'),
      'pricing question': pricingQuestion('why-no-price'),
      'team page': all(callSteps.steps.at(-1)),
      'consultant on MVPs': answer('mvp-price'),
      'consultant on booking': answer('after-booking'),
      'home question': question('speed'),
      'sandbox’s script': readFileSync('scripts/sandbox/scenarios/conversations/consultant.yaml', 'utf8'),
    },
  },
  {
    claim: 'the deep-dive is for founders',
    says: /for founders|^Founders:/,
    where: {
      'home question': question('prices'),
      booking: booking.deepDive.title,
      consultant: answer('deep-dive'),
    },
  },
  {
    claim: 'notes in the CRM and calls back begin with Scale',
    says: /Scale/,
    where: { 'voice agents': answer('voice-agents'), outbound: answer('outbound') },
  },
  {
    claim: `privacy questions are answered within ${facts.privacyResponseHours} hours`,
    says: `${facts.privacyResponseHours} hours`,
    where: {
      privacy: section(privacy, 'in-short'),
      'data lines': dataLine('deletion'),
      'home question': question('security'),
    },
  },
  {
    claim: 'the 99.9% uptime target is in Enterprise contracts',
    says: /99\.9.*Enterprise|Enterprise.*99\.9/,
    where: {
      terms: section(terms, 'service-levels'),
      'pricing question': pricingQuestion('not-working'),
      consultant: answer('outage'),
      reliability: answer('reliability'),
      'case studies': all(caseStudiesHero.stats.at(-1)),
      home: all(closingCta.figures[0]),
    },
  },
  {
    claim: 'the platform transcribes the visitor’s call and may record it',
    says: /transcribes the call and may record it/,
    where: {
      privacy: section(privacy, 'voice-call'),
      button: voiceButton.consent,
    },
  },
]

/** Whether a place still has the words that the site comes with. The terms decide for all of them. */
const hasOurWords = (place: string): boolean =>
  ((place === 'privacy' ? privacy : place === 'data lines' ? yourData : terms) as SampleMark).sample === true

describeWhileSample(terms).each(CLAIMS)('Wherever it stands, $claim', ({ says, where }) => {
  it.each(Object.entries(where).filter(([place]) => hasOurWords(place)))('%s', (_, text) => {
    if (typeof says === 'string') expect(text).toContain(says)
    else expect(text).toMatch(says)
  })
})

describe('What is not true is said nowhere', () => {
  itWhileSample(timelineStops[0]!)('that the discovery call is day 0 of a build', () => {
    expect(steps.steps[0]?.when).toBe('Before signature')
    expect(timelineStops[0]?.date).toBe('Before signature')
  })

  itWhileSample(mvpAdvantages)(
    'that a product is handed over later than its plan says, or used before it is done',
    () => {
      const weekOf = (words: RegExp) => {
        const entry = mvpAdvantages.calendar.find(({ deliverable }) => words.test(deliverable))
        if (!entry) throw new Error(`No week of the calendar says ${words}.`)
        return entry.week
      }
      const launch = plans.find(({ name }) => name === 'Launch')?.buildWindow
      expect(launch && 'weeks' in launch && launch.weeks.to).toBeGreaterThanOrEqual(weekOf(/Handover/))
      const firstUser = weekOf(/a first user/)
      const isInRange = firstUser >= facts.mvpWeeks.from && firstUser <= facts.mvpWeeks.to
      expect(
        isInRange
          ? ''
          : `Week ${firstUser} of “a first user” in content/services/mvp.ts is outside of mvpWeeks`,
      ).toBe('')
    },
  )

  itWhileSample(callSteps)('that the discovery call has two different clocks', () => {
    let minute = 0
    const team = callSteps.steps.map(({ minutes }) => (minute += minutes) - minutes)
    const home = booking.agenda.map((part) => part.minute)
    expect(home).toEqual(expect.arrayContaining(team))
    const lastsMinutes = (value: number) => ({
      'steps of the call in content/team.ts, minutes together': value,
    })
    expect(lastsMinutes(minute)).toEqual(lastsMinutes(facts.discoveryCall.minutes))
  })

  itWhileSample(imprint)('that the engineers of the team are others than those of the imprint', () => {
    for (const engineer of imprint.engineers) expect(teamHero.intro).toContain(engineer)
  })

  it('that the uptime target belongs to another plan than Enterprise', () => {
    for (const plan of plans)
      expect(all(plan).includes(`${facts.uptimeTargetPercent}%`)).toBe(plan.name === 'Enterprise')
  })
})

describe('What the privacy policy says about the browser is what the code does', () => {
  const code = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  )
  const filesWith = (words: RegExp) => code.filter(([, text]) => words.test(text)).map(([name]) => name)

  it('no cookie is set, and no database is used', () => {
    expect(filesWith(/document\.cookie|indexedDB/)).toEqual([])
  })

  itWhileSample(privacy)(
    'until the visitor clears it, it keeps whether calls may be recorded, and nothing else',
    () => {
      expect(filesWith(/localStorage/)).toEqual(['components/voice/recording-choice.ts'])
      expect(section(privacy, 'in-short')).toMatch(/keeps, until you clear it, whether calls may be recorded/)
    },
  )

  itWhileSample(privacy)('until the tab is closed it keeps the trade, and the time of a reload', () => {
    expect(filesWith(/sessionStorage/).sort()).toEqual([
      'lib/booking/trade.ts',
      'lib/leads/site-leads.ts',
      'lib/loading/missing-code.ts',
      'lib/loading/pre-hydration-script.inline.ts',
    ])
    expect(section(privacy, 'leads')).toContain('keeps it until it is sent or you close the tab')
    expect(section(privacy, 'in-short')).toMatch(/the trade, if you choose one, and the time of a reload/)
  })

  itWhileSample(privacy)('the history keeps where a visitor was on a page, and what was chosen there', () => {
    expect(filesWith(/history\.(?:push|replace)State\(/).sort()).toEqual([
      'lib/navigation/entry-values.ts',
      'lib/navigation/page-history.ts',
    ])
    expect(section(privacy, 'in-short')).toMatch(
      /how far you had scrolled and what you had chosen or searched/,
    )
  })

  itWhileSample(privacy)('the transcript stays in the page, to be kept, after the end of the call', () => {
    expect(section(privacy, 'voice-call')).toContain('gone when you close it, call again or leave the site')
    expect(voiceCopy.summary.kept).toContain('forgets the transcript')
  })

  itWhileSample(privacy)(
    'what is typed into the brief by hand is sent to nobody until the visitor sends it',
    () => {
      // That the consultant's tool does not return it is in tests/unit/voice-widget/briefs.test.ts.
      expect(section(privacy, 'in-short')).toContain('stays in the page until you send it')
      expect(section(privacy, 'voice-call')).toContain('what you type into the brief')
      expect(briefCopy.note).toContain('stays in this page until you send it')
    },
  )

  itWhileSample(privacy)(
    'our own telephone is answered by an agent, so the ways around an AI are others',
    () => {
      expect(servicesContact.lead).toContain('By an agent')
      expect(section(privacy, 'bookings')).toContain('an AI agent answers')
      expect(section(privacy, 'voice-call')).toMatch(
        /not talk to an AI at all, WhatsApp and the scheduling page/,
      )
    },
  )

  itWhileSample(privacy)('a report of an error is the exception to “nothing is sent until you ask”', () => {
    expect(section(privacy, 'in-short')).toMatch(/three exceptions.*a report when a part of the page breaks/)
    expect(section(privacy, 'errors')).toContain(`${retention.errorReport.days} days`)
  })

  itWhileSample(privacy)(
    'the 3D scene is another exception, unless the visitor saves data or reduces motion',
    () => {
      // That none is fetched then is in tests/unit/components/pages/home/scene.test.tsx.
      expect(section(privacy, 'videos-and-scenes')).toContain('unless you save data or reduce motion')
    },
  )
})
