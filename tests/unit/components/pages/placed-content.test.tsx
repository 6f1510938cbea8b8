import { within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ShellProvider } from '@/components/layout/page-link'
import { bookingLabels } from '@/content/booking'
import { brand } from '@/content/brand'
import { caseStudiesClosing, flagshipCases, snapshots } from '@/content/case-studies'
import type { PageName } from '@/content/pages'
import { channels, latestThread } from '@/content/socials'
import { fakeShell } from '@/tests/support/fake-shell'
import { asShown } from '@/tests/support/shown-text'
import { itWhileSample } from '@/tests/support/while-sample'

/** Which links stand on which card. tests/browser/page-content.spec.ts tests that every sentence is on its page. */
async function showPage(name: PageName) {
  const { default: Page } = (await import(`@/components/pages/${name}`)) as { default: ComponentType }
  document.body.innerHTML = renderToStaticMarkup(
    <ShellProvider value={fakeShell()}>
      <Page />
    </ShellProvider>,
  )
}

const all = (selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>(selector),
]
const section = (name: string) => {
  const [found] = all(`[data-section="${name}"]`)
  if (!found) throw new Error(`There is no section ${name}.`)
  return found
}
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent.trim())
const linksIn = (root: HTMLElement) => within(root).queryAllByRole<HTMLAnchorElement>('link')
const addressesOf = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))

/** There is one card for each list of texts, in this order, and each card has all of its texts. */
function expectEachOn(cards: readonly HTMLElement[], texts: readonly (readonly string[])[]) {
  expect(cards).toHaveLength(texts.length)
  for (const [index, card] of cards.entries())
    for (const text of texts[index]!) expect(card).toHaveTextContent(asShown(text))
}

const bookingsIn = (root: HTMLElement) => textsOf(all('[data-booking]', root))

describe('On the page of the case studies', () => {
  beforeAll(() => showPage('case-studies'))

  it('the card of each flagship case has only the links to its recording and platform', () => {
    for (const item of flagshipCases) {
      const [card] = all(`[data-case="${item.id}"]`)
      expectEachOn([card!], [[item.title, item.subtitle, item.description, item.impact]])
      expect(addressesOf(linksIn(card!))).toEqual(
        [item.recordingUrl, item.platformUrl].filter((url) => url !== undefined),
      )
    }
  })

  it('each snapshot has its name, its results and its link on one card', () => {
    const cards = all('[data-snapshot]')
    expectEachOn(
      cards,
      snapshots.map(({ name, description, results }) => [name, description, results]),
    )
    expect(cards.map((card) => addressesOf(linksIn(card)))).toEqual(
      snapshots.map(({ url }) => (url ? [url] : [])),
    )
  })

  it('the end has both bookings, and one link for each recording', () => {
    const closing = section('closing-cta')
    expect(bookingsIn(closing)).toEqual([bookingLabels.discovery.idle, bookingLabels['deep-dive'].idle])
    const recordings = linksIn(closing).filter((link) => !link.matches('[data-booking], [data-booking] *'))
    expectEachOn(
      recordings,
      caseStudiesClosing.recordings.map(({ title }) => [title]),
    )
    expect(addressesOf(recordings)).toEqual(caseStudiesClosing.recordings.map(({ url }) => url))
  })
})

describe('On the page of the channels', () => {
  beforeAll(() => showPage('socials'))

  it('each channel has its own link, on a card of its own', () => {
    const cards = all('[data-channel]')
    expect(cards.map(({ dataset }) => dataset.channel)).toEqual(channels.map(({ platform }) => platform))
    expectEachOn(
      cards,
      channels.map(({ label, handle, action }) => [label, handle, action]),
    )
    expect(cards.map((card) => addressesOf(linksIn(card)))).toEqual(channels.map(({ url }) => [url]))
  })

  itWhileSample(brand)('there are three channels and five videos', () => {
    expect(all('[data-channel]')).toHaveLength(3)
    expect(all('[data-latest="video"]')).toHaveLength(5)
  })

  it('the latest content has one post, and one thread with its lines in order', () => {
    expect(all('[data-latest="post"]')).toHaveLength(1)
    const [thread, ...others] = all('[data-latest="thread"]')
    expect(textsOf(within(thread!).getAllByRole('listitem'))).toEqual(latestThread.lines)
    expect(others).toEqual([])
  })
})
