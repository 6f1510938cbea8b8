import { ValidationError, VoiceError } from '../errors'
import { explain } from '../explain'
import { systemClock } from '../session/clock'
import type { ChosenDevices, Levels, UseVoiceCallOptions, VoiceCallSnapshot } from '../voice-call'
import type { CallSession, SessionEvent } from '../session/types'
import { bundleAt } from '../daily/bundle'
import { createCallKit } from './call-kit'
import type { CallKit } from './call-kit'
import { applyDevices } from './chosen-devices'

/** At module level, so that a bundler gives the words a file of their own. */
const importWords = () => import('../error-words')

/** What the engine changes in the page: the snapshot that is shown, and the levels beside it. */
export interface VoiceCallHost {
  snapshot(): VoiceCallSnapshot
  set(patch: Partial<VoiceCallSnapshot>): void
  levels(patch: Partial<Levels>): void
}

/** What the visitor has chosen before the call. */
export interface VoiceCallChoices {
  volume: number | undefined
  devices: ChosenDevices
}

/** The lazily loaded half of `useVoiceCall`: one call at a time, shown in the host. */
export interface VoiceCallEngine {
  start(choices: VoiceCallChoices): Promise<void>
  stop(): Promise<void>
  prewarm(): Promise<void>
  setMuted(muted: boolean): void
  setVolume(volume: number): void
  /** False when a device was refused. */
  setDevices(chosen: ChosenDevices): Promise<boolean>
  /** False when there is no call to send it in. */
  sendText(text: string): boolean
  resumeAudio(): Promise<void>
  durationMs(): number
  dispose(): Promise<void>
}

export function createVoiceCallEngine(options: UseVoiceCallOptions, host: VoiceCallHost): VoiceCallEngine {
  let kit: CallKit | undefined
  let session: CallSession | undefined
  let devices: ChosenDevices = {}

  const turnToDevices = async () => (session ? applyDevices(session, devices) : true)

  const kitFor = (token: string) =>
    (kit ??= createCallKit({
      token,
      baseUrl: options.apiUrl,
      platform: options.platform,
      fetchWords: importWords,
      media: { bundle: options.callBundleUrl === undefined ? undefined : bundleAt(options.callBundleUrl) },
    }))

  function show(event: SessionEvent) {
    switch (event.type) {
      case 'state':
        host.set({ state: event.state })
        if (event.state.phase === 'waiting') void turnToDevices()
        return
      case 'audio':
        return void turnToDevices()
      case 'transcript':
        return host.set({ transcript: event.transcript.lines() })
      case 'speech':
        return host.set({ isSpeaking: event.speaking })
      case 'audio-blocked':
        return host.set({ audioBlocked: event.blocked })
      case 'microphone':
        return host.set({ microphone: event.state === 'unavailable' ? 'missing' : event.state })
      case 'quality':
        return host.set({ networkQuality: event.quality })
      case 'problem':
      case 'camera-error':
        return host.set({ error: event.error })
      case 'volume':
        return host.levels({ assistant: event.volume })
      case 'local-volume':
        return host.levels({ user: event.volume })
      case 'over':
        host.levels({ assistant: 0, user: 0 })
        host.set({ audioBlocked: false, isSpeaking: false })
        if (event.ending.error) host.set({ error: event.ending.error })
    }
  }

  return {
    async start({ volume, devices: chosen }) {
      devices = chosen
      const { publicKey, assistantId } = options
      if (publicKey === undefined || assistantId === undefined) {
        const error = notConfigured(publicKey === undefined ? 'publicKey' : 'assistantId')
        await explain(error, systemClock, importWords)
        return host.set({ state: { phase: 'failed', error }, error })
      }
      session = kitFor(publicKey).createSession(
        { call: { body: { assistantId } }, muted: host.snapshot().muted, volume, localLevels: () => true },
        show,
      )
      // A failed start is shown by its events.
      await session.start().catch(() => undefined)
    },
    async stop() {
      await session?.stop()
    },
    async prewarm() {
      if (options.publicKey !== undefined) await kitFor(options.publicKey).prewarm()
    },
    setMuted: (muted) => session?.setMuted(muted),
    setVolume: (volume) => session?.setVolume(volume),
    setDevices(chosen) {
      devices = chosen
      return turnToDevices()
    },
    sendText(text) {
      try {
        session?.sendText(text)
        return session !== undefined
      } catch (error) {
        if (!(error instanceof VoiceError)) throw error
        void explain(error, systemClock, importWords).then(() => host.set({ error }))
        return false
      }
    },
    async resumeAudio() {
      await session?.resumeAudio()
    },
    durationMs: () => session?.durationMs() ?? 0,
    async dispose() {
      await session?.stop()
      await kit?.dispose()
    },
  }
}

function notConfigured(field: string): VoiceError {
  const cause = new ValidationError({ field, limit: 'set', received: 'undefined' })
  return new VoiceError({
    code: 'not-configured',
    stage: 'input-validation',
    message: `A call needs ${field}.`,
    cause,
  })
}
