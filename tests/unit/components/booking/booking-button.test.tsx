import { act, fireEvent, render, screen } from '@testing-library/react'
import { BookingButton } from '@/components/booking/booking-button'
import { bookingLabels } from '@/content/booking'

beforeEach(() => {
  jest.useFakeTimers()
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
})
afterEach(() => jest.useRealTimers())

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('The booking button', () => {
  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a click with %s to the browser, and shows no booking', (_how, click) => {
    render(<BookingButton booking="discovery" />)
    expect(fireEvent.click(screen.getByRole('link'), click)).toBe(true)
    expect(screen.getByRole('link')).toHaveAttribute('data-state', 'idle')
  })

  it('opens no second tab while it saves, as after a double click or a key that is held down', () => {
    render(<BookingButton booking="deep-dive" />)
    const link = screen.getByRole('link', { name: bookingLabels['deep-dive'].idle })
    expect(fireEvent.click(link)).toBe(true)
    expect(fireEvent.click(link)).toBe(false)
  })

  it('is idle again, at its normal size, and logs "Save failed" when saving fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    render(<BookingButton booking="discovery" save={() => Promise.reject(new Error('no'))} />)
    fireEvent.click(screen.getByRole('link'))
    await later(0)
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('data-state', 'idle')
    expect(link.style.minWidth).toBe('')
    expect(link.style.minHeight).toBe('')
    expect(log).toHaveBeenCalledWith('Save failed', expect.any(Error))
  })
})
