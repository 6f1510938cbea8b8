import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { Wipe } from '@/components/illustrations/sketch-to-product/wipe'
import { MotionProvider } from '@/components/motion/motion-provider'
import { fakeReducedMotion } from '@/tests/support/media-queries'

const renderWipe = (wrapper?: ComponentType<{ children: ReactNode }>) =>
  render(
    <Wipe label="Compare the sketch with the product" valueText="{percent} % of the product shown">
      <p>Sketch</p>
      <p>Product</p>
    </Wipe>,
    wrapper ? { wrapper } : {},
  )
const slider = () => screen.getByRole('slider', { name: 'Compare the sketch with the product' })
const edge = () =>
  document.querySelector<HTMLElement>('[data-wipe]')?.style.getPropertyValue('--edge-position')

/** Where the edge was in each frame, until it is at `last`. */
async function edgesUntil(last: string): Promise<number[]> {
  const seen: number[] = []
  while (edge() !== last) {
    seen.push(Number.parseFloat(edge() ?? ''))
    await act(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())))
  }
  return [...seen, Number.parseFloat(last)]
}

describe('The edge between two pictures', () => {
  it('says how much of the second picture is shown', () => {
    renderWipe()
    expect(slider()).toHaveAttribute('aria-valuetext', '54 % of the product shown')
    expect(edge()).toBe('46%')
  })

  it.each([
    [0, '100 % of the product shown', '0%'],
    [46, '54 % of the product shown', '46%'],
    [100, '0 % of the product shown', '100%'],
  ])('at %i shows %s, at once where nothing animates it', (value, text, shown) => {
    renderWipe()
    fireEvent.change(slider(), { target: { value: 50 } })
    fireEvent.change(slider(), { target: { value } })
    expect(slider()).toHaveAttribute('aria-valuetext', text)
    expect(edge()).toBe(shown)
  })

  it('is animated to its new position, while its value changes at once', async () => {
    fakeReducedMotion(false)
    await act(async () => renderWipe(MotionProvider))
    fireEvent.change(slider(), { target: { value: 90 } })
    expect(slider()).toHaveAttribute('aria-valuetext', '10 % of the product shown')
    const seen = await edgesUntil('90%')
    expect(Math.max(...seen)).toBe(90)
    expect(seen.some((percent) => percent > 46 && percent < 90)).toBe(true)
  })

  it('is not animated under reduced motion', async () => {
    fakeReducedMotion(true)
    await act(async () => renderWipe(MotionProvider))
    fireEvent.change(slider(), { target: { value: 90 } })
    expect(new Set(await edgesUntil('90%'))).toEqual(new Set([46, 90]))
  })
})
