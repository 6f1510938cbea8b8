/**
 * Remembers which messages were accepted, so that a copy of one is refused. Give one of your own where
 * several servers or isolates share the work, such as on top of Redis (`SET id 1 NX PX forMs`).
 */
export interface ReplayStore {
  /** Stores an id for so many milliseconds; false where it is there already. */
  add(id: string, forMs: number): boolean | Promise<boolean>
  /** Forgets an id whose handler failed, so that the platform may send the message again. */
  delete(id: string): unknown
}

/** Only messages with a right signature are stored, so a stranger cannot push others out. */
const MAX_IDS = 10_000

export function createReplayStore(now: () => number): ReplayStore {
  // In the order of insertion, which is that of their ends: all stay equally long.
  const endsAt = new Map<string, number>()
  return {
    add(id, forMs) {
      const nowMs = now()
      for (const [known, endMs] of endsAt) {
        if (endMs > nowMs && endsAt.size < MAX_IDS) break
        endsAt.delete(known)
      }
      if (endsAt.has(id)) return false
      endsAt.set(id, nowMs + forMs)
      return true
    },
    delete: (id) => endsAt.delete(id),
  }
}
