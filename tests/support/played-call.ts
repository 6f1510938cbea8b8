import type { FakeEnvironment } from '@/lib/voice/testing'
import { createScriptRunner } from '@/scripts/sandbox/call-machine/script-runner'
import { never, wait } from '@/scripts/sandbox/call-machine/disposers'
import type { CallerSpeechDetector, Listening } from '@/scripts/sandbox/call-machine/caller-speech-detector'
import { readInbound } from '@/scripts/sandbox/call-machine/inbox'
import type { Room } from '@/scripts/sandbox/call-machine/room'
import { createSpeech } from '@/scripts/sandbox/call-machine/speech'
import { stepPerformer } from '@/scripts/sandbox/call-machine/steps'
import { onPlatform, type Behaviour } from '@/scripts/sandbox/platform/behaviours'
import { createToolPlay } from '@/scripts/sandbox/platform/tool-play'
import { createWire } from '@/scripts/sandbox/platform/wire'
import { scenarioSchema, type Scenario } from '@/scripts/sandbox/scenario/schema'

/** How long a line of the assistant, and a turn of the visitor, takes. */
const LINE_MS = 600
const HEARD_EVERY_MS = 50

const consultant = scenarioSchema.parse({
  name: 'consultant',
  summary: 'Answers questions.',
  answersQuestions: true,
})

/**
 * The far end of the sandbox, without its sound, in the newest room of a fake environment: the call that the browser would
 * have, as the platform behaves. Under jest's fake timers it takes no time.
 */
export function playCall(
  environment: FakeEnvironment,
  behaviour: Behaviour,
  scenario: Scenario = consultant,
) {
  const transport = environment.room()
  const assistant = transport.participants()[0] ?? transport.enter()
  const closing = new AbortController()
  const { signal } = closing
  let isVisitorSpeaking = false

  const deliver = (data: unknown) => transport.emit({ type: 'message', data, fromId: assistant.id })
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  const wire = createWire({ behaviour, deliver, later })
  const room = {
    send: wire.send,
    say: (message: object) => wire.send(JSON.stringify(message)),
    flush: wire.flush,
  } as Room
  const close = () => closing.abort(new Error('The call is over.'))

  const callerSpeech: CallerSpeechDetector = {
    isLoud: () => isVisitorSpeaking,
    interruption: never,
    async turn({ onSpeech, timeoutMs, signal: until }: Listening) {
      if (!isVisitorSpeaking) {
        if (timeoutMs === Number.POSITIVE_INFINITY) return never(until)
        await wait(timeoutMs, until)
        return false
      }
      for (let elapsedMs = 0; elapsedMs < LINE_MS; elapsedMs += HEARD_EVERY_MS) {
        onSpeech(elapsedMs * 10)
        await wait(HEARD_EVERY_MS, until)
      }
      return true
    },
  }
  const sound = {
    prepare: () => undefined,
    setMuted: () => undefined,
    play: async () => ({ durationMs: LINE_MS, stop: () => undefined }),
  }
  const speech = createSpeech({ room, callerSpeech, sound: sound as never, captions: behaviour.captions })
  const toolPlay = createToolPlay(behaviour)
  const perform = stepPerformer({
    room,
    speech,
    signal,
    toolResultOf: toolPlay.resultOf,
    serverAnswers: () => undefined,
    post: () => undefined,
    assistantTracks: () => undefined,
    loseMicrophone: () => undefined,
    joinAgain: async () => undefined,
    pace: 1,
    leave: close,
    fail({ message }) {
      close()
      transport.emit({ type: 'fatal', failure: { code: 'room-missing', cause: new Error(message) } })
    },
  })
  const endCall = (reason: string) => perform({ endCall: { reason, announced: true, way: 'ejected' } })
  const scriptRunner = createScriptRunner({
    scenario: onPlatform(behaviour, scenario),
    room,
    sound,
    speech,
    signal,
    pace: 1,
    toolPlay,
    isCallerMuted: () => false,
    setCallerHeard: () => undefined,
    perform,
    endCall,
  })

  const { send } = transport
  transport.send = (data) => {
    send(data)
    const message = readInbound(data)
    if (message.kind === 'playable') void scriptRunner.greet()
    else scriptRunner.receive(message)
  }
  if (behaviour.endsAfterMs !== undefined)
    later(behaviour.endsAfterMs, () => void endCall('exceeded-max-duration').catch(() => undefined))

  return {
    /** The visitor speaks; resolves when they have finished. */
    async hears(text: string): Promise<void> {
      isVisitorSpeaking = true
      await speech.caller(text, LINE_MS, signal, () => undefined).catch(() => false)
      isVisitorSpeaking = false
      if (!signal.aborted) scriptRunner.hears(text)
    },
    /** The platform ends the call. */
    ends: (reason: string) => endCall(reason).catch(() => undefined),
    close,
  }
}
