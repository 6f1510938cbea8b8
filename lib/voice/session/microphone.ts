import type { MicrophoneProblem } from '../transport'

export type MicrophoneOutcome = 'granted' | MicrophoneProblem

/** The microphone as asked for beside everything else, so that the visitor's answer is there when we join. */
export interface MicrophoneRequest {
  /** How it went; never rejects. `prompt` is called when the browser is going to ask. */
  readonly settled: Promise<MicrophoneOutcome>
  /** Lets go of it. The media library opens it for itself. */
  release(): void
}

export interface MicrophoneAccess {
  request(on: { prompt(): void }): MicrophoneRequest
}

const PROBLEM_OF_NAME: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

let status: Promise<PermissionStatus | undefined> | undefined

/** Asked of the browser once: the status it gives keeps itself up to date. */
async function permission(): Promise<PermissionState | undefined> {
  // Not every browser knows this name, and those that do not reject, or have no such interface at all.
  status ??= (async () => navigator.permissions.query({ name: 'microphone' as PermissionName }))().catch(
    () => undefined,
  )
  return (await status)?.state
}

async function open(audio: MediaTrackConstraints | true): Promise<MediaStream | MicrophoneProblem> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio })
  } catch (error) {
    return PROBLEM_OF_NAME[error instanceof Error ? error.name : ''] ?? 'unavailable'
  }
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** The browser's microphone. With a permission already given or refused, nothing is opened at all. */
export function browserMicrophone(deviceId?: string): MicrophoneAccess {
  return {
    request({ prompt }) {
      let released = false
      let held: MediaStream | undefined

      const settle = async (): Promise<MicrophoneOutcome> => {
        if (!globalThis.navigator?.mediaDevices?.getUserMedia) return 'unavailable'
        const known = await permission()
        if (known === 'granted' || known === 'denied') return known
        if (released) return 'unavailable'
        prompt()
        const stream = await open(deviceId === undefined ? true : { deviceId })
        if (typeof stream === 'string') return stream
        if (released) stop(stream)
        else held = stream
        return 'granted'
      }

      return {
        settled: settle(),
        release() {
          released = true
          if (held) stop(held)
          held = undefined
        },
      }
    },
  }
}
