import type { EndReason } from '../state'

const REASON_IN: readonly [pattern: RegExp, reason: EndReason][] = [
  [/^customer-ended/, 'customer'],
  [/silence/, 'silence'],
  [/max-duration|time-?limit/, 'time-limit'],
  [/error|fail/, 'error'],
]

/** Our short reason for the platform's own, such as `customer-ended-call` or `silence-timed-out`. */
export const reasonOf = (platformReason = ''): EndReason =>
  REASON_IN.find(([pattern]) => pattern.test(platformReason))?.[1] ?? 'assistant'

const PLATFORM_REASON: Partial<Record<EndReason, string>> = {
  customer: 'customer-ended-call',
  assistant: 'assistant-ended-call',
  silence: 'silence-timed-out',
  'time-limit': 'exceeded-max-duration',
}

/** The platform's word for our reason, for the status message that ends an event log. */
export const platformReasonOf = (reason: EndReason): string => PLATFORM_REASON[reason] ?? reason
