import type { CallRequest } from '@/lib/voice/react'

/** The request of a script, with what the `overrides` attribute changes about the assistant. */
export function withOverrides(
  request: CallRequest | undefined,
  json: string | undefined,
): CallRequest | undefined {
  if (json === undefined) return request
  try {
    return { ...request, assistantOverrides: { ...readOverrides(json), ...request?.assistantOverrides } }
  } catch (cause) {
    console.error(
      'The overrides of <voice-consultant> cannot be used, so the call goes on without them:',
      cause,
    )
    return request
  }
}

function readOverrides(json: string): NonNullable<CallRequest['assistantOverrides']> {
  const overrides: unknown = JSON.parse(json)
  if (typeof overrides === 'object' && overrides !== null && !Array.isArray(overrides)) return overrides
  throw new TypeError('They must be a JSON object, such as {"firstMessage":"Hello."}.')
}
