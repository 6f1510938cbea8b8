import { fireEvent, render, screen } from '@testing-library/react'
import { Wipe } from '@/components/illustrations/sketch-to-product/wipe'

const renderWipe = () =>
  render(
    <Wipe label="Compare the sketch with the product" valueText="of the product shown">
      <p>Sketch</p>
      <p>Product</p>
    </Wipe>,
  )
const slider = () => screen.getByRole('slider', { name: 'Compare the sketch with the product' })

describe('The edge between two pictures', () => {
  it('says how much of the second picture is shown', () => {
    renderWipe()
    expect(slider()).toHaveAttribute('aria-valuetext', '54 % of the product shown')
  })

  it.each([
    [0, '100 % of the product shown', '0%'],
    [46, '54 % of the product shown', '46%'],
    [100, '0 % of the product shown', '100%'],
  ])('at %i shows %s', (value, text, edge) => {
    const { container } = renderWipe()
    fireEvent.change(slider(), { target: { value: 50 } })
    fireEvent.change(slider(), { target: { value } })
    expect(slider()).toHaveAttribute('aria-valuetext', text)
    expect(container.querySelector<HTMLElement>('[data-wipe]')?.style.getPropertyValue('--x')).toBe(edge)
  })
})
