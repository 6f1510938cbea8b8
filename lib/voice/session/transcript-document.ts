import { elapsedTimeFromMs } from '../../timing/time-text'
import { isBlank } from '../text'
import type { TranscriptLine } from './transcript'

/** What a document says about the call beside its lines. What is left out is not in it. */
export interface TranscriptDetails {
  /** The platform's id of the call; `vapi.callId` can be given as it is. */
  callId?: string | null
  startedAt?: Date
  /** Milliseconds that the assistant has listened; `vapi.durationMs()` can be given as it is. */
  durationMs?: number
}

/** A call's transcript as plain data, to be kept or sent. */
export interface TranscriptDocument {
  /** The platform's id of the call. */
  callId?: string
  /** ISO 8601. */
  startedAt?: string
  /** Milliseconds that the assistant has listened. */
  durationMs?: number
  /** In the order in which they were spoken; `atMs` counts from the moment in which the assistant listened. */
  lines: Pick<TranscriptLine, 'role' | 'text' | 'atMs' | 'interrupted'>[]
  /** The same to be read: one line for each utterance, with its time, such as `12:40` or `1:02:03`. */
  text: string
}

/** One turn, in the form that chat APIs take. */
export interface TranscriptTurn {
  /** Who speaks; `user` is the visitor. */
  role: TranscriptLine['role']
  content: string
}

/** The transcript as messages for a chat API: what one side says in several lines in a row is one message. */
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

/** The transcript as a document, to be kept or sent. Lines still being spoken are kept as far as they have been heard. */
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
