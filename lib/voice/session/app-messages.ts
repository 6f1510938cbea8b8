import { parsed } from '../../api/exchange'
import type { Clock } from '../../timing/clock'
import { readUtterance, createTranscript } from './transcript'
import type { TranscriptLine } from './transcript'

/** Unreadable messages are logged together: writing to a console costs more than reading them. */
const LOG_AFTER_MS = 100

export type AppMessageEvent =
  | { type: 'listening' }
  /** The transcript has changed. Lines that have not are the same objects as before. */
  | { type: 'transcript'; lines: readonly TranscriptLine[] }
  /** The platform has ended the call. */
  | { type: 'platform-ended'; platformReason: string | undefined }
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
  assistantIdentified(senderId: string): void
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
  /** Senders of a "listening" who may turn out to be the assistant: a participant's name can arrive later. */
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
    if (hasChanged) emit({ type: 'transcript', lines: transcript.lines() })
  }

  function applyMessage(message: object) {
    const fields = message as Record<string, unknown>
    const { type, status, endedReason } = fields
    if (typeof type !== 'string') return
    if (type.startsWith('transcript')) {
      const spoken = readUtterance(fields)
      if (spoken) show(transcript.add(spoken, elapsedMs()))
    } else if (type === 'status-update') {
      if (status !== 'ended') return
      emit({
        type: 'platform-ended',
        platformReason: typeof endedReason === 'string' ? endedReason : undefined,
      })
    } else if (type === 'user-interrupted') show(transcript.interrupt())
  }

  return {
    receive(data, senderId, fromAssistant) {
      if (data === 'listening') {
        if (fromAssistant) emit({ type: 'listening' })
        else earlyListening.add(senderId)
        return
      }
      const message = typeof data === 'string' ? parsed(data) : data
      if (message === undefined) {
        if (unreadable.push(data) === 1) cancelLog = clock.after(LOG_AFTER_MS, log)
        return
      }
      // Before the page gets the message: its listener may change it, or stop the call.
      if (fromAssistant && typeof message === 'object' && message !== null) applyMessage(message)
      emit({ type: 'message', message, fromAssistant: fromAssistant === true })
    },
    assistantIdentified(senderId) {
      if (earlyListening.delete(senderId)) emit({ type: 'listening' })
    },
    addTyped: (text) => show(transcript.addTyped(text, elapsedMs())),
    settle() {
      log()
      show(transcript.settle())
    },
  }
}
