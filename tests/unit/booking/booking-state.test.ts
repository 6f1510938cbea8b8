import { createBooking, type BookingState } from '@/lib/booking/booking-state'
import { systemClock } from '@/lib/timing/clock'

function setUp() {
  jest.useFakeTimers()
  const states: BookingState[] = []
  const errors: unknown[][] = []
  const booking = createBooking({
    clock: systemClock,
    onChange: (state) => states.push(state),
    logError: (...entry) => errors.push(entry),
  })
  return { booking, states, errors }
}

afterEach(() => jest.useRealTimers())

describe('A booking', () => {
  it('simulates a save of two seconds when no handler is supplied, and is idle again after two more', async () => {
    const { booking, states } = setUp()
    void booking.save()
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

  it('ignores a save unless it is idle', async () => {
    const { booking, states } = setUp()
    const save = jest.fn(() => Promise.resolve())
    void booking.save(save)
    void booking.save(save)
    await jest.advanceTimersByTimeAsync(0)
    void booking.save(save)
    expect(save).toHaveBeenCalledTimes(1)
    expect(states).toEqual(['saving', 'saved'])
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
    const { booking, states, errors } = setUp()
    await booking.save(save)
    expect(states).toEqual(['saving', 'idle'])
    expect(errors).toEqual([['Save failed', new Error('no')]])
  })

  it('changes nothing after it is gone', async () => {
    const { booking, states } = setUp()
    void booking.save()
    booking.dispose()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(states).toEqual(['saving'])
    expect(jest.getTimerCount()).toBe(0)
  })
})
