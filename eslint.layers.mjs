import { readdirSync } from 'node:fs'

/** What every part of the site may be made of. */
const BLOCKS = ['lib', 'content', 'components/ui', 'components/motion', 'components/illustrations']
const folders = (parent) =>
  readdirSync(new URL(`./${parent}`, import.meta.url)).map((name) => `${parent}/${name}`)
/** What several pages share. It knows none of them. */
const SHARED = folders('components').filter(
  (folder) => ![...BLOCKS, 'components/pages', 'components/gallery'].includes(folder),
)
const PAGES = folders('components/pages')

/** The cores and small tools of the pages. */
const SITE = [
  'lib/booking',
  'lib/conversions',
  'lib/drawing',
  'lib/error-reporting',
  'lib/leads',
  'lib/listening',
  'lib/loading',
  'lib/pricing',
  'lib/text',
]

/** What the assistant and the page say to each other. */
const VOICE_MESSAGES = ['lib/voice/messages.ts', 'lib/voice/values.ts', 'lib/voice/tools']
const VOICE_ERRORS = ['lib/voice/errors.ts', 'lib/voice/error-messages.ts']
/**
 * Imports point one way (docs/architecture.md). Each layer may import from itself and from what is
 * listed for it, never from the layers above.
 */
export const LAYERS = {
  content: [],
  'lib/config': [],
  'lib/timing': [],
  'lib/api': ['lib/config', 'lib/timing'],
  'lib/navigation': ['content', 'lib/config'],
  // What the pages share with the consultant.
  'lib/booking': ['content', 'lib/config', 'lib/timing', 'lib/parsed-url.ts'],
  'lib/listening': ['content', 'lib/timing'],
  'lib/conversions': ['lib/config', 'lib/navigation'],
  'lib/leads': ['lib/booking', 'lib/timing', 'lib/random-id.ts'],
  'lib/error-reporting': ['lib/config', 'lib/parsed-url.ts', 'lib/random-id.ts'],
  'lib/drawing': ['content', 'lib/timing'],
  'lib/loading': ['content', 'lib/config', 'lib/navigation'],
  'lib/pricing': ['content', 'lib/drawing', 'lib/navigation'],
  'lib/text': ['content'],
  'lib/seo': ['content', 'lib/config', 'lib/navigation', 'lib/booking', 'lib/text'],
  'lib/voice': ['lib/api', 'lib/timing', 'lib/parsed-url.ts'],
  // From the bottom up. One call, without a browser or a media library; then what touches the browser, then the library.
  'lib/voice/session': ['lib/api', 'lib/timing', 'lib/parsed-url.ts', ...VOICE_MESSAGES, ...VOICE_ERRORS],
  'lib/voice/browser': ['lib/timing', 'lib/voice/session', ...VOICE_ERRORS],
  'lib/voice/daily': [
    'lib/timing',
    'lib/voice/session',
    'lib/voice/browser',
    'lib/voice/values.ts',
    ...VOICE_ERRORS,
  ],
  'lib/voice/controls': [
    'lib/timing',
    'lib/voice/browser',
    'lib/voice/daily',
    'lib/voice/session',
    'lib/voice/values.ts',
    ...VOICE_ERRORS,
  ],
  'lib/voice/tools': ['lib/api', 'lib/voice/values.ts', ...VOICE_ERRORS],
  // Then what runs calls, one after another: the class and the chat are made of it.
  'lib/voice/client': [
    'lib/api',
    'lib/timing',
    'lib/voice/browser',
    'lib/voice/controls',
    'lib/voice/daily',
    'lib/voice/session',
    ...VOICE_MESSAGES,
    ...VOICE_ERRORS,
  ],
  'lib/voice/vapi': [
    'lib/api',
    'lib/timing',
    'lib/voice/browser',
    'lib/voice/client',
    'lib/voice/controls',
    'lib/voice/daily',
    'lib/voice/session',
    ...VOICE_MESSAGES,
    ...VOICE_ERRORS,
  ],
  'lib/voice/conversation': [
    'lib/api',
    'lib/timing',
    'lib/voice/browser',
    'lib/voice/client',
    'lib/voice/session',
    ...VOICE_MESSAGES,
    ...VOICE_ERRORS,
  ],
  'lib/voice/react': ['lib/voice', 'lib/api', 'lib/timing'],
  'components/motion': [...SITE, 'content/format.ts'],
  // Props in, no content; the ways to write a figure are not content.
  'components/ui': [...SITE, 'lib/navigation', 'lib/config', 'content/format.ts', 'components/motion'],
  'components/illustrations': [...SITE, 'lib/config', 'content', 'components/motion', 'components/ui'],
  components: ['lib', 'content'],
  ...Object.fromEntries([...SHARED, ...PAGES].map((folder) => [folder, [...BLOCKS, ...SHARED]])),
  app: ['components', 'lib', 'content'],
}

const SOURCE_ROOTS = ['app', 'bench', 'components', 'content', 'lib', 'recordings', 'scripts', 'tests']

/** Zones for import-x/no-restricted-paths, derived from LAYERS. */
export function restrictedZones() {
  const zones = []
  for (const [layer, allowed] of Object.entries(LAYERS)) {
    const reachable = [...new Set([layer, ...allowed])]
    for (const root of SOURCE_ROOTS) {
      const inside = reachable.filter((folder) => folder === root || folder.startsWith(`${root}/`))
      if (inside.includes(root)) continue
      zones.push({
        target: `./${layer}`,
        from: `./${root}`,
        except: inside.map((folder) => `./${folder.slice(root.length + 1)}`),
        message: `${layer} may import only from: ${reachable.join(', ')}. See eslint.layers.mjs.`,
      })
    }
  }
  return zones
}
