import type { CreateWebCallBody } from '../api'
import { systemClock } from '../timing/clock'
import { withDeadline } from '../timing/deadline'
import { activeCallLock } from './browser/active-call-lock'
import { pageAudioOutput } from './browser/audio-output'
import { claimDevice } from './browser/device-claim'
import { browserProblem, isMobileDevice, isOnline, reportError } from './browser/environment'
import { browserMicrophone } from './browser/microphone'
import type { CallEnvironment } from './call-environment'
import { webCallPort } from './web-call-port'
import { bundleAt } from './daily/call-machine'
import type { DailySettings } from './daily/call-machine'
import { createDailyTransportPool } from './daily/transport-pool'
import { createVoiceError } from './error-messages'
import { ValidationError } from './errors'
import type { VoiceError } from './errors'
import type { MicrophoneOutcome } from './session/ports'
import { isRunning } from './session/phases'
import { createCallSession } from './session/session'
import { defaultTimeouts, readTimeouts } from './session/timeouts'
import type { CallTimeouts } from './session/timeouts'
import type { TransportPool } from './session/transport'
import type { CallSession, SessionEvent, SessionOptions } from './session/types'
import type { CallRequest, UseVoiceCallOptions } from './store/types'
import type { ToolMap } from './tools/client-tool'
import { createToolRunner, runTools, toolCallsIn } from './tools/tool-runner'
import { hasTarget } from './vapi/start-options'
import { toWebCallBody } from './vapi/web-call-body'

/** At module level, so that a bundler gives the monitor a file of its own: connecting does not wait for it. */
const loadMonitor = async () => (await import('./browser/call-monitor')).monitorCall

/** What the sessions of one instance share. */
export interface SessionFactoryOptions {
  /** The key, or what fetches one for each call. */
  token: string | (() => Promise<string>)
  /** Base URL of the platform's API. Default: the platform's own. */
  baseUrl?: string | undefined
  media: DailySettings
  /** Replaces network, media library and microphone in tests. */
  platform?: CallEnvironment | undefined
  /** Functions of the page that the assistant may call; read at each message. */
  tools: ToolMap
}

/** What can differ between the calls of an instance. */
export interface SessionRequest extends Omit<SessionOptions, 'timeouts' | 'noiseCancellation' | OfInstance> {
  /** Body of `POST /call/web`; ignored with `existing`. */
  body?: CreateWebCallBody
  timeouts?: CallTimeouts | undefined
  noiseCancellation?: boolean | undefined
  /** The result of a tool could not be sent. */
  reportProblem(error: unknown): void
}

type OfInstance = 'audioSource' | 'requestMicrophone'

/** Makes the sessions of one instance: one token, one platform, one place for the media code. */
export interface SessionFactory {
  createSession(request: SessionRequest, listener: (event: SessionEvent) => void): CallSession
  /** Loads the media code and its call machine, so that a start need not. Never the microphone. */
  prewarm(): Promise<void>
  transports: TransportPool
  /** Frees what is kept between calls. */
  dispose(): Promise<void>
}

export function createSessionFactory(options: SessionFactoryOptions): SessionFactory {
  const { token, baseUrl, media, platform, tools } = options
  const transports = platform?.transports ?? createDailyTransportPool(media)
  const { audioSource = true } = media
  const toolRunner = createToolRunner(tools, { clock: systemClock, reportPageError: reportError })
  /** What prewarm is loading. */
  const warming = new Set<AbortController>()

  return {
    transports,
    createSession(request, listener) {
      const {
        body = {},
        timeouts = defaultTimeouts,
        noiseCancellation = true,
        reportProblem,
        ...rest
      } = request
      const sessionOptions: SessionOptions = {
        ...rest,
        onMessage(message, fromAssistant) {
          // Read before the page gets the message, whose listeners may change it. Only the assistant may call a tool.
          const toolCalls = fromAssistant ? toolCallsIn(message) : []
          rest.onMessage?.(message, fromAssistant)
          runTools(toolCalls, toolRunner, {
            // A call that is over needs no answer, and another call must not get it.
            send: (answer) => void (isRunning(session.state) && session.send(answer)),
            reportProblem,
          })
        },
        timeouts,
        noiseCancellation,
        audioSource,
        requestMicrophone: audioSource === true || typeof audioSource === 'string',
      }
      const session = createCallSession(
        sessionOptions,
        {
          clock: systemClock,
          transports,
          callLock: activeCallLock,
          microphone: browserMicrophone(typeof audioSource === 'string' ? audioSource : undefined),
          audio: pageAudioOutput,
          isOnline,
          ...platform,
          createWebCall: platform
            ? (signal) => platform.createWebCall(signal, body)
            : webCallPort({ token, baseUrl, timeoutMs: timeouts.webCallMs }, body),
          isMobile: isMobileDevice,
          claimDevice,
          debug: (text, detail) => console.debug(text, detail),
          reportError,
          loadMonitor,
        },
        listener,
      )
      return session
    },

    async prewarm() {
      // A call goes on without it, and loads it again.
      loadMonitor().catch(() => undefined)
      if (activeCallLock.isTaken()) return
      const controller = new AbortController()
      const cancelLimit = systemClock.after(defaultTimeouts.mediaMs, () => controller.abort())
      warming.add(controller)
      try {
        const transport = await transports.acquire(controller.signal)
        await transports.release(transport, true)
      } finally {
        cancelLimit()
        warming.delete(controller)
      }
    },

    async dispose() {
      for (const controller of warming) controller.abort()
      await transports.dispose()
    },
  }
}

/** The sessions of one call store, made from its requests. */
export interface CallSessions {
  /**
   * A session that calls the target of the request, or else the assistant of the options.
   *
   * @throws VoiceError when the key or the assistant is missing, a time limit is not allowed, or the page cannot
   * make calls
   */
  create(
    request: CallRequest,
    options: Pick<SessionRequest, 'muted' | 'volume' | 'onMessage' | 'reportProblem'>,
    listener: (event: SessionEvent) => void,
  ): CallSession
  /**
   * Asks for the microphone and releases it at once; `unavailable` when the visitor does not answer within 60 s.
   * `prompt` is called when the browser asks the visitor. Never rejects.
   */
  checkMicrophone(deviceId: string | undefined, prompt: () => void): Promise<MicrophoneOutcome>
  /** Loads the media code and its call machine; without a key or a token nothing is loaded. */
  prewarm(): Promise<void>
  /** Frees what is kept between calls. */
  dispose(): Promise<void>
}

export function createCallSessions(options: UseVoiceCallOptions, tools: ToolMap): CallSessions {
  const { assistantId, platform, callBundleUrl } = options
  let factory: SessionFactory | undefined

  const readToken = () => options.publicKey?.trim() || options.getToken
  const factoryFor = (token: SessionFactoryOptions['token']) =>
    (factory ??= createSessionFactory({
      token,
      baseUrl: options.apiUrl,
      platform,
      tools,
      media: { bundle: callBundleUrl === undefined ? undefined : bundleAt(callBundleUrl) },
    }))

  return {
    create(request, sessionOptions, listener) {
      const token = readToken()
      if (!token) throw notConfigured('publicKey')
      const wanted = assistantId === undefined || hasTarget(request) ? request : { ...request, assistantId }
      if (!hasTarget(wanted)) throw notConfigured('assistantId')
      const problem = platform ? undefined : browserProblem()
      if (problem) throw createVoiceError({ code: problem, stage: 'input-validation' })
      return factoryFor(token).createSession(
        {
          ...sessionOptions,
          body: toWebCallBody(wanted),
          noiseCancellation: request.noiseCancellation,
          timeouts: readTimeouts(request.timeouts),
          localLevels: () => true,
        },
        listener,
      )
    },
    async checkMicrophone(deviceId, prompt) {
      const request = (platform?.microphone ?? browserMicrophone(deviceId || undefined)).request({ prompt })
      const limit = { clock: systemClock, limitMs: defaultTimeouts.microphoneMs }
      const outcome = await withDeadline(request.settled, limit, () => 'unavailable' as const)
      request.release()
      return outcome
    },
    async prewarm() {
      const token = readToken()
      if (token) await factoryFor(token).prewarm()
    },
    async dispose() {
      await factory?.dispose()
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
