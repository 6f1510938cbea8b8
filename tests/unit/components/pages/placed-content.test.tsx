import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ShellProvider } from '@/components/layout/page-link'
import { bookingLabels } from '@/content/booking'
import { brand } from '@/content/brand'
import {
  caseStudiesClosing,
  caseTestimonials,
  enterpriseCopy,
  flagshipCases,
  playbookCopy,
  snapshots,
} from '@/content/case-studies'
import { facts } from '@/content/facts'
import { range } from '@/content/format'
import { testimonials } from '@/content/home/testimonials'
import { legalCopy } from '@/content/legal'
import type { PageName } from '@/content/pages'
import { addOns } from '@/content/pricing'
import { privacy } from '@/content/privacy'
import { mvpAdvantages, stackSection, voiceAutomation } from '@/content/services'
import { channels, latestPost, latestThread, wins } from '@/content/socials'
import { callSteps, journey, teamStats } from '@/content/team'
import { terms } from '@/content/terms'
import { timelines } from '@/content/timelines'
import { videos } from '@/content/videos'
import { fakeShell } from '@/tests/support/fake-shell'
import { asShown } from '@/tests/support/shown-text'
import { itWhileSample } from '@/tests/support/while-sample'

/**
 * What stands where on each page: in which card, in which order, how often. That every sentence is on its page at all is
 * tested in tests/browser/page-content.spec.ts.
 */
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
const headings = (root: HTMLElement, level?: number) =>
  textsOf(within(root).getAllByRole('heading', level === undefined ? {} : { level }))
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

  it.each(flagshipCases)(
    'the card of $title has the links to its own recording and platform, and no other',
    (item) => {
      const [card] = all(`[data-case="${item.id}"]`)
      expectEachOn([card!], [[item.title, item.subtitle, item.description, item.impact]])
      expect(addressesOf(linksIn(card!))).toEqual(
        [item.recordingUrl, item.platformUrl].filter((url) => url !== undefined),
      )
    },
  )

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

  it('the programme has its price in its heading, its deliverables in order, and the investment beside them', () => {
    const { figure, deliverables, investment } = enterpriseCopy
    expect(within(section('enterprise')).getByRole('heading', { level: 2 })).toHaveTextContent(figure)
    expect(headings(section('enterprise'), 3)).toEqual(deliverables.map(({ title }) => title))
    const box = within(section('enterprise')).getByRole('complementary', { name: investment.title })
    expectEachOn([box], [[investment.value, investment.payback]])
  })

  it('each testimonial has its quote, name and title on one card', () => {
    expectEachOn(
      all('[data-testimonial]'),
      caseTestimonials.map(({ quote, name, title }) => [quote, name, title]),
    )
  })

  it('the steps of the playbook are headings, in order', () => {
    const [steps] = within(section('playbook')).getAllByRole('list')
    expect(headings(steps!)).toEqual(playbookCopy.steps.map(({ title }) => title))
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

describe('On the page of the prices', () => {
  beforeAll(() => showPage('pricing'))

  itWhileSample(brand)('the headline is “Plans that start where you are”', () => {
    expect(textsOf(screen.getAllByRole('heading', { level: 1 }))).toEqual(['Plans that start where you are'])
  })

  it('there is one row for each time, with what it is counted from and to', () => {
    expectEachOn(
      within(section('dates')).getAllByRole('listitem'),
      timelines.map(({ name, time, counts }) => [name, time, counts]),
    )
  })

  it('each add-on says in its own row what it is counted by', () => {
    expectEachOn(
      all('dl > div', section('add-ons')),
      addOns.items.map(({ title, text, countedBy }) => [title, text, countedBy]),
    )
  })

  itWhileSample(brand)('the end has “Book Your Discovery Call” and the deep-dive with its price', () => {
    expect(bookingsIn(section('closing-cta'))).toEqual([
      'Book Your Discovery Call',
      bookingLabels['deep-dive'].idle,
    ])
  })
})

describe('On the page of the team', () => {
  beforeAll(() => showPage('team'))

  itWhileSample(teamStats)('four figures stand beside what they count', () => {
    expectEachOn(all('dl > div', section('stats')), [
      ['about 9.7K', 'subscribers'],
      ['7.2K+', 'followers'],
      ['50+', 'tutorials'],
      ['100+', 'projects'],
    ])
  })

  it('the years of the journey and their milestones are headings, in order', () => {
    expect(headings(section('journey'), 3)).toEqual(journey.years.map(({ year }) => String(year)))
    expect(headings(section('journey'), 4)).toEqual(
      journey.years.flatMap(({ milestones }) => milestones.map(({ title }) => title)),
    )
  })

  it('the steps of the call are headings, in order', () => {
    expect(headings(section('call-steps'), 3)).toEqual(callSteps.steps.map(({ title }) => title))
  })

  itWhileSample(callSteps)('the last step of the call ends after thirty minutes', () => {
    expect(within(section('call-steps')).getAllByRole('listitem').at(-1)).toHaveTextContent('25–30')
  })
})

describe('On the page of the services', () => {
  beforeAll(() => showPage('services'))

  it('the features of a voice agent are headings, in order', () => {
    expect(headings(section('voice-automation'), 3)).toEqual(
      voiceAutomation.features.map(({ title }) => title),
    )
  })

  it('the advantages of an MVP are headings, in order, below its weeks', () => {
    const mvp = section('mvp-advantages')
    expect(within(mvp).getByText(range(facts.mvpWeeks), { exact: true })).toBeInTheDocument()
    expect(headings(mvp, 3)).toEqual(mvpAdvantages.advantages.map(({ title }) => title))
  })

  it('each group of technologies has its name and its own technologies', () => {
    const groups = all('dl > div', section('stack'))
    expect(groups.map((group) => textsOf(all('dt', group)))).toEqual(
      stackSection.groups.map(({ title }) => [title]),
    )
    expect(groups.map((group) => textsOf(within(group).getAllByRole('listitem')))).toEqual(
      stackSection.groups.map(({ technologies }) => technologies.map(({ name }) => name)),
    )
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

  it('the latest content is the videos, one post, and one thread with its lines in order', () => {
    expect(all('[data-latest="video"]').flatMap((card) => headings(card))).toEqual(
      videos.map(({ title }) => title),
    )
    expect(all('[data-latest="post"]').flatMap((card) => headings(card))).toEqual([latestPost.title])
    const [thread, ...others] = all('[data-latest="thread"]')
    expect(textsOf(within(thread!).getAllByRole('listitem'))).toEqual(latestThread.lines)
    expect(others).toEqual([])
  })

  it('each quote of the community has what came of it in its own row', () => {
    const rows = within(section('wins')).getAllByRole('listitem')
    expectEachOn(
      rows,
      wins.map(({ phrase, name, result }) => [phrase, name, String(result.value), result.label]),
    )
    for (const row of rows) expect(within(row).getAllByRole('blockquote')).toHaveLength(1)
  })
})

describe.each([
  { name: 'terms', legal: terms },
  { name: 'privacy', legal: privacy },
] as const)('On the page $name', ({ name, legal }) => {
  beforeAll(() => showPage(name))

  it('the date of the last change stands at the top', () => {
    expect(section('hero')).toHaveTextContent(`${legalCopy.updated} ${legal.lastUpdated}`)
  })

  if (name === 'privacy')
    itWhileSample(privacy)('a table lists in five rows what the voice call sends, and to whom', () => {
      const table = screen.getByRole('table', { name: 'What the voice call sends, and to whom' })
      expect(within(table).getAllByRole('row')).toHaveLength(6)
      expectEachOn([table], [['Vapi, the voice platform', 'Daily, the media network']])
    })
})

it('On home each testimonial has its words, name and role on one card', async () => {
  await showPage('home')
  expectEachOn(
    within(section('testimonials')).getAllByRole('figure'),
    testimonials.items.map(({ text, name, role }) => [text, name, role]),
  )
})
