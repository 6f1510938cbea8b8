import type { Setup } from '../scenario/schema'
import { browserCameraError, scriptedCameraError } from './camera-error'
import type { DailySlot } from './daily-globals'
import type { Fields } from './link'
import type { TrackState } from './participants'

export interface MediaWishes {
  audio: boolean
  video: boolean
  /** The page has handed over an open microphone of its own. */
  ownMicrophone: boolean
  audioOff: boolean
  videoOff: boolean
}

interface LocalMediaOptions {
  slot: () => DailySlot | undefined
  post(action: string, fields?: Fields): void
  /** The track to send has changed. */
  onChange(): void
  atEnd(): Setup['microphoneAtEnd']
}

const stop = (track: MediaStreamTrack | null) => track?.stop()

interface Chosen {
  microphone: MediaStreamTrack | null
  camera: MediaStreamTrack | null
  speakerId: string | undefined
}

/** The devices in use, each as a plain object, `{}` when there is none. */
async function deviceInfo({ microphone, camera, speakerId }: Chosen) {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  const plain = (device: MediaDeviceInfo | undefined): object => (device ? (device.toJSON() as object) : {})
  const byTrack = (track: MediaStreamTrack | null, kind: MediaDeviceKind) => {
    if (!track) return {}
    const id = track.getSettings().deviceId
    const found = devices.find((device) => device.kind === kind && device.deviceId === id)
    return found ? plain(found) : { deviceId: id ?? '', kind, label: track.label, groupId: '' }
  }
  const speakers = devices.filter((device) => device.kind === 'audiooutput')
  return {
    mic: byTrack(microphone, 'audioinput'),
    camera: byTrack(camera, 'videoinput'),
    speaker: plain(speakers.find((device) => device.deviceId === (speakerId ?? 'default')) ?? speakers[0]),
  }
}

/** The caller's own microphone and camera: taken once, shared by every call until released. */
export function createLocalMedia({ slot, post, onChange, atEnd }: LocalMediaOptions) {
  let microphone: MediaStreamTrack | null = null
  let processed: MediaStreamTrack | null = null
  let camera: MediaStreamTrack | null = null
  let audioState: TrackState = 'off'
  let videoState: TrackState = 'off'
  let audioId: string | undefined
  let owned = true
  let starting: Promise<void> | undefined
  let unmuting: Promise<MediaStream> | undefined
  let generation = 0

  const sent = () => processed ?? microphone

  const enable = () => {
    for (const track of [microphone, processed]) if (track) track.enabled = audioState === 'playable'
    if (camera) camera.enabled = videoState === 'playable'
  }

  async function capture(wishes: { audio: boolean; video: boolean }): Promise<MediaStream> {
    const audio: boolean | MediaTrackConstraints = audioId ? { deviceId: { exact: audioId } } : wishes.audio
    return navigator.mediaDevices.getUserMedia({ audio: wishes.audio && audio, video: wishes.video })
  }

  async function take(wishes: MediaWishes, fault: Setup['camera']): Promise<void> {
    const mine = generation
    if (fault) {
      videoState = 'blocked'
      if (fault.type !== 'cam-in-use') audioState = 'blocked'
      post('camera-error', scriptedCameraError(fault))
      if (audioState === 'blocked') return
    }
    if (wishes.ownMicrophone && !microphone) {
      microphone = slot()?.tracks?.audioTrack ?? null
      owned = microphone === null
    }
    const missing = { audio: wishes.audio && !microphone, video: wishes.video && !camera && !fault }
    if (missing.audio || missing.video) {
      try {
        const stream = await capture(missing)
        if (mine !== generation) return stream.getTracks().forEach(stop)
        microphone ??= stream.getAudioTracks()[0] ?? null
        camera ??= stream.getVideoTracks()[0] ?? null
      } catch (error) {
        if (missing.audio) audioState = 'blocked'
        if (missing.video) videoState = 'blocked'
        post('camera-error', browserCameraError(error, missing))
        if (missing.audio) return
      }
    }
    audioState = microphone && !wishes.audioOff ? 'playable' : 'off'
    if (videoState !== 'blocked') videoState = camera && !wishes.videoOff ? 'playable' : 'off'
    enable()
  }

  return {
    /** Asks for the devices, once; faults and refusals are posted as `camera-error` and the call goes on. */
    start(wishes: MediaWishes, fault: Setup['camera']): Promise<void> {
      starting ??= take(wishes, fault).finally(() => (starting = undefined))
      return starting
    },
    sent,
    tracks: () => [sent(), camera].filter((track) => track !== null),
    audioState: () => audioState,
    videoState: () => videoState,

    async setAudio(on: boolean, discard = false): Promise<void> {
      if (audioState === 'blocked') return
      audioState = on ? 'playable' : 'off'
      if (!on && discard) {
        stop(processed)
        stop(microphone)
        microphone = processed = null
      } else if (on && !microphone) {
        const mine = generation
        const forget = () => {
          if (mine === generation) unmuting = undefined
        }
        // Two requests at once open one microphone.
        const stream = await (unmuting ??= capture({ audio: true, video: false }).finally(forget))
        if (mine !== generation) return stream.getTracks().forEach(stop)
        microphone = stream.getAudioTracks()[0] ?? null
      }
      enable()
      onChange()
    },

    setVideo(on: boolean) {
      if (videoState === 'blocked') return
      videoState = on && camera ? 'playable' : 'off'
      enable()
      onChange()
    },

    /** Noise cancellation sends another track than the microphone's own. */
    process(on: boolean) {
      if (on === (processed !== null) || !microphone) return
      stop(processed)
      processed = on ? microphone.clone() : null
      enable()
      onChange()
    },

    /** Uses a device by its id, or the page's own track when the placeholder stands in for one. */
    async useMicrophone(deviceId: string | undefined, custom: boolean): Promise<void> {
      const wasProcessed = processed !== null
      const handed = custom ? (slot()?.tracks?.audioTrack ?? null) : null
      const mine = generation
      const before = audioId
      audioId = custom ? undefined : deviceId
      const requested = { audio: true, video: false }
      const next =
        handed ??
        (await capture(requested).then(
          (stream) => stream.getAudioTracks()[0],
          (error: unknown) => post('camera-error', browserCameraError(error, requested)),
        ))
      // If a device cannot be used, the media library reports nothing more, and the device before it stays in use.
      if (!next) return void (audioId = before)
      if (mine !== generation) return owned ? stop(next) : undefined
      stop(processed)
      if (owned) stop(microphone)
      owned = handed === null
      microphone = next
      processed = wasProcessed && next ? next.clone() : null
      if (audioState === 'blocked') audioState = 'playable'
      enable()
      onChange()
    },

    /** Another program takes the microphone: the browser ends its track. */
    lose() {
      stop(processed)
      stop(microphone)
      audioState = 'blocked'
      onChange()
    },

    devices: (speakerId: string | undefined) => deviceInfo({ microphone, camera, speakerId }),

    /** Releases everything, including devices that the browser is still asking for. */
    release() {
      generation++
      if (atEnd() !== 'kept') {
        stop(processed)
        if (owned) stop(microphone)
      }
      stop(camera)
      microphone = processed = camera = null
      owned = true
      starting = unmuting = undefined
      audioState = videoState = 'off'
    },
  }
}

export type LocalMedia = ReturnType<typeof createLocalMedia>
