import { PLAN_SERVICES, type PlanService } from '@/content/pricing'

/** Anchor of the plans for a service: `/pricing/#plans-voice` opens the page with the voice plans chosen. */
export const plansId = (service: PlanService) => `plans-${service}`

/** The service that the fragment of an address asks for. */
export const serviceInAddress = (hash: string): PlanService | undefined =>
  PLAN_SERVICES.find((service) => hash === `#${plansId(service)}`)

/** Calls back when the fragment of the address changes. Returns the undo. */
export function onServiceChange(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    window.removeEventListener('hashchange', onChange)
    window.removeEventListener('popstate', onChange)
  }
}
