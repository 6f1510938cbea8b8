import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Architectures } from '@/components/pages/services/architectures'
import { architectures, architecturesSection } from '@/content/services'

const shownSteps = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((step) => step.textContent)

it('The architectures have a tab each, which shows the steps of its own in a numbered list', async () => {
  render(<Architectures content={architecturesSection} />)
  for (const { title, steps } of architectures) {
    await userEvent.click(screen.getByRole('tab', { name: title }))
    expect(shownSteps()).toEqual(steps)
  }
})
