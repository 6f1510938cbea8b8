/** One utterance in the transcript. */
export interface TranscriptLine {
  /** Stable for the life of the line; suitable as a React key. */
  id: string
  role: 'user' | 'assistant'
  text: string
  /** Still being spoken: the text will change. */
  partial: boolean
  /** Cut short: the other side spoke over it, and this is what had been said by then. */
  interrupted?: true
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
  /** True when it changed anything. `atMs` is asked only where a line begins. */
  add(message: TranscriptMessage, atMs: () => number): boolean
  /** Nobody speaks any more; true when a line was open. */
  settle(): boolean
  /** The assistant was spoken over: its line ends here. True when there was one. */
  interrupt(): boolean
  /** The lines now; a new list after each change, in which unchanged lines are the same objects. */
  lines(): readonly TranscriptLine[]
}

type Role = TranscriptLine['role']

export function createTranscript(): Transcript {
  const lines: TranscriptLine[] = []
  /** Where the line being spoken is, and what was heard of it since `lines()` was last asked. */
  const open = new Map<Role, { index: number; heard: string | undefined }>()
  let snapshot: readonly TranscriptLine[] | undefined

  const change = (index: number, patch: Partial<TranscriptLine>) => {
    const line = lines[index]
    if (line) lines[index] = { ...line, ...patch }
    snapshot = undefined
  }
  const close = (role: Role, patch: Partial<TranscriptLine>) => {
    const current = open.get(role)
    if (!current || !open.delete(role)) return false
    const { index, heard } = current
    change(index, { ...(heard !== undefined && { text: heard }), partial: false, ...patch })
    return true
  }

  return {
    add({ role, transcript: text, transcriptType }, atMs) {
      const partial = transcriptType === 'partial'
      const current = open.get(role)
      if (!current) {
        if (text.trim() === '') return false
        const index = lines.push({ id: `line-${lines.length + 1}`, role, text, partial, atMs: atMs() }) - 1
        if (partial) open.set(role, { index, heard: undefined })
      } else if (partial) current.heard = text
      else return close(role, { text })
      snapshot = undefined
      return true
    },
    settle: () => [...open.keys()].map((role) => close(role, {})).includes(true),
    interrupt() {
      const interrupted = true
      if (close('assistant', { interrupted })) return true
      // The final text may have come first.
      const index = lines.findLastIndex(({ role }) => role === 'assistant')
      if (index >= 0) change(index, { interrupted })
      return index >= 0
    },
    lines() {
      if (snapshot) return snapshot
      for (const current of open.values())
        if (current.heard !== undefined) {
          change(current.index, { text: current.heard })
          current.heard = undefined
        }
      return (snapshot = [...lines])
    },
  }
}
