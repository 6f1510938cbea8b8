import { VoiceError } from '../errors'
import type { Connection } from './connect'
import type { Room } from './room'
import type { Stage, StageRunner } from './stage-runner'
import { LEVEL_INTERVAL_MS } from './timeouts'
import type { SessionEvent, SessionOptions } from './types'
import type { CreatedCall } from './web-call'

export interface JoinContext {
  options: SessionOptions
  connection: Connection
  runStage: StageRunner
  signal: AbortSignal
  emit(event: Extract<SessionEvent, { type: 'stage' | 'problem' | 'level-observer-failed' }>): void
}

/** Enters the room, with the microphone that the visitor's prompt has opened if there was one. */
export async function joinRoom({ options, connection, runStage }: JoinContext): Promise<void> {
  const { transport, call, microphone } = connection
  const track = microphone?.track()
  await runStage({
    stage: 'daily-call-join',
    code: 'join-failed',
    timeoutMs: options.timeouts.joinMs,
    run: () =>
      transport.join({
        url: call.url,
        ...(call.token === undefined ? {} : { token: call.token }),
        ...(track === undefined ? {} : { microphone: track }),
        startMuted: options.muted,
        video: options.video || call.videoRecording,
      }),
  })
}

/** After joining: recording, levels and noise cancellation, each of which the call can do without. */
export async function setUp(context: JoinContext, room: Room): Promise<void> {
  const { options, connection, emit } = context
  const { transport, call } = connection
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
    transport
      .observeLocalLevel(LEVEL_INTERVAL_MS)
      .catch((native: unknown) => emit({ type: 'level-observer-failed', native }))
}

/** Why there is no recording to ask for, or undefined when there is one. */
function reasonNotToRecord(call: CreatedCall): Record<string, unknown> | undefined {
  if (!call.videoRecording) return { action: 'skipped-not-enabled' }
  return call.token === undefined ? undefined : { action: 'auto-started-via-meeting-token' }
}

/** Runs a stage whose failure is reported and survived; only an abort rejects. */
async function optional<T>({ runStage, options, signal, emit }: JoinContext, stage: Stage<T>) {
  try {
    await runStage({ timeoutMs: options.timeouts.setupMs, fatal: false, ...stage })
  } catch (error) {
    if (signal.aborted || !(error instanceof VoiceError)) throw error
    emit({ type: 'problem', error })
  }
}
