import type { Change } from './three-way'

const LONGEST = 60

/** `voice.voiceId: "andrew" becomes "emma"`; of two long texts, where they begin to differ. */
export function sentenceOf({ field, kind, ours, known, published }: Change): string {
  if (kind === 'kept')
    return `${field}: ${becomes(known, published)} in the dashboard; it stays as it is there`
  if (kind === 'conflict') {
    const there =
      known === undefined && published !== undefined
        ? `${shortened(published)} there, published by something else`
        : `${becomes(known, published)} in the dashboard`
    return `${field}: ${there}; here it is ${ours === undefined ? 'removed' : shortened(ours)}`
  }
  if (published === undefined) return `${field} is new: ${shortened(ours)}`
  if (ours === undefined) return `${field} is removed`
  return `${field}: ${becomes(published, ours)}`
}

function becomes(before: unknown, after: unknown): string {
  if (after === undefined) return `${shortened(before)} was removed`
  if (typeof before !== 'string' || typeof after !== 'string')
    return `${shortened(before)} becomes ${shortened(after)}`
  let same = 0
  while (same < after.length && after[same] === before[same]) same++
  const from = Math.max(0, same - 20)
  const part = (text: string) => shortened(from > 0 ? `…${text.slice(from)}` : text)
  return `${part(before)} becomes ${part(after)}`
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
