import type { FatalError } from '../scenario/setup-schema'
import type { Step } from '../scenario/schema'
import { scriptedCameraError } from './camera-error'
import { wait } from './disposers'
import type { Fields } from './link'
import { newId } from './new-id'
import { platformMessages } from './platform-messages'
import type { Room } from './room'
import type { Speech } from './speech'

interface StepOptions {
  room: Room
  speech: Speech
  post(action: string, fields?: Fields): void
  fail(error: FatalError): void
  leave(): void
  assistantTracks(): void
  /** Another program takes the microphone. */
  loseMicrophone(): void
  /** The media service joins the room again, as it was joined first. */
  joinAgain(): Promise<void>
  /** Resolves when the server of the customer has answered; undefined where there is none. */
  serverAnswers(): Promise<void> | undefined
  /** What the model reads at once of a tool that the page runs. */
  toolResultOf(name: string): string | undefined
  signal: AbortSignal
  /** How many times faster than normal to wait. */
  pace: number
}

type KeysOf<Union> = Union extends unknown ? keyof Union : never
type StepKind = Exclude<KeysOf<Step>, 'timeoutMs' | 'whenSilent'>
type ValueOf<Kind extends StepKind> = Extract<Step, Record<Kind, unknown>>[Kind]
type Performers = { [Kind in StepKind]?: (value: ValueOf<Kind>) => void | Promise<void> }

const MEETING_HAS_ENDED: FatalError = {
  type: 'ejected',
  message: 'Meeting has ended',
  leftMeetingFollows: false,
}

/** Carries out the steps of a script that are not speech. */
export function stepPerformer(options: StepOptions) {
  const { room, speech, post, fail, leave, assistantTracks, loseMicrophone, joinAgain } = options
  const { serverAnswers, toolResultOf, signal, pace } = options
  const sendJson = (message: unknown) => room.send(JSON.stringify(message))

  const performers: Performers = {
    waitMs: (ms) => wait(ms / pace, signal),
    line: ({ role, text }) => room.say(platformMessages.transcript(role, 'final', text)),
    send: sendJson,
    sendRaw: (data) => room.send(data),
    sendLarge: ({ bytes }) => sendJson({ type: 'model-output', output: 'x'.repeat(bytes) }),
    finalLines: async (count) => {
      for (let line = 1; line <= count; line++) {
        const role = line % 2 === 1 ? 'assistant' : 'user'
        sendJson(platformMessages.transcript(role, 'final', `This is line ${line}.`))
        if (line % 1000 === 0) await wait(0, signal)
      }
    },
    guestJoins: ({ name, sends }) => {
      const id = room.guestJoins(name)
      for (const message of sends)
        room.send(typeof message === 'string' ? message : JSON.stringify(message), id)
    },
    guestLeaves: (name) => room.guestLeaves(name),
    assistantLeaves: ({ reason }) => room.assistantLeaves(reason),
    assistantReturns: async ({ afterMs }) => {
      await wait(afterMs / pace, signal)
      room.assistantJoins({ audio: 'playable', video: 'off' })
      assistantTracks()
    },
    assistantTrack: (state) => room.setAssistantAudio(state),
    networkQuality: ({ threshold, quality, state, reasons }) =>
      post('network-quality-change', { threshold, quality, state: { state, reasons } }),
    networkConnection: ({ event, type }) => post('network-connection', { type, event }),
    fatalError: fail,
    cameraError(error) {
      if (error.type !== 'cam-in-use') loseMicrophone()
      post('camera-error', scriptedCameraError(error))
    },
    toolCall: ({ name, arguments: args }) => {
      const toolCallId = newId()
      room.say(platformMessages.toolCall(toolCallId, name, args))
      const answered = serverAnswers()
      const result = toolResultOf(name)
      if (!answered && result !== undefined)
        room.say(platformMessages.toolResult({ toolCallId, name, result }))
      return answered
    },
    joinedAgain: joinAgain,
    joinedAgainThenLeftTwice: async () => {
      await joinAgain()
      await wait(30, signal)
      leave()
      leave()
    },
    recordingError: ({ message }) =>
      post('recording-error', { errorMsg: message, error: { type: 'cloud-recording-error', msg: message } }),
    endCall: async ({ reason, announced, way }) => {
      if (announced) room.say(platformMessages.status('ended', reason))
      // The message travels before the room closes, as on the platform.
      room.flush()
      await wait(30, signal)
      if (way === 'ejected') fail(MEETING_HAS_ENDED)
      else if (way === 'left-meeting') leave()
      else room.assistantLeaves()
    },
    assistant: (line) => speech.assistant(line, { interruptible: false, signal }),
    user: (line) => speech.assume(line),
  }

  return async (step: Step): Promise<void> => {
    for (const [kind, value] of Object.entries(step)) {
      const perform = performers[kind as StepKind] as ((value: unknown) => void | Promise<void>) | undefined
      if (perform) return perform(value)
    }
  }
}
