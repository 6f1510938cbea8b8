import { pause, settledWithin, withDeadline } from '../../timing/deadline'
import { createVoiceError, offlineOr, toVoiceError } from '../error-messages'
import { AbortedError, VoiceError, type CallStage, type VoiceErrorCode } from '../errors'
import { readJoinableCall, type JoinableCall } from './joinable-call'
import type { Room } from './room'
import { MOBILE_WAIT_MS, STOP_LIMIT_MS } from './timeouts'
import type { CallTransport } from './transport'
import type { CallContext, StageReport } from './types'
import type { VisitorMicrophone } from './visitor-microphone'

const MEDIA_STAGE = 'daily-call-object-creation'

interface StartContext extends CallContext {
  microphone: VisitorMicrophone
  /** The platform has created the web call, or there is a room to join again. */
  onCall(call: JoinableCall): void
  /** The media code is loaded. `connect` still releases the transport when a later stage fails. */
  onTransport(transport: CallTransport): void
}

export interface Connection {
  call: JoinableCall
  transport: CallTransport
}

interface Stage<T> {
  stage: CallStage
  timeoutMs?: number
  /** The work. Not called if the start was stopped before. */
  run(): T | Promise<T>
  metadata?: Record<string, unknown>
  completed?(result: T): Record<string, unknown> | undefined
  /** The code for an error that is not a `VoiceError`. Default: `internal`. */
  code?: VoiceErrorCode
  fatal?: boolean
}

/** The stages of a start. Each is reported and limited in time, and rejects once the start is stopped. */
export function createStart(context: StartContext) {
  const { options, ports, audioSettings, progress, abort, emit, warn, microphone, onCall } = context
  const { existing, timeouts } = options
  const { clock, transports } = ports
  const { signal } = abort

  /** Rejects when the start is stopped or the time limit passes, even if the promise of a library stays pending. */
  async function limited<T>({ stage, timeoutMs, run, code, fatal }: Stage<T>): Promise<T> {
    signal.throwIfAborted()
    return withDeadline(Promise.resolve(run()), { clock, limitMs: timeoutMs, signal }, (): never => {
      signal.throwIfAborted()
      const message = `The stage ${stage} was not done after ${timeoutMs} ms. Try again, or raise its limit in timeouts.`
      // An optional step (recording, levels, noise cancellation) reports its own code, also when it timed out.
      throw createVoiceError({ code: (fatal === false && code) || 'timeout', stage, message, fatal })
    })
  }

  async function runStage<T>(running: Stage<T>): Promise<T> {
    const { stage, metadata, completed, code = 'internal', fatal } = running
    const startedAt = clock.now()
    const report = (rest: Omit<StageReport, 'stage'>) => emit({ type: 'stage', report: { stage, ...rest } })
    progress.enter(stage)
    report({ status: 'started', metadata })
    try {
      const result = await limited(running)
      const durationMs = clock.now() - startedAt
      report({ status: 'completed', durationMs, metadata: completed?.(result) })
      return result
    } catch (cause) {
      const error = offlineOr(toVoiceError(cause, { code, stage, fatal }), ports.isOnline)
      // If another step has failed and stopped this one, this one reports that it was aborted.
      const reported = signal.aborted && error.stage !== stage ? new AbortedError(stage, error) : error
      report({ status: 'failed', durationMs: clock.now() - startedAt, error: reported })
      throw error
    }
  }

  /** Runs a stage that may fail: reports its error and continues. Rejects only when the start is stopped. */
  async function optional<T>(stage: Stage<T>) {
    try {
      await runStage({ timeoutMs: timeouts.setupMs, fatal: false, ...stage })
    } catch (error) {
      signal.throwIfAborted()
      warn(error)
    }
  }

  /** The time limit counts from the start. A failure stops the start without waiting for the web call. */
  async function loadTransport(acquired: Promise<CallTransport>): Promise<CallTransport> {
    const stage = MEDIA_STAGE
    try {
      return await limited({ stage, timeoutMs: timeouts.mediaMs, run: () => acquired })
    } catch (cause) {
      const error = toVoiceError(cause, { code: 'media-object', stage })
      abort.abort(error)
      throw error
    }
  }

  async function createWebCall(media: Promise<CallTransport>): Promise<JoinableCall> {
    try {
      return await runStage({
        stage: 'web-call-creation',
        timeoutMs: timeouts.webCallMs,
        async run() {
          const call = readJoinableCall(await ports.createWebCall(signal))
          // The app's own function may ignore the signal.
          signal.throwIfAborted()
          onCall(call)
          return call
        },
        completed: (call) => ({
          callId: call.id ?? 'unknown',
          videoRecordingEnabled: call.videoRecording,
          voiceProvider: call.voiceProvider ?? 'unknown',
        }),
      })
    } catch (error) {
      // The media code has failed, which also stopped the web call. We report the stage of the media code.
      if (error instanceof VoiceError && error.stage === MEDIA_STAGE)
        await runStage({ stage: MEDIA_STAGE, run: () => media })
      throw error
    }
  }

  /** Waits for the microphone, so that the visitor can answer the greeting. On phones a second, as the official SDK does. */
  async function waitForPermission(answered: Promise<unknown> | undefined, beganAt: number) {
    const isMobile = ports.isMobile()
    await runStage({
      stage: 'mobile-permissions',
      metadata: { isMobile },
      async run() {
        // If the visitor does not answer in time, the call begins without a microphone, and sends it after a later answer.
        if (answered) await settledWithin(answered, { clock, limitMs: timeouts.microphoneMs, signal })
        const waitMs = isMobile ? MOBILE_WAIT_MS - (clock.now() - beganAt) : 0
        if (waitMs > 0) await pause({ clock, limitMs: waitMs, signal })
      },
      completed: () => ({ action: isMobile ? 'permissions-wait' : 'skipped-not-mobile' }),
    })
  }

  return {
    runStage,

    /** Loads the media code, asks for the microphone and creates the web call in parallel. If a stage fails, releases the transport. */
    async connect(codeLoaded: Promise<unknown>): Promise<Connection> {
      const beganAt = clock.now()
      const acquired = transports.acquire(signal)
      const media = loadTransport(acquired)
      // We wait for both below. Without this, a failure before that would be an unhandled rejection.
      for (const loaded of [media, codeLoaded]) loaded.catch(() => undefined)
      // A call that begins muted opens no microphone yet.
      const isAsked = options.requestMicrophone && !audioSettings.muted
      const answered = isAsked ? microphone.open() : undefined
      try {
        const call = existing ?? (await createWebCall(media))
        if (existing) onCall(existing)
        const transport = await runStage({
          stage: MEDIA_STAGE,
          metadata: {
            audioSource: options.audioSource,
            videoSource: call.videoRecording,
            isVideoRecordingEnabled: call.videoRecording,
            isVideoEnabled: call.avatar,
          },
          async run() {
            const [transport] = await Promise.all([media, codeLoaded])
            context.onTransport(transport)
            return transport
          },
        })
        await waitForPermission(answered, beganAt)
        return { call, transport }
      } catch (error) {
        // The caller waits until the page's only call object is free. If the media code is late, it is released when it arrives.
        const isStopped = signal.reason instanceof AbortedError
        const released = acquired.then((transport) => transports.release(transport, isStopped))
        await settledWithin(released, { clock, limitMs: STOP_LIMIT_MS })
        throw error
      }
    },

    async join({ transport, call }: Connection): Promise<void> {
      const track = microphone.track()
      // If the visitor has refused the microphone, or none exists, the media library must not ask for it again.
      const isSilent = !audioSettings.muted && microphone.outcome() !== 'granted'
      await runStage({
        stage: 'daily-call-join',
        timeoutMs: timeouts.joinMs,
        run: () =>
          transport.join({
            url: call.url,
            token: call.token,
            microphone: track,
            withoutMicrophone: options.requestMicrophone ? isSilent : undefined,
            startMuted: audioSettings.muted,
            video: call.videoRecording,
          }),
      })
      microphone.joined(transport, track)
    },

    /** After joining: sets up recording, levels and noise cancellation. The call continues without those that fail. */
    async setUp({ transport, call }: Connection, room: Room): Promise<void> {
      const stage = 'video-recording-setup'
      const metadata = reasonNotToRecord(call)
      if (metadata) emit({ type: 'stage', report: { stage, status: 'completed', metadata } })
      else await optional({ stage, code: 'recording', run: () => room.record() })
      await optional({
        stage: 'audio-observer-setup',
        code: 'audio-observer',
        run: () => transport.observeRemoteLevels(),
      })
      await optional({
        stage: 'audio-processing-setup',
        code: 'audio-processing',
        run: () => (options.noiseCancellation ? transport.setNoiseCancellation(true) : undefined),
      })
      // Noise cancellation replaces the track. While the observer opens its audio context, that would close the context.
      if (options.isRead('user-level'))
        transport.observeLocalLevel().catch((native: unknown) => {
          // It also fails when the call leaves the room.
          if (!signal.aborted) emit({ type: 'level-observer-failed', native })
        })
    },
  }
}

/** Why the call requests no recording; undefined if it does. */
function reasonNotToRecord(call: JoinableCall): Record<string, unknown> | undefined {
  if (!call.videoRecording) return { action: 'skipped-not-enabled' }
  return call.token === undefined ? undefined : { action: 'auto-started-via-meeting-token' }
}
