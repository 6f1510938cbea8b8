import type { Analytics } from '../config/analytics'
import type { Conversion } from './conversion'

/**
 * Passes conversions on to a service. Its code is fetched when the browser is idle, and what happened before is sent
 * then. Nothing is fetched or sent where the browser asks not to be tracked. Returns what stops it.
 */
export function startAnalytics(analytics: Analytics, win: Window): () => void {
  const early: Conversion[] = []
  let send = (conversion: Conversion): unknown => early.push(conversion)
  const listen = ({ detail }: CustomEvent<Conversion>) => void send(detail)
  let isStopped = asksNotToBeTracked(win.navigator)
  if (isStopped) return () => undefined

  win.addEventListener('conversion', listen)
  const load = async () => {
    const { conversionSender, browserPorts } = await import('./send-conversions')
    if (isStopped) return
    send = conversionSender(analytics, browserPorts(win))
    early.forEach(send)
  }
  // The code of the service is a part of the site: if it is gone after a deploy, visits go uncounted and nothing else.
  const cancel = whenIdle(win, () => void load().catch(() => undefined))
  return () => {
    isStopped = true
    cancel()
    win.removeEventListener('conversion', listen)
  }
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(win: Window, callback: () => void): () => void {
  if (typeof win.requestIdleCallback === 'function') {
    const handle = win.requestIdleCallback(callback)
    return () => win.cancelIdleCallback(handle)
  }
  const timer = win.setTimeout(callback, 1_000)
  return () => win.clearTimeout(timer)
}

/** Whether the visitor's browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
export function asksNotToBeTracked(navigator: {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}
