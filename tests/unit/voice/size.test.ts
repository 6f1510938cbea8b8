import { buildPages, gzippedBytes } from '@/bench/voice/pages'

/** Files of the page by path, minified. */
const files = buildPages()

const codeOf = async (path: string): Promise<Uint8Array> => (await files).get(path) ?? new Uint8Array()

/** Paths of the files that begin with a name. */
const named = async (start: string): Promise<string[]> =>
  [...(await files).keys()].filter((path) => path.startsWith(start))

async function staticImports(path: string): Promise<string[]> {
  const code = new TextDecoder().decode(await codeOf(path))
  return [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) =>
    path.replace(/[^/]+$/, name ?? ''),
  )
}

/** Everything that is downloaded when these files are. */
async function withImports(paths: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>()
  const visit = async (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const next of await staticImports(path)) await visit(next)
  }
  for (const path of paths) await visit(path)
  return seen
}

async function weigh(...starts: string[]): Promise<number> {
  const roots = (await Promise.all(starts.map(named))).flat()
  const weights = [...(await withImports(roots))].map(async (path) => gzippedBytes(await codeOf(path)))
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0)
}

// docs/performance.md, "Budgets", has the reasons.
describe('what a page downloads of the call library, minified and gzipped', () => {
  it('is less than 6 kB before the visitor shows intent', async () => {
    expect(await weigh('/ours/entry')).toBeLessThan(6_000)
  })

  // It contains what is loaded before the intent.
  it('is less than 26 kB beyond the media library for a call that goes well', async () => {
    const call = await weigh('/ours/entry', '/ours/vapi-call-', '/ours/media-library-')
    expect(call - (await weigh('/media/entry'))).toBeLessThan(26_000)
  })

  it('has everything that a call needs in one round of static imports', async () => {
    const roots = await named('/ours/vapi-call-')
    expect(roots).toHaveLength(1)
    const inPage = await withImports(await named('/ours/entry'))
    const isNew = (path: string) => !inPage.has(path)
    const firstRound = (await staticImports(roots[0] ?? '')).filter(isNew)
    const secondRound = (await Promise.all(firstRound.map(staticImports))).flat().filter(isNew)
    expect(secondRound.filter((path) => !firstRound.includes(path))).toEqual([])
  })
})
