/** From the smallest plan to the largest. Plans, the comparison and sentences take the names from here. */
export const PLAN_NAMES = ['Launch', 'Scale', 'Enterprise'] as const
export const [smallestPlan, nextPlan, largestPlan] = PLAN_NAMES
export type PlanName = (typeof PLAN_NAMES)[number]
