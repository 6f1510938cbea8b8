import { systemClock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import { browserProblem } from '../browser/environment'
import { browserMicrophone } from '../browser/microphone'
import { bundleAt } from '../daily/call-machine'
import { createVoiceError } from '../error-messages'
import { ValidationError } from '../errors'
import type { VoiceError } from '../errors'
import { createSessionFactory } from '../session-factory'
import type { SessionFactory, SessionFactoryOptions, SessionRequest } from '../session-factory'
import type { MicrophoneOutcome } from '../session/ports'
import { defaultTimeouts, readTimeouts } from '../session/timeouts'
import type { CallSession, SessionEvent } from '../session/types'
import { hasTarget } from '../start-options'
import type { ToolMap } from '../tools/client-tool'
import { toWebCallBody } from '../web-call-body'
import type { CallRequest, UseVoiceCallOptions } from './types'

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
    options: Pick<SessionRequest, 'muted' | 'volume' | 'reportProblem'>,
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

  const tokenSource = () => options.publicKey?.trim() || options.getToken
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
      const token = tokenSource()
      if (!token) throw notConfigured('publicKey')
      const target = assistantId === undefined || hasTarget(request) ? request : { ...request, assistantId }
      if (!hasTarget(target)) throw notConfigured('assistantId')
      const problem = platform ? undefined : browserProblem()
      if (problem) throw createVoiceError({ code: problem, stage: 'input-validation' })
      return factoryFor(token).createSession(
        {
          ...sessionOptions,
          body: toWebCallBody(target),
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
      const token = tokenSource()
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
