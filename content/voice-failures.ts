/** What a visitor can do about a failed call. `phone` and `book` are ways to reach a person instead. */
export type WayOut = 'retry' | 'reload' | 'book' | 'phone'

export interface FailureWords {
  /** What happened, in a few words. */
  title: string
  /** What to do. */
  advice: string
  ways: readonly WayOut[]
}

/** Kinds of failure that read differently to a visitor; several causes can share one. */
export type FailureKind =
  | 'microphone-denied'
  | 'microphone-missing'
  | 'microphone-in-use'
  | 'microphone-unavailable'
  | 'insecure-page'
  | 'unsupported-browser'
  | 'offline'
  | 'refused'
  | 'quota'
  | 'busy-line'
  | 'busy-here'
  | 'room-expired'
  | 'room-full'
  | 'ejected'
  | 'connection-lost'
  | 'unreachable'
  | 'load-failed'
  | 'timeout'
  | 'no-answer'
  | 'outdated'
  | 'audio-blocked'
  | 'not-configured'
  | 'ours'

export const failureWords: Record<FailureKind, FailureWords> = {
  'microphone-denied': {
    title: 'Your microphone is blocked',
    // The advice depends on the browser: see microphoneHelp.
    advice: '',
    ways: ['retry', 'phone'],
  },
  'microphone-missing': {
    title: 'No microphone found',
    advice: 'Plug one in or connect a headset, then try again.',
    ways: ['retry', 'phone'],
  },
  'microphone-in-use': {
    title: 'Your microphone is in use',
    advice: 'Another program holds it. Close that program or its call, then try again.',
    ways: ['retry', 'phone'],
  },
  'microphone-unavailable': {
    title: 'Your microphone did not start',
    advice: 'Unplug it and plug it in again, or choose another one, then try again.',
    ways: ['retry', 'phone'],
  },
  'insecure-page': {
    title: 'This page is not secure',
    advice: 'Browsers allow the microphone only over https. Open this page with https:// in the address.',
    ways: ['phone', 'book'],
  },
  'unsupported-browser': {
    title: 'This browser cannot make calls',
    advice: 'A current Chrome, Edge, Firefox or Safari can. Or reach a person:',
    ways: ['phone', 'book'],
  },
  offline: {
    title: 'You are offline',
    advice: 'Check your connection, then try again.',
    ways: ['retry'],
  },
  refused: {
    title: 'The line refused the call',
    advice: 'This is a fault in our settings, not yours. A person still answers:',
    ways: ['phone', 'book'],
  },
  quota: {
    title: 'The demo line has used up its minutes',
    advice: 'A person still answers:',
    ways: ['phone', 'book'],
  },
  'busy-line': {
    title: 'The line is busy',
    advice: 'Many people are calling. Wait a minute, then try again.',
    ways: ['retry', 'book'],
  },
  'busy-here': {
    title: 'A call is already open on this page',
    advice: 'End it first, then try again.',
    ways: ['retry'],
  },
  'room-expired': {
    title: 'The time for this call is over',
    advice: 'Start a new one whenever you like.',
    ways: ['retry', 'book'],
  },
  'room-full': {
    title: 'The line is full',
    advice: 'Wait a moment, then try again.',
    ways: ['retry', 'book'],
  },
  ejected: {
    title: 'The other side ended the call',
    advice: 'You can call again, or book a person.',
    ways: ['retry', 'book'],
  },
  'connection-lost': {
    title: 'The connection was lost',
    advice: 'Check your network, then try again.',
    ways: ['retry', 'phone'],
  },
  unreachable: {
    title: 'The line could not be reached',
    advice: 'Check your connection. A firewall or an ad blocker can also stop calls.',
    ways: ['retry', 'phone'],
  },
  'load-failed': {
    title: 'The call could not be loaded',
    advice: 'Check your connection, then try again. An ad blocker can also be the cause.',
    ways: ['retry', 'reload'],
  },
  timeout: {
    title: 'Connecting took too long',
    advice: 'The network may be slow. Try again in a moment.',
    ways: ['retry', 'phone'],
  },
  'no-answer': {
    title: 'The consultant did not pick up',
    advice: 'That should not happen. Try again, or reach a person:',
    ways: ['retry', 'phone'],
  },
  outdated: {
    title: 'This page is out of date',
    advice: 'Reload it, then call again.',
    ways: ['reload'],
  },
  'audio-blocked': {
    title: 'Your browser is holding back the sound',
    advice: 'Tap to hear the consultant.',
    ways: ['retry'],
  },
  'not-configured': {
    title: 'Calls are not set up here yet',
    advice: 'A person answers:',
    ways: ['phone', 'book'],
  },
  ours: {
    title: 'The call did not work',
    advice: 'Something is wrong on our side. Try again later, or reach a person:',
    ways: ['retry', 'phone', 'book'],
  },
}

/** For whoever sets the site up; shown in development only, in the place of the visitor's advice. */
export const notConfiguredForDevelopers =
  'Set NEXT_PUBLIC_VOICE_PUBLIC_KEY and NEXT_PUBLIC_VOICE_ASSISTANT_ID in .env and build again; .env.example explains them. npm start answers with the sandbox instead.'
