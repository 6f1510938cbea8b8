import { ADDRESS_EVENT } from '@/lib/navigation/page-address'
import { PLAN_SERVICES, type PlanService } from '@/content/pricing/plans'

/** Anchor of the plans for a service: `/pricing/#plans-voice` opens the page with the voice plans chosen. */
export const plansId = (service: PlanService) => `plans-${service}`

/** The service that the fragment of an address asks for. */
export const serviceInAddress = (hash: string): PlanService | undefined =>
  PLAN_SERVICES.find((service) => hash === `#${plansId(service)}`)

const EVENTS = ['hashchange', 'popstate', ADDRESS_EVENT]

/** Calls back when the address may name another service. Returns the undo. */
export function onServiceChange(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange)
  }
}
