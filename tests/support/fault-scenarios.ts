import type { CallTimeouts } from '@/lib/voice'

/**
 * The sandbox's fault scenarios by what they do to a call, each with how the call library reports it.
 */

/** A start that fails: its code, and the type of its one error event. */
interface RefusedStart {
  scenario: string
  code: string
  type: string
  /** Where the oldest media library leaves a promise pending that the newest rejects. */
  codeOnOldest?: string
  timeouts?: Partial<CallTimeouts>
}

const webCall = (scenario: string, code: string, timeouts?: Partial<CallTimeouts>): RefusedStart => ({
  scenario,
  code,
  type: 'start-method-error',
  ...(timeouts && { timeouts }),
})
const callMachine = (scenario: string): RefusedStart => ({
  scenario,
  code: 'media-load',
  type: 'daily-call-object-creation-error',
})
const join = (scenario: string, code: string, timeouts?: Partial<CallTimeouts>): RefusedStart => ({
  scenario,
  code,
  type: 'daily-call-join-error',
  ...(timeouts && { timeouts }),
})

export const REFUSED_STARTS: RefusedStart[] = [
  webCall('api-401', 'unauthorized'),
  webCall('api-400', 'bad-request'),
  webCall('api-402', 'payment-required'),
  webCall('api-403', 'forbidden'),
  webCall('api-404', 'not-found'),
  webCall('api-409', 'refused'),
  webCall('api-422', 'bad-request'),
  webCall('api-429', 'rate-limited'),
  webCall('api-500', 'server'),
  webCall('api-503', 'server'),
  webCall('api-malformed-json', 'bad-response'),
  webCall('api-empty-body', 'bad-response'),
  webCall('api-error-body', 'bad-response'),
  webCall('api-no-url', 'bad-response'),
  webCall('api-null', 'bad-response'),
  webCall('api-html', 'bad-response'),
  webCall('api-hang', 'timeout', { webCallMs: 800 }),
  webCall('api-reset', 'network'),
  callMachine('bundle-404'),
  callMachine('bundle-reset'),
  callMachine('bundle-not-a-script'),
  join('join-hang', 'timeout', { joinMs: 800 }),
  { ...join('join-refused', 'join-failed', { joinMs: 2000 }), codeOnOldest: 'timeout' },
  join('join-exp-room', 'room-expired'),
  join('join-exp-token', 'room-expired'),
  join('join-ejected', 'ejected'),
  join('join-nbf-room', 'room-not-open'),
  join('join-nbf-token', 'room-not-open'),
  join('join-no-room', 'room-missing'),
  join('join-meeting-full', 'room-full'),
  join('join-not-allowed', 'not-allowed'),
  join('join-end-of-life', 'end-of-life'),
  join('join-connection-error', 'join-failed'),
  // The last: the browser lets the next download of the same address wait for the one that hangs.
  { ...callMachine('bundle-hang'), code: 'timeout', timeouts: { mediaMs: 1000 } },
]

/** A call that begins and ends by itself: how it reads, and its one error event if it failed. */
interface EndingCall {
  scenario: string
  state: string
  error?: string
  timeouts?: Partial<CallTimeouts>
}

/** Long enough for the assistant to be seen and heard on a loaded machine. */
const soon: Partial<CallTimeouts> = { listeningMs: 2000 }

const ending = (
  scenario: string,
  state: string,
  error?: string,
  timeouts?: Partial<CallTimeouts>,
): EndingCall => ({ scenario, state, ...(error && { error }), ...(timeouts && { timeouts }) })

export const ENDING_CALLS: EndingCall[] = [
  ending('ejected', 'ended ejected', 'daily-error ejected'),
  ending('ejected-then-left', 'ended ejected', 'daily-error ejected'),
  ending('room-expires', 'ended room-expired', 'daily-error room-expired'),
  ending('connection-error', 'ended connection-lost', 'daily-error connection-lost'),
  ending('network-lost', 'ended connection-lost', 'daily-error connection-lost', { reconnectMs: 500 }),
  ending('network-lost-with-error', 'ended connection-lost', 'daily-error connection-lost'),
  ending('silence-timeout', 'ended silence'),
  ending('time-limit', 'ended time-limit'),
  ending('platform-fails-in-call', 'ended error', 'call-error assistant-failed'),
  ending('left-by-server', 'ended customer'),
  ending('assistant-ends-call', 'ended assistant'),
  ending('assistant-ends-call-quietly', 'ended assistant'),
  ending('ended-and-left', 'ended assistant', undefined, { farewellMs: 500 }),
  ending('assistant-leaves', 'ended assistant-left', 'call-error assistant-left', { assistantReturnMs: 500 }),
  ending('assistant-never-comes', 'failed assistant-missing', 'call-error assistant-missing', {
    listeningMs: 500,
  }),
  ending('assistant-no-audio', 'failed assistant-no-audio', 'call-error assistant-no-audio', soon),
  ending('listening-never', 'failed assistant-silent', 'call-error assistant-silent', soon),
  // A guest may say "listening" and "ended": neither has a consequence.
  ending('guest-in-room', 'failed assistant-silent', 'call-error assistant-silent', soon),
]

/** A call that goes on: the error that it reports, and the event that reports it. */
interface SurvivingCall {
  scenario: string
  errors?: string[]
  event?: string
  /** The words after which it has shown that it goes on; the first line otherwise. */
  until?: string
}

const AGAIN = 'Where were we?'

export const SURVIVING_CALLS: SurvivingCall[] = [
  { scenario: 'network-interrupted', event: 'network-connection', until: AGAIN },
  { scenario: 'network-quality', event: 'network-quality-change' },
  { scenario: 'api-slow' },
  { scenario: 'bundle-slow' },
  { scenario: 'bundle-fails-once' },
  { scenario: 'join-slow' },
  { scenario: 'assistant-late' },
  { scenario: 'assistant-already-there' },
  { scenario: 'assistant-returns', until: AGAIN },
  { scenario: 'assistant-hands-over', until: 'Now you speak to me.' },
  { scenario: 'assistant-track-interrupted', until: AGAIN },
  { scenario: 'assistant-video', event: 'video' },
  { scenario: 'listening-late' },
  { scenario: 'guest-beside-assistant', until: AGAIN },
  { scenario: 'camera-permissions', event: 'microphone-denied' },
  { scenario: 'camera-permissions-browser', event: 'microphone-denied' },
  { scenario: 'camera-not-found', event: 'microphone-missing' },
  { scenario: 'camera-mic-in-use', event: 'microphone-in-use' },
  { scenario: 'camera-cam-mic-in-use', event: 'microphone-in-use' },
  { scenario: 'camera-cam-in-use', event: 'camera-unavailable' },
  { scenario: 'camera-constraints', event: 'microphone-unavailable' },
  { scenario: 'camera-undefined-mediadevices', event: 'microphone-unavailable' },
  { scenario: 'camera-unknown', event: 'microphone-unavailable' },
  { scenario: 'camera-error-in-call', event: 'microphone-in-use' },
  { scenario: 'noise-cancellation-fails' },
  {
    scenario: 'noise-cancellation-rejected',
    errors: ['audio-processing-setup-error audio-processing'],
  },
  { scenario: 'level-observer-rejected', errors: ['audio-observer-setup-error audio-observer'] },
  { scenario: 'video-recording' },
  { scenario: 'recording-fails' },
  { scenario: 'unparseable-messages', until: 'I am here.' },
  { scenario: 'every-message', until: 'I am here.' },
  { scenario: 'large-message' },
  { scenario: 'tool-call' },
  { scenario: 'leave-twice' },
]
