import type {
  DailyCall,
  DailyEvent,
  DailyEventObject,
  DailyEventObjectNetworkConnectionEvent,
  DailyParticipant,
  DailyParticipantUpdateOptions,
} from '@daily-co/daily-js'
import { createVoiceError } from '../error-messages'
import type { Clock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import { LEVEL_INTERVAL_MS } from '../session/timeouts'
import { DEFAULT_MESSAGE_LIMIT, RECORDING_EVENTS, toJoinFailureCode } from '../session/transport'
import type {
  CallTransport,
  JoinOptions,
  MediaCallState,
  Participant,
  TransportEvent,
} from '../session/transport'
import { toDeviceProblem, toFailure } from './failures'
import { confirmLeft, hasCallMachine, roomMessageLimit } from './internals'
import { createLocalTracks, localParticipant } from './local-tracks'

/** How long leaving waits for the media service to confirm it, in milliseconds. */
const LEAVE_LIMIT_MS = 1000
const RECORDING_LAYOUT = {
  width: 1280,
  height: 720,
  backgroundColor: '#FF1F2D3D',
  layout: { preset: 'default' as const },
}

/** True if the microphone is on, false if the visitor switched it off, undefined in every other case. */
function isMicrophoneOn({ tracks }: DailyParticipant): boolean | undefined {
  const { state, off } = tracks.audio
  if (state === 'playable') return true
  return state === 'off' && off?.byUser ? false : undefined
}

const secondsToMs = (seconds: number | null | undefined) => (seconds == null ? undefined : seconds * 1000)

export interface DailyTransport extends CallTransport {
  /** Whether another call may use the transport: it has left the room, and the page has not got its call object. */
  isReusable(): boolean
}

/** The transport, on one call object of the media library. An `audioSource` that is a track of the page is not stopped here. */
export function createDailyTransport(
  call: DailyCall,
  clock: Clock,
  audioSource?: true | string | MediaStreamTrack,
): DailyTransport {
  /** False after a call with a token, after the page has got the call object, or after the call machine left by itself. */
  let mayServeAnotherCall = true
  /** Whether the settings of the call object contain a track, which has been stopped by the next call. */
  let hasTrackInSettings = false
  /** Whether the library has a microphone or may open one. */
  let hasMicrophone = true
  /** Whether the visitor is unmuted. Only we, and the page on its call object, change that. */
  let isOn = true
  let hasJoined = false
  let isLent = false
  let leaving: Promise<void> | undefined
  let disposal: Promise<void> | undefined
  /** What the library has reported last: unrelated changes of the visitor report it again. */
  let reported: boolean | undefined
  const localTracks = createLocalTracks(call, audioSource, clock)

  // Removes the suffix of names such as `joined-meeting`. The rest are the official SDK's names.
  const state = () => call.meetingState().replace('-meeting', '') as MediaCallState
  const isIdle = () => ['new', 'left', 'error'].includes(state())

  /** Never calls `leave()` of the library twice at the same time, because the first call would stay pending for ever. */
  async function leave() {
    localTracks.note()
    try {
      // Before joining, the call machine may never answer. After it has left by itself, its state is unknown.
      if (isIdle()) mayServeAnotherCall &&= !hasJoined
      else if (state() !== 'loaded')
        await withDeadline(call.leave(), { clock, limitMs: LEAVE_LIMIT_MS }, () => undefined)
    } finally {
      localTracks.stop()
    }
  }

  async function dispose() {
    try {
      await transport.leave()
    } finally {
      if (!isIdle()) confirmLeft(call)
      try {
        await withDeadline(call.destroy(), { clock, limitMs: LEAVE_LIMIT_MS / 2 }, () => undefined)
      } finally {
        localTracks.stop()
      }
    }
  }

  /** Handles a change of the visitor's participant: the sent tracks, and whether the microphone is on. */
  function onLocalParticipant(local: DailyParticipant, emit: (event: TransportEvent) => void) {
    if (state() === 'joined') localTracks.stopUnusedAdopted()
    if (local.tracks.video.state === 'playable') emit({ type: 'camera-works' })
    const before = reported
    // If there is no microphone, the library reports it as switched off, although the visitor has not muted.
    const enabled = (reported = hasMicrophone ? isMicrophoneOn(local) : undefined)
    if (enabled === undefined || enabled === before) return
    // A room that is joined again may begin unmuted, or muted. A report that is older than our switch does no harm.
    if (enabled !== isOn) transport.setMicrophoneEnabled(isOn)
    else emit({ type: 'microphone-enabled', enabled })
  }

  /** Converts the library's events, some of which are the only sign of a new track; returns the undo. */
  function subscribe(emit: (event: TransportEvent) => void): () => void {
    const undo: (() => void)[] = []
    const on = <E extends DailyEvent>(event: E, handler: (event: DailyEventObject<E>) => void) => {
      call.on(event, handler)
      undo.push(() => call.off(event, handler))
    }

    for (const event of ['input-settings-updated', 'selected-devices-updated'] as const)
      on(event, localTracks.note)
    on('joined-meeting', ({ participants }) => {
      localTracks.note()
      // A room that is joined again may begin as it was joined first, whatever the visitor has done since.
      transport.setMicrophoneEnabled(isOn)
      // The library emits no other event for these participants, also not after it has joined again.
      for (const native of Object.values(participants)) {
        const participant = toParticipant(native)
        emit({ type: 'participant-joined', participant })
        for (const sent of Object.values(native.tracks))
          if (sent?.track) emit({ type: 'track-started', participant, track: sent.track })
      }
    })
    on('left-meeting', () => emit({ type: 'left' }))
    on('error', (event) => emit({ type: 'fatal', failure: toFailure(event) }))
    on('camera-error', (native) => emit({ type: 'device-problem', problem: toDeviceProblem(native), native }))
    for (const type of ['participant-joined', 'participant-updated', 'participant-left'] as const)
      on(type, ({ participant: native }) => {
        localTracks.note()
        if (native.local && type !== 'participant-left') onLocalParticipant(native, emit)
        emit({ type, participant: toParticipant(native), native })
      })
    for (const type of ['track-started', 'track-stopped'] as const)
      on(type, ({ participant, track }) => {
        localTracks.note()
        if (participant && !participant.local) emit({ type, participant: toParticipant(participant), track })
      })
    on('app-message', ({ data, fromId }) => emit({ type: 'message', data, fromId }))
    on('remote-participants-audio-level', ({ participantsAudioLevel }) =>
      emit({ type: 'remote-levels', levels: participantsAudioLevel }),
    )
    on('local-audio-level', ({ audioLevel }) => emit({ type: 'local-level', level: audioLevel }))
    on('network-connection', (event) =>
      emit({
        type: 'connection',
        link: linkName(event),
        participantId: event.session_id,
        status: event.event === 'interrupted' ? 'interrupted' : 'connected',
        native: event,
      }),
    )
    on('network-quality-change', (event) =>
      emit({ type: 'quality', quality: event.threshold, native: event }),
    )
    on('nonfatal-error', (native) => {
      const type = TYPE_OF_NONFATAL[native.type]
      if (type) emit({ type, native })
    })
    for (const event of RECORDING_EVENTS) on(event, (native) => emit({ type: 'recording', event, native }))

    return () => {
      for (const off of undo) off()
    }
  }

  const transport: DailyTransport = {
    async load() {
      const problem = { code: 'media-load', stage: 'daily-call-object-creation' } as const
      try {
        await call.load()
      } catch (cause) {
        throw createVoiceError({ ...problem, cause })
      }
      if (!hasCallMachine(call)) throw createVoiceError(problem)
    },
    async join({ url, token, startMuted, microphone, withoutMicrophone, video }: JoinOptions) {
      mayServeAnotherCall &&= token === undefined
      localTracks.endWatch()
      if (microphone) localTracks.adoptMicrophone(microphone)
      // The library may have forgotten the page's track since the last call, or have another track.
      const ofPage = withoutMicrophone === undefined && typeof audioSource === 'object'
      const customTrack = microphone ?? (ofPage ? audioSource : undefined)
      const settings = customTrack
        ? { customTrack }
        : hasTrackInSettings
          ? { deviceId: 'default' }
          : undefined
      hasTrackInSettings = customTrack !== undefined
      hasMicrophone = !withoutMicrophone
      isOn = !startMuted
      leaving = undefined
      reported = undefined
      try {
        await call.join({
          url,
          // The library refuses a key that is present and undefined.
          ...(token === undefined ? {} : { token }),
          // As settings and not as `audioSource`, because then the library warns about every track.
          ...(settings && { inputSettings: { audio: { settings } } }),
          // Set explicitly, because the last call of this call object may have had no microphone.
          ...(withoutMicrophone === undefined ? {} : { audioSource: !withoutMicrophone }),
          subscribeToTracksAutomatically: false,
          startAudioOff: startMuted,
          videoSource: video,
        })
        hasJoined = true
        localTracks.note()
      } catch (thrown) {
        const { code, cause } = toFailure(thrown)
        throw createVoiceError({ code: toJoinFailureCode(code), stage: 'daily-call-join', cause })
      }
    },
    leave: () => (leaving ??= leave()),
    dispose: () => (disposal ??= dispose()),
    subscribe,
    callState: state,
    participants: () => Object.values(call.participants()).map(toParticipant),
    receive(participantId, tracks) {
      call.updateParticipant(participantId, { setSubscribedTracks: tracks })
    },
    messageLimit: () => roomMessageLimit(call) ?? DEFAULT_MESSAGE_LIMIT,
    send: (data) => void call.sendAppMessage(data),
    setMicrophoneEnabled(enabled) {
      isOn = enabled
      if (hasMicrophone) call.setLocalAudio(enabled)
    },
    sentAudioTrack() {
      return localParticipant(call)?.tracks.audio.persistentTrack ?? null
    },
    microphone: () => localTracks.customAudioTrack() ?? transport.sentAudioTrack(),
    usesPageTrack: localTracks.usesPageTrack,
    observeRemoteLevels: () => call.startRemoteParticipantsAudioLevelObserver(LEVEL_INTERVAL_MS),
    observeLocalLevel: () => call.startLocalAudioLevelObserver(LEVEL_INTERVAL_MS),
    async setNoiseCancellation(enabled) {
      const type = enabled ? 'noise-cancellation' : 'none'
      await call.updateInputSettings({ audio: { processor: { type } } })
    },
    async networkStats() {
      const { latest } = (await call.getNetworkStats()).stats
      // The library's values are those of WebRTC, in seconds.
      return {
        packetLoss: latest?.audioRecvPacketLoss ?? undefined,
        roundTripMs: secondsToMs(latest?.networkRoundTripTime),
        jitterMs: secondsToMs(latest?.audioRecvJitter),
      }
    },
    async setMicrophone(_deviceId, track) {
      // Without a track the media library would open the microphone a second time.
      if (!track) return
      localTracks.adoptMicrophone(track)
      await transport.setInputDevices({ audioSource: track })
    },
    async setInputDevices(devices: Parameters<DailyCall['setInputDevicesAsync']>[0]) {
      const { audioDeviceId, audioSource: source = audioDeviceId } = devices
      const isFirst = !hasMicrophone && source !== undefined
      // `true` allows the sound that `false` had switched off at the join. The typings lack it.
      if (isFirst) await call.setInputDevicesAsync({ audioSource: true as never })
      await call.setInputDevicesAsync(devices)
      hasTrackInSettings ||= typeof source === 'object'
      hasMicrophone ||= isFirst
      // Keep a new track muted if the last one was, because the media library may unmute it.
      if (isFirst || !isOn) call.setLocalAudio(isOn)
    },
    startRecording: () => call.startRecording(RECORDING_LAYOUT),
    stopRecording: () => call.stopRecording(),
    callObject: () => call,
    lendCallObject() {
      if (!isLent) watchSwitches(call, (enabled) => void (isOn = enabled))
      isLent = true
      mayServeAnotherCall = false
      return call
    },
    isReusable: () => mayServeAnotherCall && ['left', 'loaded'].includes(state()),
  }
  return transport
}

/** Calls back when the page switches the microphone on the call object: the library's events do not say who has done it. */
function watchSwitches(call: DailyCall, switched: (enabled: boolean) => void) {
  function after<Name extends 'setLocalAudio' | 'updateParticipant' | 'updateParticipants'>(
    name: Name,
    then: (...args: Parameters<DailyCall[Name]>) => void,
  ) {
    const method = call[name] as (...args: unknown[]) => DailyCall
    call[name] = ((...args: Parameters<DailyCall[Name]>) => {
      method.apply(call, args)
      then(...args)
      return call
    }) as DailyCall[Name]
  }
  // The media library has no participants before the join, and accepts that an update is missing.
  const note = (id: string, update: DailyParticipantUpdateOptions | undefined) => {
    const enabled = update?.setAudio
    if (enabled !== undefined && ['local', localParticipant(call)?.session_id].includes(id)) switched(enabled)
  }
  after('setLocalAudio', switched)
  after('updateParticipant', note)
  after('updateParticipants', (updates) => {
    for (const id in updates) note(id, updates[id])
  })
}

const TYPE_OF_NONFATAL: Record<string, 'noise-cancellation-failed' | 'level-observer-failed'> = {
  'audio-processor-error': 'noise-cancellation-failed',
  'local-audio-level-observer-error': 'level-observer-failed',
}

const toParticipant = (participant: DailyParticipant): Participant => ({
  id: participant.session_id,
  name: participant.user_name,
  local: participant.local,
})

/** The link's name without the id of the media server (SFU), because the room may move to another server. */
const linkName = ({ type, session_id: id }: DailyEventObjectNetworkConnectionEvent) =>
  id ? `${type} ${id}` : type
