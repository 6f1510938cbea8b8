import { parsedUrl } from '@/lib/parsed-url'

export type TextPart =
  | { kind: 'text'; text: string }
  /** A web address; only http and https, so nothing said in a call can run as script. */
  | { kind: 'link'; text: string; href: string }
  | { kind: 'phone'; text: string; href: string }

// A web address, or an international telephone number of 8 to 15 digits as people write it.
const CANDIDATE = /\bhttps?:\/\/[^\s<>"']+|\+\d[\d\s().-]{6,20}\d/gi
const TRAILING = /[.,;:!?)\]}’”]+$/

/** Splits what was said into plain text, web links and telephone numbers. Never throws; loses no character. */
export function linkify(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(CANDIDATE)) {
    const shown = match[0].replace(TRAILING, '')
    const part = shown.startsWith('+') ? phonePart(shown) : linkPart(shown)
    if (!part) continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push(part)
    end = match.index + shown.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

function linkPart(text: string): TextPart | undefined {
  const url = parsedUrl(text)
  // An address with a user name is a classic disguise: https://bank.example@attacker.example
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return { kind: 'link', text, href: url.href }
}

function phonePart(text: string): TextPart | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 8 || digits.length > 15) return undefined
  return { kind: 'phone', text, href: `tel:+${digits}` }
}
