import type { ComparisonGroup, PlanService } from '@/content/pricing'

/** The comparison for one service: only rows that make sense for it, and no empty group. */
export const comparisonFor = (service: PlanService, groups: readonly ComparisonGroup[]): ComparisonGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.services.includes(service)) }))
    .filter((group) => group.rows.length > 0)
