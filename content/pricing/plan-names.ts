/** From the smallest plan to the largest; one is enough. Plans, the comparison and sentences take the names from here. */
export const PLAN_NAMES = ['Launch', 'Scale', 'Enterprise'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

const names: readonly PlanName[] = PLAN_NAMES
export const smallestPlan: PlanName = PLAN_NAMES[0]
/** The one after it, and the last. Where there is one plan alone, that is both: then write the sentences that compare them anew. */
export const nextPlan: PlanName = names[1] ?? smallestPlan
export const largestPlan: PlanName = names.at(-1) ?? smallestPlan
