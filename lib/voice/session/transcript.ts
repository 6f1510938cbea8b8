import { relationOf } from './repeated-text'

/**
 * For so long after the final text of a line the platform may repeat it, correct it, or send partial texts of it that
 * were overtaken.
 */
const LATE_MS = 1_000

/** One utterance in the transcript. */
export interface TranscriptLine {
  /** Stable for the life of the line; suitable as a React key. */
  id: string
  /** Who speaks; `user` is the visitor. */
  role: 'user' | 'assistant'
  /** What was said, as far as it was heard. */
  text: string
  /** Still being spoken: the text will change. */
  partial: boolean
  /** Cut short: the other side spoke over it, and this is what had been said by then. */
  interrupted?: true
  /** When it was first heard, in milliseconds since the assistant listened; 0 for what came before. */
  atMs: number
}

/** What the platform says about one utterance. */
export interface Utterance {
  role: TranscriptLine['role']
  transcript: string
  transcriptType: 'partial' | 'final'
}

// The platform also names the final kind in the type.
const NAMED_FINAL = /^transcript\[transcriptType=['"]final['"]\]$/

/** The fields of a transcript message, or undefined when it is another one or malformed. */
export function readUtterance(message: Record<string, unknown>): Utterance | undefined {
  const { type, role, transcript, transcriptType } = message
  const isPlain = type === 'transcript'
  if (!isPlain && !(typeof type === 'string' && NAMED_FINAL.test(type))) return undefined
  if ((role !== 'user' && role !== 'assistant') || typeof transcript !== 'string') return undefined
  return { role, transcript, transcriptType: isPlain && transcriptType === 'partial' ? 'partial' : 'final' }
}

/**
 * The transcript of one call. A partial text replaces the line being spoken by the same role; the final text
 * settles it in place, so lines keep the order in which they began. Each method is true when it changed a line.
 */
export interface Transcript {
  add(message: Utterance, atMs: number): boolean
  /** Adds a turn that the visitor typed, beside a line that the visitor is speaking. */
  addTyped(text: string, atMs: number): boolean
  /** Makes the lines that are still being spoken final. */
  settle(): boolean
  /** The visitor spoke over the assistant: the assistant's line ends here. */
  interrupt(atMs: number): boolean
  /** The lines now. A change makes a new array, in which unchanged lines are the same objects. */
  lines(): readonly TranscriptLine[]
}

type Role = TranscriptLine['role']

export function createTranscript(): Transcript {
  let lines: readonly TranscriptLine[] = []
  let lastLineNumber = 0
  /** Ids of the lines being spoken. */
  const open: Record<Role, string | undefined> = { user: undefined, assistant: undefined }
  /** The line of each side that was finished last, and when. */
  const finished: Record<Role, { id: string; atMs: number } | undefined> = {
    user: undefined,
    assistant: undefined,
  }

  const indexOf = (id: string | undefined) =>
    id === undefined ? -1 : lines.findLastIndex((line) => line.id === id)

  function change(index: number, changes: Partial<TranscriptLine>): boolean {
    const line = lines[index]
    if (!line) return false
    const next = { ...line, ...changes }
    lines = lines.with(index, next)
    open[line.role] = next.partial ? line.id : undefined
    return true
  }

  function remove(index: number): boolean {
    const line = lines[index]
    if (!line) return false
    lines = lines.toSpliced(index, 1)
    open[line.role] = undefined
    return true
  }

  function begin(role: Role, text: string, partial: boolean, atMs: number): boolean {
    if (text.trim() === '') return false
    lastLineNumber += 1
    const id = `line-${lastLineNumber}`
    lines = [...lines, { id, role, text, partial, atMs }]
    open[role] = partial ? id : undefined
    if (!partial) finished[role] = { id, atMs }
    return true
  }

  /** Makes a line final. */
  function finish(index: number, changes: Partial<TranscriptLine>, atMs: number): boolean {
    const line = lines[index]
    if (line) finished[line.role] = { id: line.id, atMs }
    return change(index, { ...changes, partial: false })
  }

  /** A text that belongs to a line which is finished already. Undefined when it belongs to none. */
  function addLate({ role, transcript: text, transcriptType }: Utterance, atMs: number): boolean | undefined {
    const last = finished[role]
    if (!last || atMs - last.atMs > LATE_MS) return undefined
    const index = indexOf(last.id)
    const relation = relationOf(text, lines[index]?.text ?? '')
    if (relation === 'repeats') return false
    const isCorrection = relation === 'corrects' && transcriptType === 'final' && index === lines.length - 1
    return isCorrection ? change(index, { text }) : undefined
  }

  /** The line that the visitor may have cut short: the newest, unless the visitor has had a turn since. */
  function interruptedIndex(): number {
    if (open.assistant !== undefined) return indexOf(open.assistant)
    const index = lines.findLastIndex(({ role }) => role === 'assistant')
    const hasBeenAnswered = lines.slice(index + 1).some(({ partial }) => !partial)
    return hasBeenAnswered ? -1 : index
  }

  /** Makes the line that is being spoken final; one without words is removed. */
  function close(role: Role): boolean {
    const index = indexOf(open[role])
    return lines[index]?.text.trim() === '' ? remove(index) : change(index, { partial: false })
  }

  return {
    add(utterance, atMs) {
      const late = addLate(utterance, atMs)
      if (late !== undefined) return late
      const { role, transcript: text, transcriptType } = utterance
      const partial = transcriptType === 'partial'
      const index = indexOf(open[role])
      const line = lines[index]
      if (!line) return begin(role, text, partial, atMs)
      // A later partial text has overtaken this one.
      if (partial) return relationOf(text, line.text) !== 'repeats' && change(index, { text })
      // The partial text was noise and not speech.
      return text.trim() === '' ? remove(index) : finish(index, { text }, atMs)
    },
    addTyped(text, atMs) {
      const spoken = { open: open.user, finished: finished.user }
      const isAdded = begin('user', text, false, atMs)
      open.user = spoken.open
      finished.user = spoken.finished
      return isAdded
    },
    settle() {
      const user = close('user')
      return close('assistant') || user
    },
    interrupt: (atMs) => finish(interruptedIndex(), { interrupted: true }, atMs),
    lines: () => lines,
  }
}
