import type DailyIframe from '@daily-co/daily-js'

/** The media library's factory, as far as it is used here. */
export type DailyLibrary = Pick<typeof DailyIframe, 'createCallObject' | 'version'>

let library: Promise<DailyLibrary> | undefined

/** Fetches the media library once for each page; a failed download may be tried again. */
export function loadDailyLibrary(): Promise<DailyLibrary> {
  library ??= import('./media-library').then(
    (module) => module.mediaLibrary,
    (error: unknown) => {
      library = undefined
      throw error
    },
  )
  return library
}
