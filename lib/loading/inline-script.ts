import path from 'node:path'
import { buildSync } from 'esbuild'
import packageJson from '../../package.json' with { type: 'json' }

/** The supported browsers (`browserslist` of package.json), as esbuild writes them: `chrome111`. */
export const browserTargets = packageJson.browserslist.map((query) =>
  query.replace(' >= ', '').replace('ios_saf', 'ios'),
)

/**
 * A module and what it imports as the text of an inline script, minified. Runs in Node, during the build.
 *
 * The module declares a constant `settings`, which the build replaces by the value given here. The text has no `<`, because no
 * markup may begin in it and the page's Trusted Types policy refuses it (pre-hydration-script.inline.ts): throws where the
 * code has one. In a comparison `>` can be used instead, in a regular expression `\x3c`.
 */
export function inlineScript(file: string, settings: object = {}): string {
  const [output] = buildSync({
    entryPoints: [path.resolve(file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserTargets,
    legalComments: 'none',
    logLevel: 'error',
    // Or the strict mode of tsconfig.json would put `"use strict"` before it, twice in every document.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    define: { settings: JSON.stringify(settings) },
  }).outputFiles
  const code = output?.text.trim() ?? ''
  if (code.includes('<'))
    throw new Error(`The code of ${file} has a “<”, which an inline script must not have.`)
  return code
}
