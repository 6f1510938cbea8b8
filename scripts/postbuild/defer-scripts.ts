import { inlineScript } from '../../lib/loading/inline-script'

/*
 * The page is readable without scripts, so it is painted first: the framework's scripts wait in a template until
 * the first frame is on the screen, and do not compete with the fonts for bandwidth. See "What is
 * changed in the framework's pages" in docs/performance.md for the measured gain.
 */

const SCRIPT = /<script src="[^"]+"[^>]*\sasync=""[^>]*><\/script>/g
const HEAD_END = /<\/head>/
/** The last match: text of the page may contain another. */
const BODY_END = /<\/body>(?![\s\S]*<\/body>)/
const PRELOAD = /<link rel="preload"[^>]* as="script"[^>]*>/g

/**
 * Returns the page with its scripts started after the first frame; a page that was changed before is returned unchanged.
 * Throws if it finds no scripts of the framework, so that a framework update that changes the HTML does not silently
 * disable this step.
 */
export function withDeferredScripts(html: string): string {
  if (html.includes('<template data-scripts>')) return html
  const scripts = html.match(SCRIPT)
  if (!scripts)
    throw new Error('A page has none of the scripts that scripts/postbuild/defer-scripts.ts expects.')
  // The page's own code has only a preload, which is deferred with the scripts. Other preloads are for a listed script.
  const preloads = (html.match(PRELOAD) ?? []).filter((link) => {
    const address = / href="([^"]+)"/.exec(link)?.[1]
    return !scripts.some((script) => script.includes(` src="${address}"`))
  })
  if (!HEAD_END.test(html) || !BODY_END.test(html))
    throw new Error(
      'A page has no end of its head or body where scripts/postbuild/defer-scripts.ts expects it.',
    )
  const waiting = `<template data-scripts>${[...scripts, ...preloads].join('')}</template>`
  // Functions, because a replacement text would read `$` as a pattern.
  const starter = inlineScript('scripts/postbuild/deferred-scripts.inline.ts')
  return html
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace(HEAD_END, () => `${waiting}</head>`)
    .replace(BODY_END, () => `<script>${starter}</script></body>`)
}
