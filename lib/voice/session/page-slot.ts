import { VoiceError } from '../errors'

/** The right to hold the page's one call. */
export interface SlotHold {
  /** The call is on its way out: who comes next may wait for it. */
  ending(): void
  release(): void
}

export interface PageSlot {
  /**
   * Takes the slot; waits for a call that is ending, and refuses with `busy` while one goes on. The media
   * library allows one call object for each page, so we refuse before a web call is created for a second.
   */
  take(): Promise<SlotHold>
  /** Whether some call of this page holds it. */
  isTaken(): boolean
}

interface Holder {
  isEnding: boolean
  released: Promise<void>
}

export function createPageSlot(): PageSlot {
  let holder: Holder | undefined

  return {
    isTaken: () => holder !== undefined,
    async take() {
      while (holder) {
        if (!holder.isEnding) throw new VoiceError({ code: 'busy', stage: 'initialization' })
        await holder.released
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

/** The slot of this page. */
export const pageSlot: PageSlot = createPageSlot()
