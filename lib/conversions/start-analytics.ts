import { readAnalyticsSetting } from '../config/analytics'
import type { Conversion } from './conversion'
import { browserPorts, conversionSender } from './send-conversions'

/**
 * Passes conversions on to the service of `NEXT_PUBLIC_ANALYTICS`, those of before this call too. Nothing is sent where
 * the browser asks not to be tracked. Returns what stops it.
 */
export function startAnalytics(setting: string, early: readonly Conversion[], win: Window): () => void {
  const analytics = readAnalyticsSetting(setting)
  if (!analytics || asksNotToBeTracked(win.navigator)) return () => undefined
  const send = conversionSender(analytics, browserPorts(win))
  const listen = ({ detail }: CustomEvent<Conversion>) => send(detail)
  early.forEach(send)
  win.addEventListener('conversion', listen)
  return () => win.removeEventListener('conversion', listen)
}

/** Whether the visitor's browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
export function asksNotToBeTracked(navigator: {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}
