import { serveBesideSandbox } from './beside-sandbox'
import { bundledPage } from './bundled-page'
import { DAILY_VERSIONS, type DailyVersion } from './daily-page'

/** A bare page with the call library and the sandbox, on an address of its own, at one end of the media library's range. */
export const serveVoicePage = (siteUrl: string | undefined, version: DailyVersion) =>
  serveBesideSandbox(
    siteUrl,
    bundledPage({
      title: 'Call',
      body: '<button>Click</button>',
      modules: { page: 'tests/support/voice-entry.ts', worker: 'tests/support/voice-worker.ts' },
      alias: version === '0.92.2' ? {} : { [DAILY_VERSIONS['0.92.2']]: DAILY_VERSIONS[version] },
    }),
  )
