import { VoiceError } from '../errors'
import type { CallSignal } from '../state'
import type { CallTransport } from '../transport'
import { pause, settled } from './clock'
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

/**
 * The way into a call. The media code, the microphone and the web call are asked for at the same moment; the
 * stages are reported in the specification's order, each when it is really done.
 */
export async function connect(context: ConnectContext): Promise<CreatedCall> {
  const { runStage, apply, ports, options } = context
  const beganAt = ports.clock.now()

  await runStage({ stage: 'initialization', run: () => initialise(context) })
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
  })

  await waitForPermission(context, microphone, beganAt)

  apply({ type: 'media-ready' })
  context.joining(call)
  await runStage({
    stage: 'daily-call-join',
    code: 'join-failed',
    timeoutMs: options.timeouts.joinMs,
    run: () =>
      transport.join({
        url: call.url,
        ...(call.token === undefined ? {} : { token: call.token }),
        startMuted: context.isMuted(),
        video: options.video || call.videoRecording,
      }),
  })
  context.joined(call)
  await setUp(context, transport, call)
  return call
}

async function initialise({ ports, held }: ConnectContext) {
  const stage = 'initialization'
  if (!ports.isOnline()) throw new VoiceError({ code: 'offline', stage })
  held(await ports.slot.take())
}

/** Begins at once and is limited from now; a failure stops the start without waiting for the web call. */
function loadMedia({ ports, options, abort, opened }: ConnectContext): Promise<CallTransport> {
  const stage = 'daily-call-object-creation'
  const { clock, transports } = ports
  const { signal } = abort
  const limits = { clock, signal, stage, limitMs: options.timeouts.mediaMs } as const
  const load = async () => {
    try {
      const transport = await limited(() => transports.acquire(signal), limits)
      opened(transport)
      return transport
    } catch (cause) {
      throw cause instanceof VoiceError ? cause : new VoiceError({ code: 'media-object', stage, cause })
    }
  }
  const media = load()
  media.catch((error: unknown) => abort.abort(error))
  return media
}

function askForMicrophone({ ports, options, disposers, emit, isMuted }: ConnectContext): Promise<void> {
  if (!options.requestMicrophone || isMuted()) return Promise.resolve()
  const request = ports.microphone.request({ prompt: () => emit({ type: 'microphone', state: 'prompt' }) })
  disposers.add(request.release)
  return request.settled.then((state) => emit({ type: 'microphone', state }))
}

const createWebCall = ({ runStage, ports, options }: ConnectContext): Promise<CreatedCall> =>
  runStage({
    stage: 'web-call-creation',
    timeoutMs: options.timeouts.webCallMs,
    run: async (signal) => readCreatedCall(await ports.createWebCall(signal)),
    completed: (call) => ({
      callId: call.id ?? 'unknown',
      videoRecordingEnabled: call.videoRecording,
      voiceProvider: call.voiceProvider ?? 'unknown',
    }),
  })

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
      const { clock } = ports
      await settled(microphone, { clock, limitMs: options.timeouts.microphoneMs, signal })
      const waitMs = isMobile ? MOBILE_WAIT_MS - (clock.now() - beganAt) : 0
      if (waitMs > 0) await pause({ clock, limitMs: waitMs, signal })
    },
    completed: () => ({ action: isMobile ? 'permissions-wait' : 'skipped-not-mobile' }),
  })
}

/** What the call can do without: recording, levels, noise cancellation. */
async function setUp(context: ConnectContext, transport: CallTransport, call: CreatedCall) {
  const { options } = context
  const stage = 'video-recording-setup'
  const metadata = withoutRecordingRequest(call)
  if (metadata) context.emit({ type: 'stage', report: { stage, status: 'completed', metadata } })
  else await optional(context, { stage, code: 'recording', run: () => context.record() })
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
    await runStage({ timeoutMs: options.timeouts.setupMs, fatal: false, ...stage })
  } catch (error) {
    if (abort.signal.aborted || !(error instanceof VoiceError)) throw error
    problem(error)
  }
}
