import type { Fields } from './link'
import type { Setup } from '../scenario/schema'

type CameraFault = NonNullable<Setup['camera']>

/** A `camera-error` message for a fault of the scenario. */
export function scriptedCameraError(
  fault: Pick<CameraFault, 'type' | 'message'> & Partial<CameraFault>,
): Fields {
  const { blockedBy, blockedMedia, missingMedia } = fault
  const requested = { audio: fault.type !== 'cam-in-use', video: true }
  return message(requested, fault.type, fault.message, {
    ...(blockedBy ? { blockedBy } : {}),
    ...(blockedMedia ? { blockedMedia } : {}),
    ...(missingMedia ? { missingMedia } : {}),
  })
}

/** A `camera-error` message for what the browser answered when asked for the devices. */
export function browserCameraError(error: unknown, requested: { audio: boolean; video: boolean }): Fields {
  const media = [...(requested.audio ? ['audio'] : []), ...(requested.video ? ['video'] : [])]
  const name = error instanceof Error ? error.name : ''
  const text = error instanceof Error ? error.message : String(error)
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return message(requested, 'permissions', text, {
        blockedBy: text.toLowerCase().includes('system') ? 'browser' : 'user',
        blockedMedia: media,
      })
    case 'NotFoundError':
      return message(requested, 'not-found', text, { missingMedia: media })
    case 'NotReadableError':
    case 'AbortError':
      return message(
        requested,
        requested.video ? (requested.audio ? 'cam-mic-in-use' : 'cam-in-use') : 'mic-in-use',
        text,
        {},
      )
    case 'OverconstrainedError':
      return message(requested, 'constraints', text, {})
    case 'TypeError':
      return message(requested, navigator.mediaDevices ? 'constraints' : 'undefined-mediadevices', text, {})
    default:
      return message(requested, 'unknown', text, {})
  }
}

const message = (
  requested: { audio: boolean; video: boolean },
  type: string,
  msg: string,
  details: Fields,
): Fields => ({
  errorMsg: { errorMsg: msg, audioOk: !requested.audio, videoOk: !requested.video },
  error: { type, msg, ...details },
})
