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

// The platform also names the final kind in the type.
const NAMED_FINAL = /^transcript\[transcriptType=['"]final['"]\]$/

/** The fields of a transcript message, or undefined when it is another one or malformed. */
export function asTranscriptMessage(message: Record<string, unknown>): TranscriptMessage | undefined {
  const { type, role, transcript, transcriptType } = message
  const isPlain = type === 'transcript'
  if (!isPlain && !(typeof type === 'string' && NAMED_FINAL.test(type))) return undefined
  if ((role !== 'user' && role !== 'assistant') || typeof transcript !== 'string') return undefined
  return { role, transcript, transcriptType: isPlain && transcriptType === 'partial' ? 'partial' : 'final' }
}

/**
 * The transcript of one call. A partial text replaces the line being spoken by the same role; the final text
 * settles it in place, so lines keep the order in which they began.
 */
export interface Transcript {
  /** True when it changed anything. */
  add(message: TranscriptMessage, atMs: number): boolean
  /** Nobody, or one role, speaks any more; true when a line was open. */
  settle(role?: TranscriptLine['role']): boolean
  /** The lines now; a new list after each change, in which unchanged lines are the same objects. */
  lines(): readonly TranscriptLine[]
}

export function createTranscript(): Transcript {
  const lines: TranscriptLine[] = []
  const open = new Map<TranscriptLine['role'], number>()
  let snapshot: readonly TranscriptLine[] | undefined

  const put = (index: number, line: TranscriptLine) => {
    lines[index] = line
    if (line.partial) open.set(line.role, index)
    else open.delete(line.role)
    snapshot = undefined
  }

  return {
    add({ role, transcript: text, transcriptType }, atMs) {
      const partial = transcriptType === 'partial'
      const index = open.get(role)
      const current = index === undefined ? undefined : lines[index]
      if (index !== undefined && current) put(index, { ...current, text, partial })
      else if (text.trim() === '') return false
      else put(lines.length, { id: `line-${lines.length + 1}`, role, text, partial, atMs })
      return true
    },
    settle(role) {
      const indices = [...open].flatMap(([speaker, index]) =>
        role === undefined || role === speaker ? [index] : [],
      )
      for (const index of indices) {
        const line = lines[index]
        if (line) put(index, { ...line, partial: false })
      }
      return indices.length > 0
    },
    lines: () => (snapshot ??= [...lines]),
  }
}
