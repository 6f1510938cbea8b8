import { createCallerSpeechDetector } from '@/scripts/sandbox/call-machine/caller-speech-detector'

const QUIET = 0.02
const LOUD = 0.021

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** What a turn has come to after these levels, each of which holds for so many milliseconds. */
async function turnAfter(...levels: [level: number, forMs: number][]) {
  let level = 0
  let result: boolean | 'goes on' = 'goes on'
  const { signal } = new AbortController()
  void createCallerSpeechDetector(() => level)
    .turn({ timeoutMs: 4000, longestMs: 2000, onSpeech: () => {}, signal })
    .then((hasSpoken) => (result = hasSpoken))
  for (const [next, forMs] of levels) {
    level = next
    await jest.advanceTimersByTimeAsync(forMs)
  }
  return result
}

describe('The sandbox takes the sound of the caller', () => {
  it.each([
    [0, false],
    [QUIET, false],
    [LOUD, true],
  ])('at a level of %d for speech: %j', (level, isLoud) => {
    expect(createCallerSpeechDetector(() => level).isLoud()).toBe(isLoud)
  })

  it('for a turn once it was loud, and then quiet for 700 ms', async () => {
    expect(await turnAfter([LOUD, 1000], [QUIET, 600])).toBe('goes on')
    expect(await turnAfter([LOUD, 1000], [QUIET, 900])).toBe(true)
  })

  it('for a turn of at most the longest time, however loud it stays', async () => {
    expect(await turnAfter([LOUD, 2000])).toBe('goes on')
    expect(await turnAfter([LOUD, 2500])).toBe(true)
  })

  it('for no turn while a microphone is muted, or where something knocks', async () => {
    expect(await turnAfter([QUIET, 3900])).toBe('goes on')
    expect(await turnAfter([QUIET, 4100])).toBe(false)
    expect(await turnAfter([LOUD, 100], [QUIET, 4500])).toBe(false)
  })
})
