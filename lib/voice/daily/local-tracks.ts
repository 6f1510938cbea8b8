import type { DailyCall, DailyParticipant } from '@daily-co/daily-js'

/** What the library and its call machine share in `window._daily`, as far as it is used here. */
interface DailyGlobals {
  instances?: Record<string, DailyInstance | undefined>
}
interface DailyInstance {
  callMachine?: unknown
  /** Tracks that were given to the call object, by kind; without `audioTrack` where a device sends the voice. */
  tracks?: Record<string, MediaStreamTrack | undefined>
}

export const callInstance = (callClientId: string): DailyInstance | undefined =>
  (Reflect.get(window, '_daily') as DailyGlobals | undefined)?.instances?.[callClientId]

export interface LocalTracks {
  /** Records which of the tracks that are sent now the library has opened itself. */
  recordOpenedTracks(): void
  /** The microphone that the permission prompt has opened. The session, which asked for it, stops it at the end. */
  adoptPromptTrack(track: MediaStreamTrack): void
  /** Stops the prompt's microphone earlier: the call has switched to another one. */
  stopPromptTrack(): void
  /**
   * Stops the prompt's microphone if the library does not send it any more, whoever has chosen another one. Only once
   * the room is joined: before that the library does not have it.
   */
  stopUnusedPromptTrack(): void
  /** The track that was given for the visitor's voice, by the page or as the microphone of our prompt. */
  customAudioTrack(): MediaStreamTrack | undefined
  /** Whether the page itself has given that track. */
  usesPageTrack(): boolean
  /** Stops every track that the library has opened for this call. */
  stop(): void
}

/**
 * Tracks the devices that the media library opens for a call. They are stopped at its end, whatever the library does.
 * Tracks that the library was given, at the start or by `setInputDevicesAsync`, are not stopped.
 */
export function createLocalTracks(call: DailyCall, audioSource: unknown): LocalTracks {
  const opened = new Set<MediaStreamTrack>()
  const given = new Set<unknown>([audioSource])
  const prompted = new Set<MediaStreamTrack>()
  const customTracks = () => callInstance(call.callClientId)?.tracks ?? {}
  const customAudioTrack = () => customTracks().audioTrack
  const sent = (kind: keyof DailyParticipant['tracks']) => {
    const local = call.participants().local as DailyParticipant | undefined
    return local?.tracks[kind]?.persistentTrack
  }

  function recordOpenedTracks() {
    for (const track of Object.values(customTracks())) given.add(track)
    for (const kind of ['audio', 'video', 'screenAudio', 'screenVideo'] as const) {
      const track = sent(kind)
      if (track && !given.has(track)) opened.add(track)
    }
  }

  return {
    recordOpenedTracks,
    adoptPromptTrack(track) {
      given.add(track)
      prompted.add(track)
    },
    stopPromptTrack() {
      for (const track of prompted) track.stop()
    },
    stopUnusedPromptTrack() {
      // Noise cancellation sends a track of its own, which comes from the one that was given.
      for (const track of prompted) if (track !== customAudioTrack() && track !== sent('audio')) track.stop()
    },
    customAudioTrack,
    usesPageTrack() {
      const track = customAudioTrack()
      return track !== undefined && !prompted.has(track)
    },
    stop() {
      recordOpenedTracks()
      for (const track of opened) track.stop()
      opened.clear()
    },
  }
}
