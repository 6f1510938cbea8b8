/** One line of text for anything that may be thrown; never "[object Object]". */
export function describe(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown || 'Unknown error occurred'
  if (thrown instanceof Error) return thrown.message || thrown.name
  if (typeof thrown !== 'object' || thrown === null)
    return thrown == null ? 'Unknown error occurred' : String(thrown)
  const { message, errorMsg, msg, error } = thrown as Record<string, unknown>
  for (const text of [message, errorMsg, msg, error]) if (typeof text === 'string' && text) return text
  for (const inner of [message, errorMsg, error])
    if (typeof inner === 'object' && inner !== null && inner !== thrown) return describe(inner)
  return asJson(thrown) ?? 'Unknown error occurred'
}

function asJson(value: object): string | undefined {
  try {
    const json = JSON.stringify(value)
    return json === '{}' ? undefined : json
  } catch {
    return undefined
  }
}
