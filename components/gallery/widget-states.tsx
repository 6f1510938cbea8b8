import type { PanelProps } from '@/components/voice/panel/panel'
import { createVoiceError, errorCodes } from '@/lib/voice/error-messages'
import type { VoiceErrorCode } from '@/lib/voice/errors'
import type { VoiceCall } from '@/lib/voice/react'
import { conversation, fixedLevels, widgetCall } from './widget-call'

const contact = {
  bookUrl: 'https://cal.example.com/discovery',
  phone: '+1 555 010 0142',
  phoneUrl: 'tel:+15550100142',
}
const choice = { mayRecord: true, version: '2026-11', date: '2026-11-02T09:00:00Z' }
const nothing = () => {}

const base: Omit<PanelProps, 'view' | 'call'> = {
  contact,
  consent: 'Vapi, our voice platform, transcribes the call. Your microphone stays off until you allow it.',
  privacyLink: 'Privacy',
  browser: 'chromium',
  takesFocus: true,
  recording: { ofCall: 'optional', choice },
  onRecording: nothing,
  onSend: () => true,
  onCallAgain: nothing,
  onType: nothing,
  onTalk: nothing,
  onRetryChat: nothing,
  onEndChat: nothing,
  onDismiss: nothing,
  onClose: nothing,
  isFolded: false,
  onFold: nothing,
  record: { startedAt: new Date(0), durationMs: 8000 },
}

const live = {
  transcript: conversation,
  levels: fixedLevels({ assistant: 0.7, user: 0.3 }),
}

/** The panel in a view of a call with these values. */
const panel = (view: PanelProps['view'], call: Partial<VoiceCall> = {}): PanelProps => ({
  ...base,
  view,
  call: widgetCall(call),
})
const connected = (call: Partial<VoiceCall> = {}) =>
  panel({ kind: 'connected', reconnecting: false }, { ...live, ...call })

const visitorMessage = (code: VoiceErrorCode) =>
  createVoiceError({ code, stage: 'initialization' }).visitorMessage

/** Errors that are never shown as a failed start: the call continues, or the visitor has ended it. */
const NO_FAILED_START = /^(aborted|message-too-large|audio-processing|audio-observer|recording)$/

/** One code for each text that a failed start can show. */
const startFailures = errorCodes.filter(
  (code, index) =>
    !NO_FAILED_START.test(code) &&
    errorCodes.findIndex((other) => visitorMessage(other) === visitorMessage(code)) === index,
)

export const widgetStates: Record<string, PanelProps> = {
  'connecting: placing the call': panel({ kind: 'connecting', step: 'requesting' }),
  'connecting: microphone asked for': panel(
    { kind: 'connecting', step: 'joining' },
    { microphone: 'prompt' },
  ),
  'connecting: still muted': panel({ kind: 'connecting', step: 'loading' }, { muted: true }),
  'connecting: picking up': panel({ kind: 'connecting', step: 'waiting' }),
  'connected: nothing said yet': panel({ kind: 'connected', reconnecting: false }),
  'connected: listening': connected(),
  'connected: speaking': connected({ isSpeaking: true }),
  'connected: not recorded': { ...connected(), recording: { ofCall: 'off', choice } },
  'connected: muted': connected({ muted: true }),
  'connected: microphone blocked': connected({ microphone: 'denied' }),
  'connected: sound blocked': connected({ audioBlocked: true }),
  'connected: hears itself': { ...connected(), hasEcho: true },
  'connected: another app has the sound': connected({ interruption: 'system' }),
  'connected: microphone disconnected': connected({ interruption: 'microphone-gone' }),
  'connected: loudspeaker disconnected': connected({ interruption: 'speaker-gone' }),
  'connected: weak connection': connected({ networkQuality: 'very-low' }),
  reconnecting: panel({ kind: 'connected', reconnecting: true }, live),
  'chat: nothing written yet': panel({ kind: 'chat', chat: { phase: 'ready' } }),
  'chat: an answer arrives': panel(
    { kind: 'chat', chat: { phase: 'answering' } },
    { transcript: conversation },
  ),
  'chat: no answer': panel(
    {
      kind: 'chat',
      chat: { phase: 'failed', error: createVoiceError({ code: 'server', stage: 'live', fatal: false }) },
    },
    { transcript: conversation.slice(0, 2) },
  ),
  'ended: a chat': {
    ...panel({ kind: 'ended', reason: 'chat' }, { transcript: conversation }),
    record: { startedAt: new Date(0), durationMs: 0 },
  },
  'ended: with a transcript': panel({ kind: 'ended', reason: 'customer' }, live),
  'ended: connection lost': panel({
    kind: 'ended',
    reason: 'connection-lost',
    error: createVoiceError({ code: 'connection-lost', stage: 'live' }),
  }),
  ...Object.fromEntries(
    startFailures.map((code) => [
      `failed: ${code}`,
      panel({ kind: 'failed', error: createVoiceError({ code, stage: 'initialization' }) }),
    ]),
  ),
}
