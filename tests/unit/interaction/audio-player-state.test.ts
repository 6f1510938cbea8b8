import { IDLE_AUDIO, nextAudioView, playedShare, type AudioEvent } from '@/lib/interaction/audio-player-state'

const after = (...types: AudioEvent['type'][]) =>
  types.reduce((view, type) => nextAudioView(view, { type }), IDLE_AUDIO)

describe('An audio demonstration', () => {
  it('loads, plays, pauses and plays again', () => {
    expect(after('play-asked').state).toBe('loading')
    expect(after('play-asked', 'started').state).toBe('playing')
    expect(after('play-asked', 'started', 'stopped').state).toBe('paused')
    expect(after('play-asked', 'started', 'stopped', 'play-asked', 'started').state).toBe('playing')
  })

  it('is idle again at its end', () => {
    expect(after('play-asked', 'started', 'ended')).toEqual(IDLE_AUDIO)
  })

  it('stops loading and shows its error when it cannot be loaded', () => {
    expect(after('play-asked', 'load-failed')).toEqual({ state: 'error', error: 'load' })
  })

  it('stops loading and shows its error when it may not be played', () => {
    expect(after('play-asked', 'play-failed')).toEqual({ state: 'error', error: 'play' })
  })

  it('clears its error when it is tried again', () => {
    expect(after('play-asked', 'play-failed', 'play-asked')).toEqual({ state: 'loading', error: null })
  })

  it.each([
    [5, 20, 0.25],
    [25, 20, 1],
    [5, 0, 0],
    [5, Number.NaN, 0],
    [Number.NaN, 20, 0],
    [5, Number.POSITIVE_INFINITY, 0],
  ])('has played, at second %p of %p, a share of %p', (seconds, duration, share) => {
    expect(playedShare(seconds, duration)).toBe(share)
  })
})
