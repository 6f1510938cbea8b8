import { createReplayStore } from '@/lib/api/webhooks/replay'

const TEN_MINUTES_MS = 600_000

describe('The ids of accepted messages', () => {
  it('are kept for the time that is asked for, and forgotten then', () => {
    let nowMs = 0
    const store = createReplayStore(() => nowMs)
    expect(store.add('a', TEN_MINUTES_MS)).toBe(true)
    nowMs = TEN_MINUTES_MS - 1
    expect(store.add('a', TEN_MINUTES_MS)).toBe(false)
    nowMs = TEN_MINUTES_MS
    expect(store.add('a', TEN_MINUTES_MS)).toBe(true)
  })

  it('are 10,000 at most: the oldest makes room, so that memory does not grow with traffic', () => {
    const store = createReplayStore(() => 0)
    const ids = Array.from({ length: 10_000 }, (_, index) => `id ${index}`)
    expect(ids.every((id) => store.add(id, TEN_MINUTES_MS))).toBe(true)
    expect(store.add('id 1', TEN_MINUTES_MS)).toBe(false)
    expect(store.add('one more', TEN_MINUTES_MS)).toBe(true)
    expect(store.add('id 0', TEN_MINUTES_MS)).toBe(true)
  })
})
