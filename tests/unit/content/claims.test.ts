import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as Facts from '@/content/facts'
import { facts } from '@/content/facts'
import { grouped } from '@/content/format'
import type * as Booking from '@/content/home/booking'
import { booking } from '@/content/home/booking'
import { plans } from '@/content/pricing'
import { largestPlan } from '@/content/pricing/plan-names'
import { privacy } from '@/content/privacy'
import type * as Team from '@/content/team'
import { callSteps } from '@/content/team'
import { terms } from '@/content/terms'
import { itWhileSample } from '@/tests/support/while-sample'

const all = (content: unknown) => JSON.stringify(content)
const section = (document: typeof terms, id: string) =>
  all(document.sections.find((each) => each.id === id)?.blocks)

describe('What is not true is said nowhere', () => {
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

  it('that a part of the discovery call begins when it has ended', () => {
    const late = booking.agenda.filter(({ minute }) => minute >= facts.discoveryCall.minutes)
    expect({ 'agenda in content/home/booking.ts, after the end of the call': late }).toEqual({
      'agenda in content/home/booking.ts, after the end of the call': [],
    })
  })

  itWhileSample(callSteps).each([15, 20, 45, 60])(
    'that its parts are those of another call, where it lasts %i minutes',
    (minutes) => {
      jest.isolateModules(() => {
        const { facts: changed } = jest.requireActual<typeof Facts>('@/content/facts')
        jest.replaceProperty(changed, 'discoveryCall', { minutes, price: 0 })
        const { agenda } = jest.requireActual<typeof Booking>('@/content/home/booking').booking
        const { steps } = jest.requireActual<typeof Team>('@/content/team').callSteps
        const starts = agenda.map(({ minute }) => minute)
        expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other))
        expect(starts.at(-1)).toBeLessThan(minutes)
        expect(steps.reduce((sum, step) => sum + step.minutes, 0)).toBe(minutes)
      })
    },
  )

  const target = `${grouped(facts.uptimeTargetPercent)}%`
  const withTarget = plans.filter((plan) => all(plan).includes(target)).map(({ name }) => name)

  it('that the uptime target belongs to another plan than the largest', () => {
    expect(withTarget.filter((name) => name !== largestPlan)).toEqual([])
  })

  itWhileSample(terms)('that the largest plan has the target, where it does not', () => {
    expect(withTarget).toContain(largestPlan)
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
      'lib/leads/unsent-leads.ts',
      'lib/loading/missing-code.ts',
      'lib/loading/pre-hydration-script.inline.ts',
    ])
    expect(section(privacy, 'leads')).toContain('keeps it until it is sent or you close the tab')
    expect(section(privacy, 'in-short')).toMatch(/the trade, if you choose one, and the time of a reload/)
  })

  itWhileSample(privacy)('the history keeps where a visitor was on a page, and what was chosen there', () => {
    expect(filesWith(/history\.(?:push|replace)State\(/)).toEqual(['lib/navigation/page-history.ts'])
    expect(section(privacy, 'in-short')).toMatch(
      /how far you had scrolled and what you had chosen or searched/,
    )
  })
})
