import { siteConfig } from '../config'
import { readAnalyticsSetting, type Analytics } from '../config/analytics'
import { pageFromPath } from '../navigation/page-address'
import type { Conversion } from './conversion'

export interface ConversionPorts {
  fetch: typeof fetch
  /** Address of the page without its query and fragment, which may carry what a visitor typed. */
  pageUrl: () => string
  addScript: (url: string) => void
  /** The array from which Google Tag Manager reads its events. */
  dataLayer: () => unknown[]
  /** Milliseconds since 1970, which Google Tag Manager wants with its first event. */
  now: () => number
}

type Send = (conversion: Conversion) => void

const post = ({ fetch }: ConversionPorts, url: string, body: object) => {
  // A service that is down, or that an ad blocker refuses, changes nothing for the visitor.
  fetch(url, {
    method: 'POST',
    // Plain text needs no preflight. Both services read it as JSON.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}

/** Sends what a visitor did to the service of the setting. Sets no cookie and sends no identifier. */
export function conversionSender(analytics: Analytics, ports: ConversionPorts): Send {
  switch (analytics.service) {
    case 'plausible':
      return ({ name, ...props }) =>
        post(ports, analytics.endpoint, {
          domain: analytics.domain,
          name: name === 'page' ? 'pageview' : name,
          url: ports.pageUrl(),
          ...(name !== 'page' && Object.keys(props).length > 0 && { props }),
        })
    case 'umami':
      return ({ name, ...data }) =>
        post(ports, analytics.endpoint, {
          type: 'event',
          payload: {
            website: analytics.websiteId,
            url: new URL(ports.pageUrl()).pathname,
            hostname: new URL(ports.pageUrl()).hostname,
            // Umami counts an event without a name as a page view.
            ...(name !== 'page' && { name, ...(Object.keys(data).length > 0 && { data }) }),
          },
        })
    case 'gtm':
      ports.dataLayer().push({ 'gtm.start': ports.now(), event: 'gtm.js' })
      ports.addScript(analytics.script)
      return ({ name, ...details }) => ports.dataLayer().push({ event: `conversion_${name}`, ...details })
  }
}

const browserPorts = (win: Window): ConversionPorts => ({
  fetch: win.fetch.bind(win),
  pageUrl: () => win.location.origin + win.location.pathname,
  addScript(url) {
    const script = win.document.createElement('script')
    script.async = true
    script.src = url
    win.document.head.append(script)
  },
  dataLayer: () => (win.dataLayer ??= []),
  now: () => Date.now(),
})

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

declare global {
  interface Window {
    /** Events for Google Tag Manager. */
    dataLayer?: unknown[]
  }
}
