import type { PanelProps } from '@/components/voice/panel/panel'
import { createVoiceError, errorCodes } from '@/lib/voice/error-messages'
import type { VoiceErrorCode } from '@/lib/voice/errors'
import type { CallMetrics } from '@/lib/voice/react'
import { conversation, fixedLevels, widgetCall } from './widget-call'

const contact = {
  bookUrl: 'https://cal.example.com/discovery',
  phone: '+1 555 010 0142',
  phoneUrl: 'tel:+15550100142',
}
const choice = { mayRecord: true, version: '2026-11', date: '2026-11-02T09:00:00Z' }
const nothing = () => {}

const base: Omit<PanelProps, 'view'> = {
  call: widgetCall(),
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
  'connecting: placing the call': { ...base, view: { kind: 'connecting', step: 'requesting' } },
  'connecting: microphone asked for': {
    ...base,
    view: { kind: 'connecting', step: 'joining' },
    call: widgetCall({ microphone: 'prompt' }),
  },
  'connecting: still muted': {
    ...base,
    view: { kind: 'connecting', step: 'loading' },
    call: widgetCall({ muted: true }),
  },
  'connecting: picking up': { ...base, view: { kind: 'connecting', step: 'waiting' } },
  'connected: nothing said yet': { ...base, view: { kind: 'connected', reconnecting: false } },
  'connected: listening': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall(live),
  },
  'connected: speaking': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall({ ...live, isSpeaking: true }),
  },
  'connected: not recorded': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    recording: { ofCall: 'off', choice },
    call: widgetCall(live),
  },
  'connected: muted': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall({ ...live, muted: true }),
  },
  'connected: microphone blocked': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall({ ...live, microphone: 'denied' }),
  },
  'connected: sound blocked': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall({ ...live, audioBlocked: true }),
  },
  'connected: hears itself': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    hasEcho: true,
    call: widgetCall(live),
  },
  'connected: another app has the sound': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall({ ...live, interruption: 'system' }),
  },
  'connected: microphone disconnected': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall({ ...live, interruption: 'microphone-gone' }),
  },
  'connected: loudspeaker disconnected': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall({ ...live, interruption: 'speaker-gone' }),
  },
  'connected: weak connection': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall({ ...live, networkQuality: 'very-low' }),
  },
  reconnecting: {
    ...base,
    view: { kind: 'connected', reconnecting: true },
    call: widgetCall(live),
  },
  'chat: nothing written yet': { ...base, view: { kind: 'chat', chat: { phase: 'ready' } } },
  'chat: an answer arrives': {
    ...base,
    view: { kind: 'chat', chat: { phase: 'answering' } },
    call: widgetCall({ transcript: conversation }),
  },
  'chat: no answer': {
    ...base,
    view: {
      kind: 'chat',
      chat: { phase: 'failed', error: createVoiceError({ code: 'server', stage: 'live', fatal: false }) },
    },
    call: widgetCall({ transcript: conversation.slice(0, 2) }),
  },
  'ended: a chat': {
    ...base,
    view: { kind: 'ended', reason: 'chat' },
    record: { startedAt: new Date(0), durationMs: 0 },
    call: widgetCall({ transcript: conversation }),
  },
  'ended: with a transcript': {
    ...base,
    view: { kind: 'ended', reason: 'customer' },
    call: widgetCall(live),
  },
  'ended: connection lost': {
    ...base,
    view: {
      kind: 'ended',
      reason: 'connection-lost',
      error: createVoiceError({ code: 'connection-lost', stage: 'live' }),
    },
  },
  ...Object.fromEntries(
    startFailures.map((code) => [
      `failed: ${code}`,
      {
        ...base,
        view: { kind: 'failed', error: createVoiceError({ code, stage: 'initialization' }) },
      } satisfies PanelProps,
    ]),
  ),
}

const measured: CallMetrics = {
  connectedMs: 1430,
  firstSoundMs: 1790,
  responseMs: 820,
  interruptionMs: 240,
  packetLoss: 0.004,
  roundTripMs: 46,
  jitterMs: 7,
}

/** Delays and network of a call. The product measures them and does not show them. */
export const widgetMetrics: Record<string, CallMetrics> = {
  'metrics: of a conversation (sample)': measured,
  'metrics: before the visitor has spoken (sample)': {
    ...measured,
    responseMs: undefined,
    interruptionMs: undefined,
  },
}
