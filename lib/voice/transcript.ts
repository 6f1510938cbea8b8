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

/** A line as it is written; what is shown of it is made when somebody asks, and kept until it changes. */
interface Entry extends Pick<TranscriptLine, 'role' | 'text' | 'partial' | 'atMs'> {
  interrupted: boolean
  shown: TranscriptLine | undefined
}

const show = (entry: Entry, index: number): TranscriptLine => {
  const { role, text, partial, interrupted, atMs } = entry
  return (entry.shown ??= {
    id: `line-${index + 1}`,
    role,
    text,
    partial,
    ...(interrupted && { interrupted }),
    atMs,
  })
}

export function createTranscript(): Transcript {
  const entries: Entry[] = []
  /** The lines being spoken. */
  const open: Record<Role, Entry | undefined> = { user: undefined, assistant: undefined }
  let snapshot: readonly TranscriptLine[] | undefined

  const change = (entry: Entry, text: string, partial: boolean) => {
    entry.text = text
    entry.partial = partial
    entry.shown = snapshot = undefined
    open[entry.role] = partial ? entry : undefined
    return true
  }
  const close = (role: Role) => {
    const entry = open[role]
    return entry !== undefined && change(entry, entry.text, false)
  }

  return {
    add({ role, transcript: text, transcriptType }, atMs) {
      let entry = open[role]
      if (!entry) {
        if (text.trim() === '') return false
        entry = { role, text, partial: true, atMs: atMs(), interrupted: false, shown: undefined }
        entries.push(entry)
      }
      return change(entry, text, transcriptType === 'partial')
    },
    settle() {
      const user = close('user')
      return close('assistant') || user
    },
    interrupt() {
      // The final text may have come first.
      const entry = open.assistant ?? entries.findLast(({ role }) => role === 'assistant')
      if (!entry) return false
      entry.interrupted = true
      return change(entry, entry.text, false)
    },
    lines: () => (snapshot ??= entries.map(show)),
  }
}
