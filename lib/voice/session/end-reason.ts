import type { EndReason } from '../state'

/** Our short reason for the platform's own, such as `customer-ended-call` or `silence-timed-out`. */
export function reasonOf(platformReason: string | undefined): EndReason {
  if (platformReason === undefined) return 'assistant'
  if (/^customer-ended/.test(platformReason)) return 'customer'
  if (/silence/.test(platformReason)) return 'silence'
  if (/max-duration|time-?limit/.test(platformReason)) return 'time-limit'
  if (/error|fail/.test(platformReason)) return 'error'
  return 'assistant'
}

/** The platform's word for our reason, for the status message that ends an event log. */
export function platformReasonOf(reason: EndReason): string {
  switch (reason) {
    case 'customer':
      return 'customer-ended-call'
    case 'assistant':
      return 'assistant-ended-call'
    case 'silence':
      return 'silence-timed-out'
    case 'time-limit':
      return 'exceeded-max-duration'
    default:
      return reason
  }
}
