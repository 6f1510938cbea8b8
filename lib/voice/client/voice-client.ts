import { systemClock } from '../../timing/clock'
import { watchMicrophonePermission } from '../browser/microphone-permission'
import { createVoiceError, toVoiceError } from '../error-messages'
import { AbortedError, loadCode, MisuseError, ValidationError, VoiceError, withTexts } from '../errors'
import { isActive, isRunning } from '../session/phases'
import type { JoinableCall } from '../session/joinable-call'
import { addTool, type RegisteredTools } from '../tools/client-tool'
import type { VapiMessage } from '../messages'
import type { SessionEvent } from '../session/types'
import { createCallEngine, type CallStart } from './call-engine'
import { hasTarget, tokenSourceOf } from './types'
import type {
  Levels,
  MicrophoneState,
  Store,
  UseVoiceCallOptions,
  VoiceCallActions,
  VoiceCallSnapshot,
} from './types'
import { historyMessages } from './history'
import { createListeners } from './listeners'
import { hasShortNotice, IDLE, reduce } from './snapshot'
import { copyOf } from '../values'
import type { Call } from './start-options'

/** How long a failure is shown that does not end the call and that no event ends, in milliseconds. */
const NOTICE_MS = 10_000

const SILENCE: Levels = { assistant: 0, user: 0 }

/** At module level, so that a bundler puts the code of a call into a separate file. */
const importCode = () => import('./client-call')

export type VoiceClient = Store<VoiceCallSnapshot, VoiceCallActions>

/** Runs calls one after another. Its snapshot has the values of the newest one. */
export function createVoiceClient(given: UseVoiceCallOptions, load = importCode): VoiceClient {
  // An app in JavaScript may pass nothing. The start then reports `not-configured`.
  const options = given ?? {}
  const { assistantId, apiUrl: baseUrl, callBundleUrl, environment } = options
  const tokenSource = () => tokenSourceOf(options)
  const errorTexts = () => options.errorTexts
  const listeners = createListeners()
  const levelListeners = createListeners<[levels: Levels]>()
  const connectListeners = createListeners(options.onConnect)
  const messageListeners = createListeners(options.onMessage)
  const errorListeners = createListeners(options.onError)
  const toolListeners = createListeners(options.onTool)
  const tools: RegisteredTools = new Set()
  let snapshot = IDLE
  let levels = SILENCE
  let endNotice = () => {}
  let unwatchPermission = () => {}
  let disposals = 0
  /** The newest start. Events of an earlier call, which is still ending, are not shown. */
  let newest: CallStart | undefined
  /** The newest start while its first state is shown, before the engine gets it. */
  let opening: CallStart | undefined

  const show = (next: VoiceCallSnapshot) => {
    if (next === snapshot) return
    const { error, microphone } = snapshot
    snapshot = next
    if (next.microphone !== microphone) {
      unwatchPermission()
      const isPermission = next.microphone === 'denied' || next.microphone === 'granted'
      unwatchPermission = isPermission ? watchMicrophonePermission(permissionChanged) : () => {}
    }
    if (next.error !== error) {
      endNotice()
      endNotice = hasShortNotice(next) ? systemClock.after(NOTICE_MS, () => set({ error: null })) : () => {}
    }
    listeners.call()
    if (next.error && next.error !== error) errorListeners.call(next.error)
  }
  /** Changed in the settings of the browser. Where it is allowed now, a microphone may still be missing: `unknown`. */
  const permissionChanged = (state: PermissionState) => {
    const { microphone, state: call } = snapshot
    if (state === microphone || (microphone === 'granted' && isActive(call))) return
    set({ microphone: state === 'denied' ? 'denied' : 'unknown' })
  }
  const set = (changes: Partial<VoiceCallSnapshot>) => show({ ...snapshot, ...changes })
  const setLevels = (changes: Partial<Levels>) => {
    levels = { ...levels, ...changes }
    levelListeners.call(levels)
  }

  const engine = createCallEngine({
    async load() {
      const { createSessionFactory, bundleAt, createTranscript } = await loadCode(load())
      const token = tokenSource() ?? ''
      const media = callBundleUrl === undefined ? {} : { dailyConfig: bundleAt(callBundleUrl) }
      const transcriptCode = () => createTranscript
      return createSessionFactory({ token, baseUrl, media, environment, errorTexts, tools, transcriptCode })
    },
    muted: false,
    isRead: () => true,
    errorTexts,
    onEvent(event, start) {
      if (start === newest) onEvent(event)
    },
    onMuted: (muted) => set({ muted }),
    onCommandFailed: (error) => set({ error: asVoiceError(error) }),
  })

  const asVoiceError = (thrown: unknown): VoiceError =>
    withTexts(toVoiceError(thrown, { stage: 'initialization' }), errorTexts())

  const recordingRefused = (cause: unknown) =>
    asVoiceError(createVoiceError({ code: 'recording', stage: 'video-recording-setup', fatal: false, cause }))

  function onEvent(event: SessionEvent) {
    switch (event.type) {
      case 'listening':
        show(reduce(snapshot, event))
        return connectListeners.call()
      case 'message':
        return messageListeners.call(event.message as VapiMessage)
      case 'tool':
        return toolListeners.call(event.run)
      case 'assistant-level':
        show(reduce(snapshot, event))
        return setLevels({ assistant: event.level })
      case 'user-level':
        return setLevels({ user: event.level })
      case 'level-observer-failed':
        return setLevels({ user: 0 })
      case 'closed':
        setLevels(SILENCE)
        break
      // The media library refuses a recording by an event of its own, after the step of the start.
      case 'recording':
        if (event.event === 'recording-error') set({ error: recordingRefused(event.native) })
    }
    show(reduce(snapshot, event))
  }

  /** False when there is no call, or the command was refused; then the reason is in `error`. */
  function run(send: () => boolean): boolean {
    try {
      const isDone = send()
      if (isDone && snapshot.error?.code === 'message-too-large') set({ error: null })
      return isDone
    } catch (error) {
      set({ error: asVoiceError(error) })
      return false
    }
  }

  /** Why a start is refused before anything is loaded. A call that is joined again requires no option. */
  function refusalOf({ target, existing, history }: CallStart): VoiceError | undefined {
    if (existing !== undefined) return undefined
    if (!tokenSource()) return notConfigured('publicKey')
    if (!target || !hasTarget(target)) return notConfigured('assistantId')
    try {
      // Otherwise the call would fail only once the assistant listens.
      history?.(Infinity)
      return undefined
    } catch (error) {
      return error as ValidationError
    }
  }

  /** A listener of the first state of a start stops it. The state changes at once, so that the listener can start again. */
  function stopOpening() {
    const stopped = opening
    opening = undefined
    if (stopped) engine.refuse(new AbortedError('initialization'), stopped)
  }

  /** Shows a start, and begins it. Resolves with null during a call, and if the start fails; its events have then set `error`. */
  async function begin(start: CallStart): Promise<JoinableCall | null> {
    if (opening?.signal?.aborted) stopOpening()
    if (isRunning(snapshot.state)) return null
    newest = opening = start
    const { microphone, muted } = snapshot
    show({ ...IDLE, muted, microphone, state: { phase: 'requesting' } })
    setLevels(SILENCE)
    if (opening !== start) return null
    opening = undefined
    const refusal = refusalOf(start)
    if (refusal) {
      engine.refuse(refusal, start)
      return null
    }
    try {
      return await engine.start(start)
    } catch (error) {
      // An app in JavaScript may have passed anything. The engine reports what it throws as a `VoiceError`.
      if (!(error instanceof VoiceError)) engine.refuse(asVoiceError(error), start)
      return null
    }
  }

  const actions: VoiceCallActions = {
    async start(wanted) {
      // An app in JavaScript may pass null.
      const { history, muted, signal, ...request } = wanted ?? {}
      const target = assistantId === undefined || hasTarget(request) ? request : { ...request, assistantId }
      const turns = copyOf(history)
      const messages = turns && ((limit: number) => historyMessages(turns, limit))
      const call = await begin({ target: copyOf(target), history: messages, muted, signal })
      return (call?.raw ?? null) as Call | null
    },
    async reconnect(call) {
      if (isRunning(snapshot.state))
        set({
          error: asVoiceError(new MisuseError('Cannot reconnect while a call is already in progress.')),
        })
      // An app in JavaScript may pass nothing. The start refuses it as a call without an address.
      return (await begin({ existing: copyOf(call ?? {}) })) !== null
    },
    stop() {
      stopOpening()
      return engine.stop()
    },
    setMuted: engine.setMuted,
    toggleMute: () => engine.setMuted(!snapshot.muted),
    sendText: (text) => run(() => engine.sendText(text)),
    send: (message) => run(() => engine.send(message)),
    say: (message, options) =>
      actions.send({
        type: 'say',
        message,
        endCallAfterSpoken: options?.endCallAfterSpoken,
        interruptionsEnabled: !!options?.interruptionsEnabled,
        interruptAssistantEnabled: !!options?.interruptAssistantEnabled,
      }),
    end() {
      const hasCall = actions.send({ type: 'end-call' })
      void actions.stop()
      return hasCall
    },
    addContext: (text) => run(() => engine.addContext(text)),
    onTool: toolListeners.add,
    onMessage: messageListeners.add,
    registerTool: (name, tool) => addTool(tools, name, tool),
    setVolume: engine.setVolume,
    volume: () => engine.volume() ?? 1,
    async setDevices(chosen) {
      // An app in JavaScript may pass nothing, which changes nothing.
      const { microphoneId, speakerId } = chosen ?? {}
      const changes = await Promise.allSettled([
        microphoneId === undefined ? undefined : engine.setMicrophone(microphoneId),
        speakerId === undefined ? undefined : engine.setSpeaker(speakerId),
      ])
      const isUsed = changes.every(({ status }) => status === 'fulfilled')
      // Not if it is fatal: a start that the platform refused has the same code.
      if (isUsed && snapshot.error?.code === 'refused' && !snapshot.error.fatal) set({ error: null })
      return isUsed
    },
    resumeAudio: async () => engine.session()?.resumeAudio(),
    async checkMicrophone() {
      const before = disposals
      const isDisposed = () => before !== disposals
      const show = (microphone: MicrophoneState) => isDisposed() || set({ microphone })
      try {
        await engine.factory()
        const { checkMicrophone } = await load()
        const { microphoneId } = engine.devices()
        // The component has gone while the code was loading: do not ask the visitor.
        if (isDisposed()) return false
        const microphone = await checkMicrophone({
          environment,
          deviceId: microphoneId,
          prompt: () => show('prompt'),
          session: engine.activeSession(),
        })
        show(microphone)
        return !isDisposed() && microphone === 'granted'
      } catch (error) {
        if (!isDisposed()) set({ error: asVoiceError(error) })
        return false
      }
    },
    prewarm() {
      // Without a key no call can begin.
      if (tokenSource()) void engine.prewarm()
    },
    audioTracks: () => engine.session()?.audioTracks() ?? { assistant: null, user: null },
    frequencies: (side) => engine.session()?.frequencies(side) ?? new Uint8Array(),
    metrics: () => engine.session()?.metrics() ?? null,
    durationMs: () => engine.session()?.durationMs() ?? 0,
    controls: engine.controls,
    levels: { current: () => levels, subscribe: levelListeners.add },
  }

  return {
    snapshot: () => snapshot,
    subscribe: listeners.add,
    actions,
    dispose() {
      disposals += 1
      stopOpening()
      // We no longer watch the permission, nor time a notice.
      if (snapshot.microphone !== 'unknown') set({ microphone: 'unknown' })
      if (hasShortNotice(snapshot)) set({ error: null })
      return engine.dispose()
    },
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
