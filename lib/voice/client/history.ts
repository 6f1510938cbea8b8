import { addMessage, encodedLength } from '../session/transport'
import { ValidationError } from '../errors'
import { fieldsOf, isBlank, thrownText } from '../values'
import type { TranscriptLine } from '../session/transcript'
import type { CallRequest } from './types'

/** One turn in the format of chat APIs. */
export interface TranscriptTurn {
  /** Who speaks; `user` is the visitor. */
  role: TranscriptLine['role']
  content: string
}

/** The transcript as messages for a chat API. Consecutive lines of one side become one message, joined by `between`, a space. */
export function toChatMessages(
  lines: readonly Pick<TranscriptLine, 'role' | 'text'>[],
  between = ' ',
): TranscriptTurn[] {
  const turns: TranscriptTurn[] = []
  // An app in JavaScript may pass nothing.
  for (const { role, text } of lines ?? []) {
    const last = turns.at(-1)
    const content = text.trim()
    if (isBlank(content)) continue
    if (last?.role === role) last.content += between + content
    else turns.push({ role, content })
  }
  return turns
}

type Turn = NonNullable<CallRequest['history']>[number]

const CUT = ' …'

/** The beginning of a text, `length` characters long with the mark. Does not cut a surrogate pair. */
export const cutTo = (length: number, text: string): string =>
  text.slice(0, Math.max(0, length - CUT.length)).replace(/[\uD800-\uDBFF]$/, '') + CUT

/** The turns as messages for the room. @throws ValidationError if one has no role or no text, or is no JSON */
export function historyMessages(turns: readonly Turn[], limit: number): unknown[] {
  try {
    return turns.map((turn) => historyMessage(turn, limit))
  } catch (cause) {
    const allowed = 'a list of turns, each with a role and a text'
    throw new ValidationError({ field: 'history', limit: allowed, received: thrownText(cause) })
  }
}

/** The turn as a message for the room, cut where its encoded JSON text would be longer than the room's limit. */
export function historyMessage({ role, content }: Turn, limit: number): unknown {
  // An app in JavaScript may pass the parts of a message.
  const isParts = Array.isArray(content)
  if (!role || (typeof content !== 'string' && !isParts)) throw new TypeError('a turn without them')
  const fits = (text: string) => encodedLength(JSON.stringify(addMessage(role, text))) <= limit
  if (fits(content)) return addMessage(role, content)
  const text = isParts ? content.flatMap((part) => fieldsOf(part).text ?? []).join(' ') : content
  let length = 0
  for (let step = 2 ** Math.ceil(Math.log2(limit)); step >= 1; step /= 2)
    if (fits(cutTo(length + step, text))) length += step
  return addMessage(role, cutTo(length, text))
}
