import {
  canSeekTo,
  IDLE_AUDIO,
  nextAudioView,
  playedShare,
  type AudioEvent,
} from '@/lib/listening/audio-player-state'

type EventName = Exclude<AudioEvent['type'], 'stopped'> | 'stopped' | 'cancelled'
const eventOf = (name: EventName): AudioEvent =>
  name === 'cancelled' || name === 'stopped'
    ? { type: 'stopped', atStart: name === 'cancelled' }
    : { type: name }
const after = (...names: EventName[]) =>
  names.reduce((view, name) => nextAudioView(view, eventOf(name)), IDLE_AUDIO)

describe('An audio demonstration', () => {
  it('loads, plays, pauses and plays again', () => {
    expect(after('play-asked').state).toBe('loading')
    expect(after('play-asked', 'started').state).toBe('playing')
    expect(after('play-asked', 'started', 'stopped').state).toBe('paused')
    expect(after('play-asked', 'started', 'stopped', 'play-asked', 'started').state).toBe('playing')
  })

  it('is idle again when its start is cancelled, and paused when that of its continuation is', () => {
    expect(after('play-asked', 'cancelled')).toEqual(IDLE_AUDIO)
    expect(after('play-asked', 'started', 'stopped', 'play-asked', 'stopped').state).toBe('paused')
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
    [5, 20, 99, 0.25],
    [25, 20, 99, 1],
    [5, 0, 20, 0.25],
    [5, Number.NaN, 20, 0.25],
    [5, Number.POSITIVE_INFINITY, 20, 0.25],
    [5, Number.NaN, 0, 0],
    [Number.NaN, 20, 20, 0],
  ])('has played, at second %p of %p (or %p by the data), %p', (seconds, browser, data, share) => {
    expect(playedShare(seconds, browser, data)).toBe(share)
  })

  it('can be moved to what the browser has or can fetch', () => {
    const ranges = (...pairs: [number, number][]): TimeRanges => ({
      length: pairs.length,
      start: (index) => pairs[index]![0],
      end: (index) => pairs[index]![1],
    })
    expect(canSeekTo(ranges(), 3)).toBe(false)
    expect(canSeekTo(ranges([0, 0]), 3)).toBe(false)
    expect(canSeekTo(ranges([0, 2], [3, 9]), 3)).toBe(true)
    expect(canSeekTo(ranges([0, 2], [3, 9]), 2.5)).toBe(false)
  })
})
