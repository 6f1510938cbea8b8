import { createVoiceError, toVoiceError } from '../error-messages'
import { ValidationError } from '../errors'
import type { VoiceError, VoiceErrorCode } from '../errors'
import { callEach } from '../listeners'
import { loadCode } from '../load-code'
import type { SessionFactory, SessionFactoryOptions } from '../session-factory'
import { isActive, isRunning } from '../session/phases'
import { NO_TRACKS } from '../session/ports'
import type { Interruption } from '../session/ports'
import type { CallSession, SessionEvent } from '../session/types'
import { compact, hasTarget } from '../start-options'
import type { ClientTool, ToolMap } from '../tools/client-tool'
import type { VapiMessage } from '../messages'
import { clampVolume } from '../volume'
import { applyDevices } from './chosen-devices'
import type {
  CallRequest,
  ChosenDevices,
  Levels,
  UseVoiceCallOptions,
  VoiceCallActions,
  VoiceCallSnapshot,
} from './types'

const IDLE: VoiceCallSnapshot = {
  state: { phase: 'idle' },
  transcript: [],
  isSpeaking: false,
  isUserSpeaking: false,
  muted: false,
  microphone: 'unknown',
  audioBlocked: false,
  networkQuality: 'unknown',
  interruption: null,
  callId: null,
  error: null,
}

const SILENCE: Levels = { assistant: 0, user: 0 }

/** Loads what makes the sessions. */
export type LoadFactory = () => Promise<{
  createSessionFactory(options: SessionFactoryOptions): SessionFactory
}>

/** At module level, so that a bundler gives the code of a call a file of its own. */
const importFactory: LoadFactory = () => import('../session-factory')

/** One voice call outside of React. `useVoiceCall` shows it in a component. */
export interface CallStore {
  /** The same object until something in it changes. */
  snapshot(): VoiceCallSnapshot
  /** Calls back after each change of the snapshot; returns the undo. */
  subscribe(listener: () => void): () => void
  /** The commands; the same functions for the store's whole life. */
  actions: VoiceCallActions
  /** Ends a call that goes on and releases what is kept between calls; the store can be used again. */
  dispose(): Promise<void>
}

const asVoiceError = (thrown: unknown): VoiceError =>
  toVoiceError(thrown, { code: 'internal', stage: 'initialization' })

/** What a page asks of a call. */
type Command = (session: CallSession) => void

/** A start whose session does not exist or is just being started: its code is fetched first. */
interface PendingStart {
  /** To run as soon as the session has started. */
  commands: Command[]
}

/**
 * The calls of one `useVoiceCall`, one after another, as one snapshot. It runs the newest session; earlier ones may
 * still be ending. The code of a session is loaded at the first sign of intent.
 */
export function createCallStore(options: UseVoiceCallOptions, load = importFactory): CallStore {
  const { assistantId, apiUrl: baseUrl, callBundleUrl, platform } = options
  const tokenSource = () => options.publicKey?.trim() || options.getToken
  const listeners = new Set<() => void>()
  const levelListeners = new Set<(levels: Levels) => void>()
  const messageListeners = new Set<(message: VapiMessage) => void>()
  const tools: ToolMap = new Map()
  /** What interrupts the call now: on a phone often several at once. */
  const interruptions = new Set<Interruption>()
  let snapshot = IDLE
  let levels = SILENCE
  let volume: number | undefined
  let devices: ChosenDevices = {}
  let factory: SessionFactory | undefined
  let session: CallSession | undefined
  /** The call before, until everything of it is released. */
  let ending: CallSession | undefined
  let pending: PendingStart | undefined
  let disposals = 0

  const set = (patch: Partial<VoiceCallSnapshot>) => {
    snapshot = { ...snapshot, ...patch }
    callEach(listeners)
  }
  const setLevels = (patch: Partial<Levels>) => {
    levels = { ...levels, ...patch }
    callEach(levelListeners, levels)
  }

  /** Shows an event of the newest session. */
  function show(event: SessionEvent): void {
    if (snapshot.error && endsFailure(event, snapshot.error.code)) set({ error: null })
    switch (event.type) {
      case 'state': {
        const { state } = event
        const error = state.phase === 'ending' ? state.outcome.error : undefined
        // The answer to a prompt that is still open is not reported any more.
        const isUnanswered = state.phase === 'ending' && snapshot.microphone === 'prompt'
        set({ state, ...(error && { error }), ...(isUnanswered && { microphone: 'unknown' }) })
        return
      }
      case 'web-call':
        return set({ callId: event.call.id ?? null })
      case 'message':
        return callEach(messageListeners, event.message as VapiMessage)
      case 'transcript':
        return set({ transcript: event.lines })
      case 'assistant-speech':
        return set({ isSpeaking: event.speaking })
      case 'user-speech':
        return set({ isUserSpeaking: event.speaking })
      case 'muted':
        return set({ muted: event.muted })
      case 'interruption':
        if (event.active) interruptions.add(event.interruption)
        else interruptions.delete(event.interruption)
        return set({ interruption: [...interruptions].at(-1) ?? null })
      case 'audio-blocked':
        return set({ audioBlocked: event.blocked })
      case 'microphone':
        return set({ microphone: event.state })
      case 'quality':
        return set({ networkQuality: event.quality })
      case 'problem':
      case 'camera-error':
        return set({ error: event.error })
      case 'assistant-level':
        return setLevels({ assistant: event.level })
      case 'user-level':
        return setLevels({ user: event.level })
      case 'over':
        setLevels(SILENCE)
        interruptions.clear()
        return set({
          audioBlocked: false,
          isSpeaking: false,
          isUserSpeaking: false,
          interruption: null,
        })
    }
  }

  const loadFactory = async () => {
    const { createSessionFactory } = await loadCode(load())
    // Asked again after waiting: `prewarm` and `start` may wait side by side, and must share the factory.
    const token = tokenSource() ?? ''
    return (factory ??= createSessionFactory({ token, baseUrl, callBundleUrl, platform, tools }))
  }

  const fail = (error: VoiceError) => set({ state: { phase: 'failed', error }, error })

  /** A session that calls the target of the request, or else the assistant of the options. */
  function createSession(from: SessionFactory, request: CallRequest): CallSession {
    const target = assistantId === undefined || hasTarget(request) ? request : { ...request, assistantId }
    if (!tokenSource()) throw notConfigured('publicKey')
    if (!hasTarget(target)) throw notConfigured('assistantId')
    const created = from.createSession(
      {
        target,
        muted: snapshot.muted,
        volume,
        microphoneId: devices.microphoneId,
        speakerId: devices.speakerId,
        localLevels: () => true,
        history: request.history,
      },
      (event) => {
        if (session === created) show(event)
      },
    )
    return created
  }

  /** Starts a session, with the commands that were given until then. */
  async function begin(newest: CallSession, start: PendingStart) {
    const started = newest.start()
    if (pending === start) pending = undefined
    // A listener may have stopped the session already.
    for (const command of start.commands) if (isRunning(newest.state)) runNow(command)
    // A failed start is shown by its events.
    await started.catch(() => undefined)
  }

  /** False when there is no session, or the message was refused; then the reason is in `error`. */
  function runNow(command: Command): boolean {
    try {
      if (session) command(session)
      if (snapshot.error?.code === 'message-too-large') set({ error: null })
      return session !== undefined
    } catch (error) {
      set({ error: asVoiceError(error) })
      return false
    }
  }

  /** True when the command was carried out, or will be once the session exists. */
  const runOrQueue = (command: Command): boolean =>
    pending ? pending.commands.push(command) > 0 : isRunning(snapshot.state) && runNow(command)

  const actions: VoiceCallActions = {
    async start(request = {}) {
      if (pending || isRunning(snapshot.state)) return
      const start: PendingStart = (pending = { commands: [] })
      if (session && isActive(session.state)) ending = session
      session = undefined
      const mutedBefore = snapshot.muted
      const { muted = mutedBefore } = request
      setLevels(SILENCE)
      interruptions.clear()
      set({ ...IDLE, muted, microphone: snapshot.microphone, state: { phase: 'requesting' } })
      let loaded: SessionFactory
      try {
        loaded = await loadFactory()
      } catch (error) {
        if (pending !== start) return
        pending = undefined
        return fail(asVoiceError(error))
      }
      if (pending !== start) return
      try {
        session = createSession(loaded, request)
      } catch (error) {
        pending = undefined
        // A start that is refused changes nothing, unless the visitor has.
        if (snapshot.muted === muted) set({ muted: mutedBefore })
        return fail(asVoiceError(error))
      }
      await begin(session, start)
    },
    async stop() {
      const hasNoSession = pending !== undefined && session === undefined
      pending = undefined
      if (hasNoSession) set({ state: { phase: 'ended', reason: 'customer' } })
      await Promise.all([session?.stop(), ending?.stop()])
    },
    setMuted(muted) {
      set({ muted })
      session?.setMuted(muted)
    },
    toggleMute: () => actions.setMuted(!snapshot.muted),
    sendText: (text) => runOrQueue((call) => call.sendText(text)),
    send: (message) => runOrQueue((call) => call.send(message)),
    say: (
      message,
      { endCallAfterSpoken, interruptionsEnabled = false, interruptAssistantEnabled = false } = {},
    ) =>
      actions.send({
        type: 'say',
        message,
        endCallAfterSpoken,
        interruptionsEnabled,
        interruptAssistantEnabled,
      }),
    end() {
      const hasCall = actions.send({ type: 'end-call' })
      void actions.stop()
      return hasCall
    },
    onMessage(listener) {
      messageListeners.add(listener)
      return () => messageListeners.delete(listener)
    },
    registerTool<Args>(name: string, tool: ClientTool<Args>) {
      tools.set(name, tool)
      return () => {
        if (tools.get(name) === tool) tools.delete(name)
      }
    },
    setVolume(value) {
      const clamped = clampVolume(value)
      if (clamped === undefined) return
      volume = clamped
      session?.setVolume(clamped)
    },
    volume: () => volume ?? 1,
    async setDevices(chosen) {
      const wanted = compact(chosen)
      const used = session && isRunning(session.state) ? await applyDevices(session, wanted) : wanted
      // One that is refused now would be refused in the next call, too.
      devices = { ...devices, ...used }
      const isUsed = Object.keys(used).length === Object.keys(wanted).length
      if (isUsed && snapshot.error?.code === 'refused') set({ error: null })
      return isUsed
    },
    async resumeAudio() {
      await session?.resumeAudio()
    },
    async checkMicrophone() {
      try {
        const { checkMicrophone } = await loadFactory()
        const microphone = await checkMicrophone(devices.microphoneId, () => set({ microphone: 'prompt' }))
        set({ microphone })
        return microphone === 'granted'
      } catch (error) {
        set({ error: asVoiceError(error) })
        return false
      }
    },
    prewarm() {
      const disposalsBefore = disposals
      const warm = async () => {
        const loaded = await loadFactory()
        // Loaded after `dispose()`, it would not be freed. Without a key there will be no call.
        if (tokenSource() && disposalsBefore === disposals) await loaded.prewarm()
      }
      // What cannot be fetched now is fetched at the start, which reports a failure.
      warm().catch(() => undefined)
    },
    audioTracks: () => session?.audioTracks() ?? NO_TRACKS,
    metrics: () => session?.metrics() ?? null,
    durationMs: () => session?.durationMs() ?? 0,
    levels: {
      current: () => levels,
      subscribe(listener) {
        levelListeners.add(listener)
        return () => levelListeners.delete(listener)
      },
    },
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    actions,
    async dispose() {
      disposals += 1
      await actions.stop()
      await factory?.dispose()
    },
  }
}

/** Whether a failure that was reported lasts no longer after an event. */
function endsFailure(event: SessionEvent, code: VoiceErrorCode): boolean {
  switch (event.type) {
    case 'audio':
      return code === 'assistant-no-audio'
    case 'audio-blocked':
      return code === 'audio-blocked' && !event.blocked
    case 'microphone':
      return code.startsWith('microphone-') && event.state === 'granted'
    case 'recording-began':
      return code === 'recording'
    default:
      return false
  }
}

function notConfigured(field: string): VoiceError {
  return createVoiceError({
    code: 'not-configured',
    stage: 'input-validation',
    message: `A call needs ${field}.`,
    cause: new ValidationError({ field, limit: 'set', received: 'undefined' }),
  })
}
