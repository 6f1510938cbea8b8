import type { Clock } from '../../timing/clock'

/** Unreadable messages are logged together: writing to a console costs more than reading them. */
const LOG_AFTER_MS = 100

export type AppMessageEvent =
  | { type: 'listening' }
  /** The transcript has changed. `lines()` reads it as it is then: a value, copied only where somebody reads it. */
  | { type: 'transcript'; lines(): readonly TranscriptLine[] }
  /** The platform said that the call is over. */
  | { type: 'farewell'; platformReason: string | undefined }
  /** Any message that could be read, after the events that follow from it. */
  | { type: 'message'; message: unknown; fromAssistant: boolean }

export interface AppMessagePorts {
  clock: Pick<Clock, 'after'>
  /** Milliseconds since the assistant listened, for the lines of the transcript. */
  elapsedMs(): number
  debug(text: string, detail: unknown): void
}

export interface AppMessageReader {
  /** `fromAssistant` is undefined for a sender who has not been seen in the room yet. */
  receive(data: unknown, senderId: string, fromAssistant: boolean | undefined): void
  /** Applies a "listening" that arrived before its sender was identified as the assistant. */
  recognise(senderId: string): void
  /** A turn that the visitor typed. */
  addTyped(text: string): void
  /** The call is over: lines that were still being spoken are final, and unreadable messages are logged. */
  settle(): void
}

/** Messages from the room. Anybody may send one; only the assistant's have consequences. */
export function createAppMessageReader(
  { clock, elapsedMs, debug }: AppMessagePorts,
  emit: (event: AppMessageEvent) => void,
): AppMessageReader {
  const transcript = createTranscript()
  const earlyListening = new Set<string>()
  let unreadable: unknown[] = []
  let cancelLog = () => {}

  const log = () => {
    cancelLog()
    const messages = unreadable
    unreadable = []
    if (messages.length > 0) debug('Messages ignored, as not JSON:', messages)
  }

  const show = (hasChanged: boolean) => {
    if (hasChanged) emit({ type: 'transcript', lines: transcript.lines })
  }

  function applyMessage(message: object) {
    const fields = message as Record<string, unknown>
    const { type, status, endedReason } = fields
    if (typeof type !== 'string') return
    if (type.startsWith('transcript')) {
      const spoken = asTranscriptMessage(fields)
      if (spoken) show(transcript.add(spoken, elapsedMs()))
    } else if (type === 'status-update') {
      if (status !== 'ended') return
      emit({ type: 'farewell', platformReason: typeof endedReason === 'string' ? endedReason : undefined })
    } else if (type === 'user-interrupted') show(transcript.interrupt())
  }

  return {
    receive(data, senderId, fromAssistant) {
      if (data === 'listening') {
        if (fromAssistant) emit({ type: 'listening' })
        else if (fromAssistant === undefined) earlyListening.add(senderId)
        return
      }
      const message = typeof data === 'string' ? parse(data) : data
      if (message === undefined) {
        if (unreadable.push(data) === 1) cancelLog = clock.after(LOG_AFTER_MS, log)
        return
      }
      // Before the page gets the message: its listener may change it, or stop the call.
      if (fromAssistant && typeof message === 'object' && message !== null) applyMessage(message)
      emit({ type: 'message', message, fromAssistant: fromAssistant === true })
    },
    recognise(senderId) {
      if (earlyListening.delete(senderId)) emit({ type: 'listening' })
    },
    addTyped: (text) =>
      show(transcript.add({ role: 'user', transcript: text, transcriptType: 'final' }, elapsedMs())),
    settle() {
      log()
      show(transcript.settle())
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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
 * settles it in place, so lines keep the order in which they began. Each method is true when it changed a line.
 */
export interface Transcript {
  add(message: TranscriptMessage, atMs: number): boolean
  /** Makes the lines that are still being spoken final. */
  settle(): boolean
  /** The visitor spoke over the assistant: the assistant's line ends here. */
  interrupt(): boolean
  /** The lines now: a value, in which unchanged lines are the same objects as before. */
  lines(): readonly TranscriptLine[]
}

type Role = TranscriptLine['role']

export function createTranscript(): Transcript {
  const lines: TranscriptLine[] = []
  /** The lines as they were last read; undefined once one of them has changed. */
  let copy: readonly TranscriptLine[] | undefined
  let begun = 0
  /** Ids of the lines being spoken. */
  const open: Record<Role, string | undefined> = { user: undefined, assistant: undefined }

  const indexOf = (id: string | undefined) =>
    id === undefined ? -1 : lines.findLastIndex((line) => line.id === id)

  function changed(role: Role, openId: string | undefined): true {
    open[role] = openId
    copy = undefined
    return true
  }

  function change(index: number, changes: Partial<TranscriptLine>): boolean {
    const line = lines[index]
    if (!line) return false
    const next = { ...line, ...changes }
    lines[index] = next
    return changed(line.role, next.partial ? line.id : undefined)
  }

  function remove(index: number): boolean {
    const role = lines[index]?.role
    if (role === undefined) return false
    lines.splice(index, 1)
    return changed(role, undefined)
  }

  function begin(role: Role, text: string, partial: boolean, atMs: number): boolean {
    if (text.trim() === '') return false
    begun += 1
    const id = `line-${begun}`
    lines.push({ id, role, text, partial, atMs })
    return changed(role, partial ? id : undefined)
  }

  /** The line that the visitor may have cut short: the newest, unless the visitor has had a turn since. */
  function spokenOver(): number {
    if (open.assistant !== undefined) return indexOf(open.assistant)
    const index = lines.findLastIndex(({ role }) => role === 'assistant')
    const hasBeenAnswered = lines.slice(index + 1).some(({ partial }) => !partial)
    return hasBeenAnswered ? -1 : index
  }

  const close = (role: Role) => change(indexOf(open[role]), { partial: false })

  return {
    add({ role, transcript: text, transcriptType }, atMs) {
      const partial = transcriptType === 'partial'
      const index = indexOf(open[role])
      if (index < 0) return begin(role, text, partial, atMs)
      // The partial text was noise and not speech.
      if (!partial && text.trim() === '') return remove(index)
      return change(index, { text, partial })
    },
    settle() {
      const user = close('user')
      return close('assistant') || user
    },
    interrupt: () => change(spokenOver(), { partial: false, interrupted: true }),
    lines: () => (copy ??= [...lines]),
  }
}
