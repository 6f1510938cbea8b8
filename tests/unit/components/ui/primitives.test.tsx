import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion } from '@/components/ui/accordion'
import { MotionProvider } from '@/components/motion/motion-provider'
import { KeepTogether } from '@/components/ui/keep-together'
import { Logo } from '@/components/ui/logo'
import { StepChart } from '@/components/ui/step-chart'
import { TallyMarks } from '@/components/ui/tally-marks'
import { Stack } from '@/components/pages/services/stack'
import { facts } from '@/content/facts'
import { grouped } from '@/content/format'
import { stackSection } from '@/content/services'
import { stepChartCopy } from '@/content/team'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { fakeReducedMotion } from '@/tests/support/media-queries'

const items = [
  { id: 'a', question: 'First?', answer: 'One.' },
  { id: 'b', question: 'Second?', answer: 'Two.' },
]

// What is chosen is kept with the entry of the history.
afterEach(() => history.replaceState(null, ''))

describe('The accordion', () => {
  const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded')

  it('keeps closed answers in the page, out of sight, and ties each question in its heading to its answer', () => {
    render(<Accordion name="question" items={items} />)
    expect(screen.getByText('Two.')).not.toBeVisible()
    for (const { question, answer } of items) {
      const button = screen.getByRole('button', { name: question })
      expect(screen.getByRole('heading', { name: question, level: 3 })).toContainElement(button)
      fireEvent.click(button)
      const region = screen.getByRole('region', { name: question })
      expect(region).toHaveAttribute('id', button.getAttribute('aria-controls'))
      expect(region).toHaveTextContent(answer)
    }
  })

  it('animates the answer that is closed, without a second copy of it in the page', async () => {
    fakeReducedMotion(false)
    // The library puts the page back where it was after it has measured an answer; jsdom cannot scroll.
    window.scrollTo = () => {}
    await act(async () => render(<Accordion name="question" items={items} />, { wrapper: MotionProvider }))
    fireEvent.click(screen.getByRole('button', { name: 'First?' }))
    const folding = screen.getByText('One.').closest('[data-state=open]')
    fireEvent.click(screen.getByRole('button', { name: 'First?' }))
    expect(isOpen('First?')).toBe('false')
    expect(folding).toBeInTheDocument()
    expect(screen.getByText('One.')).toBeVisible()
    await waitFor(() => expect(screen.getByText('One.')).not.toBeVisible())
    expect(folding).not.toBeInTheDocument()
    expect(screen.getAllByText('One.')).toHaveLength(1)
  })

  it('does not move an answer that Back or Forward opens, whichever was pressed before', async () => {
    fakeReducedMotion(false)
    window.scrollTo = () => {}
    await act(async () => render(<Accordion name="question" items={items} />, { wrapper: MotionProvider }))
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'First?' }))
    const answer = () => screen.getByText('One.').closest('[data-state]')
    const traverse = async (steps: number) => {
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      await act(async () => {
        history.go(steps)
        await arrived
      })
    }
    history.replaceState({}, '')
    history.pushState({}, '')
    press()
    await traverse(-1)
    await waitFor(() => expect(screen.getByText('One.')).not.toBeVisible())
    const closed = answer()
    await traverse(1)
    expect(isOpen('First?')).toBe('true')
    expect(answer()).toBe(closed)
    history.pushState(history.state, '')
    press()
    expect(isOpen('First?')).toBe('false')
    await traverse(-1)
    expect(isOpen('First?')).toBe('true')
    expect(answer()).toBe(closed)
  })

  it('moves the focus from question to question with arrows, Home and End, and leaves Alt with an arrow to the browser', async () => {
    render(
      <Accordion name="question" items={[...items, { id: 'c', question: 'Third?', answer: 'Three.' }]} />,
    )
    await userEvent.tab()
    for (const [keys, name] of [
      ['{ArrowDown}', 'Second?'],
      ['{End}', 'Third?'],
      ['{ArrowDown}', 'First?'],
      ['{ArrowUp}', 'Third?'],
      ['{Home}', 'First?'],
      ['{Alt>}{ArrowDown}{/Alt}', 'First?'],
    ] as const) {
      await userEvent.keyboard(keys)
      expect(screen.getByRole('button', { name })).toHaveFocus()
    }
  })
})

describe('Tabs', () => {
  const renderTabs = () =>
    render(
      <Tabs name="example" values={['a', 'b']}>
        <TabList aria-label="Example">
          <Tab value="a">A</Tab>
          <Tab value="b">B</Tab>
        </TabList>
        <TabPanel value="a">Panel A</TabPanel>
        <TabPanel value="b">Panel B</TabPanel>
      </Tabs>,
    )
  const states = () => ['Panel A', 'Panel B'].map((text) => screen.getByText(text).dataset.state)

  it('show the chosen panel in its place where the animation code is missing', async () => {
    renderTabs()
    await userEvent.click(screen.getByRole('tab', { name: 'B' }))
    await waitFor(() => expect(states()).toEqual(['inactive', 'active']))
    for (const text of ['Panel A', 'Panel B'])
      expect(screen.getByText(text).style.transform).not.toContain('translate')
  })

  it('tie each tab to its panel', () => {
    renderTabs()
    const tab = screen.getByRole('tab', { name: 'B' })
    const panel = screen.getByText('Panel B')
    expect(tab).toHaveAttribute('aria-controls', panel.id)
    expect(panel).toHaveAttribute('aria-labelledby', tab.id)
    expect(panel).toHaveAttribute('role', 'tabpanel')
  })

  it('are one stop of the Tab key, and moved through by arrows, Home and End', async () => {
    renderTabs()
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'A' })).toHaveFocus()
    for (const [key, name] of [
      ['ArrowRight', 'B'],
      ['ArrowRight', 'A'],
      ['End', 'B'],
      ['Home', 'A'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await waitFor(() => expect(screen.getByRole('tab', { name })).toHaveFocus())
      expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    }
    await waitFor(() => expect(states()).toEqual(['active', 'inactive']))
    await userEvent.tab()
    expect(screen.getByText('Panel A')).toHaveFocus()
  })
})

/** Every image has failed already, as when the page is hydrated late; jsdom says that it has no width. */
const failedImages = () => jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)

describe('A logo of the stack', () => {
  const technologies = [
    { name: 'React', logo: 'react' },
    { name: 'Redis', logo: 'redis' },
  ] as const
  const content = { ...stackSection, groups: [{ id: 'product', title: 'Product', technologies }] }
  const logos = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('img[data-logo]')]

  it('is hidden when it fails to load, with its name left', () => {
    const { container } = render(<Stack content={content} />)
    const [first] = logos(container)
    fireEvent.error(first!)
    expect(logos(container).filter((logo) => !logo.hidden)).toHaveLength(logos(container).length - 1)
    expect(screen.getByText(technologies[0].name)).toBeVisible()
  })

  it('is hidden when it failed before the page was hydrated', () => {
    failedImages()
    const { container } = render(<Stack content={content} />)
    expect(logos(container).filter((logo) => !logo.hidden)).toEqual([])
  })
})

describe('The logo', () => {
  it('becomes a drawn badge with a letter when its image fails, and logs it', () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { container } = render(<Logo name={facts.name} withText={false} />)
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('[data-logo="badge"] circle')).toBeInTheDocument()
    expect(container).toHaveTextContent(facts.name.charAt(0))
    expect(log).toHaveBeenCalled()
  })

  it('becomes the badge as well when its image failed before the page was hydrated', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    failedImages()
    const { container } = render(<Logo name={facts.name} withText={false} />)
    expect(container.querySelector('[data-logo="badge"]')).toBeInTheDocument()
  })
})

it('The step-count chart counts steps unless another unit is given', () => {
  const { rerender } = render(
    <StepChart copy={stepChartCopy} title="Walk" subtitle="" totalSteps={12450} data={[{ value: 3 }]} />,
  )
  expect(screen.getByText(stepChartCopy.unit)).toBeInTheDocument()
  expect(
    screen.getByRole('img', { name: new RegExp(`${grouped(12450)} ${stepChartCopy.unit}`) }),
  ).toBeInTheDocument()
  rerender(
    <StepChart copy={stepChartCopy} title="Walk" subtitle="" totalSteps={1} stepsUnit="calls" data={[]} />,
  )
  expect(screen.getByText('calls')).toBeInTheDocument()
})

it.each([0, 4, 5, 97])('A tally of %i has as many strokes, in groups of five', (count) => {
  const { container } = render(<TallyMarks count={count} />)
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')!)
  expect(drawn.join('').match(/M/g) ?? []).toHaveLength(count)
  expect(container.querySelectorAll('svg')).toHaveLength(Math.ceil(count / 5))
})

describe('Text that keeps together', () => {
  const unbroken = (text: string) => {
    const { container } = render(<KeepTogether>{text}</KeepTogether>)
    expect(container).toHaveTextContent(text)
    return [...container.querySelectorAll('span')].map((span) => span.textContent)
  }

  it.each([
    ['It takes 3–6 weeks.', ['3–6 weeks']],
    ['It takes 1,200–2,000 calls.', ['1,200–2,000 calls']],
    ['Es dauert 7–14 Übungen, je 1.200–2.000 €.', ['7–14 Übungen', '1.200–2.000 €']],
    ['Es kostet CHF 1’200–1’500 monatlich.', ['1’200–1’500 monatlich']],
    ['MVPs and micro-SaaS', ['micro-SaaS']],
    ['Für Ihre Café-Bar', ['Café-Bar']],
    ['Überwachungs-App', []],
    ['A sentence without either', []],
  ])('breaks no range and no short compound in “%s”', (text, parts) => {
    expect(unbroken(text)).toEqual(parts)
  })
})
