import { createVoiceError } from '../error-messages'
import type { ActiveCallLock } from '../session/ports'

interface Holder {
  isEnding: boolean
  released: Promise<void>
}

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
      const own = { isEnding: false, released }
      holder = own
      return {
        ending: () => void (own.isEnding = true),
        release() {
          if (holder === own) holder = undefined
          resolve()
        },
      }
    },
  }
}

/** Allows one call for each page. */
export const activeCallLock: ActiveCallLock = createActiveCallLock()
