import { asTranscriptMessage, createTranscript } from '../transcript'
import type { Transcript } from '../transcript'
import { asPlatformMessage, readAppMessage } from './app-message'

export interface InboxPorts {
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
        ports.debug('A message that is not JSON was left aside.', data)
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
    settle: () => show(transcript.settle()),
  }
}
