export { comparison } from './comparison'
export type { ComparisonContent, ComparisonGroup, ComparisonRow, ComparisonValue } from './comparison'
export {
  addOns,
  allPlansInclude,
  plansSection,
  pricingClosing,
  pricingHero,
  runningCostSection,
} from './copy'
export type {
  AddOnsContent,
  IncludedContent,
  PlansContent,
  PricingHeroContent,
  RunningCostContent,
} from './copy'
export { pricingFaq } from './faq'
export { workedExampleSection } from './worked-example'
export type { WorkedExampleContent } from './worked-example'
export { PLAN_NAMES, type PlanName } from './plan-names'
export { PLAN_SERVICES, plans } from './plans'
export type { BuildWindow, Plan, PlanService } from './plans'
