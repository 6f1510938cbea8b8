import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShellProvider } from '@/components/layout/page-link'
import ContentPage from '@/components/pages/knowledge-base'
import { chips, knowledgeCopy, knowledgeTabs } from '@/content/knowledge'
import { serviceCards } from '@/content/service-library'
import { countLabel } from '@/lib/text/knowledge'
import { fakeShell } from '@/tests/support/fake-shell'
import { fakeInView } from '@/tests/support/in-view'
import { fakeReducedMotion } from '@/tests/support/media-queries'

beforeEach(() => {
  fakeInView()
  fakeReducedMotion(false)
})

const open = () => {
  render(
    <ShellProvider value={fakeShell()}>
      <ContentPage />
    </ShellProvider>,
  )
  return userEvent.setup()
}
const search = () => screen.getByRole('searchbox', { name: knowledgeCopy.searchLabel })
const chip = (name: string) => screen.getByRole('radio', { name })
/** Headings of the services in the tab on show, without those of the videos below them. */
const found = () =>
  within(screen.getByRole('tabpanel', { name: knowledgeTabs[0]?.label ?? '' }))
    .queryAllByRole('heading', { level: 3 })
    .filter((heading) => heading.closest('[data-service-card]'))
    .map((heading) => heading.textContent)

describe('The knowledge base', () => {
  it('shows the items that match both the typed text and the chosen chip, and announces their number', async () => {
    const user = open()
    const { title, topics } = serviceCards.at(-1)!
    await user.type(search(), title)
    await user.click(chip(chips.find((choice) => choice.chip === topics[0])!.label))
    expect(found()).toContain(title)
    expect(screen.getByRole('status')).toHaveTextContent(
      countLabel(found().length, knowledgeCopy.count.services),
    )
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(`${found().length}`)
    expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toContain(title)
  })

  it('shows everything where an older version of the site has left other choices in the history', () => {
    const values = { 'knowledge-query': { words: 'mvp', chip: 'articles' }, 'knowledge-tab': 'articles' }
    history.replaceState({ values }, '')
    open()
    history.replaceState(null, '')
    expect(search()).toHaveValue('')
    expect(found()).toHaveLength(serviceCards.length)
  })

  it('says when nothing is found, and shows everything again on request', async () => {
    const user = open()
    await user.type(search(), 'teleportation')
    expect(found()).toEqual([])
    const [panel] = screen.getAllByText(knowledgeCopy.empty.title)
    expect(panel).toBeVisible()
    const [reset] = screen.getAllByRole('button', { name: knowledgeCopy.empty.reset })
    await user.click(reset!)
    expect(search()).toHaveValue('')
    expect(found()).toHaveLength(serviceCards.length)
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
  })

  it('clears the field and keeps the focus there', async () => {
    const user = open()
    await user.type(search(), 'voice')
    await user.click(screen.getByRole('button', { name: knowledgeCopy.clearSearch }))
    expect(search()).toHaveValue('')
    expect(search()).toHaveFocus()
  })
})
