import { systemClock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import { LoadError } from '../errors'
import { isActive } from '../session/phases'
import { NO_TRACKS } from '../session/ports'
import type { ClientTool, ToolMap } from '../tools/client-tool'
import type { VapiMessage } from '../vapi/messages'
import type { CallController, CallHost } from './call-controller'
import type { ChosenDevices, Levels, UseVoiceCallOptions, VoiceCallActions, VoiceCallSnapshot } from './types'

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
  error: null,
}

const SILENCE: Levels = { assistant: 0, user: 0 }

/** A download that stalls never fails by itself. */
const LOAD_LIMIT = { clock: systemClock, limitMs: 20_000 }

export type LoadController = () => Promise<{
  createCallController(options: UseVoiceCallOptions, host: CallHost): CallController
}>

/** At module level, so that a bundler gives the controller a file of its own. */
const importController: LoadController = () => import('./call-controller')

/** One voice call outside of React. `useVoiceCall` shows it in a component. */
export interface CallStore {
  /** The same object until something in it changes. */
  snapshot(): VoiceCallSnapshot
  subscribe(listener: () => void): () => void
  actions: VoiceCallActions
  /** Ends a call that goes on and releases what is kept between calls; the store can be used again. */
  dispose(): Promise<void>
}

/** A start whose session does not exist yet: the code is being fetched. */
interface PendingStart {
  /** Commands for its call. */
  commands: ((controller: CallController) => boolean)[]
}

/**
 * The small half of `useVoiceCall`, in the page from the beginning: the values shown, and the way to the
 * controller, which is loaded at the first sign of intent.
 */
export function createCallStore(options: UseVoiceCallOptions, load = importController): CallStore {
  const listeners = new Set<() => void>()
  const levelListeners = new Set<(levels: Levels) => void>()
  const messageListeners = new Set<(message: VapiMessage) => void>()
  const tools: ToolMap = new Map()
  let snapshot = IDLE
  let levels = SILENCE
  let volume: number | undefined
  let devices: ChosenDevices = {}
  let controller: CallController | undefined
  let pending: PendingStart | undefined
  let disposals = 0

  const set = (patch: Partial<VoiceCallSnapshot>) => {
    snapshot = { ...snapshot, ...patch }
    for (const listener of [...listeners]) listener()
  }
  const setLevels = (patch: Partial<Levels>) => {
    levels = { ...levels, ...patch }
    for (const listener of [...levelListeners]) listener(levels)
  }

  const host: CallHost = {
    // What the call before still reports while it ends is not shown in the next one.
    set: (patch) => pending ?? set(patch),
    setLevels,
    onMessage(message) {
      for (const listener of [...messageListeners]) listener(message)
    },
    tools,
  }

  const loadController = async () => {
    const { createCallController } = await load()
    // Asked again after waiting: `prewarm` and `start` may wait side by side, and must share one controller.
    return (controller ??= createCallController(options, host))
  }

  /** True when the command was carried out, or will be once the call is there. */
  const command = (run: PendingStart['commands'][number]): boolean => {
    if (pending) return pending.commands.push(run) > 0
    return isActive(snapshot.state) && controller !== undefined && run(controller)
  }

  const actions: VoiceCallActions = {
    async start(request = {}) {
      if (pending || (isActive(snapshot.state) && snapshot.state.phase !== 'ending')) return
      const own: PendingStart = (pending = { commands: [] })
      const { muted = snapshot.muted } = request
      setLevels(SILENCE)
      set({ ...IDLE, muted, microphone: snapshot.microphone, state: { phase: 'requesting' } })
      let loaded: CallController
      try {
        loaded = await withDeadline(loadController(), LOAD_LIMIT, (): never => {
          throw new Error('The code did not arrive in time.')
        })
      } catch (cause) {
        if (pending !== own) return
        pending = undefined
        const error = new LoadError(cause)
        return set({ state: { phase: 'failed', error }, error })
      }
      if (pending !== own) return
      pending = undefined
      const started = loaded.start(request, { muted: snapshot.muted, volume, devices })
      for (const run of own.commands) run(loaded)
      await started
    },
    async stop() {
      if (pending) {
        pending = undefined
        set({ state: { phase: 'ended', reason: 'customer' } })
      }
      await controller?.stop()
    },
    setMuted(muted) {
      set({ muted })
      controller?.setMuted(muted)
    },
    toggleMute: () => actions.setMuted(!snapshot.muted),
    sendText: (text) => command((call) => call.sendText(text)),
    send: (message) => command((call) => call.send(message)),
    say: (message, { endCallAfterSpoken, ...interruptions } = {}) =>
      actions.send({
        type: 'say',
        message,
        endCallAfterSpoken,
        interruptionsEnabled: false,
        interruptAssistantEnabled: false,
        ...interruptions,
      }),
    end: () => actions.send({ type: 'end-call' }),
    onMessage(listener) {
      messageListeners.add(listener)
      return () => messageListeners.delete(listener)
    },
    registerTool<Args>(name: string, tool: ClientTool<Args>) {
      const own = tool as ClientTool<never>
      tools.set(name, own)
      return () => {
        if (tools.get(name) === own) tools.delete(name)
      }
    },
    setVolume(value) {
      if (!Number.isFinite(value)) return
      volume = Math.min(1, Math.max(0, value))
      controller?.setVolume(volume)
    },
    async setDevices(chosen) {
      devices = { ...devices, ...chosen }
      return (await controller?.setDevices(devices)) ?? true
    },
    async resumeAudio() {
      await controller?.resumeAudio()
    },
    async checkMicrophone() {
      return (await loadController()).checkMicrophone(devices.microphoneId)
    },
    prewarm() {
      const own = disposals
      const warm = async () => {
        const loaded = await loadController()
        // After a disposal nobody would free what is loaded now.
        if (own === disposals) await loaded.prewarm()
      }
      // What cannot be fetched now is fetched at the start, which reports a failure.
      warm().catch(() => undefined)
    },
    audioTracks: () => controller?.audioTracks() ?? NO_TRACKS,
    metrics: () => (pending ? null : (controller?.metrics() ?? null)),
    durationMs: () => (pending ? 0 : (controller?.durationMs() ?? 0)),
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
      await controller?.dispose()
    },
  }
}
