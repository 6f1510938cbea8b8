import { loadCode } from '../errors'
import { isBlank } from '../common'
import type { Transcript, TranscriptCode, Utterance } from './transcript'
import type { CallContext } from './types'

// The platform also uses this type for final texts.
const NAMED_FINAL = /^transcript\[transcriptType=['"]final['"]\]$/

/** The fields of a transcript message; undefined for other and malformed messages. */
export function readUtterance(message: Record<string, unknown>): Utterance | undefined {
  const { type, role, transcript, transcriptType, timestamp } = message
  const isPlain = type === 'transcript'
  if (!isPlain && !(typeof type === 'string' && NAMED_FINAL.test(type))) return undefined
  if ((role !== 'user' && role !== 'assistant') || typeof transcript !== 'string') return undefined
  return {
    role,
    transcript,
    transcriptType: isPlain && transcriptType === 'partial' ? 'partial' : 'final',
    // The platform may send the second form a moment after the first. It is the same message.
    sentAt: isPlain ? timestamp : undefined,
  }
}

/** Changes the lines. Returns whether one has changed. */
type Change = (transcript: Transcript) => boolean

/**
 * The transcript of one call. An app of the official SDK does not read our lines, so their code is loaded only if somebody
 * does. Changes before that wait, so that a late listener gets all lines.
 */
export function createCallTranscript({ options, ports, progress, emit, warn }: CallContext) {
  let transcript: Transcript | undefined
  let loading: Promise<void> | undefined
  let waiting: Change[] = []
  let hasReported = false

  /** Applies the changes that wait, once the code is loaded. */
  function show() {
    const shown = transcript
    if (!shown) return
    const changes = waiting.splice(0).filter((change) => change(shown))
    if (changes.length > 0) emit({ type: 'transcript', lines: shown.lines() })
  }

  function begin(code: TranscriptCode) {
    transcript = code(isBlank)
    show()
  }

  /** Loads the code if somebody reads the lines. Rejects with a `LoadError`; the next change tries again. */
  function loadIfRead(): Promise<void> | undefined {
    if (transcript || !options.isRead('transcript')) return undefined
    if (loading) return loading
    const code = ports.transcriptCode()
    if (typeof code === 'function') return void begin(code)
    return (loading = loadCode(code)
      .then(begin)
      .finally(() => (loading = undefined)))
  }

  function change(next: Change) {
    waiting.push(next)
    if (!loading)
      loadIfRead()?.catch((error) => {
        if (!hasReported) warn(error)
        hasReported = true
      })
    show()
  }

  return {
    loadIfRead,
    add(utterance: Utterance) {
      const atMs = progress.durationMs()
      change((lines) => lines.add(utterance, atMs))
    },
    /** Adds a turn that the visitor typed. */
    addTyped(text: string) {
      const atMs = progress.durationMs()
      change((lines) => lines.addTyped(text, atMs))
    },
    interrupt: () => change((lines) => lines.interrupt()),
    /** The call ends: lines that are still being spoken are final now. */
    close() {
      waiting = [(lines) => lines.settle()]
      show()
      waiting = []
    },
  }
}

export type CallTranscript = ReturnType<typeof createCallTranscript>
