/** What is known about an error when it is reported. */
interface ErrorFacts {
  error: unknown
  /** The part of the page it happened in, such as `section faq`. */
  where: string
  href: string
  /** 32 hexadecimal digits, new for each event. */
  eventId: string
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

const MAX_LENGTH = 500

const RULES: readonly [pattern: RegExp, replacement: string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // Addresses keep their path, which says where; never their query or fragment, which may say who.
  [/(\b[a-z][a-z+.-]*:\/\/[^\s?#"')]+)[?#][^\s"')]*/gi, '$1'],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,2}/g, '[token]'],
  [/\b(?:bearer|key|token|secret|password)(\s*[=:]\s*|\s+)\S+/gi, '[token]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[id]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, '[token]'],
  [/\+?\d[\d\s().-]{6,}\d/g, '[number]'],
]

/** Text without personal data and secrets: addresses, numbers, keys, queries. */
export const scrub = (text: string): string =>
  RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text).slice(
    0,
    MAX_LENGTH,
  )

/** The address of the page for a report, without the query. */
export function scrubPageUrl(href: string): string {
  const { origin, pathname } = new URL(href)
  return origin + pathname
}

const MAX_FRAMES = 30
/** `    at name (file:line:column)` in Chromium. */
const CHROMIUM = /^\s*at (?:(?<name>.+?) \()?(?<file>[^()\s]+?):(?<line>\d+):(?<column>\d+)\)?$/
/** `name@file:line:column` in Firefox and Safari. */
const OTHERS = /^(?<name>[^@]*)@(?<file>\S+?):(?<line>\d+):(?<column>\d+)$/

/** The frames of `error.stack` as the reporting service wants them, oldest call first. */
export function stackFrames(stack: string | undefined) {
  return (stack ?? '')
    .split('\n')
    .flatMap((line) => {
      const groups = (CHROMIUM.exec(line) ?? OTHERS.exec(line))?.groups
      if (!groups?.file) return []
      return [
        {
          filename: groups.file.replace(/[?#].*$/, ''),
          function: groups.name || '?',
          lineno: Number(groups.line),
          colno: Number(groups.column),
          in_app: true,
        },
      ]
    })
    .slice(0, MAX_FRAMES)
    .reverse()
}
