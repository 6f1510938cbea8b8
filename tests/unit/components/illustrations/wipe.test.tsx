import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Wipe } from '@/components/illustrations/sketch-to-product/wipe'
import { fakeReducedMotion } from '@/tests/support/in-view'

const renderWipe = () =>
  render(
    <Wipe label="Compare the sketch with the product" valueText="of the product shown">
      <p>Sketch</p>
      <p>Product</p>
    </Wipe>,
  )
const slider = () => screen.getByRole('slider', { name: 'Compare the sketch with the product' })
const edge = () => document.querySelector<HTMLElement>('[data-wipe]')?.style.getPropertyValue('--x')

describe('The edge between two pictures', () => {
  it('says how much of the second picture is shown', () => {
    fakeReducedMotion(false)
    renderWipe()
    expect(slider()).toHaveAttribute('aria-valuetext', '54 % of the product shown')
    expect(edge()).toBe('46%')
  })

  it.each([
    [0, '100 % of the product shown', '0%'],
    [46, '54 % of the product shown', '46%'],
    [100, '0 % of the product shown', '100%'],
  ])('at %i shows %s, under reduced motion at once', (value, text, shown) => {
    fakeReducedMotion(true)
    renderWipe()
    fireEvent.change(slider(), { target: { value: 50 } })
    fireEvent.change(slider(), { target: { value } })
    expect(slider()).toHaveAttribute('aria-valuetext', text)
    expect(edge()).toBe(shown)
  })

  it('glides to where it is sent, while its value is there at once', async () => {
    fakeReducedMotion(false)
    renderWipe()
    fireEvent.change(slider(), { target: { value: 90 } })
    expect(slider()).toHaveAttribute('aria-valuetext', '10 % of the product shown')
    expect(edge()).toBe('46%')
    const seen = new Set<number>()
    await waitFor(() => {
      seen.add(parseFloat(edge() ?? ''))
      expect(edge()).toBe('90%')
    })
    expect(Math.max(...seen)).toBe(90)
    expect([...seen].some((percent) => percent > 46 && percent < 90)).toBe(true)
  })
})
