import { targetFromNavigateDetail, type PageTarget } from './page-address'

declare global {
  interface Window {
    /** A `navigate` event from before the shell listened, kept by the opening script; null once the page works. */
    preHydrationNavigation?: Event | null
  }
}

const logUnknownPage = (detail: unknown) => console.warn('Unknown page in navigate event:', detail)

/**
 * Calls back with the page and section that a `navigate` event names, also for an event that came before this call. An
 * unknown name is logged. Returns the undo.
 */
export function onNavigateEvent(
  win: Pick<Window, 'addEventListener' | 'removeEventListener' | 'preHydrationNavigation'>,
  show: (target: PageTarget) => void,
  logUnknown: (detail: unknown) => void = logUnknownPage,
): () => void {
  const onNavigate = (event: Event) => {
    const detail: unknown = (event as CustomEvent).detail
    const target = targetFromNavigateDetail(detail)
    if (target) show(target)
    else logUnknown(detail)
  }
  win.addEventListener('navigate', onNavigate)
  const early = win.preHydrationNavigation
  win.preHydrationNavigation = null
  // The framework's router follows the history only after its own effects, which run after those of the shell.
  if (early) queueMicrotask(() => onNavigate(early))
  return () => win.removeEventListener('navigate', onNavigate)
}
