export interface ChosenDevices {
  camera: object
  mic: object
  speaker: object
}

interface Chosen {
  microphone: MediaStreamTrack | null
  camera: MediaStreamTrack | null
  speakerId: string | undefined
}

/** The devices in use, each as a plain object, `{}` when there is none. */
export async function deviceInfo({ microphone, camera, speakerId }: Chosen): Promise<ChosenDevices> {
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
