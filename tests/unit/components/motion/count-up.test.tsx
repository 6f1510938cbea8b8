import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CountUp } from '@/components/motion/count-up'
import { MotionProvider } from '@/components/motion/motion-provider'
import { grouped } from '@/content/format'
import { fakeInView } from '@/tests/support/in-view'
import { fakeReducedMotion } from '@/tests/support/media-queries'

const shown = (container: HTMLElement) => container.querySelector('[data-counter]')?.textContent

/** Rendered where the animation code has arrived. */
const renderMoving = (counter: ReactNode) => act(async () => render(counter, { wrapper: MotionProvider }))

const FRAME_MS = 20

/** Lets each frame take 20 ms of the page's time, however long a busy machine takes for it. */
function timeByFrames() {
  let nowMs = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs)
  let frame = requestAnimationFrame(function tick() {
    nowMs += FRAME_MS
    frame = requestAnimationFrame(tick)
  })
  return { stop: () => cancelAnimationFrame(frame) }
}

describe('A counter', () => {
  it('stays at 0 until it is in view, and then counts to the target at one pace in two seconds', async () => {
    fakeReducedMotion(false)
    const time = timeByFrames()
    const view = fakeInView()
    const { container } = await renderMoving(<CountUp target={9700} />)
    expect(shown(container)).toBe('0')
    const counts: { atMs: number; count: number }[] = []
    new MutationObserver(() =>
      counts.push({ atMs: performance.now(), count: Number(shown(container)?.replace(/\D/g, '')) }),
    ).observe(container, { characterData: true, childList: true, subtree: true })
    act(view.enter)
    const seenAtMs = performance.now()
    await waitFor(() => expect(shown(container)).toBe(grouped(9700)), { timeout: 20_000 })
    time.stop()
    for (const [share, afterMs] of [
      [0.25, 500],
      [0.5, 1000],
      [1, 2000],
    ] as const) {
      const reached = counts.find(({ count }) => count >= 9700 * share)!
      expect(Math.abs(reached.atMs - seenAtMs - afterMs)).toBeLessThanOrEqual(4 * FRAME_MS)
    }
    expect(view.observed()).toBe(0)
  })

  it('says its final value to a screen reader from the start', async () => {
    fakeReducedMotion(false)
    fakeInView()
    await renderMoving(<CountUp target={7200} />)
    expect(screen.getAllByText(grouped(7200)).some((each) => !each.ariaHidden)).toBe(true)
  })

  it('shows its final value at once under reduced motion', async () => {
    fakeReducedMotion(true)
    fakeInView()
    const { container } = await renderMoving(<CountUp target={7200} />)
    expect(shown(container)).toBe(grouped(7200))
  })

  it('stops when it is unmounted', async () => {
    fakeReducedMotion(false)
    const view = fakeInView()
    const { container, unmount } = await renderMoving(<CountUp target={9700} />)
    act(view.enter)
    await waitFor(() => expect(shown(container)).not.toBe('0'))
    unmount()
    expect(view.observed()).toBe(0)
  })

  it('shows its final value, with a warning, when the animation code cannot be loaded', async () => {
    fakeReducedMotion(false)
    fakeInView()
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { container } = render(
      <MotionProvider load={() => Promise.reject(new Error('offline'))}>
        <CountUp target={7200} />
      </MotionProvider>,
    )
    await waitFor(() => expect(shown(container)).toBe(grouped(7200)))
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
