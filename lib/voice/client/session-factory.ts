import { systemClock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import { onPageKept } from '../../timing/page-kept'
import { activeCallLock } from '../browser/active-call-lock'
import { pageAudioOutput } from '../browser/audio-output'
import { browserProblem, isOnline } from '../browser/requirements'
import { browserMicrophone } from '../browser/microphone'
import type { CallEnvironment } from './types'
import { createDailyTransportPool, type DailySettings } from '../daily/transport-pool'
import { createCallSession } from '../session/session'
import { readReconnectableCall } from '../session/joinable-call'
import { defaultTimeouts, readTimeouts } from '../session/timeouts'
import type { SessionPorts } from '../session/ports'
import type { CallSession, SessionEvent, SessionOptions } from '../session/types'
import { compact, isMobileDevice } from '../values'
import type { StartOptions } from './start-options'
import type { CallControls } from '../controls/controls'
import type { ControlsPorts } from '../controls/media-controls'
import { loadCode, reportError, ValidationError, type ErrorTexts, type LoadError } from '../errors'
import type { RegisteredTools } from '../tools/client-tool'
import { checkBody, isToken, readToken, toWebCallError, type TokenSource } from './platform'
import type { CreateWebCallBody } from '../../api'
import { createWebCallFromPage } from '../../api/create-web-call'
import { createVoiceError } from '../error-messages'

/** At module level, so that a bundler puts each into a separate file. The call connects without waiting for them. */
const loadMonitor = async () => (await import('../browser/call-monitor')).monitorCall
export const importControls = () => import('../controls/media-controls')
const loadTools = () => import('../session/call-tools')
const loadEndedReasons = async () => (await import('../session/ended-reasons')).readEndedReason

interface SessionFactoryOptions {
  token: TokenSource
  baseUrl?: string | undefined
  media?: DailySettings | undefined
  environment?: CallEnvironment | undefined
  errorTexts(): ErrorTexts | undefined
  tools: RegisteredTools
  transcriptCode: SessionPorts['transcriptCode']
}

export interface SessionRequest extends Pick<
  SessionOptions,
  'state' | 'muted' | 'volume' | 'microphoneId' | 'speakerId' | 'isRead' | 'history' | 'signal' | 'onMuted'
> {
  /** The assistant to call, and the options. With `existing`, only its time limits and its noise cancellation are used. */
  target?: StartOptions | undefined
  /** A call to join again, instead of creating one. The factory checks it. */
  existing?: unknown
}

/** Makes the sessions of one instance: one token, one environment, one place for the media code. */
export function createSessionFactory(options: SessionFactoryOptions) {
  const { token, baseUrl, media = {}, environment, errorTexts, tools, transcriptCode } = options
  const transports = environment?.transports ?? createDailyTransportPool(media)
  const { audioSource = true } = media
  let controls: Promise<CallControls> | undefined
  /** Each ends one loading for later calls. */
  const prewarmings = new Set<() => void>()

  return {
    /** @throws VoiceError for a start without a target or a key, a time limit that is not allowed, or a room without an address */
    createSession(request: SessionRequest, listener: (event: SessionEvent) => void): CallSession {
      const { target = {}, existing, ...rest } = request
      const body = toWebCallBody(target)
      if (existing === undefined) {
        if (!TARGETS.some((name) => name in body || `${name}Id` in body)) throw noTarget()
        if (typeof token !== 'function' && !isToken(token))
          throw createVoiceError({ code: 'not-configured', stage: 'input-validation' })
      }
      const timeouts = readTimeouts(target.timeouts)
      const usesPageTrack = typeof audioSource === 'object' && request.microphoneId === undefined
      const sessionOptions: SessionOptions = {
        ...rest,
        existing: existing === undefined ? undefined : readReconnectableCall(existing),
        tools,
        errorTexts,
        timeouts,
        noiseCancellation: target.noiseCancellation ?? true,
        audioSource,
        requestMicrophone: !usesPageTrack,
        microphoneId: request.microphoneId ?? (typeof audioSource === 'string' ? audioSource : undefined),
      }
      return createCallSession(
        sessionOptions,
        {
          clock: systemClock,
          transports,
          callLock: activeCallLock,
          microphone: browserMicrophone,
          audio: pageAudioOutput,
          isOnline,
          pageProblem: environment ? () => undefined : browserProblem,
          ...environment,
          createWebCall: environment
            ? (signal) => environment.createWebCall(signal, body)
            : (signal) => createWebCall({ token, baseUrl, body, signal }),
          isMobile: isMobileDevice,
          onPageKept,
          debug: console.debug,
          reportError,
          loadMonitor,
          loadEndedReasons,
          loadTools,
          transcriptCode,
        },
        listener,
      )
    },

    /** Loads the code of `controls`, once. Rejects with `media-load`. */
    loadControls(ports: Omit<ControlsPorts, 'errorTexts'>): Promise<CallControls> {
      controls ??= loadCode(importControls()).then(
        ({ createMediaControls }) => createMediaControls({ ...ports, errorTexts }),
        ({ cause }: LoadError) => {
          // The next use tries again.
          controls = undefined
          throw createVoiceError({ code: 'media-load', stage: 'live', fatal: false, cause })
        },
      )
      return controls
    },

    async prewarm(isRead: SessionRequest['isRead']) {
      // If one fails now, the call loads it again, or continues without it.
      void Promise.allSettled([
        loadMonitor(),
        tools.size > 0 && loadTools(),
        isRead('transcript') && transcriptCode(),
      ])
      if (activeCallLock.isTaken()) return
      const prewarming = new AbortController()
      const end = () => prewarming.abort()
      prewarmings.add(end)
      const cancelLimit = systemClock.after(defaultTimeouts.mediaMs, end)
      try {
        await transports.release(await transports.acquire(prewarming.signal), true)
      } finally {
        cancelLimit()
        prewarmings.delete(end)
      }
    },

    async dispose() {
      for (const end of prewarmings) end()
      await transports.dispose()
    },
  }
}

export type SessionFactory = ReturnType<typeof createSessionFactory>

interface MicrophoneCheck {
  environment: CallEnvironment | undefined
  deviceId: string | undefined
  prompt: () => void
  session: Pick<CallSession, 'hasMicrophone'> | undefined
}

/**
 * Asks for the microphone and releases it at once. `granted` if a running call has one or gets one within 60 s; `unavailable` if
 * the visitor does not answer our own prompt for as long. Rejects only on a page that cannot make calls.
 */
export async function checkMicrophone({ environment, deviceId, prompt, session }: MicrophoneCheck) {
  const limit = { clock: systemClock, limitMs: defaultTimeouts.microphoneMs }
  const problem = environment ? undefined : browserProblem()
  if (problem) throw createVoiceError({ code: problem, stage: 'initialization', fatal: false })
  // On a phone, opening a second microphone would silence that of the call.
  if (session && (await withDeadline(session.hasMicrophone(), limit, () => false))) return 'granted'
  const { microphone } = environment ?? { microphone: browserMicrophone }
  const ask = async (id?: string) => {
    const request = microphone.request({ prompt, deviceId: id })
    const outcome = await withDeadline(request.settled, limit, () => undefined)
    request.release()
    return outcome
  }
  let outcome = await ask(deviceId || undefined)
  // As in a call, which opens the system's default if the chosen microphone cannot be used.
  const isDecided = outcome === undefined || ['granted', 'denied', 'forbidden'].includes(outcome)
  if (deviceId && !isDecided) outcome = await ask()
  return outcome ?? 'unavailable'
}

const TARGETS = ['assistant', 'squad', 'workflow'] as const

const noTarget = () =>
  new ValidationError({
    field: 'assistant, squad or workflow',
    limit: 'given',
    received: 'nothing',
    message: 'Assistant or Squad or Workflow must be provided.',
  })

/** Creates the web call of a session. Rejects with a `VoiceError`. */
export async function createWebCall(
  options: Omit<Parameters<typeof createWebCallFromPage>[0], 'token'> & Pick<SessionFactoryOptions, 'token'>,
): Promise<unknown> {
  try {
    checkBody(options.body)
    return await createWebCallFromPage({ ...options, token: await readToken(options.token) })
  } catch (thrown) {
    throw toWebCallError(thrown)
  }
}

/** The platform's body, with only the fields that were given. */
function toWebCallBody(options: StartOptions): CreateWebCallBody {
  const { assistantOverrides, workflowOverrides, roomDeleteOnUserLeaveEnabled } = options
  const body = { assistantOverrides, workflowOverrides, roomDeleteOnUserLeaveEnabled }
  const targets = TARGETS.map((name) => {
    const { [name]: target, [`${name}Id` as const]: id } = options
    return typeof target === 'string'
      ? { [`${name}Id`]: target || id }
      : { [name]: target, [`${name}Id`]: id }
  })
  return compact(Object.assign(body, ...targets) as CreateWebCallBody)
}
