import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CallPlayer } from '@/components/illustrations/call/call-player'
import { sampleCall } from '@/content/home/sample-call'
import { fakeInView, fakeReducedMotion } from '@/tests/support/in-view'

const resizeObserved = { now: 0 }
let fontsReady: () => void

beforeEach(() => {
  fakeReducedMotion(false)
  resizeObserved.now = 0
  window.ResizeObserver = class {
    observe = () => void resizeObserved.now++
    unobserve = () => {}
    disconnect = () => void (resizeObserved.now = 0)
  }
  const ready = new Promise<void>((resolve) => (fontsReady = resolve))
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true })
})

const renderCall = (durationMs = 60_000) =>
  render(
    <section data-call="waiting" aria-label="The call">
      <div data-call-stage>
        <CallPlayer durationMs={durationMs} status={sampleCall.status} button={sampleCall.button} />
      </div>
    </section>,
  )
const state = () => screen.getByRole('region', { name: 'The call' }).dataset.call

describe('The call on home', () => {
  it('begins when it is first seen, and is finished when it is left', () => {
    const view = fakeInView()
    renderCall()
    expect(state()).toBe('waiting')
    act(view.enter)
    expect(state()).toBe('playing')
    act(view.leave)
    expect(state()).toBe('ended')
    act(view.enter)
    expect(state()).toBe('ended')
  })

  it('is shown finished under reduced motion', () => {
    fakeReducedMotion(true)
    const view = fakeInView()
    renderCall()
    act(view.enter)
    expect(state()).toBe('ended')
  })

  it('can be skipped and played again', async () => {
    const view = fakeInView()
    renderCall()
    act(view.enter)
    await userEvent.click(screen.getByRole('button', { name: sampleCall.button.playing }))
    expect(state()).toBe('ended')
    await userEvent.click(screen.getByRole('button', { name: sampleCall.button.ended }))
    expect(state()).toBe('playing')
  })

  it('ends by itself', () => {
    jest.useFakeTimers()
    const view = fakeInView()
    renderCall(2000)
    act(view.enter)
    act(() => jest.advanceTimersByTime(1500))
    expect(state()).toBe('playing')
    act(() => jest.advanceTimersByTime(500))
    expect(state()).toBe('ended')
    jest.useRealTimers()
  })

  it('watches its size once the fonts are there, and no longer when the visitor leaves', async () => {
    fakeInView()
    const { unmount } = renderCall()
    expect(resizeObserved.now).toBe(0)
    await act(async () => fontsReady())
    expect(resizeObserved.now).toBe(1)
    unmount()
    expect(resizeObserved.now).toBe(0)
  })

  it('leaves no observer behind when the visitor leaves before the fonts are there', async () => {
    const view = fakeInView()
    renderCall().unmount()
    await act(async () => fontsReady())
    expect(resizeObserved.now).toBe(0)
    expect(view.observed()).toBe(0)
  })
})
