import { createMetricsRecorder } from '../session/metrics'
import type { MonitorCall, Side } from '../session/ports'
import { claimDevice } from './device-claim'
import { watchInterruptions } from './interruptions'
import { watchMicrophonePermission } from './microphone-permission'
import { openSoundMeter, type WatchedTrack } from './sound-meter'

const METRICS_INTERVAL_MS = 1_000
/** How often we start measuring a replaced track of the visitor again, and how often we subscribe again. */
const MAX_RETRIES = 3

/** Measures a joined call and reports interruptions by the device. The call connects without waiting for this code. */
export const monitorCall: MonitorCall = (
  { clock, progress, transport, microphone, room, audioSettings },
  emit,
) => {
  const startedAt = progress.startedAt()
  const recorder = createMetricsRecorder(clock, startedAt)
  const meter = openSoundMeter()
  const interruptions = watchInterruptions(
    {
      /** The track of the device itself, if the track that is sent was made from it. */
      microphone() {
        const used = transport.microphone()
        return used && used === microphone.track() ? (microphone.source() ?? used) : used
      },
      usesPageTrack: () => transport.usesPageTrack(),
      player: room.audio.player,
      speakerId: () => audioSettings.speakerId,
    },
    (interruption, active) => emit({ type: 'interruption', interruption, active }),
    ({ find, systemId }) => {
      // Do not replace a microphone that the page has chosen on the media library's own call object.
      const isOurs = transport.microphone() === microphone.track()
      microphone.available({ find, systemId: isOurs ? systemId : undefined })
    },
    microphone.openIfNeeded,
  )
  const unwatchPermission = watchMicrophonePermission(
    (state) => {
      if (state === 'granted') microphone.openIfNeeded()
    },
    (state) => {
      // The visitor has allowed it while the call was connecting.
      if (state === 'granted' && microphone.outcome() === 'denied') microphone.openIfNeeded()
    },
  )
  let watched: Record<Side, { track: MediaStreamTrack | null; meter?: WatchedTrack | undefined }> = {
    user: { track: null },
    assistant: { track: null },
  }
  const metrics = () => {
    const since = progress.listeningSince()
    return { ...recorder.read(), connectedMs: since === undefined ? undefined : since - startedAt }
  }
  let isStopped = false
  let cancelTick = () => {}
  /** The track that was sent at the last tick, if it had ended by then and the visitor was not muted. */
  let endedTrack: MediaStreamTrack | null = null

  /** Noise cancellation, another device or an assistant that comes back replaces tracks during a call. */
  function followTracks() {
    if (isStopped) return
    const tracks = room.audioTracks()
    for (const side of ['user', 'assistant'] as const) {
      const track = tracks[side]
      if (track === watched[side].track) continue
      watched[side].meter?.stop()
      const onLevel = (level: number) =>
        side === 'assistant'
          ? recorder.addAssistantLevel(level)
          : recorder.addUserLevel(audioSettings.muted ? 0 : level)
      watched = { ...watched, [side]: { track, meter: track ? meter?.watch(track, onLevel) : undefined } }
    }
    interruptions.refresh()
  }

  /** A script may end the sent track without an event. One that is only being replaced is another one at the next tick. */
  function followSentTrack() {
    const { user } = room.audioTracks()
    if (user?.readyState === 'live') interruptions.sentTrackLive()
    const isEnded = user?.readyState === 'ended' && !audioSettings.muted
    if (isEnded && user === endedTrack) interruptions.sentTrackEnded()
    endedTrack = isEnded ? user : null
  }

  let wasEnded = false
  let isReceived = true
  let attempts = 0
  /**
   * A script of the page may have ended the assistant's track. Only another subscription brings another track. It begins a second
   * after the old one has ended, because the media library may take the two together for no change.
   */
  function followReceivedTrack() {
    if (room.audioTracks().assistant?.readyState === 'live') attempts = 0
    const isEnded = room.hasEndedSound()
    const isChanged = !isReceived || (isEnded && wasEnded && attempts < MAX_RETRIES)
    if (isChanged) {
      if (isReceived) attempts += 1
      isReceived = !isReceived
      room.receiveAssistant(isReceived)
    }
    wasEnded = isEnded && !isChanged
  }

  async function tick() {
    cancelTick = clock.after(METRICS_INTERVAL_MS, () => void tick())
    followTracks()
    followSentTrack()
    followReceivedTrack()
    const stats = await transport.networkStats().catch(() => undefined)
    if (isStopped) return
    if (stats) recorder.addNetworkStats(stats)
    if (progress.listeningSince() !== undefined) emit({ type: 'metrics', metrics: metrics() })
  }

  let levelRetries = 0
  let cancelLevelRetry = () => {}
  const unsubscribe = transport.subscribe(({ type }) => {
    if (type !== 'level-observer-failed' || levelRetries === MAX_RETRIES) return
    levelRetries += 1
    cancelLevelRetry()
    cancelLevelRetry = clock.after(
      METRICS_INTERVAL_MS,
      () => void transport.observeLocalLevel().catch(() => undefined),
    )
  })

  void tick()
  const unclaimDevice = claimDevice()

  return {
    refresh: followTracks,
    metrics,
    frequencies: (side) =>
      (isStopped || (side === 'user' && audioSettings.muted)
        ? undefined
        : // An app in JavaScript may name another side.
          (watched as Partial<typeof watched>)[side]?.meter?.frequencies()) ?? new Uint8Array(),
    stop() {
      isStopped = true
      unclaimDevice()
      cancelTick()
      unsubscribe()
      cancelLevelRetry()
      for (const { meter } of Object.values(watched)) meter?.stop()
      interruptions.stop()
      unwatchPermission()
      meter?.close()
    },
  }
}
