import { siteConfig } from '../config'
import { readAnalyticsSetting } from '../config/analytics'
import { pageFromPath } from '../navigation/page-address'
import { browserPorts, conversionSender } from './send-conversions'

let isStarted = false

/**
 * Passes conversions on to the service of `NEXT_PUBLIC_ANALYTICS` for as long as the document is open. The page that is
 * shown already is the first one. Nothing is sent where the browser asks not to be tracked.
 */
export function startAnalytics(win: Window): void {
  const analytics = readAnalyticsSetting(siteConfig.analytics)
  if (isStarted || !analytics || asksNotToBeTracked(win.navigator)) return
  isStarted = true
  const send = conversionSender(analytics, browserPorts(win))
  send({ name: 'page', page: pageFromPath(win.location.pathname) })
  win.addEventListener('conversion', ({ detail }) => send(detail))
}

/** Whether the visitor's browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
export function asksNotToBeTracked(navigator: {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}
