import { loadCode } from '../errors'
import { isBlank } from '../values'
import type { Transcript, TranscriptCode } from './transcript'
import type { CallContext } from './types'

const ABOUT_SPEECH = /^(transcript|user-interrupted)/

/** Changes the lines. Returns whether one has changed. */
type Change = (transcript: Transcript) => boolean

/** The transcript of one call. Its code is loaded only for an app that reads it. Until then changes wait, so that none is lost. */
export function createCallTranscript({ options, ports, progress, emit, warn }: CallContext) {
  let transcript: Transcript | undefined
  let loading: Promise<void> | undefined
  let waiting: Change[] = []
  let hasReported = false

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
