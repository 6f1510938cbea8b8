import type { EndReason } from './state'

/** What a group of the platform's ended reasons means, and what to do about it. */
export interface EndedReasonGroup {
  /** Which `endedReason`s belong to it. Each reason that the platform publishes belongs to exactly one group. */
  pattern: RegExp
  /** Default: `error`. */
  reason?: EndReason
  /** What failed and what to do, for the developer of the assistant. Undefined where nothing has failed. */
  remedy?: string
}

const PLATFORM_FAILED = 'The platform failed: call again, or read the logs of the call in its dashboard.'

/** The platform's `endedReason`s in groups, in no order; docs/voice.md has the same table, which a test compares. */
export const endedReasonGroups: readonly EndedReasonGroup[] = [
  { pattern: /^customer-(ended|busy|did-not-answer)|^voicemail$|caller-hungup/, reason: 'customer' },
  {
    pattern: /^assistant-(ended|said)|forward(ed-call|ing-phone-number)$|hook-executed/,
    reason: 'assistant',
  },
  { pattern: /^silence-timed-out$/, reason: 'silence' },
  { pattern: /^exceeded-max-duration$/, reason: 'time-limit' },
  {
    pattern:
      /deleted$|^manually-canceled$|^phone-call-provider-|(completed|completed-call|misdialed|-disconnected|-rejected)$|^call\.forwarding/,
    reason: 'platform',
  },
  {
    pattern: /microphone-permission$|customer-audio/,
    remedy: 'No sound of the visitor arrived: check the microphone, its permission, and the firewall.',
  },
  {
    pattern: /error-(warm-)?transfer-/,
    remedy: 'The call could not be transferred: check the destination of the transfer.',
  },
  {
    pattern: /-sip-\d|failed-to-connect(-call)?$|number-international$/,
    remedy: 'The telephone line failed: check the number and its provider.',
  },
  {
    pattern:
      /429|quota|credits|funds|payment|upgrade|paid-only|out-of-char|character-limit|free-users|creator-plus|rate-limited|subscription-(con|f|u|w)|daily-limit|feature-not/,
    remedy: 'An account has no credit, or its plan does not allow this: add credit or raise the limit.',
  },
  {
    pattern:
      /401|-403-[mf].*(denied|not-available)$|api-key-missing|invalid-api-key|unauthorized-|auth-failed|probation/,
    remedy: 'A provider did not accept the key for this model or voice: check the key.',
  },
  {
    pattern:
      /(voice|video)-failed|voice-(not-f|must|request|dis)|invalid-(voice|emotion)|missing-samples|disabled-by|policy$|terms-of-service/,
    remedy: 'The voice failed: choose another, or set fallback voices.',
  },
  {
    pattern:
      /transcriber-(failed|invalid|server)|(language-tier-combination|404-not-found|invalid-json|invalid-schema|word-boost-parsing-failed)$/,
    remedy: 'The transcriber failed: choose another, or set fallback transcribers.',
  },
  {
    pattern: /llm-failed|bad-request-validation|llm-model$|ws-model/,
    remedy: 'The model or its provider failed: choose another, or set fallback models.',
  },
  {
    pattern:
      /-50\d-(server|gateway|bad-gateway|network)|-522-|hang-up$|econnreset|request-timed-out|unexpected-error/,
    remedy:
      'A provider has a problem: call again, or set fallback models, fallback voices and fallback transcribers.',
  },
  {
    pattern:
      /^assistant-(not|join|request-failed|request.*(error|assistant)$)|^call-start-error|error-validation|get-assistant$|resources-validation$/,
    remedy: 'The assistant could not be loaded: check its id, and the server that answers for it.',
  },
  {
    pattern:
      /worker|fault-(transport|call-started|chat|database|get)|get-(customer|phone-number|transport)$|fraud/,
    remedy: PLATFORM_FAILED,
  },
]

/** Reasons that are not published yet: a failure where the name says so; any other blames nobody. */
const UNKNOWN: readonly EndedReasonGroup[] = [
  {
    pattern: /error|fail/,
    remedy: PLATFORM_FAILED,
  },
  { pattern: /^/, reason: 'platform' },
]
/** An end without a reason: the platform says so when the assistant hangs up. */
const NO_REASON: EndedReasonGroup = { pattern: /^$/, reason: 'assistant' }

/** The group of a reason such as `silence-timed-out`. */
export const readEndedReason = (endedReason = ''): EndedReasonGroup =>
  [NO_REASON, ...endedReasonGroups, ...UNKNOWN].find(({ pattern }) => pattern.test(endedReason)) ?? NO_REASON

const PLATFORM_REASON: Partial<Record<EndReason, string>> = {
  customer: 'customer-ended-call',
  assistant: 'assistant-ended-call',
  silence: 'silence-timed-out',
  'time-limit': 'exceeded-max-duration',
}

/** The platform's `endedReason` for ours, for the status message that ends an event log. */
export const platformReasonOf = (reason: EndReason): string => PLATFORM_REASON[reason] ?? reason
