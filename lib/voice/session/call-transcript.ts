import { loadCode } from '../errors'
import { isBlank } from '../common'
import type { Transcript, TranscriptCode } from './transcript'
import type { CallContext } from './types'

/** The types of messages of which the transcript is made. */
const ABOUT_SPEECH = /^(transcript|user-interrupted)/

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
    /** Reads a message of the platform that may change the lines. */
    read(message: Record<string, unknown>) {
      if (!ABOUT_SPEECH.test(String(message.type))) return
      const atMs = progress.durationMs()
      // A copy: a listener of the page may change the message while the code loads.
      const copy = { ...message }
      change((lines) => lines.read(copy, atMs))
    },
    /** Adds a turn that the visitor typed. */
    addTyped(text: string) {
      const atMs = progress.durationMs()
      change((lines) => lines.addTyped(text, atMs))
    },
    /** The call ends: lines that are still being spoken are final now. */
    close() {
      waiting = [(lines) => lines.settle()]
      show()
      waiting = []
    },
  }
}

export type CallTranscript = ReturnType<typeof createCallTranscript>
