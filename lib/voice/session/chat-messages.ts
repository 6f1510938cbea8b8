import { isBlank } from '../common'
import type { TranscriptLine } from './transcript'

/** One turn in the format of chat APIs. */
export interface TranscriptTurn {
  /** Who speaks; `user` is the visitor. */
  role: TranscriptLine['role']
  content: string
}

/** The transcript as messages for a chat API. Consecutive lines of one side become one message. */
export function toChatMessages(lines: readonly Pick<TranscriptLine, 'role' | 'text'>[]): TranscriptTurn[] {
  const turns: TranscriptTurn[] = []
  // An app in JavaScript may pass nothing.
  for (const { role, text } of lines ?? []) {
    const last = turns.at(-1)
    const content = text.trim()
    if (isBlank(content)) continue
    if (last?.role === role) last.content += ` ${content}`
    else turns.push({ role, content })
  }
  return turns
}
