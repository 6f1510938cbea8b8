import { createSaveButton, type SaveState } from '@/lib/interaction/save-button'
import { systemClock } from '@/lib/timing/clock'

function setUp() {
  jest.useFakeTimers()
  const states: SaveState[] = []
  const errors: unknown[][] = []
  const saved = jest.fn()
  const button = createSaveButton({
    clock: systemClock,
    onChange: (state) => states.push(state),
    onSaved: saved,
    logError: (...entry) => errors.push(entry),
  })
  return { button, states, errors, saved }
}

afterEach(() => jest.useRealTimers())

describe('The save button', () => {
  it('simulates a save of two seconds when no handler is supplied, and is idle again after two more', async () => {
    const { button, states } = setUp()
    button.click()
    expect(states).toEqual(['saving'])
    await jest.advanceTimersByTimeAsync(1999)
    expect(states).toEqual(['saving'])
    await jest.advanceTimersByTimeAsync(1)
    expect(states).toEqual(['saving', 'saved'])
    await jest.advanceTimersByTimeAsync(1999)
    expect(states).toEqual(['saving', 'saved'])
    await jest.advanceTimersByTimeAsync(1)
    expect(states).toEqual(['saving', 'saved', 'idle'])
  })

  it('calls its handler inside the click, so that the handler may open a tab', () => {
    const { button } = setUp()
    const save = jest.fn(() => new Promise(() => {}))
    button.click(save)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('ignores clicks unless it is idle', async () => {
    const { button, states } = setUp()
    const save = jest.fn(() => Promise.resolve())
    button.click(save)
    button.click(save)
    await jest.advanceTimersByTimeAsync(0)
    button.click(save)
    expect(save).toHaveBeenCalledTimes(1)
    expect(states).toEqual(['saving', 'saved'])
  })

  it('celebrates once for each save', async () => {
    const { button, saved } = setUp()
    button.click(() => Promise.resolve())
    await jest.advanceTimersByTimeAsync(0)
    expect(saved).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
  ])('logs "Save failed" and is idle again when the handler %s', async (_how, save) => {
    const { button, states, errors, saved } = setUp()
    button.click(save)
    await jest.advanceTimersByTimeAsync(0)
    expect(states).toEqual(['saving', 'idle'])
    expect(errors).toEqual([['Save failed', new Error('no')]])
    expect(saved).not.toHaveBeenCalled()
  })

  it('changes nothing after it is gone', async () => {
    const { button, states } = setUp()
    button.click()
    button.dispose()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(states).toEqual(['saving'])
    expect(jest.getTimerCount()).toBe(0)
  })
})
