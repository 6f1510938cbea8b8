import { createParser, type EventSourceMessage } from 'eventsource-parser'

const ERROR_LINE = /[\r\n]event: ?error[\r\n]/
const BLANK_LINE_AT_END = /(\r\n|\r|\n)\1$/
/** At least as long as what the two expressions look for, since pieces may be cut anywhere. */
const TAIL_LENGTH = 20

/**
 * Server-sent events from text that arrives in pieces of any length. By the standard, an event without data, and one
 * that the end of the text cuts off, are nothing. Here an error without data is an event, because it must be reported, and so
 * is what was cut off, because it must not be missing in silence.
 */
export function createEventParser() {
  let arrived: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => arrived.push(event) })
  let recent = '\n'
  let isErrorNamed = false

  return (piece: string, isLast: boolean): EventSourceMessage[] => {
    const text = isLast ? `${piece}\n\n` : piece
    parser.feed(text)
    recent += text
    isErrorNamed ||= ERROR_LINE.test(recent)
    const events = arrived
    arrived = []
    const hasData = events.some(({ event }) => event === 'error')
    const isWithoutData = isErrorNamed && !hasData && BLANK_LINE_AT_END.test(recent)
    if (isWithoutData) events.push({ id: undefined, event: 'error', data: '' })
    const isReported = hasData || isWithoutData
    if (isReported) isErrorNamed = false
    recent = isReported ? '' : recent.slice(-TAIL_LENGTH)
    return events
  }
}
