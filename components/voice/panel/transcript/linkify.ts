import { telephoneUrl } from '@/lib/booking/telephone-url'
import { parsedUrl } from '@/lib/parsed-url'

export type TextPart =
  | { kind: 'text'; text: string }
  /** A web address; only http and https, so nothing said in a call can run as script. */
  | { kind: 'link'; text: string; href: string }
  | { kind: 'phone'; text: string; href: string }

// A web address, or a telephone number with its country code as people write it: +44 (0)20 …, 0044 20 …, … ext. 12.
const CANDIDATE =
  /\bhttps?:\/\/[^\s<>"']+|(?:\(?\+\s?|\b00\s?(?=[1-9]\d{0,2}[\s.-]))[\d(][\d\s().\-‐-―/]{5,24}\d(?:[\s,(]*(?:ext(?:ension)?\b\.?|x|#)\s*\d{1,7}\b\)?)?/gi
const TRAILING = /[.,;:!?)\]}’”]+$/

/** Splits what was said into plain text, web links and telephone numbers. Never throws; loses no character. */
export function linkify(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(CANDIDATE)) {
    const shown = match[0].replace(TRAILING, '')
    const part = /^https?:/i.test(shown) ? linkTo(shown) : phonePart(shown)
    if (!part) continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push(part)
    end = match.index + shown.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** Without the address that has only begun at the end, as `https://`, while a text is still being said or written. */
export const withoutBegunAddress = (text: string): string => text.replace(/\bhttps?:\/{0,2}$/i, '')

/** A link to a web address; undefined for any other address. */
export function linkTo(address: string, text = address): Extract<TextPart, { kind: 'link' }> | undefined {
  const url = parsedUrl(address)
  // An address with a user name is a classic disguise: https://bank.example@attacker.example
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return { kind: 'link', text, href: url.href }
}

function phonePart(text: string): TextPart | undefined {
  const href = telephoneUrl(text)
  return href === undefined ? undefined : { kind: 'phone', text, href }
}
