import { readFileSync } from 'node:fs'
import { facts } from '@/content/facts'
import { usd } from '@/content/format'
import { modulesIn, typeErrors } from '@/tests/support/type-errors'

const deepDivePrice = usd(facts.deepDive.priceUsd)

/** Mistakes of somebody who edits content and is no programmer. What is wrong, the file, and how it reads before and after. */
const MISTAKES = [
  [
    'a price as text',
    'facts.ts',
    `deepDive: { priceUsd: ${facts.deepDive.priceUsd} }`,
    `deepDive: { priceUsd: '${deepDivePrice}' }`,
    /'string' is not assignable to type 'number'/,
  ],
  [
    'a number where there are two',
    'facts.ts',
    'mvpWeeks: { from: 3, to: 6 }',
    'mvpWeeks: 4',
    /not assignable to type 'Span'/,
  ],
  ['a figure that is missing', 'facts.ts', '  responseHours: 2,\n', '', /'responseHours' is missing/],
  ['a comma that is missing', 'facts.ts', 'responseHours: 2,', 'responseHours: 2', /',' expected/],
  ['a quote that is missing', 'team.ts', `role: 'founder',`, `role: 'founder,`, /Unterminated string/],
  [
    'a plan without its description',
    'pricing/plans.ts',
    `description: '`,
    `descripton: '`,
    /'descripton' does not exist in type 'Plan(?:Content)?'/,
  ],
  [
    'a plan that is popular “yes”',
    'pricing/plans.ts',
    'popular: false',
    `popular: 'yes'`,
    /'string' is not assignable to type 'boolean'/,
  ],
  [
    'a logo that is not there',
    'services/stack.ts',
    `logo: 'webrtc'`,
    `logo: 'web-rtc'`,
    /'"web-rtc"' is not assignable to type 'LogoName'/,
  ],
  [
    'a question without its answer',
    'home/faq.ts',
    '  answer:',
    '  anwser:',
    /'answer' is missing|write 'answer'/,
  ],
  [
    'a channel that has no picture',
    'socials.ts',
    `platform: 'instagram'`,
    `platform: 'tiktok'`,
    /'"tiktok"' is not assignable to type 'Platform'/,
  ],
] as const

/** One mistake of each file at a time: a check of all of the content takes seconds, and mistakes in one object hide each other. */
const ROUNDS = MISTAKES.reduce<(typeof MISTAKES)[number][][]>((rounds, mistake) => {
  const round = rounds.find((mistakes) => mistakes.every(([, file]) => file !== mistake[1]))
  if (round) round.push(mistake)
  else rounds.push([mistake])
  return rounds
}, [])

describe.each(ROUNDS.map((mistakes) => ({ mistakes })))(
  'A mistake in content/ is reported in its file, with what was expected',
  ({ mistakes }) => {
    let errors: string[] = []
    beforeAll(() => {
      const changed = mistakes.map(([, file, before, after]) => {
        const name = `content/${file}`
        const text = readFileSync(name, 'utf8')
        expect(text).toContain(before)
        return [name, text.replace(before, after)] as const
      })
      errors = typeErrors(modulesIn('content'), new Map(changed))
    })

    it.each(mistakes)('%s, in %s', (_what, file, _before, _after, message) => {
      expect(errors.find((error) => error.startsWith(`content/${file}: `))).toMatch(message)
    })

    it('and nowhere else', () => {
      const files = mistakes.map(([, file]) => `content/${file}: `)
      expect(errors.filter((error) => !files.some((file) => error.startsWith(file)))).toEqual([])
    })
  },
)
