/*
 * The framework writes the data for hydration as many inline scripts, each `self.__next_f.push([1, "…"])`, and the
 * policy of the site has a hash for each inline script. Merged into one script a page, the policy stays under the
 * 2,000 characters that Cloudflare allows for a header in `_headers`; with all scripts it has 2,600.
 *
 * The data repeat the style sheet of the page, which hydration finds in the page by its name: without it a page is
 * 160 kB shorter before compression.
 */

const PUSH =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const MERGED = '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push('

/** The text that one script adds: none in the opening one, `[0]`. */
function textOf(pushed: string): string {
  const [kind, text] = JSON.parse(pushed) as unknown[]
  if (kind === 0) return ''
  if (kind === 1 && typeof text === 'string') return text
  throw new Error(
    'A page has data for hydration that scripts/postbuild/merge-hydration-data.ts does not know.',
  )
}

/** React writes a long text as a row `ID:T`, its length in bytes and hexadecimal, a comma, and the text. */
const TEXT_ROW = /:T([\da-f]+),/g

/** Without the rows that are part of the page's style sheet. */
function withoutStyles(data: string, styles: string): string {
  let rest = data
  for (const { 0: head, 1: length = '', index } of data.matchAll(TEXT_ROW)) {
    const following = Buffer.from(data.slice(index + head.length))
    const text = following.subarray(0, Number.parseInt(length, 16)).toString()
    // A function, because a replacement text would read `$` as a pattern.
    if (text && styles.includes(text)) rest = rest.replace(head + text, () => ':T0,')
  }
  if (rest === data)
    throw new Error(
      'The data of a page do not repeat its style sheet, as scripts/postbuild/merge-hydration-data.ts expects.',
    )
  return rest
}

/**
 * Returns the page with its data in one script, at the place of the last one. A page that is merged already stays the same.
 * Throws if it finds no data, data of another kind, or no style sheet, so that a change of the framework's format is noticed.
 */
export function withMergedData(html: string): string {
  if (html.includes(MERGED)) return html
  const scripts = [...html.matchAll(PUSH)]
  const last = scripts.at(-1)
  if (!last)
    throw new Error(
      'A page has none of the data for hydration that scripts/postbuild/merge-hydration-data.ts expects.',
    )
  const styles = [...html.matchAll(STYLE)].map(([, text]) => text).join('')
  const data = withoutStyles(scripts.map(([, pushed = '']) => textOf(pushed)).join(''), styles)
  // `<` is escaped, so that no text of the page can end the script.
  const script = `${MERGED}[1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])</script>`
  return html.replace(PUSH, (_match, _pushed, offset: number) => (offset === last.index ? script : ''))
}
