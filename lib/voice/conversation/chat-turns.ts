import { toWarning } from '../error-messages'
import { VoiceError } from '../errors'
import { isBlank } from '../values'
import type { TranscriptLine } from '../session/transcript'
import type { ChatSession } from './chat-session'
import { toChatMessages } from '../client/history'
import type { ChatState, ConversationLine } from './types'

interface ChatTurnsPorts {
  /** The platform's chat of this conversation; read at each turn. */
  session(): ChatSession
  /** The whole conversation, with the lines of the chat under the ids that they have in it. */
  conversation(): readonly ConversationLine[]
  /** Milliseconds since this segment began. */
  elapsedMs(): number
  show(lines: readonly TranscriptLine[]): void
  onState(state: ChatState): void
}

/** The turns of one chat segment, answered one at a time. All segments share the ids of the lines that the chat knows. */
export function createChatTurns(ports: ChatTurnsPorts, known: Set<string>) {
  let lines: readonly TranscriptLine[] = []
  let begun = 0
  let current: AbortController | undefined
  let tooLong: readonly string[] = []
  let isClosed = false

  const show = (next: readonly TranscriptLine[]) => {
    lines = next
    ports.show(lines)
  }
  const add = (role: TranscriptLine['role'], text: string, partial: boolean, at = lines.length): string => {
    begun += 1
    const id = `line-${begun}`
    show(lines.toSpliced(at, 0, { id, role, text, partial, atMs: ports.elapsedMs() }))
    return id
  }
  const change = (id: string, changes: Partial<TranscriptLine>) =>
    show(lines.map((line) => (line.id === id ? { ...line, ...changes } : line)))

  const unknownLines = () => ports.conversation().filter(({ id, partial }) => !partial && !known.has(id))

  /** Sends the lines that the platform's chat does not have yet, until all are answered. */
  async function answerAll(signal: AbortSignal): Promise<void> {
    for (let asked = unknownLines(); asked.some(({ role }) => role === 'user'); asked = unknownLines()) {
      ports.onState({ phase: 'waiting' })
      try {
        await receive(signal, (onText) => ports.session().ask(toChatMessages(asked, '\n'), onText, signal))
      } catch (error) {
        const code = error instanceof VoiceError ? error.code : undefined
        // The platform deletes a chat after some time, and may then answer with either of these codes.
        if ((code === 'not-found' || code === 'bad-request') && ports.session().restart()) {
          known.clear()
          continue
        }
        if (code === 'message-too-large') tooLong = asked.map(({ id }) => id)
        throw error
      }
      if (signal.aborted) return
      for (const { id } of asked) known.add(id)
    }
  }

  /** Shows an answer while it arrives. If it fails, the part that arrived stays and is marked as interrupted. */
  async function receive(signal: AbortSignal, ask: (onText: (delta: string) => void) => Promise<void>) {
    let id: string | undefined
    let text = ''
    // What is written meanwhile is below the answer.
    const at = lines.length
    const settle = (cut: boolean) => {
      if (id === undefined) return
      change(id, { partial: false, ...(cut && { interrupted: true as const }) })
      // The platform's chat already has its own answers.
      const shown = ports.conversation().filter((line) => line.mode === 'chat' && line.role === 'assistant')
      for (const line of shown) known.add(line.id)
    }
    try {
      await ask((delta) => {
        if (signal.aborted || delta === '') return
        text += delta
        if (id === undefined) {
          if (isBlank(text)) return
          ports.onState({ phase: 'answering' })
          id = add('assistant', text, true, at)
        } else change(id, { text })
      })
      if (!signal.aborted) settle(false)
    } catch (error) {
      if (!signal.aborted) settle(true)
      throw error
    } finally {
      if (signal.aborted && id !== undefined) change(id, { partial: false, interrupted: true })
    }
  }

  async function run() {
    if (current || isClosed) return
    const { signal } = (current = new AbortController())
    let outcome: ChatState = { phase: 'ready' }
    try {
      await answerAll(signal)
    } catch (cause) {
      outcome = { phase: 'failed', error: toWarning(cause) }
    }
    // Before the failure is shown, because a listener may send the next message, or retry.
    current = undefined
    if (!signal.aborted) ports.onState(outcome)
  }

  return {
    send(text: string) {
      // The chat continues without these lines, because each later message would be too long with them.
      for (const id of tooLong) known.add(id)
      tooLong = []
      add('user', text, false)
      void run()
    },
    /** Repeats the request for the answer that failed. */
    retry: () => void run(),
    /** Cancels the answer that is arriving. Marks its line as interrupted and emits nothing else. */
    close() {
      isClosed = true
      current?.abort()
    },
  }
}

export type ChatTurns = ReturnType<typeof createChatTurns>
