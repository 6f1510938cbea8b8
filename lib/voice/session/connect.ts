import { describe, VoiceError } from '../errors'
import type { CallStage, VoiceErrorCode } from '../errors'
import type { CallSignal } from '../state'
import type { CallTransport } from '../transport'
import { pause, settledWithin } from './clock'
import type { DisposerStack } from './disposers'
import type { SlotHold } from './page-slot'
import { limited } from './stage-runner'
import type { Stage, StageRunner } from './stage-runner'
import { LEVEL_INTERVAL_MS, MOBILE_WAIT_MS } from './timeouts'
import type { SessionEvent, SessionOptions, SessionPorts } from './types'
import { readCreatedCall } from './web-call'
import type { CreatedCall } from './web-call'

export interface ConnectContext {
  options: SessionOptions
  ports: SessionPorts
  /** Aborted with the error, or the `AbortedError`, that stops the start. */
  abort: AbortController
  disposers: DisposerStack
  runStage: StageRunner
  emit(event: SessionEvent): void
  apply(signal: CallSignal): boolean
  isMuted(): boolean
  /** The page's one call is ours. */
  held(hold: SlotHold): void
  /** The transport is there: listen to it. */
  opened(transport: CallTransport): void
  /** The room is about to be joined. */
  joining(call: CreatedCall): void
  /** The room is joined: take in who is there. */
  joined(call: CreatedCall): void
  /** Asks for the recording, which is confirmed by an event. */
  record(): void
  /** A set-up step failed; the call goes on without it. */
  problem(error: VoiceError): void
}

/** The family's error for whatever a stage threw. */
const failure =
  (code: VoiceErrorCode, stage: CallStage, fatal = true) =>
  (cause: unknown) =>
    new VoiceError({ code, stage, message: `${stage} failed: ${describe(cause)}`, cause, fatal })

/**
 * The way into a call. The media code, the microphone and the web call are asked for at the same moment; the
 * stages are reported in the specification's order, each when it is really done.
 */
export async function connect(context: ConnectContext): Promise<CreatedCall> {
  const { runStage, apply, ports, options } = context
  const beganAt = ports.clock.now()

  await runStage({
    stage: 'initialization',
    run: () => initialise(context),
    toError: failure('internal', 'initialization'),
  })
  const media = loadMedia(context)
  const microphone = askForMicrophone(context)

  const call = options.existing ?? (await createWebCall(context))
  apply({ type: 'web-call-created' })

  const transport = await runStage({
    stage: 'daily-call-object-creation',
    metadata: {
      audioSource: options.audioSource,
      videoSource: options.video || call.videoRecording,
      isVideoRecordingEnabled: call.videoRecording,
      isVideoEnabled: call.avatar,
    },
    run: () => media,
    toError: failure('media-object', 'daily-call-object-creation'),
  })

  await waitForPermission(context, microphone, beganAt)

  apply({ type: 'media-ready' })
  context.joining(call)
  await runStage({
    stage: 'daily-call-join',
    timeoutMs: options.timeouts.joinMs,
    run: () =>
      transport.join({
        url: call.url,
        ...(call.token === undefined ? {} : { token: call.token }),
        startMuted: context.isMuted(),
        video: options.video || call.videoRecording,
      }),
    toError: failure('join-failed', 'daily-call-join'),
  })
  context.joined(call)
  await setUp(context, transport, call)
  return call
}

async function initialise({ ports, held }: ConnectContext) {
  if (!ports.isOnline())
    throw new VoiceError({
      code: 'offline',
      stage: 'initialization',
      message: 'The browser is offline, so no call was started.',
    })
  held(await ports.slot.take())
}

/** Begins at once and is limited from now; a failure stops the start without waiting for the web call. */
function loadMedia({ ports, options, abort, opened }: ConnectContext): Promise<CallTransport> {
  const stage = 'daily-call-object-creation'
  const media = limited(() => ports.transports.acquire(abort.signal), {
    clock: ports.clock,
    signal: abort.signal,
    stage,
    timeoutMs: options.timeouts.mediaMs,
  }).then(
    (transport) => {
      opened(transport)
      return transport
    },
    (cause: unknown) => {
      throw cause instanceof VoiceError ? cause : failure('media-object', stage)(cause)
    },
  )
  media.catch((error: unknown) => abort.abort(error))
  return media
}

function askForMicrophone({ ports, options, disposers, emit, isMuted }: ConnectContext): Promise<void> {
  if (!options.requestMicrophone || isMuted()) return Promise.resolve()
  const request = ports.microphone.request({ prompt: () => emit({ type: 'microphone', state: 'prompt' }) })
  disposers.add(request.release)
  return request.settled.then((state) => emit({ type: 'microphone', state }))
}

async function createWebCall({ runStage, ports, options }: ConnectContext): Promise<CreatedCall> {
  return runStage({
    stage: 'web-call-creation',
    timeoutMs: options.timeouts.webCallMs,
    run: async (signal) => readCreatedCall(await ports.createWebCall(signal)),
    completed: (call) => ({
      callId: call.id ?? 'unknown',
      videoRecordingEnabled: call.videoRecording,
      voiceProvider: call.voiceProvider ?? 'unknown',
    }),
    toError: failure('internal', 'web-call-creation'),
  })
}

/**
 * The visitor answers the browser's prompt before the assistant hears an empty room. On mobile devices a
 * second must have passed since the start, as the specification asks.
 */
async function waitForPermission(
  { runStage, ports, options }: ConnectContext,
  microphone: Promise<void>,
  beganAt: number,
) {
  const isMobile = ports.isMobile()
  await runStage({
    stage: 'mobile-permissions',
    metadata: { isMobile },
    run: async (signal) => {
      await settledWithin(ports.clock, options.timeouts.microphoneMs, microphone, signal)
      const waitMs = isMobile ? MOBILE_WAIT_MS - (ports.clock.now() - beganAt) : 0
      if (waitMs > 0) await pause(ports.clock, waitMs, signal)
    },
    completed: () => ({ action: isMobile ? 'permissions-wait' : 'skipped-not-mobile' }),
    toError: failure('internal', 'mobile-permissions'),
  })
}

/** What the call can do without: recording, levels, noise cancellation. */
async function setUp(context: ConnectContext, transport: CallTransport, call: CreatedCall) {
  const { options } = context
  const stage = 'video-recording-setup'
  const metadata = withoutRecordingRequest(call)
  if (metadata) context.emit({ type: 'stage', report: { stage, status: 'completed', metadata } })
  else
    await optional(context, {
      stage,
      run: () => context.record(),
      toError: failure('recording', stage, false),
    })
  await optional(context, {
    stage: 'audio-observer-setup',
    run: () => transport.observeRemoteLevels(LEVEL_INTERVAL_MS),
    toError: failure('audio-observer', 'audio-observer-setup', false),
  })
  await optional(context, {
    stage: 'audio-processing-setup',
    run: () => (options.noiseCancellation ? transport.setNoiseCancellation(true) : undefined),
    toError: failure('audio-processing', 'audio-processing-setup', false),
  })
  // Noise cancellation replaces the track, which would close the observer's audio context while it opens.
  if (options.localLevels())
    transport
      .observeLocalLevel(LEVEL_INTERVAL_MS)
      .catch((native: unknown) => context.emit({ type: 'level-observer-failed', native }))
}

/** Why there is nothing to ask for, or undefined when there is. */
function withoutRecordingRequest(call: CreatedCall): Record<string, unknown> | undefined {
  if (!call.videoRecording) return { action: 'skipped-not-enabled' }
  return call.token === undefined ? undefined : { action: 'auto-started-via-meeting-token' }
}

/** A stage whose failure is told and survived; only an abort goes through. */
async function optional<T>({ runStage, options, abort, problem }: ConnectContext, stage: Stage<T>) {
  try {
    await runStage({ timeoutMs: options.timeouts.setupMs, ...stage })
  } catch (error) {
    if (abort.signal.aborted || !(error instanceof VoiceError)) throw error
    problem(error)
  }
}
