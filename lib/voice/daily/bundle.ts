import type { BundleAddress } from './call-options'
import { BUNDLE_NAME } from './hint'

/** Version 0.92 renamed the setting, and took the file's name out of it. */
const takesDirectory = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 0 || minor >= 92
}

/** A call machine at an address of the page's own choice, whatever the version of the media library. */
export const bundleAt = (url: string): BundleAddress => ({
  url,
  settingOf(version) {
    const absolute = new URL(url, document.baseURI).href
    return takesDirectory(version) && absolute.endsWith(BUNDLE_NAME)
      ? { bundlePathOverride: absolute.slice(0, -BUNDLE_NAME.length) }
      : { callObjectBundleUrlOverride: absolute }
  },
})
