export interface ServerSentEvent {
  /** The event's name; empty if it has none. */
  event: string
  data: string
}

/**
 * Parses server-sent events from text that arrives in pieces of any length (HTML standard, 9.2.6). Returns an
 * incomplete event at the end too, unlike the standard, so that the caller can report it.
 */
export function createEventParser() {
  let rest = ''
  let event = ''
  let data: string[] = []

  function readLine(line: string): ServerSentEvent[] {
    if (line !== '') {
      const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
      if (name === 'data') data.push(value)
      if (name === 'event') event = value
      return []
    }
    const read = data.length > 0 ? [{ event, data: data.join('\n') }] : []
    event = ''
    data = []
    return read
  }

  return (text: string, isLast: boolean): ServerSentEvent[] => {
    // A carriage return at the end may be the first half of a CRLF.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = isLast ? '' : (lines.pop() ?? '')
    return [...lines, ...(isLast ? [''] : [])].flatMap(readLine)
  }
}
