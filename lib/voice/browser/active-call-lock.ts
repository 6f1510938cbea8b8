import { createVoiceError } from '../error-messages'
import type { ActiveCallLock } from '../session/ports'

interface Holder {
  isEnding: boolean
  released: Promise<void>
}

/** A lock that one call holds at a time; it knows no browser. */
export function createActiveCallLock(): ActiveCallLock {
  let holder: Holder | undefined

  return {
    isTaken: () => holder !== undefined,
    async take(signal) {
      while (holder) {
        if (!holder.isEnding) throw createVoiceError({ code: 'busy', stage: 'initialization' })
        await holder.released
        signal?.throwIfAborted()
      }
      let resolve = () => {}
      const released = new Promise<void>((done) => (resolve = done))
      const taken: Holder = { isEnding: false, released }
      holder = taken
      return {
        ending: () => void (taken.isEnding = true),
        release() {
          if (holder === taken) holder = undefined
          resolve()
        },
      }
    },
  }
}

/** A value that all copies of this library on a page share. A hot reload, for example, loads a second copy. */
export function sharedOnPage<T>(name: string, create: () => T): T {
  const page = globalThis as unknown as Record<symbol, T | undefined>
  return (page[Symbol.for(`callwright ${name}`)] ??= create())
}

export const activeCallLock = sharedOnPage('call', createActiveCallLock)
