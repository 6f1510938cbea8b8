import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MonthlyCalls } from '@/components/pages/case-studies/monthly-calls'
import { monthlyCalls } from '@/content/case-studies'
import { fill, grouped } from '@/content/format'

const inHtml = [110, 120, 130]
const onThisLoad = [240, 510, 180, 320]
const calls = { inHtml: () => inHtml, onThisLoad: () => onThisLoad }
const chartOf = (from: number, to: number) => fill(monthlyCalls.chartLabel, { from, to })

const section = <MonthlyCalls content={monthlyCalls} calls={calls} />
const button = () => screen.getByRole('button', { name: monthlyCalls.table.open })
const table = () => screen.queryByRole('table', { name: monthlyCalls.table.caption })

describe('The calls of a month', () => {
  it('are drawn with a stroke for each day, and the quietest and the busiest in the name and at their strokes', () => {
    render(section)
    const chart = screen.getByRole('img', { name: chartOf(180, 510) })
    expect(chart.querySelectorAll('[data-day]')).toHaveLength(onThisLoad.length)
    expect(within(chart).getByText(fill(monthlyCalls.busiest, { day: 2, calls: 510 }))).toBeInTheDocument()
    expect(within(chart).getByText(fill(monthlyCalls.quietest, { day: 3, calls: 180 }))).toBeInTheDocument()
  })

  it('are the fixed ones in the HTML, and those of this load once the page’s code is there', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(section)
    document.body.append(page)
    expect(screen.getByRole('img', { name: chartOf(110, 130) })).toBeInTheDocument()
    render(section, { container: page, hydrate: true })
    expect(screen.queryByRole('img', { name: chartOf(110, 130) })).toBeNull()
    expect(screen.getByRole('img', { name: chartOf(180, 510) })).toBeInTheDocument()
  })

  it('can be read as a table with the total below, which a click or a key shows and hides', async () => {
    render(section)
    expect(table()).toBeNull()
    await userEvent.tab()
    expect(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    const cells = rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ])
    expect(cells).toEqual([
      ...onThisLoad.map((count, index) => [String(index + 1), String(count)]),
      [monthlyCalls.table.total, grouped(monthlyCalls.total)],
    ])
    await userEvent.click(button())
    expect(table()).toBeNull()
  })
})
