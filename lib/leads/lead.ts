import type { Brief } from '../booking/brief/brief'

/** A brief that the visitor has confirmed, as it is sent to `NEXT_PUBLIC_LEAD_URL`. */
export interface Lead {
  /** Version of this format. */
  version: 1
  /** The same for each attempt to send this lead, also in the header `Idempotency-Key`: the receiver counts it once. */
  id: string
  /** What the visitor confirmed; fields that are empty are left out. */
  brief: Partial<Brief>
  /** Page on which it was sent, such as `pricing`. */
  page: string
  /** The platform's id of the last call, by which a server joins the lead with the end-of-call report. */
  callId?: string
  /** The sentence that the visitor agreed to. */
  consent: string
  /** When the visitor sent it, in ISO 8601 by the visitor's clock: a brief may say “tomorrow”. */
  confirmedAt: string
}

export function createLead(input: Omit<Lead, 'version' | 'brief'> & { brief: Brief }): Lead {
  const given = Object.entries(input.brief).filter(([, value]) => value.trim() !== '')
  return { version: 1, ...input, brief: Object.fromEntries(given) }
}
