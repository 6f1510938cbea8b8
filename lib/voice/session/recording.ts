import type { CallTransport } from '../transport'
import type { Clock } from './clock'
import type { CreatedCall } from './web-call'

export interface RecordingPorts {
  clock: Clock
  transport: Pick<CallTransport, 'startRecording' | 'stopRecording'>
  /** The recording runs, so many seconds after it was asked for. */
  began(delaySeconds: number): void
}

/** The video recording of one call (specification, section 4). */
export interface Recording {
  /** Before joining: a recording that a meeting token starts may begin while we still join. */
  expect(call: CreatedCall): void
  /** After joining: asks for it, unless the token did. */
  request(): void
  started(): void
  /** Stops it if it was asked for. */
  stop(): void
}

export function createRecording({ clock, transport, began }: RecordingPorts): Recording {
  let call: CreatedCall | undefined
  let requestedAt = 0
  let isConfirmed = false

  return {
    expect(created) {
      call = created
      requestedAt = clock.now()
    },
    request() {
      if (!call?.videoRecording || call.token !== undefined) return
      requestedAt = clock.now()
      transport.startRecording()
    },
    started() {
      if (!call?.videoRecording || isConfirmed) return
      isConfirmed = true
      began((clock.now() - requestedAt) / 1000)
    },
    stop() {
      if (call?.videoRecording) transport.stopRecording()
    },
  }
}
