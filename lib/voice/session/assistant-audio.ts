import { settledWithin } from '../../timing/deadline'
import { createVoiceError, deviceRefused, errorTexts } from '../error-messages'
import type { VoiceError } from '../errors'
import type { RemoteTrack } from './participants'
import type { AudioPlayer, Playback, SessionPorts } from './ports'
import { answeredInTime } from './timeouts'

export type AssistantAudioEvent =
  | { type: 'audio'; player: AudioPlayer }
  /** The browser blocks autoplay until a gesture, or has stopped blocking it. */
  | { type: 'audio-blocked'; blocked: boolean }
  | { type: 'warning'; error: VoiceError }

interface Current extends RemoteTrack {
  playback: Playback
  isPlaying: boolean
}

/** If something pauses the player this many times, each within `REPLAY_MS` of the last, we no longer play it again. */
const MAX_REPLAYS = 3
const REPLAY_MS = 2000
/** If the browser takes longer to apply the loudspeaker, the assistant plays through the system's default until then. */
const SPEAKER_LIMIT_MS = 2000
/** If the browser has not answered by then, we report it. */
const ANSWER_LIMIT_MS = 60_000

/** Plays one track of the assistant at a time. Volume, loudspeaker and mute also apply to the next track. */
export function createAssistantAudio(
  { audio: output, clock }: Pick<SessionPorts, 'audio' | 'clock'>,
  signal: AbortSignal,
  chosen: { volume: number | undefined; speakerId: string | undefined },
  emit: (event: AssistantAudioEvent) => void,
) {
  let { volume, speakerId } = chosen
  /** The last choice of a loudspeaker. The next one waits for it, because the browser may answer in another order. */
  let lastChoice: Promise<void> = Promise.resolve()
  /** How many choices of a loudspeaker the browser has not applied yet. Until it has, `sinkId` is not the chosen one. */
  let pending = 0
  let isMuted = false
  let current: Current | undefined
  let isBlocked = false
  let replays: readonly number[] = []

  const report = (error: VoiceError) => emit({ type: 'warning', error })

  const setBlocked = (blocked: boolean, cause?: unknown) => {
    if (isBlocked === blocked) return
    isBlocked = blocked
    emit({ type: 'audio-blocked', blocked })
    if (!blocked) return
    const code = 'audio-blocked'
    report(createVoiceError({ code, stage: 'live', fatal: false, message: errorTexts[code].message, cause }))
  }

  const play = async (wanted: Current) => {
    try {
      await wanted.playback.play()
    } catch (cause) {
      // `play()` also rejects if the track was replaced or stopped meanwhile. Only the current track matters.
      if (current !== wanted) return
      // The player was paused or removed from the page while it was starting.
      if ((cause as Error | undefined)?.name === 'AbortError') return replay(wanted)
      return setBlocked(true, cause)
    }
    if (current !== wanted) return
    const isFirst = !wanted.isPlaying
    wanted.isPlaying = true
    setBlocked(false)
    if (isFirst) emit({ type: 'audio', player: wanted.playback.player })
  }

  /** A media key, another script or a page that replaced its body has paused the player. */
  function paused(playback: Playback) {
    if (current?.playback === playback && current.isPlaying && !isBlocked) replay(current)
  }

  function replay(stopped: Current) {
    const now = clock.now()
    replays = [...replays.filter((at) => now - at < REPLAY_MS), now]
    if (replays.length > MAX_REPLAYS) setBlocked(true)
    else void play(stopped)
  }

  async function open(source: RemoteTrack) {
    const playback: Playback = output.open(source.track, {
      participantId: source.participantId,
      volume,
      paused: () => paused(playback),
      // A script of the page may have started it. Some scripts start every player at the first click.
      playing() {
        if (isBlocked && current?.playback === playback) void play(current)
      },
    })
    const opened: Current = (current = { ...source, playback, isPlaying: false })
    if (isMuted) playback.player.muted = true
    if (speakerId)
      await settledWithin(applySpeaker(playback.player, speakerId), {
        clock,
        limitMs: SPEAKER_LIMIT_MS,
        signal,
      })
    if (current === opened) await play(opened)
  }

  /** Throws in browsers without `setSinkId`, which cannot choose a loudspeaker. */
  const setSink = async (player: AudioPlayer, deviceId: string) =>
    answeredInTime(player.setSinkId(deviceId), { clock, limitMs: ANSWER_LIMIT_MS, signal })

  /** Plays through the chosen loudspeaker, or through the system's default if the chosen one was unplugged. */
  async function applySpeaker(player: AudioPlayer, deviceId: string) {
    pending += 1
    try {
      await setSink(player, deviceId)
    } catch (cause) {
      speakerId = undefined
      report(deviceRefused(cause))
    }
    pending -= 1
  }

  async function choose(deviceId: string) {
    const player = current?.playback.player
    if (player && player.sinkId !== deviceId) await setSink(player, deviceId)
    speakerId = deviceId
    // If the track was replaced meanwhile, its new player has the old loudspeaker.
    const next = current?.playback.player
    if (next && next !== player) await applySpeaker(next, deviceId)
  }

  /** Stops the player, and keeps its settings for the next one. */
  const drop = () => {
    if (!current) return
    const { player } = current.playback
    volume = player.volume ?? volume
    isMuted = player.muted ?? isMuted
    // The empty id is the system's default.
    if (!pending) speakerId = player.sinkId ?? speakerId
    current.playback.stop()
    current = undefined
  }

  /** Plays this track, or nothing; nothing once the call ends. */
  function follow(source: RemoteTrack | undefined) {
    if (current?.track === source?.track) return
    drop()
    if (source && !signal.aborted) void open(source)
    else setBlocked(false)
  }

  return {
    follow,
    setVolume(value: number) {
      volume = value
      if (current) current.playback.player.volume = value
    },
    /** Chooses the loudspeaker. If the browser refuses it, rejects and keeps the old one. */
    setSpeaker(deviceId: string): Promise<void> {
      return (lastChoice = settledWithin(lastChoice, { clock, signal }).then(() => choose(deviceId)))
    },
    async resume(): Promise<void> {
      replays = []
      if (current) await play(current)
    },
    player: (): AudioPlayer | null => (current?.isPlaying ? current.playback.player : null),
    track: (): MediaStreamTrack | null => current?.track ?? null,
    stop: () => follow(undefined),
  }
}
