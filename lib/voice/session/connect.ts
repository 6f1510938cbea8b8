import type { Clock } from '../../timing/clock'
import { pause, settledWithin, thawing, withDeadline } from '../../timing/deadline'
import { createVoiceError, toVoiceError } from '../error-messages'
import { AbortedError, VoiceError, type CallStage, type VoiceErrorCode } from '../errors'
import { readJoinableCall, type JoinableCall } from './joinable-call'
import type { Room } from './room'
import { LEVEL_INTERVAL_MS, MOBILE_WAIT_MS, STOP_LIMIT_MS } from './timeouts'
import type { CallTransport } from './transport'
import type { CallContext } from './types'
import type { VisitorMicrophone } from './visitor-microphone'

const MEDIA_STAGE = 'daily-call-object-creation'

export interface StartContext extends CallContext {
  microphone: VisitorMicrophone
  runStage: StageRunner
  /** The platform has created the web call, or there is a room to join again. */
  onCall(call: JoinableCall): void
  /** The media code is loaded. `connect` still releases the transport when a later stage fails. */
  onTransport(transport: CallTransport): void
}

/** The parts for joining. The caller releases the transport. */
export interface Connection {
  call: JoinableCall
  transport: CallTransport
}

/** Loads the media code, asks for the microphone and creates the web call in parallel. Releases them if one fails. */
export async function connect(context: StartContext, codeLoaded: Promise<unknown>): Promise<Connection> {
  const { runStage, options, abort, ports } = context
  const { clock, transports } = ports
  const beganAt = clock.now()
  const acquired = transports.acquire(abort.signal)
  const media = loadTransport(context, acquired)
  // We wait for it below. Without this, a failure before that would be an unhandled rejection.
  codeLoaded.catch(() => undefined)
  // A call that begins muted opens no microphone yet.
  const isAsked = options.requestMicrophone && !context.audioSettings.muted
  const answered = isAsked ? context.microphone.open() : undefined
  try {
    const call = options.existing ?? (await createWebCall(context, media))
    if (options.existing) context.onCall(call)
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
    await waitForPermission(context, answered, beganAt)
    return { call, transport }
  } catch (error) {
    const isStopped = abort.signal.reason instanceof AbortedError
    const released = acquired.then((transport) => transports.release(transport, isStopped))
    const waited = settledWithin(released, { clock, limitMs: STOP_LIMIT_MS })
    // After `stop()`, the caller waits until the page's only call object is free. If the media code is late, we do not wait,
    // but release it when it arrives.
    if (isStopped || !abort.signal.aborted) await waited
    throw error
  }
}

/** The time limit counts from the start. A failure stops the start without waiting for the web call. */
function loadTransport(
  { ports, options, abort }: StartContext,
  acquired: Promise<CallTransport>,
): Promise<CallTransport> {
  const stage = MEDIA_STAGE
  const loading = { stage, timeoutMs: options.timeouts.mediaMs, run: () => acquired } as const
  const media = runLimited(loading, ports.clock, abort.signal).catch((cause: unknown): never => {
    throw toVoiceError(cause, { code: 'media-object', stage })
  })
  media.catch((error: unknown) => abort.abort(error))
  return media
}

async function createWebCall(
  { runStage, ports, options, onCall }: StartContext,
  media: Promise<CallTransport>,
): Promise<JoinableCall> {
  try {
    return await runStage({
      stage: 'web-call-creation',
      timeoutMs: options.timeouts.webCallMs,
      async run(signal) {
        const call = readJoinableCall(await ports.createWebCall(signal))
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
async function waitForPermission(
  { runStage, ports, options }: StartContext,
  answered: Promise<unknown> | undefined,
  beganAt: number,
) {
  const { clock } = ports
  const isMobile = ports.isMobile()
  await runStage({
    stage: 'mobile-permissions',
    metadata: { isMobile },
    run: async (signal) => {
      // If the visitor does not answer in time, the call begins without a microphone, and sends it after a later answer.
      if (answered) await settledWithin(answered, { clock, limitMs: options.timeouts.microphoneMs, signal })
      const waitMs = isMobile ? MOBILE_WAIT_MS - (clock.now() - beganAt) : 0
      if (waitMs > 0) await pause({ clock, limitMs: waitMs, signal })
    },
    completed: () => ({ action: isMobile ? 'permissions-wait' : 'skipped-not-mobile' }),
  })
}

/** After joining: sets up recording, levels and noise cancellation. The call continues without those that fail. */
export async function setUp(
  context: StartContext,
  { transport, call }: Connection,
  room: Room,
): Promise<void> {
  const { options, abort, emit } = context
  const stage = 'video-recording-setup'
  const metadata = reasonNotToRecord(call)
  if (metadata) emit({ type: 'stage', report: { stage, status: 'completed', metadata } })
  else await optional(context, { stage, code: 'recording', run: () => room.record() })
  await optional(context, {
    stage: 'audio-observer-setup',
    code: 'audio-observer',
    run: () => transport.observeRemoteLevels(LEVEL_INTERVAL_MS),
  })
  await optional(context, {
    stage: 'audio-processing-setup',
    code: 'audio-processing',
    run: () => (options.noiseCancellation ? transport.setNoiseCancellation(true) : undefined),
  })
  // Noise cancellation replaces the track. While the observer opens its audio context, that would close the context.
  if (options.isRead('user-level'))
    transport.observeLocalLevel().catch((native: unknown) => {
      // It also fails when the call leaves the room.
      if (!abort.signal.aborted) emit({ type: 'level-observer-failed', native })
    })
}

/** Why the call requests no recording; undefined if it does. */
function reasonNotToRecord(call: JoinableCall): Record<string, unknown> | undefined {
  if (!call.videoRecording) return { action: 'skipped-not-enabled' }
  return call.token === undefined ? undefined : { action: 'auto-started-via-meeting-token' }
}

/** Runs a stage that may fail: reports its error and continues. Rejects only when the start is stopped. */
async function optional<T>({ runStage, options, abort, emit }: StartContext, stage: Stage<T>) {
  try {
    await runStage({ timeoutMs: options.timeouts.setupMs, fatal: false, ...stage })
  } catch (error) {
    if (abort.signal.aborted || !(error instanceof VoiceError)) throw error
    emit({ type: 'warning', error })
  }
}

export interface Stage<T> {
  stage: CallStage
  timeoutMs?: number
  /** The work. Not called if the start was stopped before. */
  run(signal: AbortSignal): T | Promise<T>
  metadata?: Record<string, unknown>
  completed?(result: T): Record<string, unknown> | undefined
  /** The code for an error that is not a `VoiceError`. Default: `internal`. */
  code?: VoiceErrorCode
  /** Whether a failure ends the call. Default true. */
  fatal?: boolean
}

/** Runs one stage of a start: reports it, limits its time, and no longer waits for it once the start is stopped. */
type StageRunner = <T>(stage: Stage<T>) => Promise<T>

/** Rejects when the start is stopped or the time limit passes, even if the promise of a library stays pending. */
export async function runLimited<T>(running: Stage<T>, clock: Clock, signal: AbortSignal): Promise<T> {
  const { stage, timeoutMs, run, code, fatal } = running
  throwIfStopped(signal, stage)
  return withDeadline(
    Promise.resolve(run(signal)),
    { clock: thawing(clock), limitMs: timeoutMs, signal },
    (): never => {
      throwIfStopped(signal, stage)
      const message = `The stage ${stage} was not done after ${timeoutMs} ms. Try again, or raise its limit in timeouts.`
      // An optional step (recording, levels, noise cancellation) reports its own code, also when it timed out.
      throw createVoiceError({ code: (fatal === false && code) || 'timeout', stage, message, fatal })
    },
  )
}

export function throwIfStopped(signal: AbortSignal, stage: CallStage): void {
  if (!signal.aborted) return
  throw signal.reason instanceof VoiceError ? signal.reason : new AbortedError(stage, signal.reason)
}
