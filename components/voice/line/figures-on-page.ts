import { escapeRegExp } from '@/lib/text/escape-reg-exp'

/** A number, or a range of two: `7`, `1,250`, `0.07`, `7–14`. */
const NUMBER = String.raw`\d(?:[\d.,]*\d)?(?:\s?[–-]\s?\d(?:[\d.,]*\d)?)?`

/** A price (`$250`, `CHF 250`, `250 €`), a share (`75%`, `400+`), or a number with its unit (`7 cents`). */
const FIGURE = new RegExp(
  String.raw`(?:\p{Sc}|\b[A-Z]{3})\s?${NUMBER}|(?<![\d.,\p{L}])${NUMBER}\s?(?:[%+\p{Sc}]|\p{L}{3,})`,
  'gu',
)

/** As a page may print it: with other spaces, other dashes, and the unit in an element of its own. */
const asPrinted = (figure: string) =>
  figure
    .split(/(?<=\d)(?=[^\d.,])|\s+|(?<=[^\d.,])(?=\d)/u)
    .map((part) => escapeRegExp(part.trim()))
    .filter(Boolean)
    .map((part) => part.replace(/^[–-]$/, '[–-]'))
    .join(String.raw`\s*`)

/**
 * The figures in a sentence, as the source of a pattern that finds them on a page; empty if there are none. A number without a
 * unit is left out, because it may count something else there.
 */
export const figuresIn = (said: string): string =>
  [...new Set([...said.matchAll(FIGURE)].map(([figure]) => asPrinted(figure)))].join('|')

/** The places in a part of the page that print one of the figures. */
export function figuresOnPage(figures: string, root: Element): Range[] {
  if (!figures) return []
  const places: { node: Node; start: number }[] = []
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let text = ''
  while (walker.nextNode()) {
    places.push({ node: walker.currentNode, start: text.length })
    // A space, so that the last word of one element and the first of the next stay two.
    text += `${walker.currentNode.nodeValue ?? ''} `
  }
  const placeOf = (index: number) => {
    const { node, start } = places.findLast((place) => place.start <= index)!
    return [node, index - start] as const
  }
  const printed = new RegExp(String.raw`(?<![\d.,\p{L}])(?:${figures})(?![\d\p{L}]|[.,]\d)`, 'giu')
  return [...text.matchAll(printed)].map(({ index, 0: found }) => {
    const range = root.ownerDocument.createRange()
    range.setStart(...placeOf(index))
    const [node, offset] = placeOf(index + found.length - 1)
    range.setEnd(node, offset + 1)
    return range
  })
}
