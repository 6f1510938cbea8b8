/**
 * The one reader of environment variables. Every name is listed and explained in `.env.example`.
 * Values are read at build time: Next inlines each `process.env.NEXT_PUBLIC_…` written out in full.
 */
const value = (raw: string | undefined): string | undefined => {
  const trimmed = raw?.trim()
  return trimmed ? trimmed : undefined
}

const withoutTrailingSlash = (url: string) => url.replace(/\/+$/, '')

/** What the voice widget needs to place a call. */
export const voiceConfig = {
  /** Public key of the voice platform. Never a private key: it ships to every visitor. */
  publicKey: value(process.env.NEXT_PUBLIC_VOICE_PUBLIC_KEY),
  /** The assistant that visitors talk to. */
  assistantId: value(process.env.NEXT_PUBLIC_VOICE_ASSISTANT_ID),
  /** Base URL of the platform's API, without a trailing slash. */
  apiUrl: withoutTrailingSlash(value(process.env.NEXT_PUBLIC_VOICE_API_URL) ?? 'https://api.vapi.ai'),
  /** The address from which the media library loads its call machine; undefined means its own host. */
  callBundleUrl: value(process.env.NEXT_PUBLIC_VOICE_CALL_BUNDLE_URL),
  /** The call gate (`readCallGateSetting`), which gives a short-lived token for each call; then no key is needed. */
  tokenUrl: value(process.env.NEXT_PUBLIC_VOICE_TOKEN_URL),
} as const

const siteUrl = value(process.env.NEXT_PUBLIC_SITE_URL)

/** Settings of the site; `undefined` means unset, and the site shows its marked sample instead. */
export const siteConfig = {
  phone: value(process.env.NEXT_PUBLIC_PHONE),
  /** `tel:` address of the published number, set by `next.config.mjs`; undefined where there is none. */
  phoneUrl: value(process.env.NEXT_PUBLIC_PHONE_URL),
  whatsappUrl: value(process.env.NEXT_PUBLIC_WHATSAPP_URL),
  discoveryCallUrl: value(process.env.NEXT_PUBLIC_DISCOVERY_CALL_URL),
  deepDiveUrl: value(process.env.NEXT_PUBLIC_DEEP_DIVE_URL),
  bookingFields: value(process.env.NEXT_PUBLIC_BOOKING_FIELDS),
  splineSceneUrl: value(process.env.NEXT_PUBLIC_SPLINE_SCENE_URL),
  errorDsn: value(process.env.NEXT_PUBLIC_ERROR_DSN),
  /** The address for confirmed briefs; undefined means that the visitor sends a brief by mail or with the booking. */
  leadUrl: value(process.env.NEXT_PUBLIC_LEAD_URL),
  /** The service that counts what visitors do (`readAnalyticsSetting`); undefined means none. */
  analytics: value(process.env.NEXT_PUBLIC_ANALYTICS),
  /**
   * Public address of the site, without a trailing slash and without the sub-path. `next.config.mjs` takes the
   * host's own address where the setting is empty; undefined where there is none either.
   */
  siteUrl: siteUrl === undefined ? undefined : withoutTrailingSlash(siteUrl),
  /** Sub-path under which the site is served, such as `/site`; empty at the root. */
  basePath: withoutTrailingSlash(value(process.env.NEXT_PUBLIC_BASE_PATH) ?? ''),
  /** Day of the build in UTC, such as `2026-03-14`, set by `next.config.mjs`; today outside of a build. */
  buildDay: value(process.env.NEXT_PUBLIC_BUILD_DAY) ?? new Date().toISOString().slice(0, 10),
} as const

/** Whether this is a development build, in which the page explains missing settings. */
export const isDevelopment = process.env.NODE_ENV === 'development'

/** Address of a file in `public/`, correct under a sub-path too. `path` begins with a slash. */
export const assetUrl = (path: `/${string}`): string => `${siteConfig.basePath}${path}`

const isOurs = (url: string): url is `/${string}` => url.startsWith('/')

/** The address of a file that `content/` names: one of ours, or one on another host. */
export const mediaUrl = (url: string): string => (isOurs(url) ? assetUrl(url) : url)
