import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Marquee } from '@/components/ui/marquee'
import { fakeInView } from '@/tests/support/in-view'

const renderLogos = () =>
  render(
    <Marquee pauseLabel="Pause the logos" resumeLabel="Let the logos run" aria-label="Clients">
      <p>Harbor Dental</p>
    </Marquee>,
  )
const isRunning = () => screen.getByRole('group', { name: 'Clients' }).hasAttribute('data-running')

describe('A marquee', () => {
  let view: ReturnType<typeof fakeInView>
  beforeEach(() => void (view = fakeInView()))
  afterEach(() => jest.useRealTimers())

  it('stops while the page is scrolled, and runs again shortly after', () => {
    jest.useFakeTimers()
    renderLogos()
    act(view.enter)
    fireEvent.scroll(window)
    expect(isRunning()).toBe(false)
    act(() => jest.advanceTimersByTime(159))
    expect(isRunning()).toBe(false)
    act(() => jest.advanceTimersByTime(1))
    expect(isRunning()).toBe(true)
  })

  it('has a button whose label says what it does, and which is not announced as a toggle', async () => {
    renderLogos()
    await userEvent.click(screen.getByRole('button', { name: 'Pause the logos' }))
    expect(screen.getByRole('group', { name: 'Clients' })).toHaveAttribute('data-paused', 'true')
    const button = screen.getByRole('button', { name: 'Let the logos run' })
    expect(button).not.toHaveAttribute('aria-pressed')
    await userEvent.click(button)
    expect(screen.getByRole('group', { name: 'Clients' })).toHaveAttribute('data-paused', 'false')
    expect(screen.getByRole('button', { name: 'Pause the logos' })).not.toHaveAttribute('aria-pressed')
  })

  it('leaves no observer and no listener behind', () => {
    const added = jest.spyOn(window, 'addEventListener')
    const removed = jest.spyOn(window, 'removeEventListener')
    const { unmount } = renderLogos()
    act(view.enter)
    unmount()
    const scrolls = (spy: typeof added) => spy.mock.calls.filter(([type]) => type === 'scroll').length
    expect(view.observed()).toBe(0)
    expect(scrolls(added)).toBeGreaterThan(0)
    expect(removed.mock.calls.filter(([type]) => type === 'scroll')).toHaveLength(scrolls(added))
  })
})
