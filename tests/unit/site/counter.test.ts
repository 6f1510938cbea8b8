import { compactCount, groupDigits, startCounter, type CounterClock } from '@/lib/site/counter'

/** A clock that stands still until told. */
function createClock() {
  let nowMs = 0
  const running = new Map<number, { intervalMs: number; tick: () => void }>()
  const clock: CounterClock = {
    now: () => nowMs,
    every(intervalMs, tick) {
      const id = running.size + 1
      running.set(id, { intervalMs, tick })
      return () => running.delete(id)
    },
  }
  return {
    clock,
    running,
    /** Lets `ms` pass in `ticks` equal parts. */
    pass(ms: number, ticks: number) {
      for (let tick = 0; tick < ticks; tick++) {
        nowMs += ms / ticks
        for (const timer of [...running.values()]) timer.tick()
      }
    },
  }
}

function count(target: number) {
  const values: number[] = []
  const time = createClock()
  const stop = startCounter(target, (value) => values.push(value), time.clock)
  return { values, stop, ...time }
}

describe.each([9700, 7200])('A counter to %i', (target) => {
  it('takes 100 steps of 20 ms, from 0 to exactly the target', () => {
    const { values, running, pass } = count(target)
    expect([...running.values()].map(({ intervalMs }) => intervalMs)).toEqual([20])
    pass(100 * 20, 100)
    expect(values).toHaveLength(101)
    expect(values.at(0)).toBe(0)
    expect(values.at(50)).toBe(target / 2)
    expect(values.at(-1)).toBe(target)
  })

  it('has not arrived after 99 steps', () => {
    const { values, pass } = count(target)
    pass(99 * 20, 99)
    expect(values.at(-1)).toBe((target / 100) * 99)
  })

  it('gives its timer back on arrival', () => {
    const { running, pass } = count(target)
    pass(2000, 100)
    expect(running.size).toBe(0)
  })

  it('arrives on time when a busy page skips ticks', () => {
    const { values, pass } = count(target)
    pass(2000, 3)
    expect(values.at(-1)).toBe(target)
  })

  it('says nothing more once stopped', () => {
    const { values, running, pass, stop } = count(target)
    pass(200, 10)
    stop()
    pass(2000, 100)
    expect(values.at(-1)).toBe(target / 10)
    expect(running.size).toBe(0)
  })
})

it.each([
  [9700, '9.7K', '9,700'],
  [7200, '7.2K', '7,200'],
  [100, '100', '100'],
  [9999, '9.9K', '9,999'],
])('Writes %i as %s, or in full as %s', (value, short, full) => {
  expect(compactCount(value)).toBe(short)
  expect(groupDigits(value)).toBe(full)
})
