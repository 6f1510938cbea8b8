/*
 * Tailwind sets its variables by `@property`, and once more for Safari before 16.4 and Firefox before 128, which do not
 * know it. The site does not support those (`browserslist` in package.json). The second copy costs home 0.4 kB, and its
 * document must arrive in three round trips (tests/browser/budgets.spec.ts).
 */

const FALLBACK = /@layer properties\{@supports [^{]*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}/

/** The page without the copy for old browsers. Throws where a page with `@property` has none: Tailwind has changed. */
export function withoutPropertyFallback(html: string): string {
  if (!html.includes('@property ')) return html
  if (!FALLBACK.test(html))
    throw new Error(
      'A page has no “@layer properties”, which scripts/postbuild/remove-property-fallback.ts removes.',
    )
  return html.replace(FALLBACK, '')
}
