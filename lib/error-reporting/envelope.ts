import { scrub, scrubPageUrl } from './scrub'
import { stackFrames } from './stack-frames'

/** What is known about an error when it is reported. */
export interface ErrorFacts {
  error: unknown
  /** The part of the page it happened in, such as `section faq`. */
  where: string
  /** Address of the page. */
  href: string
  /** 32 hexadecimal digits, new for each event. */
  eventId: string
  /** When it happened. */
  at: Date
}

const nameAndMessage = (error: unknown): { type: string; value: string } => {
  if (error instanceof Error) return { type: error.name, value: scrub(error.message) }
  return { type: 'NonError', value: scrub(typeof error === 'string' ? error : typeof error) }
}

/**
 * One event in the Sentry envelope format: three lines of JSON. It carries no visitor: no address, no
 * cookie, no id that lasts, no breadcrumb, no text from a form or a call.
 */
export function errorEnvelope({ error, where, href, eventId, at }: ErrorFacts): string {
  const frames = error instanceof Error ? stackFrames(error.stack) : []
  const event = {
    event_id: eventId,
    timestamp: at.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    tags: { where },
    request: { url: scrubPageUrl(href) },
    exception: {
      values: [{ ...nameAndMessage(error), ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }],
    },
  }
  const lines = [{ event_id: eventId, sent_at: at.toISOString() }, { type: 'event' }, event]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

/** Whether two errors are the same fault: same kind, same text, same place in the code. */
export function fingerprint(error: unknown): string {
  const { type, value } = nameAndMessage(error)
  const frame = error instanceof Error ? stackFrames(error.stack).at(-1) : undefined
  return [type, value, frame?.filename, frame?.lineno, frame?.colno].join('|')
}
