import { VoiceError } from '../errors'
import type { VoiceErrorCode } from '../errors'
import type { Clock } from './clock'
import type { CallTimeouts } from './timeouts'

export interface AssistantWatchPorts {
  clock: Clock
  timeouts: Pick<CallTimeouts, 'listeningMs' | 'assistantAudioMs' | 'assistantReturnMs' | 'farewellMs'>
  /** The call cannot go on. */
  fail(error: VoiceError): void
  /** The visitor should know, and the call goes on. */
  problem(error: VoiceError): void
  /** The assistant said goodbye and the room stayed open. */
  over(): void
}

/** Notices an assistant who never comes, never listens, has no sound, or leaves. */
export interface AssistantWatch {
  joined(): void
  arrived(): void
  left(): void
  /** An audio track of the assistant has started. */
  sounded(): void
  listening(): void
  /** The platform said that the call is over. */
  farewell(): void
  /** While the browser holds back the sound the assistant waits for us, so we wait for the visitor. */
  audioBlocked(blocked: boolean): void
  stop(): void
}

export function createAssistantWatch({ clock, timeouts, fail, problem, over }: AssistantWatchPorts) {
  type TimerName = 'listening' | 'audio' | 'return' | 'farewell'
  const timers = new Map<TimerName, () => void>()
  const cancel = (name: TimerName) => {
    timers.get(name)?.()
    timers.delete(name)
  }
  const arm = (name: TimerName, delayMs: number, callback: () => void) => {
    cancel(name)
    timers.set(
      name,
      clock.after(delayMs, () => {
        timers.delete(name)
        callback()
      }),
    )
  }

  let isPresent = false
  let hasSounded = false
  let isBlocked = false
  let awaitsListening = false
  let saidGoodbye = false

  const error = (code: VoiceErrorCode, fatal: boolean) =>
    new VoiceError({ code, stage: awaitsListening ? 'listening' : 'live', fatal })

  const armListening = () =>
    arm('listening', timeouts.listeningMs, () => {
      if (isBlocked) return
      fail(
        error(
          !isPresent ? 'assistant-missing' : hasSounded ? 'assistant-silent' : 'assistant-no-audio',
          true,
        ),
      )
    })

  const watch: AssistantWatch = {
    joined() {
      awaitsListening = true
      armListening()
    },
    arrived() {
      isPresent = true
      cancel('return')
    },
    left() {
      if (!isPresent) return
      isPresent = false
      if (saidGoodbye) over()
      else arm('return', timeouts.assistantReturnMs, () => fail(error('assistant-left', true)))
    },
    sounded() {
      hasSounded = true
      cancel('audio')
    },
    listening() {
      awaitsListening = false
      cancel('listening')
      if (!hasSounded)
        arm('audio', timeouts.assistantAudioMs, () => problem(error('assistant-no-audio', false)))
    },
    farewell() {
      saidGoodbye = true
      cancel('listening')
      cancel('return')
      arm('farewell', timeouts.farewellMs, over)
    },
    audioBlocked(blocked) {
      isBlocked = blocked
      if (!blocked && awaitsListening && !saidGoodbye) armListening()
    },
    stop() {
      for (const name of [...timers.keys()]) cancel(name)
    },
  }
  return watch
}
