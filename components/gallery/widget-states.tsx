import type { PanelProps } from '@/components/voice/consultant/panel'
import { failureWords, type FailureKind } from '@/content/voice-failures'
import { conversation, fixedLevels, widgetCall } from './widget-call'

const contact = {
  bookUrl: 'https://cal.example.com/discovery',
  phone: '+1 555 010 0142',
  phoneUrl: 'tel:+15550100142',
}
const nothing = () => {}

const base: Omit<PanelProps, 'view'> = {
  call: widgetCall(),
  contact,
  consent: 'Vapi, our voice platform, transcribes the call. Your microphone stays off until you allow it.',
  browser: 'chromium',
  forDevelopers: false,
  onRetry: nothing,
  onDismiss: nothing,
  onIdle: nothing,
}

const live = {
  transcript: conversation,
  levels: fixedLevels({ assistant: 0.7, user: 0.3 }),
}

/** Every state of the panel, drawn from plain objects. */
export const widgetStates: Record<string, PanelProps> = {
  'connecting: placing the call': { ...base, view: { kind: 'connecting', step: 'requesting' } },
  'connecting: microphone asked for': {
    ...base,
    view: { kind: 'connecting', step: 'joining' },
    call: widgetCall({ microphone: 'prompt' }),
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
  'connected: muted': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall({ ...live, muted: true }),
  },
  'connected: sound held back': {
    ...base,
    view: { kind: 'connected', reconnecting: false },
    call: widgetCall({ ...live, audioBlocked: true }),
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
  'ended: with a transcript': {
    ...base,
    view: { kind: 'ended', reason: 'customer' },
    call: widgetCall(live),
  },
  'ended: connection lost': { ...base, view: { kind: 'ended', reason: 'connection-lost' } },
  ...Object.fromEntries(
    (Object.keys(failureWords) as FailureKind[]).map((failure) => [
      `failed: ${failure}`,
      { ...base, view: { kind: 'failed', failure } } satisfies PanelProps,
    ]),
  ),
}
