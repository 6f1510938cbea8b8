import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Disclosure } from '@/components/ui/disclosure'

const renderDisclosure = () =>
  render(
    <Disclosure label="How it works">
      <p>It rings once.</p>
    </Disclosure>,
  )
const button = () => screen.getByRole('button', { name: 'How it works' })

describe('The disclosure', () => {
  it('is closed at first, with its part in the page', () => {
    renderDisclosure()
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('It rings once.')).not.toBeVisible()
  })

  it('opens by keyboard, and closes again', async () => {
    renderDisclosure()
    await userEvent.tab()
    expect(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('It rings once.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('It rings once.')).not.toBeVisible()
  })

  it('names the part that its button controls', () => {
    renderDisclosure()
    const panel = document.getElementById(button().getAttribute('aria-controls') ?? '')
    expect(panel).toContainElement(screen.getByText('It rings once.'))
  })
})
