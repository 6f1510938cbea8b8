import { act, fireEvent, render, screen } from '@testing-library/react'
import { BookingButton } from '@/components/booking/booking-button'
import { LiveRegion } from '@/components/layout/live-region'
import { bookingLabels } from '@/content/booking'

const open = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  open.mockReset()
  window.open = open
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
})
afterEach(() => jest.useRealTimers())

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('The booking button', () => {
  it('opens the scheduling page in a new tab within the click', () => {
    render(<BookingButton booking="discovery" />)
    fireEvent.click(screen.getByRole('button'))
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/^https:/), '_blank', 'noopener,noreferrer')
  })

  it('shows its states and their labels, and a star when it is saved', async () => {
    render(
      <BookingButton
        booking="discovery"
        labels={{ idle: 'Go', saving: 'Connecting...', saved: 'Booked!' }}
      />,
    )
    const button = screen.getByRole('button')
    expect(button).toHaveAttribute('data-state', 'idle')
    expect(button).toHaveTextContent('Go')
    fireEvent.click(button)
    expect(button).toHaveAttribute('data-state', 'saving')
    expect(button).toHaveTextContent('Connecting...')
    await later(2000)
    expect(button).toHaveAttribute('data-state', 'saved')
    expect(button).toHaveTextContent('Booked!')
    expect(button.querySelector('[data-star-badge]')).toBeInTheDocument()
    await later(2000)
    expect(button).toHaveAttribute('data-state', 'idle')
    expect(button.querySelector('[data-star-badge]')).not.toBeInTheDocument()
  })

  it('has its states announced by the live region of the page, since a button holds none', async () => {
    render(
      <>
        <LiveRegion />
        <BookingButton booking="discovery" />
      </>,
    )
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    const button = screen.getByRole('button')
    fireEvent.click(button)
    expect(region).toHaveTextContent(bookingLabels.discovery.saving)
    await later(2000)
    expect(region).toHaveTextContent(bookingLabels.discovery.saved)
    await later(2000)
    expect(region).toBeEmptyDOMElement()
    expect(button.querySelector('[aria-live]')).toBeNull()
  })

  it('opens no second tab while it saves', () => {
    render(<BookingButton booking="deep-dive" />)
    const button = screen.getByRole('button', { name: bookingLabels['deep-dive'].idle })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('is idle again and logs "Save failed" when saving fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    render(<BookingButton booking="discovery" save={() => Promise.reject(new Error('no'))} />)
    fireEvent.click(screen.getByRole('button'))
    await later(0)
    expect(screen.getByRole('button')).toHaveAttribute('data-state', 'idle')
    expect(log).toHaveBeenCalledWith('Save failed', expect.any(Error))
    log.mockRestore()
  })

  it('is idle again, at its normal size, and logs "Save failed" when the scheduling page cannot be opened', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    open.mockImplementation(() => {
      throw new DOMException('Unable to open a window with invalid URL', 'SyntaxError')
    })
    render(<BookingButton booking="discovery" />)
    const button = screen.getByRole('button')
    fireEvent.click(button)
    await later(0)
    expect(button).toHaveAttribute('data-state', 'idle')
    expect(button.style.minWidth).toBe('')
    expect(button.style.minHeight).toBe('')
    expect(log).toHaveBeenCalledWith('Save failed', expect.any(DOMException))
    log.mockRestore()
  })
})
