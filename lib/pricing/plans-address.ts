import { PLAN_SERVICES, type PlanService } from '@/content/pricing/plans'

/** Anchor of the plans for a service: `/pricing/#plans-voice` opens the page with the voice plans chosen. */
export const plansId = (service: PlanService) => `plans-${service}`

/** The service that the fragment of an address asks for. */
export const serviceInAddress = (hash: string): PlanService | undefined =>
  PLAN_SERVICES.find((service) => hash === `#${plansId(service)}`)
