import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageFiles } from './files'

/**
 * Asks V8 to compile every function of a script while it loads, beside the main thread. Without it, V8 compiles each at
 * its first call, on the main thread, and nearly all of these are called at once. Other engines ignore the comment. See
 * https://v8.dev/blog/explicit-compile-hints, and docs/performance.md for the measured gain.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Scripts that a page loads; those for old browsers, marked `noModule`, are not compiled by V8 at all. */
const SCRIPT = /<script src="[^"]*\/(_next\/static\/[^"]+\.js)"(?![^>]*\snoModule)[^>]*>/g

/**
 * Writes the hint into the scripts that the exported pages load, and returns their number. Throws if it finds none, so
 * that a framework update that changes the HTML does not silently disable this step.
 */
export function addCompileHints(out: string): number {
  const scripts = new Set(
    pageFiles(out).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(SCRIPT)].map(([, script = '']) => script),
    ),
  )
  if (scripts.size === 0)
    throw new Error('No page has a script that scripts/postbuild/add-compile-hints.ts expects.')
  for (const script of scripts) {
    const file = path.join(out, script)
    if (!existsSync(file)) throw new Error(`A page loads ${script}, which is not in ${out}.`)
    const source = readFileSync(file, 'utf8')
    if (!source.startsWith(HINT)) writeFileSync(file, HINT + source)
  }
  return scripts.size
}
