import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LeadsProvider, missingInLead, SendLead } from '@/components/voice/tools/send-lead'
import { CallNumber, Rating } from '@/components/voice/tools/after-call'
import type { PanelSnapshot } from '@/components/voice/panel/panel-call'
import { leadCopy } from '@/content/lead'
import { ratingCopy } from '@/content/rating'
import type { Conversion } from '@/lib/conversions/conversion'
import type { LeadState } from '@/lib/leads/lead-queue'
import type { Leads } from '@/lib/leads/site-leads'
import { emptyBrief, type Brief } from '@/lib/booking/brief/brief'

const BRIEF: Brief = { ...emptyBrief, service: 'voice', email: 'ada@example.com' }

function fakeLeads() {
  let state: LeadState = { status: 'idle' }
  let sent: Brief | undefined
  const listeners = new Set<() => void>()
  const leads: Leads = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hasSent: (brief) => brief === sent,
    send: jest.fn((brief: Brief) => {
      sent = brief
      set({ status: 'sending' })
    }),
    dispose: () => undefined,
  }
  const set = (next: LeadState) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  return { leads, set: (next: LeadState) => act(() => set(next)) }
}

const show = (leads: Leads | undefined, brief = BRIEF) => (
  <LeadsProvider value={leads}>
    <SendLead brief={brief} />
  </LeadsProvider>
)
const button = () => screen.getByRole('button')

describe('A brief in the panel', () => {
  it('cannot be sent where the settings name no address', () => {
    render(show(undefined))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says what the visitor agrees to, and is sent with that sentence by one click', async () => {
    const { leads, set } = fakeLeads()
    render(show(leads))
    expect(screen.getByText(leadCopy.consent)).toBeVisible()
    await userEvent.dblClick(button())
    expect(leads.send).toHaveBeenCalledTimes(1)
    expect(leads.send).toHaveBeenCalledWith(BRIEF, leadCopy.consent)
    set({ status: 'sent' })
    expect(screen.getByRole('status')).toHaveTextContent(leadCopy.sent)
  })

  it.each([
    ['late', { status: 'late' }, leadCopy.late],
    ['waiting', { status: 'waiting', attempts: 1 }, leadCopy.waiting],
    ['refused', { status: 'refused', httpStatus: 403 }, leadCopy.refused],
  ] as const)('says what to do where it is %s', async (_, state, text) => {
    const { leads, set } = fakeLeads()
    render(show(leads))
    await userEvent.click(button())
    set(state)
    expect(screen.getByRole('status')).toHaveTextContent(text)
  })

  it('can be sent again after it was changed', async () => {
    const { leads } = fakeLeads()
    const { rerender } = render(show(leads))
    await userEvent.click(button())
    rerender(show(leads, { ...BRIEF, name: 'Ada' }))
    await userEvent.click(button())
    expect(leads.send).toHaveBeenCalledTimes(2)
  })

  it.each([
    [{ ...emptyBrief, email: 'ada@example.com' }, leadCopy.needs.wish],
    [{ ...emptyBrief, service: 'voice' }, leadCopy.needs.contact],
    [{ ...emptyBrief, problem: 'calls', email: 'ada@' }, leadCopy.needs.contact],
    [BRIEF, undefined],
  ])('%j lacks: %s', (brief, missing) => expect(missingInLead(brief)).toBe(missing))

  it('is not sent before it says how to answer', async () => {
    const { leads } = fakeLeads()
    render(show(leads, { ...emptyBrief, service: 'voice' }))
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button())
    expect(leads.send).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveTextContent(leadCopy.needs.contact)
  })
})

it('A conversation is rated with one tap, once', async () => {
  const seen: Conversion[] = []
  const listen = ({ detail }: CustomEvent<Conversion>) => void seen.push(detail)
  window.addEventListener('conversion', listen)
  render(<Rating />)
  await userEvent.click(screen.getByRole('button', { name: ratingCopy.answers.good }))
  window.removeEventListener('conversion', listen)
  expect(seen).toEqual([{ name: 'rated', rating: 'good' }])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(ratingCopy.thanks)
})

describe('The number of a call', () => {
  const callWith = (callId: string | null) => {
    const snapshot = { call: { callId } } as PanelSnapshot
    return { snapshot: () => snapshot, subscribe: () => () => undefined }
  }

  it('is there to copy after a call', async () => {
    const user = userEvent.setup()
    render(<CallNumber call={callWith('call-1')} />)
    await user.click(screen.getByRole('button', { name: ratingCopy.copyNumber }))
    expect(await navigator.clipboard.readText()).toBe('call-1')
    expect(screen.getByRole('button', { name: ratingCopy.copied })).toBeVisible()
  })

  it('is not offered before there was one', () => {
    const { container } = render(<CallNumber call={callWith(null)} />)
    expect(container).toBeEmptyDOMElement()
  })
})
