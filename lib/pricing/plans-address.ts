import { ADDRESS_EVENT } from '@/lib/navigation/page-address'
import { PLAN_SERVICES, type PlanService } from '@/content/pricing/plans'

/** Anchor of the plans for a service: `/pricing/#plans-voice` opens the page with the voice plans chosen. */
export const plansId = (service: PlanService) => `plans-${service}`

/** The service that the fragment of an address asks for. */
export const serviceInAddress = (hash: string): PlanService | undefined =>
  PLAN_SERVICES.find((service) => hash === `#${plansId(service)}`)

/**
 * Calls back when a link to a fragment was followed, by the shell or by the browser itself; not on Back and Forward, which show
 * what was chosen. Returns the undo.
 */
export function onFragmentFollowed(onFollow: () => void): () => void {
  const onPopState = ({ state }: PopStateEvent) => {
    if (state === null) onFollow()
  }
  window.addEventListener('popstate', onPopState)
  window.addEventListener(ADDRESS_EVENT, onFollow)
  return () => {
    window.removeEventListener('popstate', onPopState)
    window.removeEventListener(ADDRESS_EVENT, onFollow)
  }
}
