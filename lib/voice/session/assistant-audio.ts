import { VoiceError } from '../errors'
import type { AudioOutput, Playback } from './audio-output'

export interface AssistantAudioPorts {
  output: AudioOutput
  volume: number | undefined
  /** Sound really plays. */
  playing(player: HTMLAudioElement): void
  /** Nothing plays any more. */
  gone(): void
  /** The browser holds the sound back until a gesture, or lets it go again. */
  blocked(isBlocked: boolean, error?: VoiceError): void
}

export interface AssistantAudio {
  trackStarted(track: MediaStreamTrack, participantId: string): void
  trackStopped(track: MediaStreamTrack): void
  setVolume(volume: number): void
  resume(): Promise<void>
  player(): HTMLAudioElement | null
  stop(): void
}

interface Current {
  track: MediaStreamTrack
  playback: Playback
  isPlaying: boolean
}

/** Plays the assistant's newest audio track, and only that one. */
export function createAssistantAudio(ports: AssistantAudioPorts): AssistantAudio {
  let volume = ports.volume
  let current: Current | undefined
  let isBlocked = false

  const setBlocked = (value: boolean, error?: VoiceError) => {
    if (isBlocked === value) return
    isBlocked = value
    ports.blocked(value, error)
  }

  const play = async (wanted: Current) => {
    try {
      await wanted.playback.play()
    } catch (cause) {
      // A track replaced or stopped meanwhile also rejects; only the one still wanted is news.
      if (current === wanted)
        setBlocked(
          true,
          new VoiceError({
            code: 'audio-blocked',
            stage: 'live',
            fatal: false,
            message: 'The browser holds the sound back: call resumeAudio() from a click.',
            cause,
          }),
        )
      return
    }
    if (current !== wanted) return
    const first = !wanted.isPlaying
    wanted.isPlaying = true
    setBlocked(false)
    if (first) ports.playing(wanted.playback.player)
  }

  const drop = () => {
    const had = current
    current = undefined
    had?.playback.stop()
    if (had?.isPlaying) ports.gone()
  }

  return {
    trackStarted(track, participantId) {
      drop()
      current = { track, playback: ports.output.open(track, { participantId, volume }), isPlaying: false }
      void play(current)
    },
    trackStopped(track) {
      if (current?.track.id === track.id) drop()
    },
    setVolume(value) {
      volume = value
      current?.playback.setVolume(value)
    },
    async resume() {
      if (current) await play(current)
    },
    player: () => (current?.isPlaying ? current.playback.player : null),
    stop: drop,
  }
}
