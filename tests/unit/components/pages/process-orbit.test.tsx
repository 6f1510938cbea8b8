import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProcessOrbit } from '@/components/pages/services/process-orbit'
import { processSection } from '@/content/services'
import { fakeInView } from '@/tests/support/in-view'
import { fakeReducedMotion } from '@/tests/support/media-queries'

beforeEach(() => {
  // Less motion: the orbit holds still, so that a test needs no frames.
  fakeReducedMotion(true)
  fakeInView()
})

const stop = (name: RegExp) =>
  within(screen.getByRole('group', { name: processSection.orbitLabel })).getByRole('button', { name })
const open = () => render(<ProcessOrbit content={processSection} />)

describe('The orbit of the process', () => {
  it('shows the card of the stop that is chosen', async () => {
    open()
    await userEvent.click(stop(/^Design/))
    expect(stop(/^Design/)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('heading', { level: 3, name: 'Design' })).toBeInTheDocument()
  })

  it('marks the stops that are related to it', async () => {
    open()
    await userEvent.click(stop(/^Discovery/))
    const related = processSection.stops[0]!.relatedIds
    for (const { id, title } of processSection.stops.slice(1))
      expect(stop(new RegExp(`^${title}`))).toHaveAttribute(
        'data-state',
        related.includes(id) ? 'related' : 'idle',
      )
  })

  it('moves on to the next stop, and from the last to the first', async () => {
    open()
    await userEvent.click(stop(/^Scale/))
    await userEvent.click(screen.getByRole('button', { name: processSection.next }))
    expect(screen.getByRole('heading', { level: 3, name: 'Discovery' })).toBeInTheDocument()
  })

  it('deselects the stop on Escape', async () => {
    open()
    await userEvent.click(stop(/^Build/))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument()
  })
})
