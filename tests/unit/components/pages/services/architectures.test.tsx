import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Architectures } from '@/components/pages/services/architectures'
import { architectures, architecturesSection } from '@/content/services'
import { fakeMediaQueries } from '@/tests/support/media-queries'

/** A window of a width that the test can change; only the query of the narrow layout is asked. */
function fakeNarrow(narrow: boolean) {
  const media = fakeMediaQueries(() => narrow)
  return { become: (isNarrow: boolean) => media.change(() => isNarrow) }
}

const open = () => render(<Architectures content={architecturesSection} />)
const row = () => screen.getByRole('group', { name: architecturesSection.stripLabel })

describe('The architectures', () => {
  it('have their own steps in a numbered list', () => {
    fakeNarrow(false)
    open()
    const lists = screen.getAllByRole('list')
    expect(
      lists.map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map((step) => step.textContent),
      ),
    ).toEqual(architectures.map(({ steps }) => steps))
  })

  it('are a stop of the Tab key on a phone, where they are scrolled sideways', async () => {
    fakeNarrow(true)
    open()
    await userEvent.tab()
    expect(row()).toHaveFocus()
  })

  it('are no stop of the Tab key in a wide window, where nothing is scrolled', async () => {
    fakeNarrow(false)
    open()
    await userEvent.tab()
    expect(row()).not.toHaveFocus()
  })

  it('become a stop when the window becomes narrow, and none again when it widens', async () => {
    const width = fakeNarrow(false)
    open()
    width.become(true)
    await userEvent.tab()
    expect(row()).toHaveFocus()
    width.become(false)
    expect(row()).not.toHaveAttribute('tabindex')
  })
})
