import type { Scenario, Step } from '../scenario/schema'
import { createConsultant, LINES } from '../answers'
import { never, wait } from './disposers'
import type { Inbound } from './inbox'
import { platformMessages } from './platform-messages'
import type { Room } from './room'
import type { Sound } from './sound'
import type { Speech } from './speech'

/** Why a running step was stopped so that something else can be said first. */
const BREAK_IN = Symbol('break in')

/** Limits how often a noisy room gets the answer that it was not understood. */
const SAID_AT_MOST = 2

interface Pending {
  text: string
  endCall: boolean
}

export interface DirectorOptions {
  scenario: Scenario
  room: Pick<Room, 'send'>
  sound: Pick<Sound, 'prepare' | 'setMuted'>
  speech: Speech
  signal: AbortSignal
  /** How many times faster than normal to wait. */
  pace: number
  isCallerMuted(): boolean
  /** Carries out a step that is not speech. */
  perform(step: Step): Promise<void>
  endCall(reason: string): Promise<void>
}

/** Plays a scenario's script, interrupts it for what the client asks, and reacts to a silent caller. */
export function createDirector(options: DirectorOptions) {
  const { scenario, room, sound, speech, signal, pace } = options
  const pending: Pending[] = []
  const answerTo = createConsultant()
  let current: { abort: AbortController; speaking: boolean } | undefined
  let started = false
  let linesSpoken = 0
  let notUnderstood = 0

  /** Runs one step that a request may interrupt; true when it ran to its end. */
  async function interruptibly(
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
      if (error !== BREAK_IN) throw error
      return false
    } finally {
      current = undefined
      signal.removeEventListener('abort', stop)
    }
  }

  const say = (text: string) =>
    interruptibly(true, (until) =>
      speech.assistant(text, {
        // The first message cannot be interrupted, as on the platform by default.
        interruptible: scenario.interruptible && linesSpoken++ > 0,
        signal: until,
      }),
    )

  async function sayWhatIsPending() {
    for (let next = pending.shift(); next; next = pending.shift()) {
      await say(next.text)
      if (next.endCall) await options.endCall('assistant-said-message-with-end-call-enabled')
    }
  }

  /** Asks a silent caller once, then ends the call. */
  async function afterSilence(prompted: boolean): Promise<void> {
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
      const finished = await interruptibly(false, async (until) => {
        heard = await speech.caller(step.user, timeoutMs, until)
      })
      if (heard) return
      if (finished && !prompts) {
        if (step.whenSilent === 'assume') speech.assume(step.user)
        return
      }
      if (finished) await afterSilence(prompted)
      prompted = finished
      await sayWhatIsPending()
    }
  }

  async function perform(step: Step): Promise<void> {
    if ('assistant' in step) await say(step.assistant)
    else if ('user' in step) await callerTurn(step)
    else if ('waitMs' in step) await interruptibly(false, (until) => wait(step.waitMs / pace, until))
    else await options.perform(step)
    await sayWhatIsPending()
  }

  /** After the script: typed questions are answered, and a caller who speaks is asked to type. */
  async function attend(): Promise<never> {
    const { silence, answersQuestions } = scenario
    for (let prompted = false; ;) {
      await sayWhatIsPending()
      const timeoutMs = prompted ? silence?.endAfterMs : silence?.promptAfterMs
      let heard = false
      const finished = await interruptibly(false, async (until) => {
        heard =
          answersQuestions || silence
            ? await speech.listen(timeoutMs ?? Number.POSITIVE_INFINITY, until)
            : await never(until)
      })
      const silent = finished && !heard
      if (silent) await afterSilence(prompted)
      else if (heard && answersQuestions && notUnderstood++ < SAID_AT_MOST)
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
    await attend()
  }

  const breakIn = (next: Pending, interrupts: boolean) => {
    pending.push(next)
    if (current && (interrupts || !current.speaking)) current.abort.abort(BREAK_IN)
  }

  return {
    /** Begins the script, once. */
    async start(): Promise<void> {
      if (started) return
      started = true
      try {
        await run()
      } catch (error) {
        if (!signal.aborted) console.error('sandbox: the scenario stopped', error)
      }
    },
    /** The client is ready: the platform says that it listens, and the script begins. */
    async greet(): Promise<void> {
      if (scenario.assistant.listening === 'never') return
      await wait(scenario.assistant.listeningAfterMs / pace, signal)
      room.send('listening')
      room.send(JSON.stringify(platformMessages.status('in-progress')))
      await this.start()
    },
    receive(message: Inbound): void {
      if (message.kind === 'say') {
        const text = message.text.trim()
        if (text) breakIn({ text, endCall: message.endCallAfterSpoken }, message.interrupts)
      } else if (message.kind === 'question') {
        speech.addTyped('user', message.text)
        if (message.respond && scenario.answersQuestions) {
          const { text, calls } = answerTo(message.text)
          for (const call of calls) void options.perform({ toolCall: { ...call } })
          breakIn({ text, endCall: false }, true)
        }
      } else if (message.kind === 'control') {
        if (message.control === 'mute-assistant') sound.setMuted(true)
        if (message.control === 'unmute-assistant') sound.setMuted(false)
      } else if (message.kind === 'end-call')
        // Who ends the call usually leaves at once, which stops whatever still waits.
        options.endCall('customer-ended-call').catch(() => undefined)
    },
  }
}

export type Director = ReturnType<typeof createDirector>
