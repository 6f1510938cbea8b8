import type { EndReason } from './state'

/** What a group of the platform's ended reasons means, and what to do about it. */
export interface EndedReasonGroup {
  /** Which `endedReason`s belong to it; the first group that fits counts. */
  pattern: RegExp
  /** Default: `error`. */
  reason?: EndReason
  /** What failed and what to do, for the developer of the assistant. Undefined where nothing has failed. */
  remedy?: string
}

/** The platform's `endedReason`s in groups; docs/voice.md has the same table, which a test compares. */
export const endedReasonGroups: readonly EndedReasonGroup[] = [
  { pattern: /^customer-(ended|busy|did-not-answer)|^voicemail/, reason: 'customer' },
  { pattern: /^silence-timed-out|silence-timeout$/, reason: 'silence' },
  { pattern: /max-duration|time-?limit/, reason: 'time-limit' },
  { pattern: /forwarded|hook-executed/, reason: 'assistant' },
  {
    pattern: /microphone|customer-audio/,
    remedy: 'No sound of the visitor arrived: check the microphone, its permission, and the firewall.',
  },
  {
    pattern: /quota|429|credits|wallet|subscription|concurrency/,
    remedy: 'An account has no credit or has reached a limit: add credit or raise the limit.',
  },
  {
    pattern: /error.*(40[13]|unauthorized|invalid-api-key|denied)/,
    remedy: 'A provider did not accept the key for this model or voice: check the key.',
  },
  {
    pattern: /error.*(voice|eleven|cartesia|playht|rime|lmnt|tavus|hume|neets|minimax|smallest)/,
    remedy: 'The voice failed: choose another, or set fallback voices.',
  },
  {
    pattern: /error.*(transcriber|deepgram|assembly|gladia|speechmatics|talkscriber|soniox)/,
    remedy: 'The transcriber failed: choose another, or set fallback transcribers.',
  },
  {
    pattern: /pipeline|llm|model|providerfault|vapifault/,
    remedy: 'The model or its provider failed: choose another, or set fallback models.',
  },
  {
    pattern: /^assistant-(not|request|join)|start[.-]error/,
    remedy: 'The assistant could not be loaded: check its id, and the server that answers for it.',
  },
  {
    pattern: /error|fail|worker-shutdown/,
    remedy: 'The platform failed: call again, or read the logs of the call in its dashboard.',
  },
]

const ASSISTANT_ENDED: EndedReasonGroup = { pattern: /^/, reason: 'assistant' }

/** The group of a reason such as `silence-timed-out`; without one, the assistant ended the call. */
export const readEndedReason = (endedReason = ''): EndedReasonGroup =>
  endedReasonGroups.find(({ pattern }) => pattern.test(endedReason)) ?? ASSISTANT_ENDED

const PLATFORM_REASON: Partial<Record<EndReason, string>> = {
  customer: 'customer-ended-call',
  assistant: 'assistant-ended-call',
  silence: 'silence-timed-out',
  'time-limit': 'exceeded-max-duration',
}

/** The platform's `endedReason` for ours, for the status message that ends an event log. */
export const platformReasonOf = (reason: EndReason): string => PLATFORM_REASON[reason] ?? reason
