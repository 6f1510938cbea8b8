import { parsedUrl } from '../../parsed-url'
import { createVoiceError } from '../error-messages'
import { ValidationError } from '../errors'
import { fieldsOf } from '../values'

export interface JoinableCall {
  id: string | undefined
  url: string
  /** Meeting token that starts the recording by itself. */
  token: string | undefined
  videoRecording: boolean
  /** Whether the assistant has a video track, because the provider of its voice makes avatars. */
  avatar: boolean
  voiceProvider: string | undefined
  raw: unknown
}

const AVATAR_PROVIDER = 'tavus'

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Reads the platform's answer, which may be anything. Throws `bad-response` if it does not contain a room to join. */
export function readJoinableCall(raw: unknown): JoinableCall {
  const { id, webCallUrl, artifactPlan, assistant, ...others } = fieldsOf(raw)
  const transport = fieldsOf(others.transport)
  const url = text(webCallUrl) ?? text(transport.callUrl) ?? ''
  // The media library requires an absolute address.
  if (!/^https?:$/.test(parsedUrl(url)?.protocol ?? ''))
    throw createVoiceError({
      code: 'bad-response',
      stage: 'web-call-creation',
      message: 'The answer has no webCallUrl that can be joined.',
      cause: raw,
    })
  const voiceProvider = text(fieldsOf(fieldsOf(assistant).voice).provider)
  return {
    id: text(id),
    url,
    token: text(transport.callToken),
    videoRecording: fieldsOf(artifactPlan).videoRecordingEnabled === true,
    avatar: voiceProvider === AVATAR_PROVIDER,
    voiceProvider,
    raw,
  }
}

/** Reads the call to join again. @throws ValidationError if it has no address of a room */
export function readReconnectableCall(webCall: unknown): JoinableCall {
  try {
    return readJoinableCall(webCall)
  } catch {
    const limit = 'the http(s) address of a room'
    const message = `webCallUrl is required for reconnection. Give ${limit}.`
    throw new ValidationError({ field: 'webCallUrl', limit, received: 'none', message })
  }
}
