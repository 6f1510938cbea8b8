import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShellProvider } from '@/components/layout/page-link'
import { Industries } from '@/components/pages/services/industries'
import { industriesSection } from '@/content/services'
import { tradeStore } from '@/lib/booking/trade'
import { tradeAt } from '@/tests/support/trades'
import { fakeShell } from '@/tests/support/fake-shell'

const { rows, details } = industriesSection
const rowOf = (name: string) => rows.find((row) => row.name === name)!

afterEach(() => act(() => tradeStore.choose(undefined)))

const open = (navigate?: () => void) => {
  render(
    <ShellProvider value={fakeShell(navigate)}>
      <Industries content={industriesSection} />
    </ShellProvider>,
  )
  return userEvent.setup()
}
const trade = (name: string) => screen.getByRole('button', { name })
const opened = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent)

describe('The industries', () => {
  it('are folded to a call of each, and show what the pressed trade writes into and is asked first', async () => {
    const user = open()
    for (const { name, caller, question } of rows) {
      expect(trade(name)).toHaveAttribute('aria-expanded', 'false')
      expect(screen.getByText(caller, { exact: false })).toBeVisible()
      expect(screen.getByText(question)).not.toBeVisible()
    }
    const { question, integrations } = rowOf(tradeAt(0))
    await user.click(trade(tradeAt(0)))
    expect(screen.getByText(question)).toBeVisible()
    expect(screen.getByText(integrations.join(', '))).toBeVisible()
    await user.click(trade(tradeAt(0)))
    expect(screen.getByText(question)).not.toBeVisible()
  })

  it('have one trade open at a time', async () => {
    const user = open()
    await user.click(trade(tradeAt(0)))
    await user.click(trade(tradeAt(1)))
    expect(opened()).toEqual([tradeAt(1)])
    expect(screen.getByText(rowOf(tradeAt(0)).question)).not.toBeVisible()
  })

  it('remember the trade that is expanded as the visitor’s own, until it is folded', async () => {
    const user = open()
    await user.click(trade(tradeAt(1)))
    expect(tradeStore.chosen()).toBe(tradeAt(1))
    await user.click(trade(tradeAt(1)))
    expect(tradeStore.chosen()).toBeUndefined()
  })

  it('have the trade expanded that was chosen elsewhere on the site', () => {
    tradeStore.choose(tradeAt(1))
    open()
    expect(opened()).toEqual([tradeAt(1)])
  })

  // Without a recording, the owner leaves its words empty (content/recordings.ts).
  const itWithRecording = details.recording === '' ? it.skip : it
  itWithRecording('lead from the expanded trade to the recordings', async () => {
    const navigate = jest.fn()
    const user = open(navigate)
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(trade(tradeAt(0)))
    await user.click(screen.getByRole('link', { name: details.recording }))
    expect(navigate).toHaveBeenCalledWith({ page: 'home', section: 'voice-demos' })
  })
})
