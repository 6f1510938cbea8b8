import type { DailyCall } from '@daily-co/daily-js'

// What the media library does not publish, and a call needs. Another version may lack any of it, so nothing here throws.

/** One call object's place in `window._daily`, which the library shares with its call machine. */
interface Instance {
  callMachine?: {
    store?: {
      getState?(): { local?: { streams?: Record<string, { stream?: MediaStream | null } | undefined> } }
    }
  }
  /** Tracks that the call object was given, by kind; without `audioTrack` where a device sends the voice. */
  tracks?: Record<string, MediaStreamTrack | undefined>
}

const instanceOf = ({ callClientId }: DailyCall): Instance | undefined =>
  (Reflect.get(window, '_daily') as { instances?: Record<string, Instance | undefined> } | undefined)
    ?.instances?.[callClientId]

/** Whether the call machine runs: what is not a script, such as an error page, loads without an error. */
export const hasCallMachine = (call: DailyCall): boolean => instanceOf(call)?.callMachine !== undefined

/** Tracks that the page, or this library, has given the call object to send, by kind. */
export const givenTracks = (call: DailyCall): Record<string, MediaStreamTrack | undefined> =>
  instanceOf(call)?.tracks ?? {}

/**
 * Reads which tracks of the visitor the call machine has, in a call and after it. The place of a call object is gone
 * once it is destroyed, so its store is kept here.
 */
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

/** Answers, in the call machine's place, that the room was left: without an answer the library waits for ever. */
export function confirmLeft({ callClientId }: DailyCall): void {
  window.postMessage(
    { what: 'iframe-call-message', from: 'embedded', action: 'left-meeting', callClientId },
    window.location.origin === 'null' ? '*' : window.location.origin,
  )
}
