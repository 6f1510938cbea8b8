import type { AudioPlayer, Interruption, MonitorEvent } from '../session/ports'

type MicrophoneTrack = EventTarget & Pick<MediaStreamTrack, 'muted' | 'readyState' | 'label' | 'getSettings'>

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
  if (typeof document === 'undefined') return { refresh: () => undefined, stop: () => undefined }
  const session = navigator.audioSession
  const active = new Set<Interruption>()
  let isStopped = false
  let isTrackMuted = false
  /** Another app has taken the sound. A visitor who pauses the microphone in the bar of the browser mutes its track, too. */
  let isTaken = false
  let track: MicrophoneTrack | null = null
  let trackListeners: (() => void)[] = []

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
  async function followSpeaker(devices: readonly MediaDeviceInfo[]) {
    const element = player()
    // One that was not there at the start plays once it is plugged in.
    const chosen = element?.sinkId || missingSpeaker?.id || speakerId()
    // Without permission the ids of a list are empty, whatever is there.
    if (!element || !chosen || devices.every(({ deviceId }) => !deviceId)) return
    const isThere = devices.some(({ kind, deviceId }) => kind === 'audiooutput' && deviceId === chosen)
    if (isThere !== (chosen === element.sinkId)) await element.setSinkId(isThere ? chosen : '')
    if (!isStopped) setMissingSpeaker(isThere ? undefined : chosen)
  }

  /** Safari does not end the track of a headset that is gone. */
  function followMicrophone(ids: readonly string[]) {
    const id = track?.getSettings().deviceId
    const isGone = id && ids.every(Boolean) && !ids.includes(id)
    if (!track || usesPageTrack()) return
    if (track.readyState === 'ended' || isGone) gone(track)
    else set('microphone-gone', false)
  }

  /** The names of the microphones that were lost, by their id. */
  const lost = new Map<string | undefined, string>()
  function gone(ended: MicrophoneTrack) {
    lost.set(ended.getSettings().deviceId, ended.label)
    set('microphone-gone', true)
  }

  /** Chromium may give a microphone another id when it is plugged in again. Of two with its name, we do not guess which. */
  function foundAgain(microphones: readonly MediaDeviceInfo[]) {
    for (const [lostId, name] of lost) {
      const [found, another] = microphones.filter(({ label }) => label && label === name)
      if (!found || another) continue
      lost.delete(lostId)
      return { lostId, backId: found.deviceId }
    }
    return undefined
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
    if (isStopped || reading !== newest) return
    refresh()
    const microphones = devices.filter(({ kind }) => kind === 'audioinput')
    if (microphones.length > 0) {
      const ids = microphones.map(({ deviceId }) => deviceId)
      followMicrophone(ids)
      onMicrophones({ ids, systemId: otherSystemId(microphones), ...foundAgain(microphones) })
    }
    await followSpeaker(devices)
  }

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
    if (current === track) return
    undoAll(trackListeners)
    track = current
    if (!current) return setTrackMuted(false)
    setTrackMuted(current.muted)
    if (current.readyState === 'ended') gone(current)
    else set('microphone-gone', false)
    trackListeners = [
      listen(current, 'mute', () => setTrackMuted(true)),
      listen(current, 'unmute', () => setTrackMuted(false)),
      listen(current, 'ended', () => gone(current)),
    ]
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

  const pageListeners = [
    listen(session, 'statechange', followSystem),
    listen(document, 'visibilitychange', pageSeen),
    listen(document, 'freeze', () => set('frozen', true)),
    listen(document, 'resume', () => set('frozen', false)),
    // A loudspeaker that cannot be left stays as silent as it is.
    listen(navigator.mediaDevices, 'devicechange', () => void followDevices().catch(() => undefined)),
  ]
  watchTrack()

  return {
    /** The microphone's track or the loudspeaker may have been replaced. */
    refresh,
    /** Ends what interrupts the call now, and the watching. */
    stop() {
      isStopped = true
      undoAll(pageListeners)
      undoAll(trackListeners)
      for (const interruption of [...active]) set(interruption, false)
    },
  }
}

function listen(target: EventTarget | undefined, type: string, listener: () => void): () => void {
  target?.addEventListener(type, listener)
  return () => target?.removeEventListener(type, listener)
}

function undoAll(undos: (() => void)[]): void {
  for (const undo of undos.splice(0)) undo()
}
