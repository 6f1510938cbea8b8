import { createVoiceError, errorTexts } from '../error-messages'
import type { VoiceError } from '../errors'
import type { AudioOutput, AudioPlayer, Playback } from './ports'

export type AssistantAudioEvent =
  /** The assistant's sound has begun to play. */
  | { type: 'audio'; player: AudioPlayer }
  /** The browser blocks autoplay until a gesture, or has stopped blocking it. */
  | { type: 'audio-blocked'; blocked: boolean }
  | { type: 'problem'; error: VoiceError }

export interface AssistantAudio {
  trackStarted(track: MediaStreamTrack, participantId: string): void
  trackStopped(track: MediaStreamTrack): void
  setVolume(volume: number): void
  resume(): Promise<void>
  player(): AudioPlayer | null
  track(): MediaStreamTrack | null
  stop(): void
}

interface Current {
  track: MediaStreamTrack
  playback: Playback
  isPlaying: boolean
}

/** Plays the assistant's newest audio track, and only that one. */
export function createAssistantAudio(
  output: AudioOutput,
  initialVolume: number | undefined,
  emit: (event: AssistantAudioEvent) => void,
): AssistantAudio {
  let volume = initialVolume
  let current: Current | undefined
  let isBlocked = false
  let isStopped = false

  const setBlocked = (blocked: boolean, cause?: unknown) => {
    if (isBlocked === blocked) return
    isBlocked = blocked
    emit({ type: 'audio-blocked', blocked })
    if (!blocked) return
    const { message } = errorTexts['audio-blocked']
    const error = createVoiceError({ code: 'audio-blocked', stage: 'live', fatal: false, message, cause })
    emit({ type: 'problem', error })
  }

  const play = async (wanted: Current) => {
    try {
      await wanted.playback.play()
    } catch (cause) {
      // A track replaced or stopped meanwhile also rejects; only the current one matters.
      if (current === wanted) setBlocked(true, cause)
      return
    }
    if (current !== wanted) return
    const isFirst = !wanted.isPlaying
    wanted.isPlaying = true
    setBlocked(false)
    if (isFirst) emit({ type: 'audio', player: wanted.playback.player })
  }

  const drop = () => {
    current?.playback.stop()
    current = undefined
  }

  return {
    trackStarted(track, participantId) {
      if (isStopped) return
      drop()
      current = { track, playback: output.open(track, { participantId, volume }), isPlaying: false }
      void play(current)
    },
    trackStopped(track) {
      if (current?.track.id !== track.id) return
      drop()
      setBlocked(false)
    },
    setVolume(value) {
      volume = value
      current?.playback.setVolume(value)
    },
    async resume() {
      if (current) await play(current)
    },
    player: () => (current?.isPlaying ? current.playback.player : null),
    track: () => current?.track ?? null,
    stop() {
      isStopped = true
      drop()
      setBlocked(false)
    },
  }
}
