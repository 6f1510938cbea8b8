import { recordLevels } from '@/components/voice/line/record-levels'
import type { Levels, LevelSource } from '@/lib/voice/client/types'

function source() {
  const listeners = new Set<(levels: Levels) => void>()
  const levels: LevelSource = {
    current: () => ({ assistant: 0, user: 0 }) as Levels,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const say = (assistant: number, user: number) => {
    for (const listener of listeners) listener({ assistant, user } as Levels)
  }
  return { levels, say, listeners }
}

it('A call is printed in moments of the same length, each as loud as its loudest sound', () => {
  let time = 0
  const { levels, say, listeners } = source()
  const recording = recordLevels(levels, 4, () => time)
  say(0.2, 0)
  time = 450
  say(0.9, 0)
  time = 2100
  say(0, 0.6)
  time = 3999
  expect(recording.stop()).toEqual([
    { assistant: 0.9, user: 0 },
    { assistant: 0, user: 0 },
    { assistant: 0, user: 0.6 },
    { assistant: 0, user: 0 },
  ])
  expect(listeners.size).toBe(0)
})

it('A call that has just begun is printed as well', () => {
  const { levels, say } = source()
  const recording = recordLevels(levels, 3, () => 0)
  say(0.5, 0)
  expect(recording.stop()).toEqual(Array(3).fill({ assistant: 0.5, user: 0 }))
})
