import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Plans } from '@/components/pages/pricing/plans'
import { RunningCost } from '@/components/pages/pricing/running-cost'
import { counted, fill, money } from '@/content/format'
import { workedExampleFigures } from '@/content/contract-figures'
import {
  PLAN_SERVICES,
  comparison,
  plans,
  plansSection,
  runningCostSection,
  workedExampleSection,
} from '@/content/pricing'
import { askedVolume } from '@/lib/pricing/asked-volume'
import { DAYS_PER_MONTH, runningCost } from '@/lib/pricing/running-cost'
import { asShown } from '@/tests/support/shown-text'
import { ADDRESS_EVENT } from '@/lib/navigation/page-address'
import { entryValue } from '@/lib/navigation/page-history'

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
})

describe('The pricing switch', () => {
  const renderPlans = () =>
    render(
      <Plans
        content={plansSection}
        plans={plans}
        services={PLAN_SERVICES}
        comparison={comparison}
        example={{ build: '', month: '' }}
      />,
    )

  it('keeps the service of the page’s address when another section is opened, until the address names another service', () => {
    window.history.replaceState(null, '', '/pricing/#plans-mvp')
    renderPlans()
    const goTo = (hash: string) =>
      act(() => {
        window.history.replaceState(null, '', `/pricing/${hash}`)
        window.dispatchEvent(new Event(ADDRESS_EVENT))
      })
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(plansSection.services.mvp)
    goTo('#faq')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(plansSection.services.mvp)
    goTo('#plans-voice')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(plansSection.services.voice)
    goTo('')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(plansSection.services.voice)
  })

  it('shows the first plans after Back to an entry whose choice this version does not have', () => {
    window.history.replaceState({ values: { 'plan-service': 'fax' } }, '', '/pricing/')
    renderPlans()
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(plansSection.services.both)
    expect(screen.getByRole('tabpanel')).toHaveAttribute('data-service', 'both')
  })

  it('has one panel, which is that of every tab', () => {
    renderPlans()
    const panel = screen.getByRole('tabpanel')
    for (const tab of screen.getAllByRole('tab')) expect(tab).toHaveAttribute('aria-controls', panel.id)
  })

  it('changes the comparison as well', async () => {
    renderPlans()
    await userEvent.click(screen.getByRole('button', { name: comparison.open }))
    await userEvent.click(screen.getByRole('tab', { name: plansSection.services.mvp }))
    const table = within(screen.getByRole('table'))
    const shown = table.getAllByRole('rowheader', { name: /./ }).map(({ textContent }) => textContent)
    const rows = comparison.groups.flatMap((group) => group.rows)
    const forMvp = rows.filter(({ services }) => services.includes('mvp')).map(({ label }) => label)
    expect(shown).toEqual(expect.arrayContaining(forMvp))
    expect(shown).not.toContain(rows.find(({ label }) => !forMvp.includes(label))?.label)
  })
})

describe('The running cost', () => {
  const { callsLabel, minutesLabel, callsValue, minutesValue, formula, days, start } = runningCostSection
  const section = (
    <RunningCost
      content={runningCostSection}
      rows={workedExampleSection.rows}
      figures={workedExampleFigures}
    />
  )
  /** What so many calls a day, each so long, cost in a month. */
  const perMonth = (calls: number, minutesPerCall: number) =>
    asShown(money(Math.round(runningCost({ calls, period: 'day', minutesPerCall }).pricePerMonth)))
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
  const slide = (name: string, value: string) => fireEvent.change(slider(name), { target: { value } })

  beforeEach(() => window.history.replaceState(null, '', '/pricing/'))

  it('follows both sliders', () => {
    render(section)
    expect(screen.getByRole('status')).toHaveTextContent(perMonth(start.callsPerDay, start.minutesPerCall))
    slide(callsLabel, '100')
    expect(screen.getByRole('status')).toHaveTextContent(perMonth(100, start.minutesPerCall))
    slide(minutesLabel, '3')
    expect(screen.getByRole('status')).toHaveTextContent(perMonth(100, 3))
    expect(slider(callsLabel)).toHaveAttribute(
      'aria-valuetext',
      fill(callsValue, { calls: counted(100, 'call') }),
    )
    expect(slider(minutesLabel)).toHaveAttribute(
      'aria-valuetext',
      fill(minutesValue, { minutes: counted(3, 'minute') }),
    )
    expect(
      screen.getByText(
        fill(formula, {
          calls: counted(100, 'call'),
          minutes: counted(3, 'minute'),
          days: counted(DAYS_PER_MONTH, 'day'),
          total: counted(9000, 'minute'),
        }),
      ),
    ).toBeInTheDocument()
  })

  it('shows what the consultant works out, as far as its sliders reach', () => {
    render(section)
    let isShown: boolean | undefined
    act(() => void (isShown = askedVolume.ask({ calls: 1200, period: 'month', minutesPerCall: 2.5 })))
    expect(isShown).toBe(true)
    expect(slider(callsLabel)).toHaveValue('40')
    expect(screen.getByRole('status')).toHaveTextContent(perMonth(40, 2.5))
    act(() => void (isShown = askedVolume.ask({ calls: 100_000, period: 'day', minutesPerCall: 2.5 })))
    expect(isShown).toBe(false)
    expect(screen.getByRole('status')).toHaveTextContent(perMonth(40, 2.5))
  })

  it('takes over both sliders if both were moved before hydration', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(section)
    slider(callsLabel).value = '100'
    slider(minutesLabel).value = '3'
    render(section, { container, hydrate: true })
    expect(screen.getByRole('status')).toHaveTextContent(perMonth(100, 3))
  })

  it('is that of a typical day, also after a slider was moved without a pointer or a key', async () => {
    render(section)
    slide(callsLabel, '100')
    const day = days[0]!
    await userEvent.click(screen.getByRole('button', { name: day.name }))
    expect(slider(callsLabel)).toHaveValue(String(day.callsPerDay))
    expect(slider(minutesLabel)).toHaveValue(String(day.minutesPerCall))
  })

  it('is kept for Back when the browser takes the pointer away from a slider', () => {
    render(section)
    slide(callsLabel, '100')
    fireEvent.pointerCancel(slider(callsLabel))
    expect(entryValue('running-cost')).toHaveProperty('callsPerDay', 100)
  })
})
