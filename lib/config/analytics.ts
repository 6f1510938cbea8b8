/** The service of `NEXT_PUBLIC_ANALYTICS`. */
export type Analytics =
  /** Plausible. The site is registered there under this domain. */
  | { service: 'plausible'; domain: string; endpoint: string }
  /** Umami: the site's id there, and the host of the instance. */
  | { service: 'umami'; websiteId: string; endpoint: string }
  /** Google Tag Manager, which can pass events on to Google Analytics 4. */
  | { service: 'gtm'; containerId: string; script: string }

/** `NEXT_PUBLIC_ANALYTICS` names no service that is known. */
export class AnalyticsSettingError extends Error {
  override name = 'AnalyticsSettingError'
  constructor(setting: string) {
    super(
      `NEXT_PUBLIC_ANALYTICS is “${setting}”. Write plausible:DOMAIN (plausible:agency.example), umami:ID@HOST ` +
        '(umami:94db1cb1-74f4-4a40-ad6c-962362670409@cloud.umami.is) or gtm:ID (gtm:GTM-ABC1234), or leave it empty.',
    )
  }
}

const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i
/** A host, with a port for an instance of one's own. */
const HOST_AND_PORT = /^[a-z0-9.-]+(?::\d{1,5})?$/i
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads the setting. Undefined if it is empty. @throws {@link AnalyticsSettingError} */
export function readAnalyticsSetting(setting: string | undefined): Analytics | undefined {
  const text = setting?.trim()
  if (!text) return undefined
  const [service = '', value = ''] = splitOnce(text, ':')
  switch (service.toLowerCase()) {
    case 'plausible': {
      // A domain, or DOMAIN@HOST for an instance of one's own.
      const [domain = '', host = 'plausible.io'] = splitOnce(value, '@')
      if (HOST.test(domain) && HOST_AND_PORT.test(host))
        return { service: 'plausible', domain, endpoint: `https://${host}/api/event` }
      break
    }
    case 'umami': {
      const [websiteId = '', host = ''] = splitOnce(value, '@')
      if (UUID.test(websiteId) && HOST_AND_PORT.test(host))
        return { service: 'umami', websiteId, endpoint: `https://${host}/api/send` }
      break
    }
    case 'gtm':
      if (/^GTM-[A-Z0-9]{4,12}$/.test(value))
        return {
          service: 'gtm',
          containerId: value,
          script: `https://www.googletagmanager.com/gtm.js?id=${value}`,
        }
  }
  throw new AnalyticsSettingError(text)
}

/** The text before and after the first separator. Without a separator, one part. */
function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator)
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}

/** Other hosts that the service needs in the Content-Security-Policy. */
export function analyticsHosts(analytics: Analytics | undefined): { script: string[]; connect: string[] } {
  if (!analytics) return { script: [], connect: [] }
  switch (analytics.service) {
    case 'gtm':
      return {
        script: ['https://www.googletagmanager.com'],
        connect: [
          'https://www.googletagmanager.com',
          'https://www.google-analytics.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ],
      }
    default:
      return { script: [], connect: [new URL(analytics.endpoint).origin] }
  }
}
