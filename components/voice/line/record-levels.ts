import type { LevelSample } from '@/examples/react-parts/src/parts/wave-shape'
import type { LevelSource } from '@/lib/voice/react'

const SAMPLE_MS = 100

/** Keeps how loud each side of a call is, and on `stop` returns the whole call in `count` moments of the same length. */
export function recordLevels(levels: LevelSource, count: number, now = () => performance.now()) {
  const startedAt = now()
  const samples: LevelSample[] = []
  const sampleNow = () => Math.floor((now() - startedAt) / SAMPLE_MS)
  const unsubscribe = levels.subscribe(({ assistant, user }) => {
    const index = sampleNow()
    const before = samples[index]
    samples[index] = {
      assistant: Math.max(assistant, before?.assistant ?? 0),
      user: Math.max(user, before?.user ?? 0),
    }
  })
  return {
    stop(): LevelSample[] {
      unsubscribe()
      const length = sampleNow() + 1
      return Array.from({ length: count }, (_, moment) => {
        const from = Math.floor((moment * length) / count)
        const part = samples.slice(from, Math.max(from + 1, Math.floor(((moment + 1) * length) / count)))
        // There is no sample if nothing changed.
        const heard = part.filter(Boolean)
        return {
          assistant: Math.max(0, ...heard.map(({ assistant }) => assistant)),
          user: Math.max(0, ...heard.map(({ user }) => user)),
        }
      })
    },
  }
}
