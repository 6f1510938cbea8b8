import { buildPages, gzippedBytes } from '@/scripts/voice/pages'

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

describe('what a page downloads of the call library, minified and gzipped', () => {
  // 1.7 kB of it lets a start that ends before its code is there emit the same states and events as any other, by the
  // same code. 0.02 kB is `Vapi.default`, without which apps that write `new Vapi.default()` do not start. 0.05 kB keeps
  // what the page mutes and sends between the click and the arrival of that code, 0.03 kB the `muted` of a start that
  // waits behind another one.
  it('is less than 5.3 kB before the visitor shows intent', async () => {
    expect(await weigh('/ours/entry')).toBeLessThan(5_300)
  })

  // It contains the file above. 0.27 kB claims the device at the click, 0.15 kB releases everything whatever fails,
  // 0.07 kB forgets the connections to participants who have left, 0.06 kB closes the prompt's microphone wherever
  // another one is chosen and reports a connection that was lost while joining, 0.05 kB leaves the microphone closed
  // where the page gives the sound, 0.1 kB says which address of a room cannot be joined again, 0.2 kB keeps
  // listeners that throw, stop the call or start the next one from breaking a call, 0.1 kB takes the token out of the
  // errors behind an error and says when a connection was lost in an answer, 0.06 kB refuses a typed text that is too
  // long before it is shown.
  it('is less than 25.05 kB beyond the media library for a call that goes well', async () => {
    const call = await weigh('/ours/entry', '/ours/vapi-call-', '/ours/media-library-')
    expect(call - (await weigh('/media/entry'))).toBeLessThan(25_050)
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
