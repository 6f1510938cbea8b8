import { ValidationError } from '../errors'
import { readCreatedCall } from '../session/web-call'
import type { CreatedCall } from '../session/web-call'

/** A start with nobody to talk to. */
export const noTarget = () =>
  missing(
    'assistant, squad or workflow',
    'given, at least one of them',
    'Assistant or Squad or Workflow must be provided.',
  )

const missing = (field: string, limit: string, message: string) =>
  new ValidationError({ field, limit, received: 'nothing', message })

/** The call to join again, as the platform or the page's own server gave it. */
export function readWebCall(webCall: unknown): CreatedCall {
  const url = typeof webCall === 'object' && webCall !== null && 'webCallUrl' in webCall && webCall.webCallUrl
  if (!url) throw missing('webCallUrl', 'the address of a room', 'webCallUrl is required for reconnection.')
  return readCreatedCall(webCall)
}
