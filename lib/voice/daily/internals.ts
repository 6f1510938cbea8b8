import type { DailyCall } from '@daily-co/daily-js'

// Internals of the media library that a call needs. Another version may lack them, so nothing here throws.

/** The entry of one call object in `window._daily`, which the library shares with its call machine. */
interface Instance {
  callMachine?: {
    store?: {
      getState?(): { local?: { streams?: Record<string, { stream?: MediaStream | null } | undefined> } }
    }
  }
  /** Tracks that were passed to the call object, by kind. Without `audioTrack` if a device sends the voice. */
  tracks?: Record<string, MediaStreamTrack | undefined>
}

const instanceOf = ({ callClientId }: DailyCall): Instance | undefined =>
  (Reflect.get(window, '_daily') as { instances?: Record<string, Instance | undefined> } | undefined)
    ?.instances?.[callClientId]

/** Whether the call machine runs. An error page in its place loads without an error. */
export const hasCallMachine = (call: DailyCall): boolean => instanceOf(call)?.callMachine !== undefined

/** Tracks that the page or this library has passed to the call object, by kind. */
export const givenTracks = (call: DailyCall): Record<string, MediaStreamTrack | undefined> =>
  instanceOf(call)?.tracks ?? {}

/** Reads the visitor's tracks in the call machine, whose store it keeps: a destroyed call object has no entry any more. */
export function machineTracks(call: DailyCall): () => MediaStreamTrack[] {
  let store: NonNullable<Instance['callMachine']>['store']
  return () => {
    store = instanceOf(call)?.callMachine?.store ?? store
    const streams = Object.values(store?.getState?.().local?.streams ?? {})
    return streams.flatMap((source) => source?.stream?.getTracks() ?? [])
  }
}

/** Longest message of the room, in characters of its JSON text; undefined before it is known. */
export function roomMessageLimit(call: DailyCall): number | undefined {
  const limit: unknown = Reflect.get(call, '_maxAppMessageSize')
  return typeof limit === 'number' ? limit : undefined
}

/** Tells the library, in place of the call machine, that it has left the room. Otherwise the library may wait for ever. */
export function confirmLeft({ callClientId }: DailyCall): void {
  // Only this window gets the message, so its origin need not be checked.
  window.postMessage(
    { what: 'iframe-call-message', from: 'embedded', action: 'left-meeting', callClientId },
    '*',
  )
}
