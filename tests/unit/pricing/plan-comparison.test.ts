import { comparison, PLAN_SERVICES, plans } from '@/content/pricing'
import { comparisonFor } from '@/components/pages/pricing/comparison'

const labels = (service: (typeof PLAN_SERVICES)[number]) =>
  comparisonFor(service, comparison.groups).flatMap((group) => group.rows.map((row) => row.label))

describe('the comparison of plans', () => {
  it.each(PLAN_SERVICES)('has the rows of %s, and leaves the others out', (service) => {
    const rows = comparison.groups.flatMap((group) => group.rows)
    const ofService = rows.filter(({ services }) => services.includes(service))
    expect(labels(service)).toEqual(ofService.map(({ label }) => label))
  })

  it.each(PLAN_SERVICES)('says nothing twice for %s, and leaves no group empty', (service) => {
    expect(new Set(labels(service)).size).toBe(labels(service).length)
    expect(comparisonFor(service, comparison.groups).every((group) => group.rows.length > 0)).toBe(true)
  })
})

it('the plans differ in their features for each service', () => {
  for (const service of PLAN_SERVICES) {
    const lists = plans.map((plan) => plan.features[service].items.join('\n'))
    expect(new Set(lists).size).toBe(plans.length)
  }
  for (const plan of plans) {
    const lists = PLAN_SERVICES.map((service) => plan.features[service].items.join('\n'))
    expect(new Set(lists).size).toBe(PLAN_SERVICES.length)
  }
})
