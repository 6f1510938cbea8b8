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

/** What joining needs. The caller releases the transport. */
export interface Connection {
  call: JoinableCall
  transport: CallTransport
}

/**
 * Asks for the media code, the microphone and the web call at the same moment; the stages are reported in the
 * official SDK's order, each when it is done. When one fails, the others are released before it rejects.
 */
export async function connect(
  context: StartContext,
  toolsLoaded: Promise<unknown> | undefined,
): Promise<Connection> {
  const { runStage, options, abort, ports } = context
  const { clock, transports } = ports
  const beganAt = clock.now()
  const acquired = transports.acquire(abort.signal)
  const media = loadTransport(context, acquired)
  // It is waited for below; until then a failure is nobody's.
  toolsLoaded?.catch(() => undefined)
  // A call that begins muted opens no microphone.
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
        const transport = await media
        context.onTransport(transport)
        return transport
      },
    })
    await waitForPermission(context, answered, beganAt)
    await toolsLoaded
    return { call, transport }
  } catch (error) {
    const isStopped = abort.signal.reason instanceof AbortedError
    const released = acquired.then((transport) => transports.release(transport, isStopped))
    const waited = settledWithin(released, { clock, limitMs: STOP_LIMIT_MS })
    // After `stop()`, the caller waits until the page's one call object is free. If the media code is late, we do not wait:
    // we release it when it arrives.
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
    // The media code has failed, which stopped the web call: its stage is reported as the one that failed.
    if (error instanceof VoiceError && error.stage === MEDIA_STAGE)
      await runStage({ stage: MEDIA_STAGE, run: () => media })
    throw error
  }
}

/**
 * Waits for the answer to the microphone prompt, so that the assistant does not greet a visitor who cannot speak yet.
 * On mobile devices a second must have passed since the start, as in the official SDK.
 */
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
      // The call begins without a microphone whose prompt is not answered in time; answered later, it is used then.
      if (answered) await settledWithin(answered, { clock, limitMs: options.timeouts.microphoneMs, signal })
      const waitMs = isMobile ? MOBILE_WAIT_MS - (clock.now() - beganAt) : 0
      if (waitMs > 0) await pause({ clock, limitMs: waitMs, signal })
    },
    completed: () => ({ action: isMobile ? 'permissions-wait' : 'skipped-not-mobile' }),
  })
}

/** After joining: recording, levels and noise cancellation, each of which the call can do without. */
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
  // Noise cancellation replaces the track, which would close the observer's audio context while it opens.
  if (options.localLevels())
    transport.observeLocalLevel().catch((native: unknown) => {
      // Leaving the room also makes it fail.
      if (!abort.signal.aborted) emit({ type: 'level-observer-failed', native })
    })
}

/** Why there is no recording to ask for, or undefined when there is one. */
function reasonNotToRecord(call: JoinableCall): Record<string, unknown> | undefined {
  if (!call.videoRecording) return { action: 'skipped-not-enabled' }
  return call.token === undefined ? undefined : { action: 'auto-started-via-meeting-token' }
}

/** Runs a stage whose failure is reported and survived; only an abort rejects. */
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
  /** The work. It is not begun when the start has been stopped meanwhile. */
  run(signal: AbortSignal): T | Promise<T>
  metadata?: Record<string, unknown>
  completed?(result: T): Record<string, unknown> | undefined
  /** Code of a failure that is not a `VoiceError` yet. Default: internal. */
  code?: VoiceErrorCode
  /** Whether a failure ends the call. Default true. */
  fatal?: boolean
}

/** Runs one stage of a start: reports it, limits its time and drops it at once when the start is stopped. */
type StageRunner = <T>(stage: Stage<T>) => Promise<T>

/** Rejects when the start is stopped or time is up: no promise of ours stays pending because a library's does. */
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
