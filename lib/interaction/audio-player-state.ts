/** States of an audio player. From `error`, the next attempt to play leads to `loading`. */
export type AudioState = 'idle' | 'loading' | 'playing' | 'paused' | 'error'

export type AudioEvent =
  | { type: 'play-asked' }
  | { type: 'started' }
  | { type: 'stopped' }
  | { type: 'ended' }
  | { type: 'load-failed' }
  | { type: 'play-failed' }

export type AudioError = 'load' | 'play'

export interface AudioView {
  state: AudioState
  /** Which message to show; only in the state `error`. */
  error: AudioError | null
}

export const IDLE_AUDIO: AudioView = { state: 'idle', error: null }

const view = (state: AudioState): AudioView => ({ state, error: null })

/** The player after an event. An event that its state does not expect changes nothing. */
export function nextAudioView(current: AudioView, event: AudioEvent): AudioView {
  const { state } = current
  switch (event.type) {
    case 'play-asked':
      return state === 'playing' || state === 'loading' ? current : view('loading')
    case 'started':
      return view('playing')
    case 'stopped':
      return state === 'playing' || state === 'loading' ? view('paused') : current
    case 'ended':
      return IDLE_AUDIO
    case 'load-failed':
      return { state: 'error', error: 'load' }
    case 'play-failed':
      return { state: 'error', error: 'play' }
  }
}

/** How much has been played, from 0 to 1; 0 while the length is unknown or zero. */
export const playedShare = (seconds: number, durationSeconds: number): number =>
  Number.isFinite(durationSeconds) && durationSeconds > 0 && Number.isFinite(seconds)
    ? Math.min(1, Math.max(0, seconds / durationSeconds))
    : 0
