import type { DailyCall, DailyParticipant } from '@daily-co/daily-js'
import type { Clock } from '../../timing/clock'
import { givenTracks, machineTracks } from './internals'

/** How long after a call its tracks are looked at again, and how often, in milliseconds. */
const WATCH_MS = 3000
const WATCH_INTERVAL_MS = 100

/**
 * The devices that the media library opens for a call. We stop all of them at its end, even if the library forgets one or
 * does not report it. We do not stop tracks that it was given, at the start or by `setInputDevicesAsync`: the page, or the
 * session, stops those.
 */
export function createLocalTracks(call: DailyCall, audioSource: unknown, clock: Clock) {
  const opened = new Set<MediaStreamTrack>()
  const given = new Set<unknown>([audioSource])
  const adopted = new Set<MediaStreamTrack>()
  const ofMachine = machineTracks(call)
  let cancelWatch = () => {}
  const customAudioTrack = () => givenTracks(call).audioTrack
  const local = () => call.participants().local as DailyParticipant | undefined

  function note() {
    for (const track of Object.values(givenTracks(call))) given.add(track)
    const sent = Object.values(local()?.tracks ?? {}).flatMap((of) => [of?.track, of?.persistentTrack])
    for (const track of [...sent, ...ofMachine()]) if (track) opened.add(track)
  }

  function stopOpened() {
    note()
    for (const track of opened) if (!given.has(track)) track.stop()
  }

  function watch(untilMs: number) {
    cancelWatch = clock.after(WATCH_INTERVAL_MS, () => {
      stopOpened()
      if (clock.now() < untilMs) watch(untilMs)
    })
  }

  return {
    /** Notes the tracks that are sent now. Call it at every sign that they may have changed. */
    note,
    /** A microphone that this library has opened for the call. The session, which asked for it, stops it at the end. */
    adoptMicrophone(track: MediaStreamTrack) {
      given.add(track)
      adopted.add(track)
    },
    /**
     * Stops it earlier, if something of the page's own, or a device that the page has chosen, sends the voice. Only once the room
     * is joined: before that the media library does not have it.
     */
    stopUnusedAdopted() {
      // What is sent may come from one of ours: noise cancellation sends a track of its own.
      const custom = customAudioTrack()
      const sent = local()?.tracks.audio.persistentTrack
      if ((custom && adopted.has(custom)) || (sent && adopted.has(sent))) return
      for (const track of adopted) track.stop()
    },
    /** The track that was given for the visitor's voice, by the page or as the microphone of ours. */
    customAudioTrack,
    /** Whether the page itself has given that track. */
    usesPageTrack(): boolean {
      const track = customAudioTrack()
      return track !== undefined && !adopted.has(track)
    },
    /** Stops every track that the media library has had for this call, and for 3 s each one that it opens again. */
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
