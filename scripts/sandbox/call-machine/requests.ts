import type { Scenario } from '../scenario/schema'
import { CUSTOM_TRACK } from './daily-globals'
import type { Fields, Link, MachineRequest } from './link'
import type { LocalMedia } from './local-media'
import type { CallProperties, PreloadCache } from './machine'
import type { Peers } from './peers'
import { createRecorder } from './recorder'
import { createScreenShare } from './screen-share'
import type { Session } from './session'
import type { Store, Subscription } from './store'

interface HandlerOptions {
  link: Link
  media: LocalMedia
  store: Store
  session(): Session | undefined
  scenario(): Scenario
  join(request: MachineRequest): void | Promise<void>
  leave(): void
  startCamera(properties: CallProperties, cache: PreloadCache): Promise<void>
}

type Handlers = Record<string, ((request: MachineRequest) => void | Promise<void>) | undefined>

/** What the machine does for each request of the media library; anything else is answered with `{}`. */
export function requestHandlers(options: HandlerOptions): Handlers {
  const { link, media, store, session, scenario } = options
  const recorder = createRecorder({ post: link.post, session, scenario })
  const screenShare = createScreenShare({ post: link.post, session })
  let speakerId: string | undefined
  let inputSettings: Fields = {
    audio: { processor: { type: 'none' } },
    video: { processor: { type: 'none' } },
  }

  const answerDevices = async (request: MachineRequest) => {
    const devices = await media.devices(speakerId)
    link.answer(request, { ...devices })
    return devices
  }

  async function changeParticipant(id: string, properties: Fields) {
    if ('setSubscribedTracks' in properties)
      session()?.room.subscribe(id, subscriptionOf(properties.setSubscribedTracks))
    if (id !== 'local' && id !== session()?.room.localId) return
    if ('setAudio' in properties) await media.setAudio(properties.setAudio !== false)
    if ('setVideo' in properties) media.setVideo(properties.setVideo !== false)
  }

  const startObserver = (which: 'localLevels' | 'remoteLevels') => (request: MachineRequest) => {
    if (scenario().levelObserver === 'rejected')
      return link.answer(request, { error: 'The audio level observer could not be started.' })
    session()?.[which].start(Number(request.interval) || 100)
    link.answer(request, {})
  }

  return {
    'transmit-log': () => undefined,
    'join-meeting': options.join,
    'leave-meeting': options.leave,
    'start-camera': async (request) => {
      await options.startCamera(
        (request.properties ?? {}) as CallProperties,
        (request.preloadCache ?? {}) as PreloadCache,
      )
      link.post('started-camera')
      await answerDevices(request)
    },
    'update-participant': (request) =>
      changeParticipant(String(request.id), (request.properties ?? {}) as Fields),
    'update-participants': async (request) => {
      for (const [id, properties] of Object.entries((request.participants ?? {}) as Record<string, Fields>))
        for (const target of id === '*' ? (session()?.room.remoteIds() ?? []) : [id])
          await changeParticipant(target, properties)
    },
    'daily-method-subscribe-to-tracks-automatically': (request) =>
      store.subscribeToAll(request.enabled === true),
    'local-audio': (request) =>
      media.setAudio(
        request.state === true,
        (request.options as Fields | undefined)?.forceDiscardTrack === true,
      ),
    'local-video': (request) => media.setVideo(request.state === true),
    'app-msg': (request) => session()?.receive(request.data),
    'update-input-settings': async (request) => {
      const { noiseCancellation } = scenario()
      const wanted = request.inputSettings as
        { audio?: { processor?: { type?: string }; settings?: Fields } } | undefined
      const type = wanted?.audio?.processor?.type
      if (type === 'noise-cancellation' && noiseCancellation === 'rejected')
        return link.answer(request, {
          error: { type: 'audio-processor-error', msg: 'KrispInitError: Canceled' },
        })
      const settings = wanted?.audio?.settings
      if (settings?.customTrack === CUSTOM_TRACK) await media.useMicrophone(undefined, true)
      else if (typeof settings?.deviceId === 'string') await media.useMicrophone(settings.deviceId, false)
      if (type !== undefined) media.process(type !== 'none')
      inputSettings = { ...inputSettings, ...wanted }
      link.post('input-settings-updated', { inputSettings })
      link.answer(request, { inputSettings })
      if (type === 'noise-cancellation' && noiseCancellation === 'fails') {
        // If the processor fails, it also switches the microphone off. The client has to switch it on again.
        await media.setAudio(false)
        link.post('nonfatal-error', {
          type: 'audio-processor-error',
          errorMsg: 'The noise cancellation stopped.',
          details: { reason: 'processor-crashed' },
        })
      }
    },
    'start-local-audio-level-observer': startObserver('localLevels'),
    'stop-local-audio-level-observer': () => session()?.localLevels.stop(),
    'start-remote-participants-audio-level-observer': startObserver('remoteLevels'),
    'stop-remote-participants-audio-level-observer': () => session()?.remoteLevels.stop(),
    'get-input-devices': async (request) => void (await answerDevices(request)),
    'set-input-devices': async (request) => {
      const id = request.audioDeviceId
      if (id === CUSTOM_TRACK) await media.useMicrophone(undefined, true)
      else if (typeof id === 'string') await media.useMicrophone(id, false)
      link.post('selected-devices-updated', { devices: await answerDevices(request) })
    },
    'set-output-device': async (request) => {
      speakerId = typeof request.outputDeviceId === 'string' ? request.outputDeviceId : undefined
      link.post('selected-devices-updated', { devices: await answerDevices(request) })
    },
    'local-recording-start': recorder.start,
    'local-recording-stop': recorder.stop,
    'local-screen-start': screenShare.start,
    'local-screen-stop': screenShare.stop,
    'get-calc-stats': async (request) => link.answer(request, { stats: await callStats(session()?.peers()) }),
    'set-user-name': (request) => link.answer(request, { userName: request.name }),
    'set-user-data': (request) => link.answer(request, { userData: request.userData }),
    'update-send-settings': (request) => link.answer(request, { sendSettings: request.sendSettings ?? {} }),
    'start-custom-track': (request) =>
      link.answer(request, { error: 'The sandbox carries no custom tracks.' }),
    'test-websocket-connectivity': (request) =>
      link.answer(request, {
        results: { result: 'passed', passedRegions: ['sandbox'], failedRegions: [], abortedRegions: [] },
      }),
    'test-network-connectivity': (request) => link.answer(request, { results: { result: 'passed' } }),
    'test-call-quality': (request) =>
      link.answer(request, { results: { result: 'good', data: {}, secondsElapsed: 0 } }),
  }
}

/** A subscription as the page writes it (`{audio: true}`), by the names of the store (`cam-audio`). */
function subscriptionOf(wanted: unknown): Subscription {
  if (typeof wanted !== 'object' || wanted === null) return wanted === 'staged' ? 'staged' : wanted !== false
  const { audio, video, screenAudio, screenVideo } = wanted as Fields
  return {
    'cam-audio': audio ?? false,
    'cam-video': video ?? false,
    'screen-audio': screenAudio ?? false,
    'screen-video': screenVideo ?? false,
  }
}

/** The statistics part, in the shape of the media library's `getNetworkStats()`. */
async function callStats(peers: Peers | undefined): Promise<Fields> {
  const latest: Fields = { timestamp: Date.now() }
  const report = await peers?.stats()
  report?.forEach((entry: Fields) => {
    if (entry.type === 'candidate-pair' && entry.nominated)
      latest.networkRoundTripTime = entry.currentRoundTripTime
    if (entry.type === 'inbound-rtp' && entry.kind === 'audio') {
      const [received, lost] = [Number(entry.packetsReceived), Number(entry.packetsLost)]
      latest.recvPackets = received
      latest.audioRecvJitter = entry.jitter
      latest.audioRecvPacketLoss = received + lost > 0 ? lost / (received + lost) : null
    }
    if (entry.type === 'outbound-rtp' && entry.kind === 'audio') latest.sentPackets = entry.packetsSent
  })
  return { latest }
}
