import type { Step } from '../scenario/schema'
import type { LocalMedia } from './local-media'
import type { Room } from './room'

/** The platform's side of a call, for tests and for developers at the console. */
interface FarEnd {
  /** Every app message that the client sent, in order. */
  received: unknown[]
  /** Level of the caller's audio as it arrives at the far end, 0..1. */
  callerLevel(): number
  /** Whether the far end sees the caller's microphone as off. */
  callerMuted(): boolean
  /** Makes something happen now: any step of a scenario except speech. */
  perform(step: Step): Promise<void>
}

declare global {
  interface Window {
    /** The far end of the call under way; undefined between calls. */
    sandboxFarEnd?: FarEnd
  }
}

interface FarEndOptions {
  room: Room
  media: LocalMedia
  perform(step: Step): Promise<void>
  callerLevel(): number
}

export function createFarEnd({ media, perform, callerLevel }: FarEndOptions) {
  const farEnd: FarEnd = {
    received: [],
    callerLevel,
    callerMuted: () => media.audioState() !== 'playable',
    perform,
  }
  window.sandboxFarEnd = farEnd
  return {
    received: (data: unknown) => void farEnd.received.push(data),
    close() {
      if (window.sandboxFarEnd === farEnd) delete window.sandboxFarEnd
    },
  }
}
