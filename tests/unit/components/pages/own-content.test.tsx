import { render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { ShellProvider } from '@/components/layout/page-link'
import { Sections, type PageSection } from '@/components/layout/sections'
import { Closing } from '@/components/pages/case-studies/closing'
import { Flagship } from '@/components/pages/case-studies/flagship'
import { Hero as CasesHero } from '@/components/pages/case-studies/hero'
import { Snapshots } from '@/components/pages/case-studies/snapshots'
import { Testimonials } from '@/components/pages/home/testimonials'
import { TrustedBy } from '@/components/pages/home/trusted-by'
import { Industries } from '@/components/pages/services/industries'
import { CallSteps } from '@/components/pages/team/call-steps'
import {
  caseDrawings,
  caseStudiesClosing,
  caseStudiesHero,
  flagshipCopy,
  playbookCopy,
  snapshotsCopy,
} from '@/content/case-studies'
import { brand } from '@/content/brand'
import { faq } from '@/content/home/faq'
import { testimonials } from '@/content/home/testimonials'
import { trustedBy } from '@/content/home/trusted-by'
import { addOns, allPlansInclude } from '@/content/pricing'
import { examplesSection, industriesSection, stackSection } from '@/content/services'
import { callSteps, focus, journey, teamStats } from '@/content/team'
import { fakeInView } from '@/tests/support/in-view'
import { fakeShell } from '@/tests/support/fake-shell'
import { fakeMediaQueries } from '@/tests/support/media-queries'

const shell = fakeShell()

beforeEach(() => void fakeInView())

const columns = () =>
  [...document.querySelectorAll('[data-column]')].map(
    (column) => within(column as HTMLElement).getAllByRole('figure').length,
  )

describe('Testimonials on home', () => {
  const show = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => ({
      text: 'It rang, and somebody answered.',
      name: `Caller ${index}`,
      role: 'Client',
      image: '/portraits/none.svg' as const,
    }))
    render(<Testimonials content={{ ...testimonials, items }} />)
  }

  it.each([1, 2, 3, 4, 5])('stand still where there are %d, each once, with nothing to pause', (count) => {
    show(count)
    expect(screen.getAllByRole('figure')).toHaveLength(count)
    expect(screen.queryByRole('button', { name: testimonials.pause })).toBeNull()
  })

  it.each([
    [6, [2, 2, 2]],
    [7, [2, 3, 2]],
    [9, [3, 3, 3]],
    [11, [4, 3, 4]],
  ])('roll in three columns where there are %d', (count, each) => {
    show(count)
    expect(columns()).toEqual(each)
    expect(screen.getByRole('button', { name: testimonials.pause })).toBeVisible()
  })
})

describe('Client logos', () => {
  it('stand still where there are too few for a loop, each once', () => {
    const fewLogos = ['A', 'B', 'C', 'D'].map((name) => ({ name, image: `/logos/${name}.svg` as const }))
    render(<TrustedBy content={{ ...trustedBy, clients: fewLogos }} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(fewLogos.length)
    expect(screen.queryByRole('button', { name: trustedBy.pause })).toBeNull()
  })

  it('may come from a file, and are named for a screen reader', () => {
    const client = { name: 'Acme Dental', image: '/logos/acme.svg' } as const
    render(<TrustedBy content={{ ...trustedBy, clients: [client] }} />)
    expect(screen.getByRole('img', { name: 'Acme Dental' })).toHaveAttribute('src', '/logos/acme.svg')
  })
})

describe('Pictures of a client’s own', () => {
  it('replace the drawing of a flagship case', () => {
    const metric = { label: 'calls answered', value: '97', unit: '%' }
    const own = {
      id: 'acme',
      title: 'Acme',
      subtitle: 'Dental clinic',
      description: 'A clinic whose calls rang out.',
      metrics: [metric, metric, metric, metric],
      impact: 'They no longer do.',
      image: '/cases/acme.jpg',
      pictureLabel: 'The front desk',
      ground: 'surface',
    } as const
    render(<Flagship content={flagshipCopy} cases={[own]} words={caseDrawings} />)
    expect(screen.getByRole('img', { name: 'The front desk' })).toHaveAttribute('src', '/cases/acme.jpg')
  })

  it('replace the drawing of a snapshot', () => {
    const picture = { kind: 'image', image: '/cases/menu.jpg', label: 'The menu' } as const
    const snapshot = { name: 'Acme', description: 'A restaurant.', results: 'No table lost.', picture }
    render(<Snapshots content={snapshotsCopy} snapshots={[snapshot]} />)
    expect(screen.getByRole('img', { name: 'The menu' })).toHaveAttribute('src', '/cases/menu.jpg')
  })
})

describe('More entries than the sample has', () => {
  beforeEach(() => void fakeMediaQueries())

  const times = <Entry,>(entries: readonly Entry[], count: number): Entry[] =>
    Array.from({ length: count }, (_, index) => entries[index % entries.length]!)

  it('keep the steps of the call to scale, and the figures of the cases in rows', () => {
    const { container } = render(
      <ShellProvider value={shell}>
        <CallSteps
          content={{
            ...callSteps,
            steps: times([{ title: 'We listen', minutes: 5, said: '“Well.”', text: 'In your words.' }], 20),
          }}
        />
        <CasesHero content={{ ...caseStudiesHero, stats: times(caseStudiesHero.stats, 20) }} />
      </ShellProvider>,
    )
    const columnsOf = (list: string, name: string) =>
      container.querySelector<HTMLElement>(list)!.style.getPropertyValue(name).split(' ')
    const steps = [...container.querySelectorAll<HTMLElement>('ol > li')]
    expect(steps.map(({ style }) => style.getPropertyValue('--minutes'))).toEqual(times(['5'], 20))
    expect(columnsOf('dl', '--columns')).toHaveLength(4)
  })

  it('leave the wave of each recording in its picture', () => {
    const recordings = times([{ title: 'A call', durationSeconds: 54, url: '/audio/a-call.mp3' }], 20)
    const { container } = render(
      <ShellProvider value={shell}>
        <Closing content={{ ...caseStudiesClosing, recordings }} />
      </ShellProvider>,
    )
    const starts = [...container.querySelectorAll('[data-audio-demo] svg path')].map((path) =>
      Number(/^M(\d+)/.exec(path.getAttribute('d')!)?.[1]),
    )
    expect(starts.length).toBeGreaterThan(0)
    expect(Math.max(...starts)).toBeLessThan(520)
  })
})

it('A trade has no link to the recordings where they were deleted, and the label of the link with them', () => {
  const { details, rows } = industriesSection
  const content = { ...industriesSection, details: { ...details, recording: '' }, rows: rows.slice(0, 1) }
  render(
    <ShellProvider value={shell}>
      <Industries content={content} />
    </ShellProvider>,
  )
  expect(screen.queryByRole('link')).toBeNull()
})

it('A trade whose testimonial was deleted still shows its systems and its question', () => {
  const [row] = industriesSection.rows
  render(
    <ShellProvider value={shell}>
      <Industries content={{ ...industriesSection, rows: [{ ...row!, testimonial: undefined }] }} />
    </ShellProvider>,
  )
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getByText(row!.question)).toBeInTheDocument()
})

describe('A section without content', () => {
  const section = (name: string, shown?: boolean): PageSection => ({
    name,
    ...(shown === undefined ? {} : { shown }),
    render: (pageLine) => <section data-section={name} data-line={pageLine} />,
  })
  const names = (sections: PageSection[]) => {
    render(<Sections sections={sections} hasPageLine />)
    return [...document.querySelectorAll('section')].map((each) => [each.dataset.section, each.dataset.line])
  }

  it('is left out, and the line through the page still ends at the footer', () => {
    expect(names([section('hero'), section('wins', true), section('cases', false)])).toEqual([
      ['hero', 'right end'],
      ['wins', 'left start'],
    ])
  })
})

/** Lists that an agency empties before it has clients of its own: by page, the modules changed, and the sections that go. */
const EMPTIED: readonly [page: string, modules: Record<string, object>, sections: readonly string[]][] = [
  [
    'home',
    {
      '@/content/home/trusted-by': { trustedBy: { ...trustedBy, clients: [] } },
      '@/content/home/testimonials': { testimonials: { ...testimonials, items: [] } },
      '@/content/recordings': { recordings: [] },
      '@/content/home/faq': { faq: { ...faq, items: [] } },
    },
    ['trusted-by', 'testimonials', 'voice-demos', 'faq'],
  ],
  [
    'services',
    {
      '@/content/services': {
        examplesSection: { ...examplesSection, scenarios: [] },
        stackSection: { ...stackSection, groups: [] },
      },
    },
    ['examples', 'stack'],
  ],
  [
    'pricing',
    {
      '@/content/pricing': {
        addOns: { ...addOns, items: [] },
        allPlansInclude: { ...allPlansInclude, items: [] },
      },
    },
    ['add-ons', 'all-plans-include'],
  ],
  [
    'team',
    {
      '@/content/engineers': { engineers: [] },
      '@/content/team': {
        teamStats: { ...teamStats, stats: [] },
        focus: { ...focus, areas: [] },
        journey: { ...journey, years: [] },
        callSteps: { ...callSteps, steps: [] },
      },
    },
    ['stats', 'focus', 'journey', 'call-steps'],
  ],
  [
    'case-studies',
    {
      '@/content/case-studies': {
        playbookCopy: { ...playbookCopy, steps: [] },
        flagshipCases: [],
        snapshots: [],
        caseTestimonials: [],
      },
    },
    ['playbook', 'flagship-cases', 'snapshots', 'testimonials'],
  ],
  ['socials', { '@/content/socials': { channels: [], wins: [] } }, ['channels', 'wins']],
]

/** The sections of a page as it is in the module registry of now. */
async function sectionsOf(page: string): Promise<string[]> {
  // With the page, so that all get the same React.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { ShellProvider: Provider } = await import('@/components/layout/page-link')
  const { default: Page } = (await import(`@/components/pages/${page}`)) as { default: ComponentType }
  const html = renderToStaticMarkup(
    <Provider value={shell}>
      <Page />
    </Provider>,
  )
  expect(html).not.toMatch(/<(ul|ol|dl|tbody)\b[^>]*><\/\1>/)
  return [...html.matchAll(/data-section="([^"]+)"/g)].map(([, name = '']) => name)
}

describe('A page with empty lists', () => {
  const whole = new Map<string, string[]>()
  // All pages at once, because every registry loads React and the parts that pages share again.
  beforeAll(async () => {
    for (const [page] of EMPTIED) whole.set(page, await sectionsOf(page))
  })
  afterEach(() => jest.resetModules())

  it.each(EMPTIED)('(%s) leaves out their sections, and no other', async (page, modules, sections) => {
    jest.resetModules()
    for (const [file, changed] of Object.entries(modules))
      jest.doMock(file, () => ({ ...jest.requireActual<object>(file), ...changed }))
    const without = await sectionsOf(page)
    for (const file of Object.keys(modules)) jest.dontMock(file)
    const all = whole.get(page) ?? []
    expect(without).toEqual(all.filter((name) => !sections.includes(name)))
    // Lists of an agency's own may be empty.
    if (brand.sample) expect(all).toEqual(expect.arrayContaining([...sections]))
  })
})
