import { watchCall } from '@/components/voice/call-conversions'
import type { PanelSnapshot, PanelView } from '@/components/voice/panel/panel-call'
import type { ConsultationSnapshot } from '@/components/voice/tools/consultation'
import type { Conversion } from '@/lib/conversions/conversion'
import type { LeadState } from '@/lib/leads/lead-queue'
import { emptyBrief, type BriefChanges } from '@/lib/booking/brief/brief'

function setUp() {
  let view: PanelView = { kind: 'idle' }
  let durationMs = 0
  let brief = emptyBrief
  let lead: LeadState = { status: 'idle' }
  const listeners = {
    call: new Set<() => void>(),
    consultation: new Set<() => void>(),
    leads: new Set<() => void>(),
  }
  const subscribe = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener)
    return () => set.delete(listener)
  }
  const reported: Conversion[] = []
  const stop = watchCall(
    {
      call: {
        snapshot: () =>
          ({ view, record: { durationMs, startedAt: new Date(0) } }) as unknown as PanelSnapshot,
        subscribe: subscribe(listeners.call),
      },
      consultation: {
        snapshot: () => ({ brief }) as ConsultationSnapshot,
        subscribe: subscribe(listeners.consultation),
      },
      leads: { state: () => lead, subscribe: subscribe(listeners.leads) },
    },
    (conversion) => reported.push(conversion),
  )
  return {
    reported,
    stop,
    listeners,
    show(next: PanelView, duration = durationMs) {
      view = next
      durationMs = duration
      listeners.call.forEach((listener) => listener())
    },
    lead(status: 'sending' | 'sent') {
      lead = { status }
      listeners.leads.forEach((listener) => listener())
    },
    note(changes: BriefChanges) {
      brief = { ...brief, ...(changes as typeof brief) }
      listeners.consultation.forEach((listener) => listener())
    },
  }
}
const connecting: PanelView = { kind: 'connecting', step: 'joining' }
const connected: PanelView = { kind: 'connected', reconnecting: false }

describe('A call', () => {
  it('is opened, started and ended, each once, with its reason and its seconds', () => {
    const { reported, show } = setUp()
    show(connecting)
    show({ kind: 'connecting', step: 'waiting' })
    show(connected)
    show({ kind: 'connected', reconnecting: true })
    show(connected)
    show({ kind: 'ended', reason: 'customer' }, 62_400)
    expect(reported).toEqual([
      { name: 'panel-opened', mode: 'voice' },
      { name: 'call-started' },
      { name: 'call-ended', reason: 'customer', seconds: 62 },
    ])
  })

  it('that the visitor continues in writing has ended, and the panel was opened once', () => {
    const { reported, show } = setUp()
    show(connecting)
    show(connected)
    show({ kind: 'chat', chat: { phase: 'ready' } as never }, 5_000)
    expect(reported.map(({ name }) => name)).toEqual(['panel-opened', 'call-started', 'call-ended'])
  })

  it('after another one is opened again', () => {
    const { reported, show } = setUp()
    show({ kind: 'chat', chat: { phase: 'ready' } as never })
    show({ kind: 'ended', reason: 'chat' })
    show(connecting)
    expect(reported).toEqual([
      { name: 'panel-opened', mode: 'chat' },
      { name: 'panel-opened', mode: 'voice' },
    ])
  })
})

it('A brief is ready once it says what is wanted and how to reach the visitor', () => {
  const { reported, note } = setUp()
  note({ service: 'voice' })
  expect(reported).toEqual([])
  note({ email: 'ada@example.com' })
  note({ name: 'Ada' })
  expect(reported).toEqual([{ name: 'brief-ready' }])
})

it('A lead is reported once it has arrived', () => {
  const { reported, lead } = setUp()
  lead('sending')
  expect(reported).toEqual([])
  lead('sent')
  expect(reported).toEqual([{ name: 'lead-sent' }])
})

it('Nothing is reported after the end', () => {
  const { stop, listeners } = setUp()
  stop()
  expect(Object.values(listeners).map(({ size }) => size)).toEqual([0, 0, 0])
})
