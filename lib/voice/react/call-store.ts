import type { VoiceCallEngine, VoiceCallHost } from '../engine/voice-call'
import { earlyError } from '../early-error'
import { isActive } from '../phases'
import type {
  ChosenDevices,
  Levels,
  UseVoiceCallOptions,
  VoiceCallActions,
  VoiceCallSnapshot,
} from '../voice-call'

const idle: VoiceCallSnapshot = {
  state: { phase: 'idle' },
  transcript: [],
  isSpeaking: false,
  muted: false,
  microphone: 'unknown',
  audioBlocked: false,
  networkQuality: 'unknown',
  error: null,
}

export type LoadEngine = () => Promise<{
  createVoiceCallEngine(options: UseVoiceCallOptions, host: VoiceCallHost): VoiceCallEngine
}>

/** At module level, so that a bundler gives the engine a file of its own. */
const importEngine: LoadEngine = () => import('../engine/voice-call')

export interface CallStore {
  snapshot(): VoiceCallSnapshot
  subscribe(listener: () => void): () => void
  actions: VoiceCallActions
  /** Ends what goes on and frees what is kept; the store can be used again. */
  dispose(): Promise<void>
}

/**
 * The small half of `useVoiceCall`, in the page from the beginning: the values shown, and the way to the
 * engine, which is loaded at the first sign of intent.
 */
export function createCallStore(options: UseVoiceCallOptions, load = importEngine): CallStore {
  let snapshot = idle
  let engine: VoiceCallEngine | undefined
  let volume: number | undefined
  let devices: ChosenDevices = {}
  /** The start under way; another, or none, once it has been stopped. */
  let run: object | undefined
  let early: string[] = []
  let levels: Levels = { assistant: 0, user: 0 }
  const listeners = new Set<() => void>()
  const levelListeners = new Set<(levels: Levels) => void>()

  const set = (patch: Partial<VoiceCallSnapshot>) => {
    snapshot = { ...snapshot, ...patch }
    for (const listener of [...listeners]) listener()
  }
  const host: VoiceCallHost = {
    snapshot: () => snapshot,
    set,
    levels(patch) {
      levels = { ...levels, ...patch }
      for (const listener of [...levelListeners]) listener(levels)
    },
  }
  const ready = async () => {
    const { createVoiceCallEngine } = await load()
    // Asked again after waiting: `prewarm` and `start` may wait side by side, and must share one engine.
    return (engine ??= createVoiceCallEngine(options, host))
  }

  const actions: VoiceCallActions = {
    async start() {
      if (isActive(snapshot.state)) return
      const own = (run = {})
      set({ ...idle, muted: snapshot.muted, microphone: snapshot.microphone, state: { phase: 'requesting' } })
      const failed = (cause: unknown) => {
        const error = earlyError(cause)
        if (run === own) set({ state: { phase: 'failed', error }, error })
      }
      // A download that stalls never fails by itself.
      const late = AbortSignal.timeout(20_000)
      const gaveUp = new Promise((_resolve, reject) => (late.onabort = () => reject(late.reason)))
      await Promise.race([ready(), gaveUp]).catch(failed)
      if (run !== own || !engine) return
      const started = engine.start({ volume, devices })
      for (const text of early.splice(0)) engine.sendText(text)
      await started
    },
    async stop() {
      run = undefined
      early = []
      await engine?.stop()
      // Stopped while the engine was still being fetched.
      if (isActive(snapshot.state)) set({ state: { phase: 'ended', reason: 'customer' } })
    },
    setMuted(muted) {
      set({ muted })
      engine?.setMuted(muted)
    },
    toggleMute: () => actions.setMuted(!snapshot.muted),
    sendText(text) {
      if (!isActive(snapshot.state)) return false
      if (engine) return engine.sendText(text)
      early.push(text)
      return true
    },
    setVolume(value) {
      if (!Number.isFinite(value)) return
      volume = Math.min(1, Math.max(0, value))
      engine?.setVolume(volume)
    },
    async setDevices(chosen) {
      devices = { ...devices, ...chosen }
      return (await engine?.setDevices(devices)) ?? true
    },
    async resumeAudio() {
      await engine?.resumeAudio()
    },
    prewarm() {
      // What cannot be fetched now is fetched, and reported, at the start.
      ready().then(
        (loaded) => loaded.prewarm().catch(() => undefined),
        () => undefined,
      )
    },
    durationMs: () => engine?.durationMs() ?? 0,
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
      await actions.stop()
      await engine?.dispose()
    },
  }
}
