import { liveNotice } from '@/components/voice/panel/notices'
import { RECOVERY_ACTIONS } from '@/components/voice/panel/recovery-actions'
import { panelView, presenceOf } from '@/components/voice/panel/panel-call'
import { createVoiceError, errorCodes } from '@/lib/voice/error-messages'
import type { VoiceErrorCode } from '@/lib/voice/errors'
import type { CallState } from '@/lib/voice/session/state'

const error = (code: VoiceErrorCode, fatal = true) =>
  createVoiceError({ code, stage: 'live', message: 'for developers', fatal })

const view = (state: CallState, more: { began?: boolean; dismissed?: object } = {}) =>
  panelView({
    state: { mode: 'voice', call: state },
    began: more.began ?? true,
    hasClosedChat: false,
    dismissed: more.dismissed,
  })
const presence = (state: CallState, isSpeaking = false) => presenceOf({ state, isSpeaking })

describe('What the widget shows', () => {
  it.each([
    ['requesting', 'requesting'],
    ['loading', 'loading'],
    ['joining', 'joining'],
    ['awaiting-assistant', 'waiting'],
  ] as const)('is connecting while %s', (phase, step) => {
    expect(view({ phase })).toEqual({ kind: 'connecting', step })
    expect(presence({ phase })).toEqual({ state: 'connecting', speaking: false })
  })

  it('is connected once the assistant listens, and through a short loss of the line', () => {
    expect(view({ phase: 'live' })).toEqual({ kind: 'connected', reconnecting: false })
    expect(view({ phase: 'reconnecting', was: 'live' })).toEqual({ kind: 'connected', reconnecting: true })
    expect(presence({ phase: 'reconnecting', was: 'live' }).state).toBe('connected')
  })

  it('is still connecting when the line is lost before the assistant listens', () => {
    expect(view({ phase: 'reconnecting', was: 'awaiting-assistant' })).toEqual({
      kind: 'connecting',
      step: 'reconnecting',
    })
  })

  it('says who speaks only while the connection holds', () => {
    expect(presence({ phase: 'live' }, true).speaking).toBe(true)
    expect(presence({ phase: 'reconnecting', was: 'live' }, true).speaking).toBe(false)
  })

  it('is over at once when the visitor hangs up, while everything is released', () => {
    const outcome = { phase: 'ended', reason: 'customer' } as const
    expect(view({ phase: 'ending', outcome })).toEqual({ kind: 'ended', reason: 'customer' })
    expect(presence({ phase: 'ending', outcome }).state).toBe('idle')
  })

  it('has the error of a call that was lost', () => {
    const lost = error('end-of-life')
    const ended = { phase: 'ended', reason: 'error', error: lost } as const
    expect(view(ended)).toEqual({ kind: 'ended', reason: 'error', error: lost })
  })

  it('passes through error on the way back to idle', () => {
    const outcome = { phase: 'failed', error: error('unauthorized') } as const
    expect(presence({ phase: 'ending', outcome }).state).toBe('error')
    expect(presence(outcome).state).toBe('idle')
    expect(view(outcome)).toEqual({ kind: 'failed', error: outcome.error })
  })

  it('has no error for a start that the visitor cancelled', () => {
    expect(view({ phase: 'ended', reason: 'customer' }, { began: false })).toEqual({ kind: 'idle' })
    expect(view({ phase: 'failed', error: error('aborted') })).toEqual({ kind: 'idle' })
  })

  it('is the chat while the conversation is in writing, and its end once it is closed', () => {
    const chat = { phase: 'ready' } as const
    const given = { began: false, hasClosedChat: false, dismissed: undefined }
    expect(panelView({ ...given, state: { mode: 'chat', chat } })).toEqual({ kind: 'chat', chat })
    expect(panelView({ ...given, state: { mode: 'idle' } })).toEqual({ kind: 'idle' })
    expect(panelView({ ...given, state: { mode: 'idle' }, hasClosedChat: true })).toEqual({
      kind: 'ended',
      reason: 'chat',
    })
  })

  it('does not show an outcome again that the visitor has closed', () => {
    const outcome = { phase: 'ended', reason: 'assistant' } as const
    expect(view(outcome, { dismissed: outcome })).toEqual({ kind: 'idle' })
  })
})

it.each(errorCodes)('A failed call has a next step for %s', (code) => {
  expect(RECOVERY_ACTIONS[code].length).toBeGreaterThan(0)
})

describe('The notice during a call', () => {
  const fine = {
    error: null,
    microphone: 'granted',
    networkQuality: 'good',
    muted: false,
    reconnecting: false,
  } as const

  it.each<[string, Partial<Parameters<typeof liveNotice>[0]>, object | undefined]>([
    ['absent when nothing is wrong', {}, undefined],
    [
      'absent for a problem that the visitor cannot notice',
      { error: error('audio-observer', false) },
      undefined,
    ],
    ['the refused microphone', { microphone: 'denied' }, { problem: 'microphone-denied' }],
    ['the microphone in use', { error: error('microphone-in-use', false) }, { problem: 'microphone-in-use' }],
    [
      'the microphone that did not start',
      { microphone: 'unavailable' },
      { problem: 'microphone-unavailable' },
    ],
    ['absent for a weak connection', { networkQuality: 'low' }, undefined],
    ['the connection when it is very weak', { networkQuality: 'very-low' }, { kind: 'network' }],
    ['the mute', { muted: true }, { kind: 'muted' }],
    ['the weak connection before the mute', { muted: true, networkQuality: 'very-low' }, { kind: 'network' }],
    ['the echo', { hasEcho: true }, { kind: 'echo' }],
    ['the mute before the echo', { hasEcho: true, muted: true }, { kind: 'muted' }],
  ])('is %s', (_what, problems, notice) => {
    const shown = liveNotice({ ...fine, ...problems })
    if (notice) expect(shown).toMatchObject(notice)
    else expect(shown).toBeUndefined()
  })

  it.each(['system', 'frozen', 'microphone-gone', 'speaker-gone'] as const)(
    'says that the device interrupts the call (%s), unless something worse is wrong',
    (interruption) => {
      const interrupted = { ...fine, interruption, muted: true }
      expect(liveNotice(interrupted)).toEqual({ kind: 'interruption', interruption })
      expect(liveNotice({ ...interrupted, microphone: 'denied' })).toMatchObject({ kind: 'microphone' })
      expect(liveNotice({ ...interrupted, reconnecting: true })).toEqual({ kind: 'reconnecting' })
    },
  )
})
