/**
 * `npm run bench [-- NAME…]`, by maintainers after a change of what is measured, and weekly by CI: `site` and `voice`,
 * one after another, each with its section of docs/performance.md. `site` measures what `npm run build:local` has
 * made. `BENCH_RUNS=3` repeats less often.
 */
import '../scripts/local/closed-output'
import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'

const PAGE = 'docs/performance.md'

/** Each measures, and returns its section. */
const BENCHES: Record<string, () => Promise<{ run: () => Promise<string> }>> = {
  site: () => import('./site'),
  voice: () => import('./voice'),
}

async function writeSection(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const page = await readFile(PAGE, 'utf8')
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${PAGE} has no section between ${begin} and ${end}.`)
  const next = `${page.slice(0, from)}${begin}\n\n${text}\n\n${page.slice(to)}`
  await writeFile(PAGE, await format(next, { ...(await resolveConfig(PAGE)), parser: 'markdown' }))
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => !Object.hasOwn(BENCHES, word))
if (unknown.length > 0) {
  console.error(`What is ${unknown.join(', ')}? There are ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(2)
}
for (const name of words.length > 0 ? words : Object.keys(BENCHES)) {
  const section = await BENCHES[name]?.().then(({ run }) => run())
  if (section === undefined) continue
  await writeSection(name, section)
  console.log(section)
}
