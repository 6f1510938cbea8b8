import { elapsedTimeFromMs } from '../../timing/time-text'
import { isBlank } from '../text'
import type { TranscriptLine } from './transcript'

/** Data of the call for the document. The document omits what is left out. */
export interface TranscriptDetails {
  /** The platform's id of the call, such as `vapi.callId`. */
  callId?: string | null
  startedAt?: Date
  /** Milliseconds that the assistant has listened, such as `vapi.durationMs()`. */
  durationMs?: number
}

/** A call's transcript as plain data, to store or send. */
export interface TranscriptDocument {
  /** The platform's id of the call. */
  callId?: string
  /** ISO 8601. */
  startedAt?: string
  /** Milliseconds that the assistant has listened. */
  durationMs?: number
  /** In the order in which they were spoken. `atMs` counts from the moment when the assistant began to listen. */
  lines: Pick<TranscriptLine, 'role' | 'text' | 'atMs' | 'interrupted'>[]
  /** The lines as text: one line for each utterance, with its time, such as `12:40` or `1:02:03`. */
  text: string
}

/** One turn in the format of chat APIs. */
export interface TranscriptTurn {
  /** Who speaks; `user` is the visitor. */
  role: TranscriptLine['role']
  content: string
}

/** The transcript as messages for a chat API. Consecutive lines of one side become one message. */
export function toChatMessages(lines: readonly Pick<TranscriptLine, 'role' | 'text'>[]): TranscriptTurn[] {
  const turns: TranscriptTurn[] = []
  for (const { role, text } of lines) {
    const last = turns.at(-1)
    const content = text.trim()
    if (isBlank(content)) continue
    if (last?.role === role) last.content += ` ${content}`
    else turns.push({ role, content })
  }
  return turns
}

/** The transcript as a document, to store or send. Lines that are still being spoken have the text so far. */
export function exportTranscript(
  lines: readonly TranscriptLine[],
  { callId, startedAt, durationMs }: TranscriptDetails = {},
): TranscriptDocument {
  return {
    ...(callId == null ? {} : { callId }),
    ...(startedAt === undefined ? {} : { startedAt: startedAt.toISOString() }),
    ...(durationMs === undefined ? {} : { durationMs }),
    lines: lines.map(({ role, text, atMs, interrupted }) => ({
      role,
      text,
      atMs,
      ...(interrupted && { interrupted }),
    })),
    text: lines
      .map(
        ({ role, text, atMs, interrupted }) =>
          `${elapsedTimeFromMs(atMs)} ${role}: ${text}${interrupted ? ' (interrupted)' : ''}`,
      )
      .join('\n'),
  }
}
