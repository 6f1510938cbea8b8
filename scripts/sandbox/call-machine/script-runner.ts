import type { Scenario, Step } from '../scenario/schema'
import { createConsultant, LINES } from '../answers'
import { never, wait } from './disposers'
import type { Inbound } from './inbox'
import { platformMessages } from './platform-messages'
import type { Room } from './room'
import type { ToolPlay } from '../platform/tool-play'
import type { Sound } from './sound'
import type { Speech } from './speech'

/** Abort reason of a step that is interrupted so that a pending line can be spoken first. */
const INTERRUPTED = Symbol('interrupted')

/** Limits the "not understood" replies, so that background noise does not repeat them forever. */
const MAX_NOT_UNDERSTOOD_REPLIES = 2

interface Pending {
  text: string
  /** Whether the caller may talk over it. Default: as the scenario says. */
  interruptible?: boolean
  /** What follows once it has been spoken. */
  next?(): void | Promise<void>
}

interface ScriptRunnerOptions {
  scenario: Scenario
  room: Pick<Room, 'send' | 'say'>
  sound: Pick<Sound, 'prepare' | 'setMuted'>
  speech: Speech
  signal: AbortSignal
  /** How many times faster than normal to wait. */
  pace: number
  toolPlay: ToolPlay
  isCallerMuted(): boolean
  /** Whether the platform listens to the caller, whose microphone stays open. */
  setCallerHeard(heard: boolean): void
  /** Carries out a step that is not speech. */
  perform(step: Step): Promise<void>
  endCall(reason: string): Promise<void>
}

/** Runs a scenario's script, interrupts it for requests of the client, and handles a silent caller. */
export function createScriptRunner(options: ScriptRunnerOptions) {
  const { scenario, room, sound, speech, toolPlay, signal, pace } = options
  const pending: Pending[] = []
  // The first line of a call says that it is a demonstration.
  const answerTo = createConsultant({ isIntroduced: true })
  let current: { abort: AbortController; speaking: boolean } | undefined
  let started = false
  let linesSpoken = 0
  let notUnderstood = 0

  /** Runs one interruptible step. Resolves with true if it completed, false if it was interrupted. */
  async function runInterruptible(
    speaking: boolean,
    run: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<boolean> {
    signal.throwIfAborted()
    const abort = new AbortController()
    const stop = () => abort.abort(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    current = { abort, speaking }
    try {
      await run(abort.signal)
      return true
    } catch (error) {
      if (error !== INTERRUPTED) throw error
      return false
    } finally {
      current = undefined
      signal.removeEventListener('abort', stop)
    }
  }

  // The first message cannot be interrupted, as on the platform by default.
  const say = (text: string, interruptible = scenario.interruptible && linesSpoken++ > 0) =>
    runInterruptible(true, (signal) => speech.assistant(text, { interruptible, signal }))

  async function speakPending() {
    for (let next = pending.shift(); next; next = pending.shift()) {
      if (next.text) await say(next.text, next.interruptible)
      await next.next?.()
    }
  }

  /** Prompts a silent caller once; the second time, ends the call. */
  async function handleSilence(prompted: boolean): Promise<void> {
    const { silence } = scenario
    if (!silence) return
    if (prompted) return options.endCall('silence-timed-out')
    await say(options.isCallerMuted() && silence.mutedPrompt ? silence.mutedPrompt : silence.prompt)
  }

  async function callerTurn(step: Extract<Step, { user: string }>): Promise<void> {
    const { silence } = scenario
    const prompts = step.whenSilent === 'prompt' && silence !== undefined
    for (let prompted = false; ;) {
      const timeoutMs = !prompts ? step.timeoutMs : prompted ? silence.endAfterMs : silence.promptAfterMs
      let heard = false
      let isBegun = false
      const finished = await runInterruptible(false, async (until) => {
        heard = await speech.caller(step.user, timeoutMs, until, () => (isBegun = true))
      })
      if (heard) return
      // Who types a question while speaking speaks on.
      if (!finished && isBegun) return speech.finishCaller(step.user)
      if (finished && !prompts) {
        if (step.whenSilent === 'assume') speech.assume(step.user)
        return
      }
      if (finished) await handleSilence(prompted)
      prompted = finished
      await speakPending()
    }
  }

  async function perform(step: Step): Promise<void> {
    if ('assistant' in step) await say(step.assistant)
    else if ('user' in step) await callerTurn(step)
    else if ('waitMs' in step) await runInterruptible(false, (until) => wait(step.waitMs / pace, until))
    else await options.perform(step)
    await speakPending()
  }

  /** After the script: typed questions are answered, and a caller who speaks is asked to type. */
  async function answerAfterScript(): Promise<never> {
    const { silence, answersQuestions } = scenario
    for (let prompted = false; ;) {
      await speakPending()
      const timeoutMs = prompted ? silence?.endAfterMs : silence?.promptAfterMs
      let heard = false
      const finished = await runInterruptible(false, async (until) => {
        heard =
          answersQuestions || silence
            ? await speech.listen(timeoutMs ?? Number.POSITIVE_INFINITY, until)
            : await never(until)
      })
      const silent = finished && !heard
      if (silent) await handleSilence(prompted)
      else if (heard && answersQuestions && notUnderstood++ < MAX_NOT_UNDERSTOOD_REPLIES)
        await say(LINES.heardButNotUnderstood)
      prompted = silent
    }
  }

  async function run(): Promise<void> {
    for (const step of scenario.script.slice(0, 4)) if ('assistant' in step) sound.prepare(step.assistant)
    let repeated = 0
    for (let index = 0; index < scenario.script.length; index++) {
      const step = scenario.script[index] as Step
      const later = scenario.script[index + 2]
      if (later && 'assistant' in later) sound.prepare(later.assistant)
      if ('repeat' in step) {
        if (repeated++ < step.repeat.times) index = -1
      } else await perform(step)
    }
    await answerAfterScript()
  }

  const enqueue = (next: Pending, interrupts: boolean) => {
    pending.push(next)
    if (current && (interrupts || !current.speaking)) current.abort.abort(INTERRUPTED)
  }

  /** Answers a question by the scenario's turns, or from the site's content. */
  function answer(question: string) {
    const turn = scenario.chat.turns.find(({ user }) => user === question)
    if (!turn && !scenario.answersQuestions) return
    const { text, calls } = turn ? { text: turn.assistant, calls: turn.calls } : answerTo(question)
    for (const { name, arguments: args } of calls)
      void options.perform({ toolCall: { name, arguments: args } })
    const names = calls.map(({ name }) => name)
    enqueue({ text: toolPlay.answerAfter(names, text).text }, true)
  }

  /** The call goes on by telephone, without the page. */
  function transfer(destination: unknown) {
    room.say(platformMessages.forwarding())
    room.say(platformMessages.transfer(destination))
    return options.endCall('assistant-forwarded-call')
  }

  const controls: Record<string, (() => void) | undefined> = {
    'mute-assistant': () => sound.setMuted(true),
    'unmute-assistant': () => sound.setMuted(false),
    'mute-customer': () => options.setCallerHeard(false),
    'unmute-customer': () => options.setCallerHeard(true),
    'say-first-message': () => void start(),
  }

  /** Begins the script, once. */
  async function start(): Promise<void> {
    if (started) return
    started = true
    try {
      await run()
    } catch (error) {
      if (!signal.aborted) console.error('sandbox: the scenario stopped', error)
    }
  }

  return {
    start,
    /** The client is ready: the platform says that it listens, and the script begins. */
    async greet(): Promise<void> {
      if (scenario.assistant.listening === 'never') return
      await wait(scenario.assistant.listeningAfterMs / pace, signal)
      room.send('listening')
      room.say(platformMessages.status('in-progress'))
      room.say(platformMessages.assistantStarted())
      await start()
    },
    /** The caller has said something that is answered like a typed question. */
    hears: answer,
    receive(message: Inbound): void {
      if (message.kind === 'say') {
        const text = message.text.trim()
        const next = () => options.endCall('assistant-ended-call-after-message-spoken')
        const { interruptible, endCallAfterSpoken, interrupts } = message
        if (text) enqueue({ text, interruptible, ...(endCallAfterSpoken && { next }) }, interrupts)
      } else if (message.kind === 'question') {
        speech.addTyped('user', message.text)
        if (message.respond) answer(message.text)
      } else if (message.kind === 'context') {
        const text = message.respond ? toolPlay.answerAgain() : undefined
        if (text !== undefined) enqueue({ text }, false)
      } else if (message.kind === 'control') {
        controls[message.control]?.()
      } else if (message.kind === 'transfer') {
        enqueue({ text: message.text.trim(), next: () => transfer(message.destination) }, false)
      } else if (message.kind === 'end-call')
        // The client usually leaves at once, which aborts pending steps.
        options.endCall('customer-ended-call').catch(() => undefined)
    },
  }
}
