import { captionEvents, type CaptionTiming } from '../platform/captions'
import { wait } from './disposers'
import type { CallerSpeechDetector } from './caller-speech-detector'
import { platformMessages, spokenPart, type Role, type Said } from './platform-messages'
import type { Room } from './room'
import type { Sound } from './sound'

const PARTIAL_EVERY_MS = 250
/** How fast the scripted caller's words appear while the microphone is loud. */
const CALLER_WORDS_PER_MS = 3 / 1000

interface SpeechOptions {
  room: Room
  sound: Sound
  callerSpeech: CallerSpeechDetector
  /** Timing of `assistant.speechStarted`; undefined where the assistant does not ask for it. */
  captions?: CaptionTiming | undefined
}

/** Says lines: audio, transcript (partial, then final) and the platform's speech updates together. */
export function createSpeech({ room, sound, callerSpeech, captions }: SpeechOptions) {
  const said: Said[] = []
  let turn = 0

  const send = room.say
  const startTurn = (role: Role) => send(platformMessages.speechUpdate(role, 'started', ++turn))

  const finishTurn = (role: Role, text: string) => {
    if (text) {
      said.push({ role, text, at: Date.now() })
      send(platformMessages.transcript(role, 'final', text))
      if (role === 'user') send(platformMessages.voiceInput(text))
    }
    send(platformMessages.speechUpdate(role, 'stopped', turn))
    if (text) send(platformMessages.conversation(said))
  }

  /** Plays the recording and its transcript; resolves with what was said by then when it was cut short. */
  async function play(text: string, signal: AbortSignal): Promise<{ cut: boolean }> {
    const playing = await sound.play(text)
    const began = performance.now()
    const events = captions ? captionEvents(text, playing.durationMs, captions) : []
    let shown = ''
    try {
      for (;;) {
        const elapsed = performance.now() - began
        while (events[0] && events[0].atMs <= elapsed)
          send(platformMessages.speechStarted(text, turn, events.shift()?.timing))
        if (elapsed >= playing.durationMs) return { cut: false }
        const part = spokenPart(text, elapsed / playing.durationMs)
        if (part && part !== shown && part !== text)
          send(platformMessages.transcript('assistant', 'partial', part))
        shown = part
        const untilCaptionMs = (events[0]?.atMs ?? Number.POSITIVE_INFINITY) - elapsed
        await wait(Math.min(PARTIAL_EVERY_MS, untilCaptionMs, playing.durationMs - elapsed + 1), signal)
      }
    } catch (error) {
      playing.stop()
      finishTurn('assistant', shown)
      throw error
    }
  }

  return {
    said: (): readonly Said[] => said,
    /** Typed words belong to the conversation, but nobody spoke them. */
    addTyped(role: Role, text: string) {
      said.push({ role, text, at: Date.now() })
      send(platformMessages.conversation(said))
    },
    /** The assistant says a line. With `interruptible`, a caller who talks over it stops it. */
    async assistant(
      text: string,
      { interruptible, signal }: { interruptible: boolean; signal: AbortSignal },
    ) {
      for (const piece of platformMessages.modelOutput(text)) send(piece)
      startTurn('assistant')
      const line = new AbortController()
      const stop = () => line.abort(signal.reason)
      signal.addEventListener('abort', stop, { once: true })
      if (signal.aborted) stop()
      if (interruptible)
        void callerSpeech.interruption(line.signal).then(
          () => line.abort('interrupted'),
          () => undefined,
        )
      try {
        await play(text, line.signal)
        finishTurn('assistant', text)
      } catch (error) {
        if (signal.aborted || error !== 'interrupted') throw error
        send(platformMessages.userInterrupted(turn))
      } finally {
        signal.removeEventListener('abort', stop)
        line.abort('over')
      }
    },
    /** The caller's turn; false when nothing was heard in time. Calls back at its first word. */
    async caller(
      text: string,
      timeoutMs: number,
      signal: AbortSignal,
      onBegin: () => void,
    ): Promise<boolean> {
      const words = text.split(/\s+/)
      const naturalMs = words.length / CALLER_WORDS_PER_MS
      let shown = 0
      const heard = await callerSpeech.turn({
        timeoutMs,
        longestMs: naturalMs + 2_000,
        signal,
        onSpeech(elapsedMs) {
          if (shown === 0) {
            startTurn('user')
            onBegin()
          }
          const count = Math.min(words.length, 1 + Math.floor(elapsedMs * CALLER_WORDS_PER_MS))
          if (count > shown)
            send(platformMessages.transcript('user', 'partial', words.slice(0, count).join(' ')))
          shown = count
        },
      })
      if (heard) finishTurn('user', text)
      return heard
    },
    /** The rest of a caller's turn that has begun. */
    finishCaller: (text: string) => finishTurn('user', text),
    /** The caller's line taken as said, for a call without a microphone. */
    assume(text: string) {
      startTurn('user')
      finishTurn('user', text)
    },
    /** Waits for the caller to say anything; false when nothing was heard in time. */
    listen: (timeoutMs: number, signal: AbortSignal) =>
      callerSpeech.turn({ timeoutMs, longestMs: 6_000, signal, onSpeech: () => undefined }),
  }
}

export type Speech = ReturnType<typeof createSpeech>
