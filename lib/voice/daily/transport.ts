import type { DailyCall } from '@daily-co/daily-js'
import { VoiceError } from '../errors'
import type { Clock } from '../session/clock'
import { race } from '../session/clock'
import { DEFAULT_MESSAGE_LIMIT } from '../session/timeouts'
import type { MediaCallState } from '../state'
import type { CallTransport, JoinOptions } from '../transport'
import { bindEvents, toParticipant } from './events'
import { toFailure } from './failures'

/** Leaving is confirmed by the far end; one that stays silent is not waited for. */
const LEAVE_LIMIT_MS = 1000
const RECORDING_LAYOUT = {
  width: 1280,
  height: 720,
  backgroundColor: '#FF1F2D3D',
  layout: { preset: 'default' as const },
}

/** Where the library and its call machine meet, as far as it is looked at here. */
interface Meeting {
  instances?: Record<string, { callMachine?: unknown } | undefined>
}

const hasCallMachine = (callClientId: string): boolean => {
  const meeting = Reflect.get(window, '_daily') as Meeting | undefined
  return meeting?.instances?.[callClientId]?.callMachine !== undefined
}

export interface DailyTransport extends CallTransport {
  /** Whether it may serve another call: it left in good order, and nobody else has its call object. */
  isReusable(): boolean
}

/** The port, on one call object of the media library. */
export function createDailyTransport(call: DailyCall, clock: Clock): DailyTransport {
  let hasToken = false
  let isShared = false
  let leaving: Promise<void> | undefined
  let disposal: Promise<void> | undefined

  // Its states have the specification's names, but for an ending such as in `joined-meeting`.
  const state = () => call.meetingState().replace('-meeting', '') as MediaCallState
  const isIdle = () => ['new', 'left', 'error'].includes(state())

  /** Two `leave()` at once would leave the first one pending for ever, so there is only ever one. */
  async function leave() {
    // Before joining there is nothing to leave, and a call machine asked to may never answer.
    if (isIdle() || state() === 'loaded') return
    await race(call.leave(), { clock, limitMs: LEAVE_LIMIT_MS }, () => {})
  }

  /** The library has no limit of its own: without this answer from the call machine it waits for ever. */
  function confirmLeft() {
    const { callClientId } = call
    window.postMessage(
      { what: 'iframe-call-message', from: 'embedded', action: 'left-meeting', callClientId },
      window.location.origin === 'null' ? '*' : window.location.origin,
    )
  }

  async function dispose() {
    const local = call.participants().local
    await transport.leave()
    if (!isIdle()) confirmLeft()
    await race(call.destroy(), { clock, limitMs: LEAVE_LIMIT_MS / 2 }, () => {})
    // Whatever the call machine did, the microphone is off.
    local?.tracks.audio.persistentTrack?.stop()
    local?.tracks.video.persistentTrack?.stop()
  }

  const transport: DailyTransport = {
    async load() {
      const problem = { code: 'media-load', stage: 'daily-call-object-creation' } as const
      try {
        await call.load()
      } catch (cause) {
        throw new VoiceError({ ...problem, cause })
      }
      // A script that is none, such as an error page, loads without a word.
      if (!hasCallMachine(call.callClientId)) throw new VoiceError(problem)
    },
    async join({ url, token, startMuted, video }: JoinOptions) {
      hasToken ||= token !== undefined
      leaving = undefined
      try {
        await call.join({
          url,
          // The library refuses a key that is present and undefined.
          ...(token === undefined ? {} : { token }),
          subscribeToTracksAutomatically: false,
          startAudioOff: startMuted,
          videoSource: video,
        })
      } catch (thrown) {
        const { code, cause } = toFailure(thrown)
        throw new VoiceError({
          code: code === 'connection-lost' ? 'join-failed' : code,
          stage: 'daily-call-join',
          cause,
        })
      }
    },
    leave: () => (leaving ??= leave()),
    dispose: () => (disposal ??= dispose()),
    subscribe: (listener) => bindEvents(call, listener),
    callState: state,
    participants: () => Object.values(call.participants()).map(toParticipant),
    receive(participantId, tracks) {
      call.updateParticipant(participantId, { setSubscribedTracks: tracks })
    },
    messageLimit() {
      const limit = '_maxAppMessageSize' in call ? call._maxAppMessageSize : undefined
      return typeof limit === 'number' ? limit : DEFAULT_MESSAGE_LIMIT
    },
    send: (data) => void call.sendAppMessage(data),
    setMicrophoneEnabled: (enabled) => void call.setLocalAudio(enabled),
    observeRemoteLevels: (intervalMs) => call.startRemoteParticipantsAudioLevelObserver(intervalMs),
    observeLocalLevel: (intervalMs) => call.startLocalAudioLevelObserver(intervalMs),
    async setNoiseCancellation(enabled) {
      const type = enabled ? 'noise-cancellation' : 'none'
      await call.updateInputSettings({ audio: { processor: { type } } })
    },
    startRecording: () => call.startRecording(RECORDING_LAYOUT),
    stopRecording: () => call.stopRecording(),
    native: () => call,
    share() {
      isShared = true
      return call
    },
    isReusable: () => (state() === 'left' || state() === 'loaded') && !hasToken && !isShared,
  }
  return transport
}
