import { facts } from '../facts'
import { grouped, range } from '../format'
import { sample } from '../sample'
import { largestPlan } from '../pricing/plan-names'

export interface CaseStat {
  value: string
  unit: string
  label: string
}

export const caseStudiesHero = sample({
  /** Accessible name of the section. */
  label: 'Case studies',
  title: 'Numbers first. Adjectives later.',
  lead: 'What the agents did after we left the room, in figures. These are samples; a client’s own can be checked against the phone bill.',
  /** Accessible name of the list of figures. */
  statsLabel: 'Four figures over all projects',
  stats: [
    {
      value: grouped(facts.deliveryRecordPercent),
      unit: '%',
      label: 'delivery record: what was signed was shipped',
    },
    { value: range(facts.paybackMonths), unit: 'months', label: 'average payback' },
    { value: grouped(facts.capacityGain), unit: 'x', label: 'capacity gains on the same payroll' },
    {
      value: grouped(facts.uptimeTargetPercent),
      unit: '%',
      label: `uptime, responses under ${grouped(facts.responseSeconds)} s: the ${largestPlan} target`,
    },
  ],
})
export type CaseStudiesHeroContent = typeof caseStudiesHero
