import { asTranscriptMessage, createTranscript } from '../transcript'
import type { Clock } from './clock'
import type { SessionEvent, SessionOptions } from './types'

/** Unreadable messages are told of together: writing to a console costs more than reading them. */
const TELL_AFTER_MS = 100

export interface InboxPorts {
  clock: Pick<Clock, 'after'>
  /** Who is in the room: whether they are the assistant, by their id. */
  senders: ReadonlyMap<string, boolean>
  atMs(): number
  listening(): void
  onMessage: SessionOptions['onMessage']
  emit(event: Extract<SessionEvent, { type: 'transcript' }>): void
  /** The assistant said that the call is over. */
  ended(platformReason: string | undefined): void
  debug(text: string, detail: unknown): void
}

export interface Inbox {
  receive(data: unknown, senderId: string): void
  /** Somebody turned out to be the assistant: what they said before counts now. */
  recognise(senderId: string): void
  /** A turn that the visitor typed. */
  typed(text: string): void
  /** Nobody is speaking any more. */
  settle(): void
}

/** Messages from the room. Anybody may send one; only the assistant's have consequences. */
export function createInbox(ports: InboxPorts): Inbox {
  const transcript = createTranscript()
  const changed = { type: 'transcript', transcript } as const
  const early = new Set<string>()
  let unreadable: unknown[] = []
  let cancelTelling = () => {}

  const tell = () => {
    cancelTelling()
    const told = unreadable
    unreadable = []
    if (told.length > 0) ports.debug('Left aside, as not JSON:', told)
  }

  const show = (hasChanged: boolean) => {
    if (hasChanged) ports.emit(changed)
  }

  const consider = (message: Record<string, unknown>) => {
    const { type } = message
    if (typeof type !== 'string') return
    if (type.startsWith('transcript')) {
      const spoken = asTranscriptMessage(message)
      if (spoken) show(transcript.add(spoken, ports.atMs))
    } else if (type === 'status-update') {
      const { status, endedReason } = message
      if (status === 'ended') ports.ended(typeof endedReason === 'string' ? endedReason : undefined)
    } else if (type === 'user-interrupted') show(transcript.interrupt())
  }

  return {
    receive(data, senderId) {
      const fromAssistant = ports.senders.get(senderId)
      if (data === 'listening') {
        if (fromAssistant) ports.listening()
        else if (fromAssistant === undefined) early.add(senderId)
        return
      }
      let message = data
      try {
        if (typeof data === 'string') message = JSON.parse(data)
      } catch {
        message = undefined
      }
      if (message === undefined) {
        if (unreadable.push(data) === 1) cancelTelling = ports.clock.after(TELL_AFTER_MS, tell)
        return
      }
      // Before the page hears of it, which may change the message, or hang up.
      if (fromAssistant && typeof message === 'object' && message !== null)
        consider(message as Record<string, unknown>)
      ports.onMessage?.(message, fromAssistant === true)
    },
    recognise(senderId) {
      if (early.delete(senderId)) ports.listening()
    },
    typed: (text) =>
      show(transcript.add({ role: 'user', transcript: text, transcriptType: 'final' }, ports.atMs)),
    settle() {
      tell()
      show(transcript.settle())
    },
  }
}
