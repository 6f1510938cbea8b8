import type { DailyCall, DailyParticipant } from '@daily-co/daily-js'
import type { Clock } from '../../timing/clock'
import { givenTracks, machineTracks } from './internals'

/** How long after a call we check its tracks, and how often, in milliseconds. */
const WATCH_MS = 3000
const WATCH_INTERVAL_MS = 100

/** The visitor. The media library has no participants before the join, which its types do not say. */
export const localParticipant = (call: DailyCall) => call.participants().local as DailyParticipant | undefined

/** The tracks that the media library opens for a call. We stop all of them at the end, but none that was passed to it. */
export function createLocalTracks(call: DailyCall, audioSource: unknown, clock: Clock) {
  const opened = new Set<MediaStreamTrack>()
  const given = new Set<unknown>([audioSource])
  const adopted = new Set<MediaStreamTrack>()
  const ofMachine = machineTracks(call)
  let cancelWatch = () => {}
  const customAudioTrack = () => givenTracks(call).audioTrack

  function note() {
    for (const track of Object.values(givenTracks(call)))
      if (!adopted.has(track as MediaStreamTrack)) given.add(track)
    const sent = Object.values(localParticipant(call)?.tracks ?? {}).flatMap((of) => [
      of?.track,
      of?.persistentTrack,
    ])
    for (const track of [...sent, ...ofMachine()]) if (track) opened.add(track)
  }

  function stopOpened() {
    note()
    for (const track of opened) if (!given.has(track) && !adopted.has(track)) track.stop()
  }

  function watch(untilMs: number) {
    cancelWatch = clock.after(WATCH_INTERVAL_MS, () => {
      stopOpened()
      if (clock.now() < untilMs) watch(untilMs)
    })
  }

  return {
    /** Notes the tracks that are sent now. Call it whenever they may have changed. */
    note,
    /** A microphone that the session has opened, and stops at the end. A track that the page has passed before stays the page's. */
    adoptMicrophone(track: MediaStreamTrack) {
      if (!given.has(track)) adopted.add(track)
    },
    /** Stops the adopted microphone if something else replaces it. Only in a joined room: before, the library does not have it. */
    stopUnusedAdopted() {
      // The sent track may come from our microphone, because noise cancellation sends its own track.
      const sent = localParticipant(call)?.tracks.audio.persistentTrack
      if ([customAudioTrack(), sent].some((track) => track && adopted.has(track))) return
      for (const track of adopted) track.stop()
    },
    /** The track that was passed to the library for the visitor's voice: one of the page, or our microphone. */
    customAudioTrack,
    usesPageTrack(): boolean {
      const track = customAudioTrack()
      return track !== undefined && !adopted.has(track)
    },
    /** Stops every track that the media library has had for this call. For 3 s, also stops those that it opens again. */
    stop() {
      cancelWatch()
      stopOpened()
      watch(clock.now() + WATCH_MS)
    },
    /** Another call begins. */
    endWatch() {
      cancelWatch()
      stopOpened()
      opened.clear()
      adopted.clear()
    },
  }
}
