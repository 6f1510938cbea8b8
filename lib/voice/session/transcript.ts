import { relationOf, type TextRelation } from './repeated-text'

/** One utterance in the transcript. */
export interface TranscriptLine {
  /** Stable for the life of the line; suitable as a React key. */
  id: string
  /** Who speaks; `user` is the visitor. */
  role: 'user' | 'assistant'
  /** The recognised text so far. */
  text: string
  /** Still being spoken: the text will change. */
  partial: boolean
  /** The other side spoke over the line. It has the text that had been said by then. */
  interrupted?: true
  /** When the line began, in milliseconds since the assistant began to listen. A late line has the time of the next line. */
  atMs: number
}

interface Utterance extends Pick<TranscriptLine, 'role' | 'text' | 'partial'> {
  /** The time of the message; undefined if it has none. A repeated message has the same time. */
  sentAt?: unknown
}

// The platform also uses this type for final texts.
const NAMED_FINAL = /^transcript\[transcriptType=['"]final['"]\]$/

/** The fields of a transcript message; undefined for other and malformed messages. */
function readUtterance(message: Record<string, unknown>): Utterance | undefined {
  const { type, role, transcript: text, transcriptType, timestamp } = message
  const isPlain = type === 'transcript'
  if (!isPlain && !(typeof type === 'string' && NAMED_FINAL.test(type))) return undefined
  if ((role !== 'user' && role !== 'assistant') || typeof text !== 'string') return undefined
  return {
    role,
    text,
    partial: isPlain && transcriptType === 'partial',
    // The platform may send the second form a moment after the first. It is the same message.
    sentAt: isPlain ? timestamp : undefined,
  }
}

type Role = TranscriptLine['role']

/** A line that is no longer being spoken. Later messages may still repeat or correct it. */
interface Settled {
  id: string
  isFinal: boolean
  sentAt: unknown
  atMs: number
}

/** How many of the newest settled lines of a role a late message may change. */
const MAX_SETTLED = 4
/** The platform repeats or corrects a final text within this time. A speaker needs longer to say the same words again. */
const LATE_MS = 1_000

/** `NaN` if one of the messages has no time. */
const timeBetween = (sentAt: unknown, laterSentAt: unknown) =>
  typeof sentAt === 'number' && typeof laterSentAt === 'number' ? laterSentAt - sentAt : NaN

/**
 * The transcript of one call. A partial text replaces the open line of the same role, and the final text settles it in its place.
 * Messages may arrive twice, late or corrected. By its words we recognise one that belongs to a settled line. Lines keep the order
 * in which they began, by the times of their messages. Each method returns whether it changed a line.
 *
 * @param isBlank an argument, because an import would put the code of the transcript into two files
 */
export function createTranscript(isBlank: (text: unknown) => boolean) {
  let lines: readonly TranscriptLine[] = []
  const open: Record<Role, string | undefined> = { user: undefined, assistant: undefined }
  const settled: Record<Role, Settled[]> = { user: [], assistant: [] }
  /** By line id: when the first message of the line was sent. */
  const beganAt = new Map<string, unknown>()
  const lastSentAt: Partial<Record<Role, unknown>> = {}

  const indexOf = (id: string | undefined) =>
    id === undefined ? -1 : lines.findLastIndex((line) => line.id === id)

  function change(index: number, changes: Partial<TranscriptLine>): boolean {
    const line = lines[index]
    if (!line) return false
    const next = { ...line, ...changes }
    lines = lines.with(index, next)
    if (next.partial) open[line.role] = line.id
    else if (open[line.role] === line.id) open[line.role] = undefined
    return true
  }

  function remove(index: number): boolean {
    const line = lines[index]
    if (!line) return false
    lines = lines.toSpliced(index, 1)
    open[line.role] = undefined
    return true
  }

  function begin({ role, text, partial, sentAt }: Utterance, atMs: number): string | undefined {
    if (isBlank(text)) return undefined
    const id = `line-${beganAt.size + 1}`
    beganAt.set(id, sentAt)
    // A late message goes before the lines that were sent after it.
    const index = 1 + lines.findLastIndex((line) => !(timeBetween(sentAt, beganAt.get(line.id)) > 0))
    lines = lines.toSpliced(index, 0, { id, role, text, partial, atMs: lines[index]?.atMs ?? atMs })
    if (partial) open[role] = id
    return id
  }

  function keepSettled(role: Role, line: Settled) {
    settled[role] = [...settled[role].filter(({ id }) => id !== line.id), line].slice(-MAX_SETTLED)
  }

  /** The settled line that a message repeats or corrects; undefined if it belongs to the open line or to a new one. */
  function findSettled({ role, text, partial, sentAt }: Utterance, atMs: number) {
    function isAbout(known: Settled, index: number, { words, relation }: TextRelation): boolean {
      if (relation === 'new') return false
      if (partial) {
        const laterMs = timeBetween(known.sentAt, sentAt)
        // A partial text that was sent long after the final text belongs to the next utterance, even if that begins with the same words.
        return laterMs <= 0 || (relation === 'repeats' && !(laterMs > LATE_MS))
      }
      // An interrupted line waits for its final text, which may be longer or shorter than the shown one.
      if (!known.isFinal) return true
      // A repeated message has the same time. If the speaker says the same words again, the message has another one.
      if (words === 'same' && sentAt !== undefined && known.sentAt !== undefined)
        return sentAt === known.sentAt
      const isInTime = atMs - known.atMs <= LATE_MS && known === settled[role].at(-1)
      return isInTime && (relation === 'repeats' || index === lines.length - 1)
    }

    for (const known of settled[role].toReversed()) {
      const index = indexOf(known.id)
      const found = relationOf(text, lines[index]?.text ?? '')
      if (isAbout(known, index, found)) return { known, index, ...found }
    }
    return undefined
  }

  /** The line that the visitor may have interrupted: the newest one, unless the visitor has had a turn after it. */
  function interruptedIndex(): number {
    if (open.assistant !== undefined) return indexOf(open.assistant)
    const index = lines.findLastIndex(({ role }) => role === 'assistant')
    const hasBeenAnswered = lines.slice(index + 1).some(({ partial }) => !partial)
    return hasBeenAnswered ? -1 : index
  }

  /** Makes the open line final, or removes it if it has no words. */
  function close(role: Role): boolean {
    const index = indexOf(open[role])
    return isBlank(lines[index]?.text) ? remove(index) : change(index, { partial: false })
  }

  /** The visitor spoke over the assistant: the assistant's line ends here. */
  function interrupt(): boolean {
    const index = interruptedIndex()
    const line = lines[index]
    if (line?.partial)
      keepSettled('assistant', { id: line.id, isFinal: false, sentAt: undefined, atMs: line.atMs })
    return change(index, { partial: false, interrupted: true })
  }

  return {
    /** Reads a message of the platform. Other and malformed messages change nothing. */
    read(message: Record<string, unknown>, atMs: number): boolean {
      if (message.type === 'user-interrupted') return interrupt()
      const utterance = readUtterance(message)
      if (!utterance) return false
      const { role, text, partial, sentAt } = utterance
      const isOvertaken = timeBetween(lastSentAt[role], sentAt) < 0
      if (partial && isOvertaken) return false
      if (!isOvertaken) lastSentAt[role] = sentAt ?? lastSentAt[role]
      const spoken = indexOf(open[role])
      const line = lines[spoken]
      const relationToSpoken = relationOf(text, line?.text ?? '').relation
      // A later partial text has overtaken this one.
      if (partial && relationToSpoken === 'repeats') return false
      const isOfSpoken = !partial && relationToSpoken !== 'new'
      // A message that was sent before the line began belongs to another utterance.
      const isOther = !isOfSpoken && timeBetween(beganAt.get(open[role] ?? ''), sentAt) < 0
      const index = isOther ? -1 : spoken
      const late = isBlank(text) || isOfSpoken ? undefined : findSettled(utterance, atMs)
      if (late) {
        const { known, relation } = late
        if (partial || (known.isFinal && relation === 'repeats')) return false
        keepSettled(role, { ...known, isFinal: true, sentAt, atMs })
        return change(late.index, { text })
      }
      // The partial text was noise and not speech.
      if (!partial && isBlank(text)) return index >= 0 && remove(index)
      const id = index < 0 ? begin(utterance, atMs) : lines[index]?.id
      if (id === undefined) return false
      if (!partial) keepSettled(role, { id, isFinal: true, sentAt, atMs })
      return index < 0 || change(index, { text, partial })
    },
    /** Adds a turn that the visitor typed, beside a line that the visitor is speaking. */
    addTyped(text: string, atMs: number): boolean {
      return begin({ role: 'user', text, partial: false }, atMs) !== undefined
    },
    /** Makes the lines that are still being spoken final. */
    settle(): boolean {
      const user = close('user')
      return close('assistant') || user
    },
    /** The current lines. A change creates a new array, in which unchanged lines are the same objects. */
    lines: (): readonly TranscriptLine[] => lines,
  }
}

export type TranscriptCode = typeof createTranscript
export type Transcript = ReturnType<TranscriptCode>
