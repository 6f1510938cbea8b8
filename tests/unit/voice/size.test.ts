import { buildPages, gzippedBytes } from '@/scripts/voice/pages'

/** Files of the page by path, minified; and what each fetches at once, by its static imports. */
const files = buildPages()

async function weigh(...roots: string[]): Promise<number> {
  const pages = await files
  const seen = new Set<string>()
  const visit = (path: string) => {
    const code = pages.get(path)
    if (!code || seen.has(path)) return
    seen.add(path)
    for (const [, name] of new TextDecoder().decode(code).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      visit(path.replace(/[^/]+$/, name ?? ''))
  }
  for (const root of roots) for (const path of pages.keys()) if (path.startsWith(root)) visit(path)
  return [...seen].reduce((sum, path) => sum + gzippedBytes(pages.get(path) ?? new Uint8Array()), 0)
}

describe('what a page downloads of the call library, minified and gzipped', () => {
  it('is less than 1.7 kB before the visitor shows intent', async () => {
    expect(await weigh('/ours/entry')).toBeLessThan(1_700)
  })

  it('is less than 17.2 kB beyond the media library for a call that goes well', async () => {
    const call = await weigh('/ours/entry', '/ours/engine-', '/ours/media-library-')
    expect(call - (await weigh('/media/entry'))).toBeLessThan(17_200)
  })

  it('has the engine in one file, so that nothing waits for a second one', async () => {
    const paths = [...(await files).keys()].filter((path) => path.startsWith('/ours/engine-'))
    expect(paths).toHaveLength(1)
    const engine = (await files).get(paths[0] ?? '') ?? new Uint8Array()
    expect(await weigh('/ours/engine-')).toBe(gzippedBytes(engine))
  })
})
