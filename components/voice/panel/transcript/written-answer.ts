import { linkify, linkTo, type TextPart } from './linkify'

export type WrittenPart = TextPart | { kind: 'strong'; text: string }

/** A paragraph, or a list of a written answer. */
type WrittenBlock =
  | {
      kind: 'paragraph'
      parts: readonly WrittenPart[]
      /** Apart from the answer: a quote in Markdown. */
      isNote?: true
    }
  | { kind: 'list'; isOrdered: boolean; start: number; items: readonly (readonly WrittenPart[])[] }

const ITEM = /^\s{0,3}(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/
const NOTE = /^> /
/** Matches `[words](address)` and `**words**`. Everything else is shown unchanged. */
const MARKED = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,2000})\)|\*\*([^*\n]{1,400})\*\*/g
/** Words that look like an address themselves, such as `bank.example`. */
const LOOKS_LIKE_ADDRESS = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+/i

/**
 * The links and lists of what a language model has written. Never HTML: any other markup stays text, and a link leads to
 * nothing but a web address that its words do not hide.
 */
export function writtenBlocks(text: string): readonly WrittenBlock[] {
  const blocks: WrittenBlock[] = []
  let isNewParagraph = true
  for (const line of text.split('\n')) {
    const [, number, item] = ITEM.exec(line) ?? []
    const last = blocks.at(-1)
    if (item !== undefined) {
      const isOrdered = number !== undefined
      const parts = partsOf(item)
      if (last?.kind === 'list' && last.isOrdered === isOrdered)
        blocks[blocks.length - 1] = { ...last, items: [...last.items, parts] }
      else blocks.push({ kind: 'list', isOrdered, start: Number(number ?? 1), items: [parts] })
    } else if (line.trim() !== '') {
      const isNote = NOTE.test(line)
      const parts = partsOf(line.replace(NOTE, ''))
      if (last?.kind === 'paragraph' && !isNewParagraph && !isNote)
        blocks[blocks.length - 1] = {
          ...last,
          parts: [...last.parts, { kind: 'text', text: '\n' }, ...parts],
        }
      else blocks.push({ kind: 'paragraph', parts, ...(isNote && { isNote }) })
    }
    isNewParagraph = line.trim() === ''
  }
  return blocks
}

function partsOf(text: string): WrittenPart[] {
  const parts: WrittenPart[] = []
  let end = 0
  for (const match of text.matchAll(MARKED)) {
    const [whole, label, address = '', strong] = match
    const part =
      strong === undefined ? namedLink(label ?? '', address) : { kind: 'strong' as const, text: strong }
    if (!part) continue
    parts.push(...linkify(text.slice(end, match.index)), part)
    end = match.index + whole.length
  }
  return [...parts, ...linkify(text.slice(end))]
}

function namedLink(label: string, address: string): WrittenPart | undefined {
  const link = linkTo(address, label)
  if (!link || !LOOKS_LIKE_ADDRESS.test(label)) return link
  const named = linkTo(/^https?:/i.test(label) ? label : `https://${label}`, label)
  return named && new URL(named.href).host === new URL(link.href).host ? link : undefined
}

/** The same to be read aloud: the words of a link without its address. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/^> /gm, '')
    .replace(
      MARKED,
      (whole, label: string | undefined, address: string, strong: string | undefined) =>
        strong ?? (namedLink(label ?? '', address) ? (label ?? '') : whole),
    )
