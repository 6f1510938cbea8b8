import { escapeRegExp } from '@/lib/text/escape-reg-exp'

/** A text as Testing Library and Playwright read it: with plain spaces for those that keep a sum on one line. */
export const asShown = (text: string) => text.replaceAll('\u00a0', ' ')

/** A sentence of the content, where each `{place}` is filled in with what matches. */
export const sentencePattern = (sentence: string, places: Record<string, string>) =>
  new RegExp(
    asShown(sentence)
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 ? (places[part] ?? '.*') : escapeRegExp(part)))
      .join(''),
  )
