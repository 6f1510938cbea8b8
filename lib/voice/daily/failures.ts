import type { DailyEventObjectCameraError, DailyEventObjectFatalError } from '@daily-co/daily-js'
import { thrownText } from '../values'
import type { VoiceErrorCode } from '../errors'
import type { DeviceProblem, TransportFailure } from '../session/transport'

/** Our codes for the fatal error types of the media library. */
const CODE_OF_FATAL: Record<string, VoiceErrorCode> = {
  'connection-error': 'connection-lost',
  'end-of-life': 'end-of-life',
  'no-room': 'room-missing',
  'exp-room': 'room-expired',
  'exp-token': 'room-expired',
  'nbf-room': 'room-not-open',
  'nbf-token': 'room-not-open',
  'meeting-full': 'room-full',
  ejected: 'ejected',
  'not-allowed': 'not-allowed',
}

export const isFatalOfLibrary = (code: VoiceErrorCode): boolean => Object.values(CODE_OF_FATAL).includes(code)

const PROBLEM_OF_CAMERA_ERROR: Record<string, DeviceProblem> = {
  permissions: 'denied',
  'not-found': 'missing',
  'mic-in-use': 'in-use',
  'cam-mic-in-use': 'in-use',
  'cam-in-use': 'camera',
}

/** When the service deletes a room at the end of a meeting, it reports that every participant was ejected. */
const MEETING_ENDED = /meeting has ended/i

/** Converts anything that the library threw, rejected with or reported: an event, an `Error`, a text, or undefined. */
export function toFailure(cause: unknown): TransportFailure {
  const { error, name = '' } = Object(cause) as Partial<DailyEventObjectFatalError & Error>
  const type = error?.type
  if ((!type || type === 'ejected') && MEETING_ENDED.test(thrownText(cause)))
    return { code: 'room-missing', cause }
  // `DataCloneError`: a message contains a function, because the page has added one to every object.
  const code = name === 'DataCloneError' ? 'internal' : CODE_OF_FATAL[type ?? '']
  return { code: code ?? 'connection-lost', cause }
}

/** The device that failed. It is the camera if the event says that the microphone works, or names only the camera. */
export function toDeviceProblem({ error, errorMsg }: DailyEventObjectCameraError): DeviceProblem {
  const { type, blockedMedia, missingMedia, failedMedia } = Object(error) as Record<string, string>
  const isOfPicture = String(blockedMedia ?? missingMedia ?? failedMedia) === 'video'
  return errorMsg?.audioOk || isOfPicture ? 'camera' : (PROBLEM_OF_CAMERA_ERROR[type ?? ''] ?? 'unavailable')
}
