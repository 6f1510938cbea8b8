import { facts } from '../facts'
import { range } from '../format'
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
      value: `${facts.deliveryRecordPercent}`,
      unit: '%',
      label: 'delivery record: what was signed was shipped',
    },
    { value: range(facts.paybackMonths), unit: 'months', label: 'average payback' },
    { value: `${facts.capacityGain}`, unit: 'x', label: 'capacity gains on the same payroll' },
    {
      value: `${facts.uptimeTargetPercent}`,
      unit: '%',
      label: `uptime, with responses under ${facts.responseSeconds} s`,
    },
  ] satisfies readonly CaseStat[],
} as const)
