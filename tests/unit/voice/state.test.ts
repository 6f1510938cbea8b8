import fc from 'fast-check'
import { createVoiceError } from '@/lib/voice/error-messages'
import { AbortedError } from '@/lib/voice/errors'
import { isActive, isConnected, isConnecting } from '@/lib/voice/session/phases'
import { transition, type CallSignal, type CallState } from '@/lib/voice/session/state'

const error = createVoiceError({ code: 'ejected', stage: 'live', message: 'Out.' })

const signals: CallSignal[] = [
  { type: 'start' },
  { type: 'web-call-created' },
  { type: 'media-ready' },
  { type: 'joined' },
  { type: 'listening' },
  { type: 'connection-interrupted' },
  { type: 'connection-restored' },
  { type: 'end', reason: 'customer' },
  { type: 'fail', error },
  { type: 'fail', error: new AbortedError('listening') },
  { type: 'disposed' },
]

/** The only steps there are. */
const allowed: Record<CallState['phase'], readonly CallState['phase'][]> = {
  idle: ['requesting'],
  requesting: ['loading', 'ending'],
  loading: ['joining', 'ending'],
  joining: ['awaiting-assistant', 'ending'],
  'awaiting-assistant': ['live', 'reconnecting', 'ending'],
  live: ['reconnecting', 'ending'],
  reconnecting: ['awaiting-assistant', 'live', 'reconnecting', 'ending'],
  ending: ['ended', 'failed'],
  ended: [],
  failed: [],
}

const walk = (steps: readonly CallSignal[]) => {
  const states: CallState[] = [{ phase: 'idle' }]
  for (const step of steps) states.push(transition(states.at(-1) ?? { phase: 'idle' }, step))
  return states
}

describe('the state machine', () => {
  const steps = fc.array(fc.constantFrom(...signals), { maxLength: 40 })

  test('takes no step that is not in the table, in any order of events', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const states = walk(sequence)
        states.slice(1).every((state, index) => {
          const before = states[index]
          if (!before || before === state) return true
          expect(allowed[before.phase]).toContain(state.phase)
          return true
        })
      }),
      { numRuns: 3000 },
    )
  })

  test('stays in its final state', () => {
    fc.assert(
      fc.property(steps, steps, (sequence, more) => {
        const end = walk(sequence).at(-1)
        if (end?.phase !== 'ended' && end?.phase !== 'failed') return
        for (const step of more) expect(transition(end, step)).toBe(end)
      }),
    )
  })

  test('is never connecting and connected at once, and only what is active is either', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        for (const state of walk(sequence)) {
          expect(isConnecting(state) && isConnected(state)).toBe(false)
          if (isConnecting(state) || isConnected(state)) expect(isActive(state)).toBe(true)
        }
      }),
    )
  })

  test('is connecting until the assistant listens and connected from then on, also while it reconnects', () => {
    const types = ['start', 'web-call-created', 'media-ready', 'joined'] as const
    const lost = [{ type: 'connection-interrupted' }, { type: 'connection-restored' }] as const
    const before = walk([...types.map((type) => ({ type })), ...lost])
    expect(before.slice(1).every(isConnecting)).toBe(true)
    const after = walk([...types.map((type) => ({ type })), { type: 'listening' }, ...lost])
    expect(after.slice(1 + types.length).every(isConnected)).toBe(true)
  })

  test('a failure before the conversation reads as failed, and one during it as an end with its reason', () => {
    const waiting = walk(signals.slice(0, 4)).at(-1) ?? { phase: 'idle' }
    const after = (state: CallState) =>
      transition(transition(state, { type: 'fail', error }), { type: 'disposed' })
    expect(after(waiting)).toEqual({ phase: 'failed', error })
    expect(after(transition(waiting, { type: 'listening' }))).toEqual({
      phase: 'ended',
      reason: 'ejected',
      error,
    })
  })
})
