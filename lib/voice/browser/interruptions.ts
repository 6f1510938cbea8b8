import type { AudioPlayer, Interruption, MonitorEvent } from '../session/ports'
import { findDevice } from './known-devices'

type MicrophoneTrack = EventTarget & Pick<MediaStreamTrack, 'muted' | 'readyState' | 'getSettings'>

/** Some device was plugged in or out: what is there now. */
type Microphones = Omit<Extract<MonitorEvent, { type: 'microphones' }>, 'type'>

interface InterruptionSources {
  microphone(): MicrophoneTrack | null
  /** Whether the page gives the sound itself: then there is no device to be unplugged. */
  usesPageTrack(): boolean
  player(): AudioPlayer | null
  /** The loudspeaker that was chosen last; empty for the system's own. */
  speakerId(): string | undefined
}

/** The id by which a device is there now; undefined if it is not. */
type FindDevice = (id: string) => string | undefined

/** Chromium's ids of the system's choices, whose devices are in the list once more. */
const SYSTEM_IDS = ['default', 'communications']

/** Notices what a device does to a call, such as another call on a phone. Each begins once and ends once. */
export function watchInterruptions(
  { microphone, usesPageTrack, player, speakerId }: InterruptionSources,
  emit: (interruption: Interruption, active: boolean) => void,
  onMicrophones: (microphones: Microphones) => void,
  /** The page is seen again, and its microphone is still muted by the system. */
  onMicrophoneStalled: () => void,
) {
  const nothing = () => undefined
  if (typeof document === 'undefined')
    return { refresh: nothing, sentTrackEnded: nothing, sentTrackLive: nothing, stop: nothing }
  const session = navigator.audioSession
  const active = new Set<Interruption>()
  let isTrackMuted = false
  /** Another app has taken the sound. A visitor who pauses the microphone in the bar of the browser mutes its track, too. */
  let isTaken = false
  let track: MicrophoneTrack | null = null
  /** The microphone counts as gone only because what is sent of it has ended. */
  let isSentTrackEnded = false
  const watching = new AbortController()
  let watchingTrack = new AbortController()

  const set = (interruption: Interruption, isActive: boolean) => {
    if (active.has(interruption) === isActive) return
    if (isActive) active.add(interruption)
    else active.delete(interruption)
    emit(interruption, isActive)
  }

  /** The loudspeaker that is gone, and the choice that it was. */
  let missingSpeaker: { id: string; choice: string | undefined } | undefined
  const setMissingSpeaker = (id: string | undefined) => {
    missingSpeaker = id === undefined ? undefined : { id, choice: speakerId() }
    set('speaker-gone', id !== undefined)
  }

  /**
   * A loudspeaker that is gone would stay chosen and silent: the system's own plays until it is back, or until another
   * one is chosen. The empty id is the system's own.
   */
  async function followSpeaker(find: FindDevice) {
    const element = player()
    // One that was not there at the start plays once it is plugged in.
    const chosen = element?.sinkId || missingSpeaker?.id || speakerId()
    if (!element || !chosen) return
    const id = find(chosen)
    if (element.sinkId !== (id ?? '')) await element.setSinkId(id ?? '')
    if (!watching.signal.aborted) setMissingSpeaker(id === undefined ? chosen : undefined)
  }

  /** Safari does not end the track of a headset that is gone. */
  function followMicrophone(ids: readonly string[]) {
    const id = track?.getSettings().deviceId
    const isGone = id && ids.every(Boolean) && !ids.includes(id)
    if (!track || usesPageTrack()) return
    set('microphone-gone', track.readyState === 'ended' || Boolean(isGone))
  }

  /**
   * The microphone that has become the system's own since ours was opened. Chromium goes on with the one before, which may
   * be a headset that is gone, and gives that one again to who asks for the system's own.
   */
  function otherSystemId(microphones: readonly MediaDeviceInfo[]) {
    const used = track?.getSettings().groupId
    const own = microphones.find(({ deviceId }) => deviceId === 'default')?.groupId
    if (!used || !own || used === own) return undefined
    return microphones.find((device) => device.groupId === own && !SYSTEM_IDS.includes(device.deviceId))
      ?.deviceId
  }

  /** Number of the newest list of devices: answers may arrive in another order. */
  let newest = 0
  async function followDevices() {
    const reading = (newest += 1)
    const devices = await navigator.mediaDevices.enumerateDevices()
    if (watching.signal.aborted || reading !== newest) return
    refresh()
    const find = findDevice(devices)
    const microphones = devices.filter(({ kind }) => kind === 'audioinput')
    if (microphones.length > 0) {
      followMicrophone(microphones.map(({ deviceId }) => deviceId))
      onMicrophones({ find: (id) => find('audioinput', id), systemId: otherSystemId(microphones) })
    }
    // Without permission the ids of a list are empty, whatever is there.
    if (devices.some(({ deviceId }) => deviceId)) await followSpeaker((id) => find('audiooutput', id))
  }

  // A loudspeaker that cannot be left stays as silent as it is.
  const readDevices = () => void followDevices().catch(() => undefined)

  /** Another app has the microphone, or the sound. The call is its own again once it has both. */
  function followSystem() {
    const isInterrupted = session?.state === 'interrupted'
    isTaken ||= isInterrupted
    set('system', isTrackMuted || isInterrupted)
  }

  /** The system mutes the track; the visitor's own mute disables it. */
  const setTrackMuted = (muted: boolean) => {
    isTrackMuted = muted
    isTaken &&= muted
    followSystem()
  }

  function watchTrack() {
    const current = microphone()
    // A script of the page may have stopped it, which fires no event.
    const isEnded = current?.readyState === 'ended'
    if (current === track) return isEnded && set('microphone-gone', true)
    watchingTrack.abort()
    watchingTrack = new AbortController()
    track = current
    isSentTrackEnded = false
    if (!current) return setTrackMuted(false)
    setTrackMuted(current.muted)
    // The chosen microphone may be there all the same, and the system's own was opened instead.
    if (!isEnded && active.has('microphone-gone')) readDevices()
    set('microphone-gone', isEnded)
    current.addEventListener('mute', () => setTrackMuted(true), watchingTrack)
    current.addEventListener('unmute', () => setTrackMuted(false), watchingTrack)
    current.addEventListener('ended', () => set('microphone-gone', true), watchingTrack)
  }

  function refresh() {
    watchTrack()
    // Another loudspeaker was chosen meanwhile, such as the system's own, which plays already.
    if (missingSpeaker && (player()?.sinkId || missingSpeaker.choice !== speakerId()))
      setMissingSpeaker(undefined)
  }

  /** On iPhones a microphone that another app has taken may stay silent after the visitor has come back. */
  function pageSeen() {
    if (isTaken && isTrackMuted && document.visibilityState === 'visible') onMicrophoneStalled()
  }

  session?.addEventListener('statechange', followSystem, watching)
  document.addEventListener('visibilitychange', pageSeen, watching)
  document.addEventListener('freeze', () => set('frozen', true), watching)
  document.addEventListener('resume', () => set('frozen', false), watching)
  const media = navigator.mediaDevices as MediaDevices | undefined
  media?.addEventListener('devicechange', readDevices, watching)
  watchTrack()
  // Devices may have changed while the call connected.
  readDevices()

  return {
    /** The microphone's track or the loudspeaker may have been replaced. */
    refresh,
    /** What is sent of the microphone has ended, and the microphone itself has not. */
    sentTrackEnded() {
      isSentTrackEnded ||= !active.has('microphone-gone')
      set('microphone-gone', true)
    },
    /** What is sent is live: noise cancellation may have started again with the same microphone. */
    sentTrackLive() {
      if (isSentTrackEnded && track?.readyState !== 'ended') set('microphone-gone', false)
      isSentTrackEnded = false
    },
    /** Ends what interrupts the call now, and the watching. */
    stop() {
      watching.abort()
      watchingTrack.abort()
      for (const interruption of [...active]) set(interruption, false)
    },
  }
}
