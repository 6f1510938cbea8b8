import { systemClock } from '../../timing/clock'
import { browserProblem, reportError } from '../browser/environment'
import { browserMicrophone } from '../browser/microphone'
import { createSessionFactory, type SessionFactory, type SessionFactoryOptions } from '../session-factory'
import { bundleAt } from '../daily/call-machine'
import { createVoiceError } from '../error-messages'
import { ValidationError, VoiceError } from '../errors'
import type { CallMetrics } from '../session/metrics'
import { NO_TRACKS } from '../session/ports'
import type { AudioTracks, Interruption } from '../session/ports'
import { readTimeouts } from '../session/timeouts'
import type { CallSession, SessionEvent } from '../session/types'
import type { ClientMessage, VapiMessage } from '../vapi/messages'
import { targetsOf, toWebCallBody } from '../vapi/start-options'
import type { ToolMap } from '../tools/client-tool'
import { createToolRunner } from '../tools/tool-runner'
import { runTools } from '../vapi/tools'
import type { CallRequest, ChosenDevices, Levels, UseVoiceCallOptions, VoiceCallSnapshot } from './types'

/** The store that a controller belongs to. */
export interface CallHost {
  set(patch: Partial<VoiceCallSnapshot>): void
  setLevels(patch: Partial<Levels>): void
  onMessage(message: VapiMessage): void
  /** Functions of the page that the assistant may call. */
  tools: ToolMap
}

/** What the visitor has chosen before the call. */
export interface CallChoices {
  muted: boolean
  volume: number | undefined
  devices: ChosenDevices
}

/** The lazily loaded half of `useVoiceCall`: makes sessions, one at a time, and shows the newest in its host. */
export interface CallController {
  /** Resolves when the room is joined or the start has failed, which the host shows; never rejects. */
  start(request: CallRequest, choices: CallChoices): Promise<void>
  stop(): Promise<void>
  prewarm(): Promise<void>
  setMuted(muted: boolean): void
  setVolume(volume: number): void
  /** False when a device was refused. */
  setDevices(chosen: ChosenDevices): Promise<boolean>
  /** These two return false when there is no call, or the message was refused. */
  sendText(text: string): boolean
  send(message: ClientMessage): boolean
  resumeAudio(): Promise<void>
  /** Asks for the microphone and releases it at once; true when it was granted. */
  checkMicrophone(deviceId: string | undefined): Promise<boolean>
  audioTracks(): AudioTracks
  metrics(): CallMetrics | null
  durationMs(): number
  dispose(): Promise<void>
}

export function createCallController(options: UseVoiceCallOptions, host: CallHost): CallController {
  const { platform, callBundleUrl } = options
  const token = options.publicKey?.trim() || options.getToken
  let sessions: SessionFactory | undefined
  /** The newest session; earlier ones may still be ending. */
  let session: CallSession | undefined
  let devices: ChosenDevices = {}
  /** What interrupts the call now: on a phone often several at once. */
  const interruptions = new Set<Interruption>()
  const tools = createToolRunner(host.tools, { clock: systemClock, reportPageError: reportError })

  const sessionsFor = (token: SessionFactoryOptions['token']) =>
    (sessions ??= createSessionFactory({
      token,
      baseUrl: options.apiUrl,
      platform,
      media: { bundle: callBundleUrl === undefined ? undefined : bundleAt(callBundleUrl) },
    }))

  const switchDevices = async () => (session ? applyDevices(session, devices) : true)

  /** What the call goes on without is in `error`, like everything that is refused. */
  function attempt(act: (session: CallSession) => void): boolean {
    try {
      if (session) act(session)
      return session !== undefined
    } catch (error) {
      if (!(error instanceof VoiceError)) throw error
      host.set({ error })
      return false
    }
  }

  const send = (message: unknown) => attempt((call) => call.send(message))

  function show(event: SessionEvent) {
    switch (event.type) {
      case 'state': {
        const { state } = event
        host.set(
          state.phase === 'ending' && state.outcome.error ? { state, error: state.outcome.error } : { state },
        )
        if (state.phase === 'waiting') void switchDevices()
        return
      }
      case 'audio':
        return void switchDevices()
      case 'transcript':
        return host.set({ transcript: event.lines })
      case 'speech':
        return host.set({ isSpeaking: event.speaking })
      case 'user-speech':
        return host.set({ isUserSpeaking: event.speaking })
      case 'muted':
        return host.set({ muted: event.muted })
      case 'interruption':
        interruptions[event.active ? 'add' : 'delete'](event.interruption)
        return host.set({ interruption: [...interruptions].at(-1) ?? null })
      case 'audio-blocked':
        return host.set({ audioBlocked: event.blocked })
      case 'microphone':
        return host.set({ microphone: event.state })
      case 'quality':
        return host.set({ networkQuality: event.quality })
      case 'problem':
      case 'camera-error':
        return host.set({ error: event.error })
      case 'volume':
        return host.setLevels({ assistant: event.volume })
      case 'local-volume':
        return host.setLevels({ user: event.volume })
      case 'over':
        host.setLevels({ assistant: 0, user: 0 })
        interruptions.clear()
        return host.set({
          audioBlocked: false,
          isSpeaking: false,
          isUserSpeaking: false,
          interruption: null,
        })
    }
  }

  /** The session of a request; throws a `VoiceError` when no call can be made of it. */
  function createSession(request: CallRequest, { muted, volume }: CallChoices): CallSession {
    const { assistantId } = options
    if (!token) throw notConfigured('publicKey')
    const wanted = assistantId === undefined || namesTarget(request) ? request : { ...request, assistantId }
    if (!namesTarget(wanted)) throw notConfigured('assistantId')
    const problem = platform ? undefined : browserProblem()
    if (problem) throw createVoiceError({ code: problem, stage: 'input-validation' })

    const own = sessionsFor(token).createSession(
      {
        body: toWebCallBody(wanted),
        muted,
        volume,
        noiseCancellation: request.noiseCancellation,
        timeouts: readTimeouts(request.timeouts),
        localLevels: () => true,
        onMessage(message, fromAssistant) {
          if (session !== own) return
          host.onMessage(message as VapiMessage)
          if (fromAssistant) runTools(message, tools, { send, reportProblem: reportError })
        },
      },
      (event) => {
        if (session === own) show(event)
      },
    )
    return own
  }

  return {
    async start(request, choices) {
      devices = choices.devices
      try {
        session = createSession(request, choices)
      } catch (error) {
        if (!(error instanceof VoiceError)) throw error
        return host.set({ state: { phase: 'failed', error }, error })
      }
      const started = session.start()
      // Waits until the assistant listens, ahead of what the visitor types meanwhile.
      for (const message of request.history ?? [])
        session.send({ type: 'add-message', message, triggerResponseEnabled: false })
      // A failed start is shown by its events.
      await started.catch(() => undefined)
    },
    async stop() {
      await session?.stop()
    },
    async prewarm() {
      if (token) await sessionsFor(token).prewarm()
    },
    setMuted: (muted) => session?.setMuted(muted),
    setVolume: (volume) => session?.setVolume(volume),
    setDevices(chosen) {
      devices = chosen
      return switchDevices()
    },
    sendText: (text) => attempt((call) => call.sendText(text)),
    send,
    async resumeAudio() {
      await session?.resumeAudio()
    },
    async checkMicrophone(deviceId) {
      const access = platform?.microphone ?? browserMicrophone(deviceId || undefined)
      const request = access.request({ prompt: () => host.set({ microphone: 'prompt' }) })
      const microphone = await request.settled
      request.release()
      host.set({ microphone })
      return microphone === 'granted'
    },
    audioTracks: () => session?.audioTracks() ?? NO_TRACKS,
    metrics: () => session?.metrics() ?? null,
    durationMs: () => session?.durationMs() ?? 0,
    async dispose() {
      await session?.stop()
      await sessions?.dispose()
    },
  }
}

const namesTarget = (request: CallRequest) => Object.values(targetsOf(request)).includes(true)

function notConfigured(field: string): VoiceError {
  return createVoiceError({
    code: 'not-configured',
    stage: 'input-validation',
    message: `A call needs ${field}.`,
    cause: new ValidationError({ field, limit: 'set', received: 'undefined' }),
  })
}

/** The part of the media library's call object that changes the microphone. */
interface MicrophoneSwitch {
  setInputDevicesAsync(devices: { audioDeviceId: string }): Promise<unknown>
}

const SYSTEM_MICROPHONE = 'default'
/** The empty id is the browser's name for the system's own output. */
const SYSTEM_SPEAKER = ''

/** Switches a call to the chosen devices. False when the browser or the library refused one; the old one stays. */
export async function applyDevices(session: CallSession, chosen: ChosenDevices): Promise<boolean> {
  const { microphoneId, speakerId } = chosen
  const call = session.native() as MicrophoneSwitch | null
  const player = session.player()
  try {
    await Promise.all([
      microphoneId === undefined
        ? undefined
        : call?.setInputDevicesAsync({ audioDeviceId: microphoneId || SYSTEM_MICROPHONE }),
      speakerId === undefined || player?.sinkId === speakerId
        ? undefined
        : player?.setSinkId(speakerId || SYSTEM_SPEAKER),
    ])
    return true
  } catch {
    return false
  }
}
