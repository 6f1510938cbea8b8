import type { Fields } from './answers'

/** What is stored, by the path of its collection with all ids in it, such as `/test-suite/ID/run`. */
export interface Store {
  /** In the order of creation. */
  list(path: string): Fields[]
  get(path: string, id: string): Fields | undefined
  set(path: string, id: string, fields: Fields): void
  /** Removes a thing and everything below it. */
  delete(path: string, id: string): void
  /** Whether the collection was used before. */
  has(path: string): boolean
  /** The paths of all collections in use. */
  places(): string[]
  /** Creates the collection without anything in it. */
  open(path: string): void
  clear(): void
  /** The next time stamp. No two are the same, so that lists by time have one order. */
  now(): string
  /** A new id: the same ones in the same order after `clear`, unless another source is given. */
  newId(): string
}

export function createStore(options: { now: () => Date; newId?: (() => string) | undefined }): Store {
  const collections = new Map<string, Map<string, Fields>>()
  let lastMs = 0
  let lastNumber = 0
  const at = (path: string) => {
    const things = collections.get(path) ?? new Map<string, Fields>()
    collections.set(path, things)
    return things
  }
  const numbered = () => `00000000-0000-4000-8000-${String(++lastNumber).padStart(12, '0')}`

  return {
    list: (path) => [...(collections.get(path)?.values() ?? [])],
    get: (path, id) => collections.get(path)?.get(id),
    set: (path, id, fields) => void at(path).set(id, fields),
    delete(path, id) {
      collections.get(path)?.delete(id)
      for (const other of collections.keys())
        if (other.startsWith(`${path}/${id}/`)) collections.delete(other)
    },
    has: (path) => collections.has(path),
    places: () => [...collections.keys()],
    open: (path) => void at(path),
    clear() {
      collections.clear()
      lastMs = 0
      lastNumber = 0
    },
    now() {
      lastMs = Math.max(options.now().getTime(), lastMs + 1)
      return new Date(lastMs).toISOString()
    },
    newId: options.newId ?? numbered,
  }
}
