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
  'lib/site': ['content', 'lib/config', 'lib/navigation', 'lib/parsed-url.ts'],
  'lib/voice': ['lib/api', 'lib/timing', 'lib/parsed-url.ts'],
  // One call, without a browser or a media library; then what touches the browser; then the hook.
  'lib/voice/session': [
    'lib/api',
    'lib/timing',
    'lib/parsed-url.ts',
    'lib/voice/errors.ts',
    'lib/voice/error-messages.ts',
  ],
  'lib/voice/browser': [
    'lib/timing',
    'lib/voice/session',
    'lib/voice/errors.ts',
    'lib/voice/error-messages.ts',
  ],
  'lib/voice/react': ['lib/voice', 'lib/api', 'lib/timing'],
  'components/motion': ['lib/site', 'content/format.ts'],
  // Props in, no content; the ways to write a figure are not content.
  'components/ui': ['lib/site', 'lib/navigation', 'lib/config', 'content/format.ts', 'components/motion'],
  'components/illustrations': ['lib/site', 'lib/config', 'content', 'components/motion', 'components/ui'],
  components: ['lib', 'content'],
  ...Object.fromEntries([...SHARED, ...PAGES].map((folder) => [folder, [...BLOCKS, ...SHARED]])),
  app: ['components', 'lib', 'content'],
}

const SOURCE_ROOTS = ['app', 'components', 'content', 'lib', 'scripts', 'tests']

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
