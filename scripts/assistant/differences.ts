/** One field that differs; `undefined` is a field that is not there. */
export interface Difference {
  /** `model.messages[0].content`. */
  field: string
  published: unknown
  ours: unknown
}

/**
 * Where what is published differs from ours. Only the fields that we set are compared: the platform adds ids, times
 * and defaults of its own.
 */
export function differences(ours: unknown, published: unknown, field = ''): Difference[] {
  if (Array.isArray(ours)) {
    const others: unknown[] = Array.isArray(published) ? published : []
    const length = Math.max(ours.length, others.length)
    return Array.from({ length }, (_, i) =>
      differences(ours[i] as unknown, others[i], `${field}[${i}]`),
    ).flat()
  }
  if (typeof ours === 'object' && ours !== null) {
    const others = typeof published === 'object' && published !== null ? published : {}
    return Object.entries(ours).flatMap(([name, value]) =>
      differences(value, (others as Record<string, unknown>)[name], field ? `${field}.${name}` : name),
    )
  }
  return Object.is(ours, published) ? [] : [{ field, published, ours }]
}

const LONGEST = 60

/** `voice.voiceId: "andrew" becomes "emma"`; of two long texts, where they begin to differ. */
export function sentenceOf({ field, published, ours }: Difference): string {
  if (published === undefined) return `${field} is new: ${shortened(ours)}`
  if (ours === undefined) return `${field} is removed`
  if (typeof published !== 'string' || typeof ours !== 'string')
    return `${field}: ${shortened(published)} becomes ${shortened(ours)}`
  let same = 0
  while (same < ours.length && ours[same] === published[same]) same++
  const from = Math.max(0, same - 20)
  const part = (text: string) => shortened(from > 0 ? `…${text.slice(from)}` : text)
  return `${field}: ${part(published)} becomes ${part(ours)}`
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
