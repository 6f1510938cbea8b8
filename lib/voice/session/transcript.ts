import { isBlank } from '../text'
import { relationOf, type TextRelation } from './repeated-text'

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
  /**
   * When it was first heard, in milliseconds since the assistant began to listen; 0 for a line from before. A line that
   * comes late has the time of the next line.
   */
  atMs: number
}

export interface Utterance {
  role: TranscriptLine['role']
  transcript: string
  transcriptType: 'partial' | 'final'
  /** The message's own time; the copy of a message has the same. Undefined where it has none. */
  sentAt?: unknown
}

// The platform also names the final kind in the type.
const NAMED_FINAL = /^transcript\[transcriptType=['"]final['"]\]$/

/** The fields of a transcript message, or undefined when it is another one or malformed. */
export function readUtterance(message: Record<string, unknown>): Utterance | undefined {
  const { type, role, transcript, transcriptType, timestamp } = message
  const isPlain = type === 'transcript'
  if (!isPlain && !(typeof type === 'string' && NAMED_FINAL.test(type))) return undefined
  if ((role !== 'user' && role !== 'assistant') || typeof transcript !== 'string') return undefined
  return {
    role,
    transcript,
    transcriptType: isPlain && transcriptType === 'partial' ? 'partial' : 'final',
    // The second form may come a moment after the first one, and is the same message.
    sentAt: isPlain ? timestamp : undefined,
  }
}

type Role = TranscriptLine['role']

/** A line that nobody speaks any more, as far as later messages may be about it. */
interface Settled {
  id: string
  /** The final text has come. */
  isFinal: boolean
  sentAt: unknown
  atMs: number
}

/** A late message may change one of this many newest final lines of its role. */
const REMEMBERED = 4
/** The platform repeats or corrects a final text within this time. A speaker who says the same words again takes longer. */
const LATE_MS = 1_000

/** Not a number where either message has no time. */
const timeBetween = (sentAt: unknown, laterSentAt: unknown) =>
  typeof sentAt === 'number' && typeof laterSentAt === 'number' ? laterSentAt - sentAt : NaN

/**
 * The transcript of one call. A partial text replaces the line being spoken by the same role; the final text
 * settles it in place, so lines keep the order in which they began. Where messages have times, that is the order in
 * which they were sent. Messages may come twice, late or corrected: what
 * belongs to a line that is settled is recognised by its words. Each method is true when it changed a line.
 */
export function createTranscript() {
  let lines: readonly TranscriptLine[] = []
  const open: Record<Role, string | undefined> = { user: undefined, assistant: undefined }
  const settled: Record<Role, Settled[]> = { user: [], assistant: [] }
  /** By the id of a line: when the message that began it was sent. */
  const beganAt = new Map<string, unknown>()
  /** The newest time at which a message of each role was sent. */
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

  function begin(
    role: Role,
    text: string,
    partial: boolean,
    atMs: number,
    sentAt?: unknown,
  ): string | undefined {
    if (isBlank(text)) return undefined
    const id = `line-${beganAt.size + 1}`
    beganAt.set(id, sentAt)
    // A message that comes late stands before what was sent after it.
    const index = 1 + lines.findLastIndex((line) => !(timeBetween(sentAt, beganAt.get(line.id)) > 0))
    lines = lines.toSpliced(index, 0, { id, role, text, partial, atMs: lines[index]?.atMs ?? atMs })
    if (partial) open[role] = id
    return id
  }

  function remember(role: Role, line: Settled) {
    settled[role] = [...settled[role].filter(({ id }) => id !== line.id), line].slice(-REMEMBERED)
  }

  /** The settled line that a message is about, and how; undefined when it is about a new one, or the one being spoken. */
  function findSettled({ role, transcript, transcriptType, sentAt }: Utterance, atMs: number) {
    function isAbout(known: Settled, index: number, { words, relation }: TextRelation): boolean {
      if (relation === 'new') return false
      if (transcriptType === 'partial') {
        const laterMs = timeBetween(known.sentAt, sentAt)
        // One that was sent long after the final text belongs to the next utterance, also where that begins with the same words.
        return laterMs <= 0 || (relation === 'repeats' && !(laterMs > LATE_MS))
      }
      // An interrupted line waits for its final text, which may say more or less than was shown.
      if (!known.isFinal) return true
      // The copy of a message. Somebody who says the same words again does so in another message.
      if (words === 'same' && sentAt !== undefined && known.sentAt !== undefined)
        return sentAt === known.sentAt
      const isInTime = atMs - known.atMs <= LATE_MS && known === settled[role].at(-1)
      return isInTime && (relation === 'repeats' || index === lines.length - 1)
    }

    for (const known of settled[role].toReversed()) {
      const index = indexOf(known.id)
      const found = relationOf(transcript, lines[index]?.text ?? '')
      if (isAbout(known, index, found)) return { known, index, ...found }
    }
    return undefined
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
    return isBlank(lines[index]?.text) ? remove(index) : change(index, { partial: false })
  }

  return {
    add(utterance: Utterance, atMs: number): boolean {
      const { role, transcript: text, transcriptType, sentAt } = utterance
      const partial = transcriptType === 'partial'
      const isOvertaken = timeBetween(lastSentAt[role], sentAt) < 0
      if (partial && isOvertaken) return false
      if (!isOvertaken) lastSentAt[role] = sentAt ?? lastSentAt[role]
      const spoken = indexOf(open[role])
      const line = lines[spoken]
      const relationToSpoken = relationOf(text, line?.text ?? '').relation
      // A later partial text has overtaken this one.
      if (partial && relationToSpoken === 'repeats') return false
      const isOfSpoken = !partial && relationToSpoken !== 'new'
      // What was sent before the line began is another utterance.
      const isOther = !isOfSpoken && timeBetween(beganAt.get(open[role] ?? ''), sentAt) < 0
      const index = isOther ? -1 : spoken
      const late = isBlank(text) || isOfSpoken ? undefined : findSettled(utterance, atMs)
      if (late) {
        const { known, relation } = late
        if (partial || (known.isFinal && relation === 'repeats')) return false
        remember(role, { ...known, isFinal: true, sentAt, atMs })
        return change(late.index, { text })
      }
      // The partial text was noise and not speech.
      if (!partial && isBlank(text)) return index >= 0 && remove(index)
      const id = index < 0 ? begin(role, text, partial, atMs, sentAt) : lines[index]?.id
      if (id === undefined) return false
      if (!partial) remember(role, { id, isFinal: true, sentAt, atMs })
      return index < 0 || change(index, { text, partial })
    },
    /** Adds a turn that the visitor typed, beside a line that the visitor is speaking. */
    addTyped(text: string, atMs: number): boolean {
      return begin('user', text, false, atMs) !== undefined
    },
    /** Makes the lines that are still being spoken final. */
    settle(): boolean {
      const user = close('user')
      return close('assistant') || user
    },
    /** The visitor spoke over the assistant: the assistant's line ends here. */
    interrupt(): boolean {
      const index = interruptedIndex()
      const line = lines[index]
      if (line?.partial)
        remember('assistant', { id: line.id, isFinal: false, sentAt: undefined, atMs: line.atMs })
      return change(index, { partial: false, interrupted: true })
    },
    /** The lines now. A change makes a new array, in which unchanged lines are the same objects. */
    lines: (): readonly TranscriptLine[] => lines,
  }
}

export type Transcript = ReturnType<typeof createTranscript>
