/** One utterance in the transcript. */
export interface TranscriptLine {
  /** Stable for the life of the line; suitable as a React key. */
  id: string
  role: 'user' | 'assistant'
  text: string
  /** Still being spoken: the text will change. */
  partial: boolean
  /** When it was first heard, in milliseconds since the call began. */
  atMs: number
}

export interface TranscriptMessage {
  role: TranscriptLine['role']
  transcript: string
  transcriptType: 'partial' | 'final'
}

/** The fields of a transcript message, or undefined when it is another one or malformed. */
export function asTranscriptMessage(message: Record<string, unknown>): TranscriptMessage | undefined {
  const { type, role, transcript, transcriptType } = message
  // The platform also names the final kind in the type: `transcript[transcriptType='final']`.
  const named = typeof type === 'string' && /^transcript\[transcriptType=['"]final['"]\]$/.test(type)
  if (type !== 'transcript' && !named) return undefined
  if ((role !== 'user' && role !== 'assistant') || typeof transcript !== 'string') return undefined
  return { role, transcript, transcriptType: transcriptType === 'partial' && !named ? 'partial' : 'final' }
}

/** The transcript without lines still being spoken: by one role, or by anybody. */
export function settleTranscript(
  lines: readonly TranscriptLine[],
  role?: TranscriptLine['role'],
): readonly TranscriptLine[] {
  const isOpen = (line: TranscriptLine) => line.partial && (role === undefined || line.role === role)
  return lines.some(isOpen) ? lines.map((line) => (isOpen(line) ? { ...line, partial: false } : line)) : lines
}

/**
 * The transcript with one more message. A partial text replaces the line being spoken by the same role; the
 * final text settles it in place, so lines keep the order in which they began. Unchanged lines are the same
 * objects.
 */
export function mergeTranscript(
  lines: readonly TranscriptLine[],
  { role, transcript, transcriptType }: TranscriptMessage,
  atMs: number,
): readonly TranscriptLine[] {
  const partial = transcriptType === 'partial'
  const open = lines.findLastIndex((line) => line.partial && line.role === role)
  const current = lines[open]
  if (current) return lines.with(open, { ...current, text: transcript, partial })
  if (transcript.trim() === '') return lines
  return [...lines, { id: `line-${lines.length + 1}`, role, text: transcript, partial, atMs }]
}
