import { render } from '@testing-library/react'
import { Visualiser } from '@/components/voice/panel/connected'
import type { LevelSource } from '@/lib/voice/react'
import { fakeMediaQueries } from '@/tests/support/media-queries'

type Levels = ReturnType<LevelSource['current']>
const SILENCE: Levels = { assistant: 0, user: 0 }
const SPEECH: Levels = { assistant: 0.6, user: 0 }

/** Loudness as the test says it. */
function fakeLevels() {
  const listeners = new Set<(levels: Levels) => void>()
  let now = SILENCE
  return {
    current: () => now,
    subscribe: (listener: (levels: Levels) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become: (levels: Levels) => {
      now = levels
      for (const listener of [...listeners]) listener(levels)
    },
    listeners,
  }
}

/** What has been drawn: how often the wave was drawn again, and how high it was each time, in CSS pixels. */
const drawn = { heights: [] as number[] }
const HEIGHT = 40
const context = {
  scale: () => {},
  clearRect: () => void drawn.heights.push(0),
  fillRect: () => {},
  beginPath: () => {},
  moveTo: () => {},
  lineTo: () => {},
  quadraticCurveTo: (_x: number, y: number) => {
    const height = Math.abs(HEIGHT / 2 - y)
    drawn.heights.push(Math.max(height, drawn.heights.pop() ?? 0))
  },
  fill: () => {},
}

/** Whether the visitor asks for less motion, which may change. */
function fakeMotion(reduced: boolean) {
  const media = fakeMediaQueries(() => reduced)
  return (matches: boolean) => media.change(() => matches)
}

beforeEach(() => {
  jest.useFakeTimers()
  drawn.heights = []
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext)
  jest.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  jest.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT)
})
afterEach(() => jest.useRealTimers())

function open({ reduced = false } = {}) {
  const changeMotion = fakeMotion(reduced)
  const levels = fakeLevels()
  const { unmount } = render(<Visualiser levels={levels} />)
  return { levels, unmount, changeMotion }
}
const later = (ms: number) => jest.advanceTimersByTime(ms)
const times = () => drawn.heights.length
/** Frames that the browser was asked for. */
const pendingFrames = () => jest.getTimerCount()

describe('The wave of a call', () => {
  it('is a line before anybody speaks, and asks for no frame', () => {
    const { levels } = open()
    expect(drawn.heights).toEqual([0])
    levels.become(SILENCE)
    later(1000)
    expect(pendingFrames()).toBe(0)
  })

  it('moves while somebody speaks', () => {
    const { levels } = open()
    levels.become(SPEECH)
    later(1000)
    expect(times()).toBeGreaterThan(30)
    expect(Math.max(...drawn.heights)).toBeGreaterThan(5)
  })

  it('runs out once nobody speaks any more, and then asks for no frame', () => {
    const { levels } = open()
    levels.become(SPEECH)
    later(1000)
    levels.become(SILENCE)
    later(10_000)
    expect(drawn.heights.at(-1)).toBeLessThan(1)
    expect(pendingFrames()).toBe(0)
  })

  it('is drawn no more once it is removed', () => {
    const { levels, unmount } = open()
    levels.become(SPEECH)
    later(100)
    unmount()
    const before = times()
    levels.become({ assistant: 1, user: 1 })
    later(1000)
    expect(times()).toBe(before)
    expect(levels.listeners.size).toBe(0)
    expect(pendingFrames()).toBe(0)
  })

  it('stands still under reduced motion: each loudness is drawn once, where it is', () => {
    const { levels } = open({ reduced: true })
    levels.become(SPEECH)
    expect(times()).toBe(2)
    expect(drawn.heights.at(-1)).toBeGreaterThan(5)
    expect(pendingFrames()).toBe(0)
    later(1000)
    expect(times()).toBe(2)
    levels.become(SILENCE)
    expect(drawn.heights).toHaveLength(3)
    expect(drawn.heights.at(-1)).toBe(0)
  })

  it('stops when the visitor asks for less motion during the call', () => {
    const { levels, changeMotion } = open()
    levels.become(SPEECH)
    later(100)
    changeMotion(true)
    expect(pendingFrames()).toBe(0)
    const before = times()
    later(1000)
    expect(times()).toBe(before)
  })

  it('is hidden from screen readers, which have the transcript', () => {
    open()
    expect(document.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true')
  })
})
