import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProcessOrbit } from '@/components/pages/services/process-orbit'
import { processSection, type TimelineStopId } from '@/content/services'
import { fakeInView } from '@/tests/support/in-view'
import { fakeReducedMotion } from '@/tests/support/media-queries'

beforeEach(() => {
  // Less motion: the orbit holds still, so that a test needs no frames.
  fakeReducedMotion(true)
  fakeInView()
  window.history.replaceState(null, '')
})

const titleOf = (id: TimelineStopId) => processSection.stops.find((one) => one.id === id)!.title
const stop = (id: TimelineStopId) =>
  within(screen.getByRole('group', { name: processSection.orbitLabel })).getByRole('button', {
    name: new RegExp(`^${titleOf(id)}`),
  })
const open = () => render(<ProcessOrbit content={processSection} />)

describe('The orbit of the process', () => {
  it('marks the stops that are related to it', async () => {
    open()
    await userEvent.click(stop('discovery'))
    const related = processSection.stops[0]!.relatedIds
    for (const { id } of processSection.stops.slice(1))
      expect(stop(id)).toHaveAttribute('data-state', related.includes(id) ? 'related' : 'idle')
  })

  it('moves on to the next stop, and from the last to the first', async () => {
    open()
    await userEvent.click(stop('scale'))
    await userEvent.click(screen.getByRole('button', { name: processSection.next }))
    expect(screen.getByRole('heading', { level: 3, name: titleOf('discovery') })).toBeInTheDocument()
  })

  it('leaves the history alone when a click or Escape changes nothing', async () => {
    open()
    const replaceState = jest.spyOn(window.history, 'replaceState')
    await userEvent.click(screen.getByRole('group', { name: processSection.orbitLabel }))
    stop('scale').focus()
    await userEvent.keyboard('{Escape}')
    expect(replaceState).not.toHaveBeenCalled()
    await userEvent.click(stop('scale'))
    expect(replaceState).toHaveBeenCalledTimes(1)
    replaceState.mockRestore()
  })
})
