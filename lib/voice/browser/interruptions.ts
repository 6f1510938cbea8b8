import type { AudioPlayer, ConnectedMicrophones, Interruption } from '../session/ports'
import { findDevice, SYSTEM_IDS } from './known-devices'

type MicrophoneTrack = EventTarget & Pick<MediaStreamTrack, 'muted' | 'readyState' | 'getSettings'>

interface InterruptionSources {
  microphone(): MicrophoneTrack | null
  /** Whether the page supplies the visitor's track: then no device can be unplugged. */
  usesPageTrack(): boolean
  player(): AudioPlayer | null
  /** The loudspeaker that was chosen last; empty for the system's default. */
  speakerId(): string | undefined
}

type FindDevice = (id: string) => string | undefined

/** Emits the interruptions of a call by the device, such as another call on a phone. Each begins once and ends once. */
export function watchInterruptions(
  { microphone, usesPageTrack, player, speakerId }: InterruptionSources,
  emit: (interruption: Interruption, active: boolean) => void,
  onMicrophones: (microphones: ConnectedMicrophones) => void,
  /** Called if the page is visible again and the system still mutes its microphone. */
  onMicrophoneStalled: () => void,
) {
  const nothing = () => undefined
  if (typeof document === 'undefined')
    return { refresh: nothing, sentTrackEnded: nothing, sentTrackLive: nothing, stop: nothing }
  const session = navigator.audioSession
  const active = new Set<Interruption>()
  let isTrackMuted = false
  /** Another app uses the sound, or the visitor has paused the microphone in the browser's address bar, which also mutes the track. */
  let isTaken = false
  let track: MicrophoneTrack | null = null
  /** We report `microphone-gone` only because the sent track has ended; the microphone itself is connected. */
  let isSentTrackEnded = false
  const watching = new AbortController()
  let watchingTrack = new AbortController()

  const set = (interruption: Interruption, isActive: boolean) => {
    if (active.has(interruption) === isActive) return
    if (isActive) active.add(interruption)
    else active.delete(interruption)
    emit(interruption, isActive)
  }

  /** The loudspeaker that was unplugged, and the value of `speakerId()` at that time. */
  let missingSpeaker: { id: string; choice: string | undefined } | undefined
  let watchedPlayer: AudioPlayer | null = null
  const setMissingSpeaker = (id: string | undefined) => {
    missingSpeaker = id === undefined ? undefined : { id, choice: speakerId() }
    set('speaker-gone', id !== undefined)
  }

  /** While the chosen loudspeaker is unplugged, the system's default (the empty id) plays. */
  async function followSpeaker(find: FindDevice) {
    const element = player()
    // A chosen loudspeaker that was not connected at the start plays once it is plugged in.
    const chosen = element?.sinkId || missingSpeaker?.id || speakerId()
    if (!element || !chosen) return
    const id = find(chosen)
    if (element.sinkId !== (id ?? '')) await element.setSinkId(id ?? '')
    if (!watching.signal.aborted) setMissingSpeaker(id === undefined ? chosen : undefined)
  }

  const listed = new Set<string>()

  /** Safari does not end the track of an unplugged headset. A track whose id was never listed may come from an extension. */
  function followMicrophone(ids: readonly string[]) {
    for (const id of ids) listed.add(id)
    const id = track?.getSettings().deviceId
    const isGone = id && ids.every(Boolean) && listed.has(id) && !ids.includes(id)
    if (!track || usesPageTrack()) return
    set('microphone-gone', track.readyState === 'ended' || Boolean(isGone))
  }

  /** The system's default, if it has changed since. Chromium would go on with the old one, which may be unplugged. */
  function otherSystemId(microphones: readonly MediaDeviceInfo[]) {
    const used = track?.getSettings().groupId
    const own = microphones.find(({ deviceId }) => deviceId === 'default')?.groupId
    if (!used || !own || used === own) return undefined
    return microphones.find((device) => device.groupId === own && !SYSTEM_IDS.includes(device.deviceId))
      ?.deviceId
  }

  /** Number of the newest query: the browser may answer queries in another order. */
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
    // Without permission all ids of the list are empty.
    if (devices.some(({ deviceId }) => deviceId)) await followSpeaker((id) => find('audiooutput', id))
  }

  // If the player cannot change its loudspeaker, it stays silent.
  const readDevices = () => void followDevices().catch(() => undefined)

  /** `system` begins when another app takes the microphone or the sound, and ends when the call has both again. */
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
    // The chosen microphone may be connected although the system's default was opened.
    if (!isEnded && active.has('microphone-gone')) readDevices()
    set('microphone-gone', isEnded)
    current.addEventListener('mute', () => setTrackMuted(true), watchingTrack)
    current.addEventListener('unmute', () => setTrackMuted(false), watchingTrack)
    current.addEventListener('ended', () => set('microphone-gone', true), watchingTrack)
  }

  function refresh() {
    watchTrack()
    const current = player()
    // While the assistant had no player, the loudspeaker may have been plugged in again.
    if (missingSpeaker && current && current !== watchedPlayer) readDevices()
    watchedPlayer = current
    // Another loudspeaker was chosen meanwhile, for example the system's default, which already plays.
    if (missingSpeaker && (current?.sinkId || missingSpeaker.choice !== speakerId()))
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
    /** The sent track has ended, but not that of the microphone itself. */
    sentTrackEnded() {
      isSentTrackEnded ||= !active.has('microphone-gone')
      set('microphone-gone', true)
    },
    /** The sent track is live: noise cancellation may have started again with the same microphone. */
    sentTrackLive() {
      if (isSentTrackEnded && track?.readyState !== 'ended') set('microphone-gone', false)
      isSentTrackEnded = false
    },
    stop() {
      watching.abort()
      watchingTrack.abort()
      for (const interruption of [...active]) set(interruption, false)
    },
  }
}
