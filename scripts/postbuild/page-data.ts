/*
 * The framework writes the data for hydration as many inline scripts, each `self.__next_f.push([1, "…"])`, and the
 * policy of the site has a hash for each inline script. Merged into one script a page, the policy stays under the
 * 2,000 characters that Cloudflare allows for a header in `_headers`; with all scripts it has 2,600.
 */

const PUSH =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g
const MERGED = '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push('

/** The text that one script adds: none in the opening one, `[0]`. */
function textOf(pushed: string): string {
  const [kind, text] = JSON.parse(pushed) as unknown[]
  if (kind === 0) return ''
  if (kind === 1 && typeof text === 'string') return text
  throw new Error('A page has data for hydration that scripts/postbuild/page-data.ts does not know.')
}

/**
 * The page with its data in one script, where the last of them was; a merged page as it was. Throws where it finds no
 * data, or data of another kind, so that a change of the framework's format is noticed.
 */
export function mergePageData(html: string): string {
  if (html.includes(MERGED)) return html
  const scripts = [...html.matchAll(PUSH)]
  const last = scripts.at(-1)
  if (!last)
    throw new Error('A page has none of the data for hydration that scripts/postbuild/page-data.ts expects.')
  const data = scripts.map(([, pushed = '']) => textOf(pushed)).join('')
  // `<` is escaped, so that no text of the page can end the script.
  const script = `${MERGED}[1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])</script>`
  return html.replace(PUSH, (_match, _pushed, offset: number) => (offset === last.index ? script : ''))
}
