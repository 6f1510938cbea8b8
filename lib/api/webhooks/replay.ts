/**
 * Stores the ids of accepted messages, so that no handler runs twice for one. Several servers or isolates need a shared store,
 * such as Redis (`SET id 1 NX PX forMs`).
 */
export interface ReplayStore {
  /** Stores an id for `forMs` milliseconds. False if it is stored already. */
  add(id: string, forMs: number): boolean | Promise<boolean>
  /** Removes the id of a message whose handler failed, so that the platform may send it again. */
  delete(id: string): unknown
}

/** Only messages with a valid signature are stored, so an unverified sender cannot evict the ids of others. */
const MAX_IDS = 10_000

export function createReplayStore(now: () => number): ReplayStore {
  // A Map keeps the order of insertion, which is the order of expiry: every id is stored for the same time.
  const expiresAt = new Map<string, number>()
  return {
    add(id, forMs) {
      const nowMs = now()
      for (const [stored, expiryMs] of expiresAt) {
        if (expiryMs > nowMs && expiresAt.size < MAX_IDS) break
        expiresAt.delete(stored)
      }
      if (expiresAt.has(id)) return false
      expiresAt.set(id, nowMs + forMs)
      return true
    },
    delete: (id) => expiresAt.delete(id),
  }
}
