import { analyticsHosts, readAnalyticsSetting } from './analytics'
import { readCallGateSetting, TURNSTILE_ORIGIN } from './call-gate'
import { siteConfig, voiceConfig } from './index'

/**
 * Every other host that a page may talk to, in one place: the Content-Security-Policy and the Trusted
 * Types policy are both made from it. An address on our own origin (a relative setting) is no other host.
 */
export interface ThirdPartyHosts {
  /** Origins whose scripts may run: the call machine of the media library, and what settings ask for. */
  script: string[]
  /** Origins and wildcards that may be fetched from or connected to. */
  connect: string[]
  /** Origins shown in a frame: the video player, and a challenge. */
  frame: string[]
  /** Origins of pictures: video thumbnails. */
  image: string[]
  /** Whether WebAssembly may be compiled: the 3D scene and the call's noise filter need it. */
  webAssembly: boolean
}

/** Hosts of the media library: its code, its signalling and its sockets. */
const DAILY = { code: 'https://c.daily.co', connect: ['https://*.daily.co', 'wss://*.daily.co:*'] }
/** Where the scene's runtime fetches its decoders, modelling code and fonts from, as a scene needs them. */
const SPLINE = ['https://*.spline.design', 'https://www.gstatic.com', 'https://fonts.gstatic.com']

const originOf = (url: string | undefined): string[] => {
  if (!url || !URL.canParse(url)) return []
  return [new URL(url).origin]
}

const unique = (items: string[]) => [...new Set(items)]

type VoiceSettings = Pick<typeof voiceConfig, 'apiUrl' | 'callBundleUrl'> &
  Partial<Pick<typeof voiceConfig, 'tokenUrl'>>
type SiteSettings = Pick<typeof siteConfig, 'splineSceneUrl' | 'errorDsn'> &
  Partial<Pick<typeof siteConfig, 'leadUrl' | 'analytics'>>

export function thirdPartyHosts(
  voice: VoiceSettings = voiceConfig,
  site: SiteSettings = siteConfig,
): ThirdPartyHosts {
  const scene = originOf(site.splineSceneUrl)
  const bundle = voice.callBundleUrl ? originOf(voice.callBundleUrl) : [DAILY.code]
  const analytics = analyticsHosts(readAnalyticsSetting(site.analytics))
  const callGate = readCallGateSetting(voice.tokenUrl)
  const turnstile = callGate?.turnstileSiteKey ? [TURNSTILE_ORIGIN] : []
  return {
    script: [...bundle, ...turnstile, ...analytics.script],
    connect: unique([
      ...originOf(voice.apiUrl),
      ...DAILY.connect,
      ...bundle.filter((origin) => origin !== DAILY.code),
      ...(scene.length > 0 ? [...scene, ...SPLINE] : []),
      ...originOf(site.errorDsn),
      ...originOf(callGate?.url),
      ...originOf(site.leadUrl),
      ...analytics.connect,
    ]),
    frame: ['https://www.youtube-nocookie.com', ...turnstile],
    image: ['https://i.ytimg.com'],
    webAssembly: scene.length > 0 || bundle.length > 0,
  }
}
