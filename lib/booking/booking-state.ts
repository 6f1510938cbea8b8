import type { Clock } from '../timing/clock'

/** States of a booking: saving follows a click, and a save that fails returns to idle. */
export type BookingState = 'idle' | 'saving' | 'saved'

export const SIMULATED_SAVE_MS = 2000
export const SAVED_RESET_MS = 2000

interface BookingOptions {
  clock: Pick<Clock, 'after'>
  onChange: (state: BookingState) => void
  logError: (message: string, error: unknown) => void
}

/** The booking of one link: idle, saving, saved, and idle again after two seconds. */
export function createBooking({ clock, onChange, logError }: BookingOptions) {
  let state: BookingState = 'idle'
  let disposed = false
  let cancelTimer = () => {}

  const change = (next: BookingState) => {
    if (disposed) return
    state = next
    onChange(next)
  }
  const wait = (delayMs: number) =>
    new Promise<void>((resolve) => {
      if (!disposed) cancelTimer = clock.after(delayMs, resolve)
    })

  return {
    /** Starts a save; ignored unless idle. With no handler, a save of two seconds is simulated. */
    async save(handler: () => Promise<unknown> = () => wait(SIMULATED_SAVE_MS)): Promise<void> {
      if (disposed || state !== 'idle') return
      change('saving')
      try {
        await handler()
      } catch (error) {
        logError('Save failed', error)
        return change('idle')
      }
      change('saved')
      await wait(SAVED_RESET_MS)
      change('idle')
    },
    dispose() {
      disposed = true
      cancelTimer()
    },
  }
}
