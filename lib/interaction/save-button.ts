import type { Clock } from '../timing/clock'

/** States of a booking or save button: saving follows a click, and a failure returns to idle. */
export type SaveState = 'idle' | 'saving' | 'saved'

/** How long a save takes when no handler is supplied, in milliseconds. */
export const SIMULATED_SAVE_MS = 2000
/** How long the button stays saved before it is idle again, in milliseconds. */
export const SAVED_RESET_MS = 2000

type SaveEvent = 'click' | 'success' | 'failure' | 'reset'

const TRANSITIONS: Record<SaveState, Partial<Record<SaveEvent, SaveState>>> = {
  idle: { click: 'saving' },
  saving: { success: 'saved', failure: 'idle' },
  saved: { reset: 'idle' },
}

/** The state after an event. An event that the state does not expect changes nothing. */
const nextSaveState = (state: SaveState, event: SaveEvent): SaveState => TRANSITIONS[state][event] ?? state

export interface SaveButtonOptions {
  clock: Pick<Clock, 'after'>
  onChange: (state: SaveState) => void
  /** Runs within the click, before the handler. If it throws, the save fails. */
  beforeSave?: () => void
  /** Called once each time the button becomes saved. */
  onSaved?: () => void
  logError: (message: string, error: unknown) => void
}

export interface SaveButton {
  /** Starts a save; ignored unless idle. With no handler, a save of two seconds is simulated. */
  click: (save?: () => Promise<unknown>) => void
  dispose: () => void
}

/** The state machine of the booking button: idle, saving, saved, and idle again after two seconds. */
export function createSaveButton({
  clock,
  onChange,
  beforeSave,
  onSaved,
  logError,
}: SaveButtonOptions): SaveButton {
  let state: SaveState = 'idle'
  let disposed = false
  const cancels = new Set<() => void>()

  const after = (delayMs: number, run: () => void) => {
    const cancel = clock.after(delayMs, () => {
      cancels.delete(cancel)
      run()
    })
    cancels.add(cancel)
  }

  const send = (event: SaveEvent) => {
    if (disposed) return
    const next = nextSaveState(state, event)
    if (next === state) return
    state = next
    onChange(state)
    if (state !== 'saved') return
    onSaved?.()
    after(SAVED_RESET_MS, () => send('reset'))
  }

  const simulatedSave = () => new Promise<void>((resolve) => after(SIMULATED_SAVE_MS, resolve))

  return {
    click(save = simulatedSave) {
      if (disposed || nextSaveState(state, 'click') === state) return
      send('click')
      run(() => {
        beforeSave?.()
        return save()
      }).then(
        () => send('success'),
        (error: unknown) => {
          logError('Save failed', error)
          send('failure')
        },
      )
    },
    dispose() {
      disposed = true
      for (const cancel of cancels) cancel()
      cancels.clear()
    },
  }
}

/** Runs a handler within the click, so that it may open a tab. An exception becomes a rejection. */
const run = async (save: () => Promise<unknown>) => save()
