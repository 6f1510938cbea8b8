import type { DailySettings } from './call-options'

/** Where the media library looks for its call machine first. */
const MEDIA_HOST = 'https://c.daily.co'

export const BUNDLE_NAME = '/call-machine-object-bundle.js'

let isGiven = false

/**
 * Tells the browser, once for each page, what the media library will ask for as soon as it is here itself: its
 * call machine where the address is known, a connection to its host where it is not.
 */
export function hintAtCallMachine({ bundle, dailyConfig = {} }: DailySettings): void {
  const { avoidEval = true, bundlePathOverride: folder, callObjectBundleUrlOverride } = dailyConfig
  // Evaluated code is fetched in another way, to which a preloaded script is of no use.
  if (isGiven || !avoidEval || typeof document === 'undefined') return
  isGiven = true
  const address =
    (folder && folder.replace(/\/$/, '') + BUNDLE_NAME) || callObjectBundleUrlOverride || bundle?.url
  const link = document.createElement('link')
  link.rel = address ? 'preload' : 'preconnect'
  if (address) link.as = 'script'
  link.href = address || MEDIA_HOST
  document.head.append(link)
}
