import { business } from '../business'
import { range } from '../figures'
import { sample } from '../sample'

export interface CaseStat {
  value: string
  unit: string
  label: string
}

export const caseStudiesHero = sample({
  title: 'Numbers first. Adjectives later.',
  lead: 'What the agents did after we left the room, in figures that can be checked against a phone bill.',
  statsLabel: 'Four figures over all projects',
  stats: [
    {
      value: `${business.deliveryRecordPercent}`,
      unit: '%',
      label: 'delivery record: what was signed was shipped',
    },
    { value: range(business.paybackMonths), unit: 'months', label: 'average payback' },
    { value: `${business.capacityGain}`, unit: 'x', label: 'capacity gains on the same payroll' },
    {
      value: `${business.uptimeTargetPercent}`,
      unit: '%',
      label: `uptime, with responses under ${business.responseSeconds} s`,
    },
  ] satisfies readonly CaseStat[],
} as const)
