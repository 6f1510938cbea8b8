/** States of an audio player. From `error`, the next attempt to play leads to `loading`. */
export type AudioState = 'idle' | 'loading' | 'playing' | 'paused' | 'error'

export type AudioEvent =
  | { type: 'play-asked' }
  | { type: 'started' }
  /** It was paused; at its start also while it was still loading. */
  | { type: 'stopped'; atStart: boolean }
  | { type: 'ended' }
  | { type: 'load-failed' }
  | { type: 'play-failed' }

type AudioError = 'load' | 'play'

interface AudioView {
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
      if (state === 'loading' && event.atStart) return IDLE_AUDIO
      return state === 'playing' || state === 'loading' ? view('paused') : current
    case 'ended':
      return IDLE_AUDIO
    case 'load-failed':
      return { state: 'error', error: 'load' }
    case 'play-failed':
      return { state: 'error', error: 'play' }
  }
}

const isLength = (seconds: number) => Number.isFinite(seconds) && seconds > 0

/**
 * How much has been played, from 0 to 1, of the length that the browser reports, or else of that in the data. 0 if both are
 * unknown.
 */
export function playedShare(seconds: number, browserSeconds: number, dataSeconds: number): number {
  const length = isLength(browserSeconds) ? browserSeconds : dataSeconds
  return isLength(length) && Number.isFinite(seconds) ? Math.min(1, Math.max(0, seconds / length)) : 0
}

/** Whether the browser can move to a position: without parts of the file from the server it can move to the start only. */
export const canSeekTo = (seekable: TimeRanges, seconds: number): boolean =>
  [...Array(seekable.length).keys()].some(
    (index) => seekable.start(index) <= seconds && seconds <= seekable.end(index),
  )
