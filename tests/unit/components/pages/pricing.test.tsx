import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Plans } from '@/components/pages/pricing/plans'
import { RunningCost } from '@/components/pages/pricing/running-cost'
import { fill } from '@/content/format'
import { workedExampleFigures } from '@/content/contract-figures'
import {
  PLAN_SERVICES,
  comparison,
  plans,
  plansSection,
  runningCostSection,
  workedExampleSection,
} from '@/content/pricing'
import { ADDRESS_EVENT } from '@/lib/navigation/page-address'

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
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('MVP & Micro-SaaS')
    goTo('#faq')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('MVP & Micro-SaaS')
    goTo('#plans-voice')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('AI Voice & Chat')
    goTo('')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('AI Voice & Chat')
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
    await userEvent.click(screen.getByRole('tab', { name: 'MVP & Micro-SaaS' }))
    const table = within(screen.getByRole('table'))
    const shown = table.getAllByRole('rowheader', { name: /./ }).map(({ textContent }) => textContent)
    const rows = comparison.groups.flatMap((group) => group.rows)
    const forMvp = rows.filter(({ services }) => services.includes('mvp')).map(({ label }) => label)
    expect(shown).toEqual(expect.arrayContaining(forMvp))
    expect(shown).not.toContain(rows.find(({ label }) => !forMvp.includes(label))?.label)
  })
})

it('The running cost follows both sliders', () => {
  const { callsLabel, minutesLabel, callsValue, minutesValue, formula } = runningCostSection
  render(
    <RunningCost
      content={runningCostSection}
      rows={workedExampleSection.rows}
      figures={workedExampleFigures}
    />,
  )
  expect(screen.getByRole('status')).toHaveTextContent('$146')
  fireEvent.change(screen.getByRole('slider', { name: callsLabel }), { target: { value: '100' } })
  expect(screen.getByRole('status')).toHaveTextContent('$420')
  fireEvent.change(screen.getByRole('slider', { name: minutesLabel }), { target: { value: '3' } })
  expect(screen.getByRole('status')).toHaveTextContent('$630')
  expect(screen.getByRole('slider', { name: callsLabel })).toHaveAttribute(
    'aria-valuetext',
    fill(callsValue, { calls: '100 calls' }),
  )
  expect(screen.getByRole('slider', { name: minutesLabel })).toHaveAttribute(
    'aria-valuetext',
    fill(minutesValue, { minutes: '3 minutes' }),
  )
  expect(
    screen.getByText(fill(formula, { calls: '100 calls', minutes: '3 minutes', total: '9,000 minutes' })),
  ).toBeInTheDocument()
})
