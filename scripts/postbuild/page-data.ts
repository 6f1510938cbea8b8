/*
 * The framework writes what a page is made of a second time, as data for hydration: many small scripts,
 * each `self.__next_f.push([1, "…"])`, whose texts together are rows. Here they become one script without
 * the rows that hydration never reads. See react-server's wire format: `ID:T<hex length>,<text>` is a
 * text row, every other row ends with a line break.
 */

const PUSH =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g

interface Row {
  id: string
  /** Text of a text row. */
  text?: string
  /** The row as it is written. */
  raw: string
}

/** Splits the data into its rows. Lengths of text rows count bytes of UTF-8. */
export function rowsOf(data: string): Row[] {
  const bytes = Buffer.from(data, 'utf8')
  const rows: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at)
    if (colon < 0) throw new Error('A row of the page data has no id.')
    const id = bytes.toString('utf8', at, colon)
    const comma = bytes.indexOf(',', colon)
    if (bytes[colon + 1] === 'T'.charCodeAt(0)) {
      const length = Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16)
      const end = comma + 1 + length
      if (!(end <= bytes.length)) throw new Error('A text row of the page data is cut off.')
      rows.push({ id, text: bytes.toString('utf8', comma + 1, end), raw: bytes.toString('utf8', at, end) })
      at = end
    } else {
      const newline = bytes.indexOf('\n', colon)
      const end = newline < 0 ? bytes.length : newline + 1
      rows.push({ id, raw: bytes.toString('utf8', at, end) })
      at = end
    }
  }
  return rows
}

/** The data without the style sheets, which the page already carries and hydration finds there by name. */
function withoutStyles(data: string, styles: string): string {
  const rows = rowsOf(data)
  const sheets = rows.filter(({ text }) => text !== undefined && styles.includes(text))
  if (sheets.length === 0)
    throw new Error(
      'The data of a page has no row with the style sheet, as scripts/postbuild/page-data.ts expects.',
    )
  return rows.map((row) => (sheets.includes(row) ? `${row.id}:T0,` : row.raw)).join('')
}

/** What one script adds to the data: text, nothing (the opening one), or undefined for anything else. */
function textOfPush(value: string): string | undefined {
  try {
    const [kind, text] = JSON.parse(value) as unknown[]
    if (kind === 0) return ''
    return kind === 1 && typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * Text as a template literal: the data are full of quotes, which need no escape there, so that what they
 * repeat of the markup is compressed away with it.
 */
const asLiteral = (text: string): string =>
  `\`${text
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('<', '\\x3c')}\``

const COMPACT = '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,`'

/**
 * The page with its data as one script; a page that has it as one script already, as it was. Throws where the data is
 * not written as this module knows it: a newer framework must not end the saving unnoticed.
 */
export function compactPageData(html: string): string {
  if (html.includes(COMPACT)) return html
  const scripts = [...html.matchAll(PUSH)]
  const texts = scripts.map(([, value = '']) => textOfPush(value))
  const last = scripts.at(-1)
  if (!last)
    throw new Error('A page has none of the data for hydration that scripts/postbuild/page-data.ts expects.')
  if (texts.includes(undefined))
    throw new Error(
      'A page has data for hydration of a kind that scripts/postbuild/page-data.ts does not know.',
    )
  const styles = [...html.matchAll(STYLE)].map(([, text]) => text).join('')
  if (!styles)
    throw new Error('A page has no style sheet of its own, as scripts/postbuild/page-data.ts expects.')
  const data = asLiteral(withoutStyles(texts.join(''), styles))
  const script = `${COMPACT.slice(0, -1)}${data}])</script>`
  return html.replace(PUSH, (match, _value, offset: number) => (offset === last.index ? script : ''))
}
