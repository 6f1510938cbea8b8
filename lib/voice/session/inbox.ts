import { asTranscriptMessage, createTranscript } from '../transcript'
import type { Transcript } from '../transcript'
import { asPlatformMessage, readAppMessage } from './app-message'
import type { Clock } from './clock'

/** Unreadable messages are told of together: writing to a console costs more than reading them. */
const TELL_AFTER_MS = 100

export interface InboxPorts {
  clock: Pick<Clock, 'after'>
  /** Whether the sender is the assistant; undefined while we do not know them yet. */
  isAssistant(senderId: string): boolean | undefined
  atMs(): number
  listening(): void
  message(message: unknown, fromAssistant: boolean): void
  /** It changed. */
  transcript(transcript: Transcript): void
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
    if (hasChanged) ports.transcript(transcript)
  }

  const consider = (message: Record<string, unknown>) => {
    if (message.type === 'status-update' && message.status === 'ended') {
      ports.ended(typeof message.endedReason === 'string' ? message.endedReason : undefined)
      return
    }
    if (message.type === 'user-interrupted') return show(transcript.interrupt())
    const spoken = asTranscriptMessage(message)
    if (spoken) show(transcript.add(spoken, ports.atMs))
  }

  return {
    receive(data, senderId) {
      const read = readAppMessage(data)
      const fromAssistant = ports.isAssistant(senderId)
      if (read.kind === 'unparseable') {
        if (unreadable.push(data) === 1) cancelTelling = ports.clock.after(TELL_AFTER_MS, tell)
      } else if (read.kind === 'listening') {
        if (fromAssistant) ports.listening()
        else if (fromAssistant === undefined) early.add(senderId)
      } else {
        ports.message(read.value, fromAssistant === true)
        const message = fromAssistant ? asPlatformMessage(read.value) : undefined
        if (message) consider(message)
      }
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
