import type { Clock } from '../../timing/clock'
import type { JoinableCall } from './joinable-call'
import type { CallTransport } from './transport'

/** The video recording of one call, when the assistant asks for one. */
export interface Recording {
  /** After joining: asks for it. Not for a recording that the meeting token starts. */
  request(): void
  /** The recording runs; the seconds since it was asked for, the first time that this is confirmed. */
  confirm(): number | undefined
  /** Stops it if it was asked for. */
  stop(): void
}

/** Made before joining: a recording that a meeting token starts may begin while we still join. */
export function createRecording(
  clock: Clock,
  transport: Pick<CallTransport, 'startRecording' | 'stopRecording'>,
  call: JoinableCall,
): Recording {
  let requestedAt = clock.now()
  let isConfirmed = false

  return {
    request() {
      requestedAt = clock.now()
      transport.startRecording()
    },
    confirm() {
      if (!call.videoRecording || isConfirmed) return undefined
      isConfirmed = true
      return (clock.now() - requestedAt) / 1000
    },
    stop() {
      if (call.videoRecording) transport.stopRecording()
    },
  }
}
