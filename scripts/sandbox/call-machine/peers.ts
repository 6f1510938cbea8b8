/** A real WebRTC connection inside the page: the caller's side and the platform's. */
export interface Peers {
  /** The assistant's audio as it arrives over the connection. */
  audio: MediaStreamTrack
  video: MediaStreamTrack | null
  /** Level of the assistant's audio that arrived, 0..1. */
  receivedLevel(): number
  /** Level of the caller's audio as the far end hears it, 0..1. */
  callerLevel(): number
  replaceMicrophone(track: MediaStreamTrack | null): Promise<void>
  stats(): Promise<RTCStatsReport>
  close(): void
}

interface PeerOptions {
  microphone: MediaStreamTrack | null
  voice: MediaStreamTrack
  avatar: MediaStreamTrack | null
}

/** Connects both sides over the loopback; resolves when audio can flow. */
export async function connectPeers({ microphone, voice, avatar }: PeerOptions): Promise<Peers> {
  const near = new RTCPeerConnection()
  const far = new RTCPeerConnection()
  near.onicecandidate = ({ candidate }) =>
    void far.addIceCandidate(candidate ?? undefined).catch(ignoreClosed)
  far.onicecandidate = ({ candidate }) =>
    void near.addIceCandidate(candidate ?? undefined).catch(ignoreClosed)

  const microphoneLine = near.addTransceiver(microphone ?? 'audio', { direction: 'sendrecv' })
  const videoLine = avatar ? near.addTransceiver('video', { direction: 'recvonly' }) : null

  await near.setLocalDescription()
  await far.setRemoteDescription(near.localDescription as RTCSessionDescription)
  const [farAudio, farVideo] = far.getTransceivers()
  if (!farAudio) throw new Error('The far end was offered no audio.')
  farAudio.direction = 'sendrecv'
  await farAudio.sender.replaceTrack(voice)
  if (farVideo && avatar) {
    farVideo.direction = 'sendonly'
    await farVideo.sender.replaceTrack(avatar)
  }
  await far.setLocalDescription()
  await near.setRemoteDescription(far.localDescription as RTCSessionDescription)
  await connected(near)

  // Chromium decodes a received track only while something renders it.
  const sinks = [farAudio.receiver.track, microphoneLine.receiver.track].map(silentSink)
  return {
    audio: microphoneLine.receiver.track,
    video: videoLine?.receiver.track ?? null,
    receivedLevel: () => levelOf(microphoneLine.receiver),
    callerLevel: () => levelOf(farAudio.receiver),
    replaceMicrophone: (track) => microphoneLine.sender.replaceTrack(track),
    stats: () => near.getStats(),
    close() {
      for (const sink of sinks) {
        sink.pause()
        sink.srcObject = null
      }
      near.close()
      far.close()
    },
  }
}

const ignoreClosed = () => undefined

function connected(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (connection.connectionState === 'connected') resolve()
      else if (connection.connectionState === 'failed' || connection.connectionState === 'closed')
        reject(new Error(`The loopback connection is ${connection.connectionState}.`))
      else return
      connection.removeEventListener('connectionstatechange', look)
    }
    connection.addEventListener('connectionstatechange', look)
    look()
  })
}

function silentSink(track: MediaStreamTrack): HTMLAudioElement {
  const sink = new Audio()
  sink.muted = true
  sink.srcObject = new MediaStream([track])
  sink.play().catch(ignoreClosed)
  return sink
}

/** The level that the RTP packets carry; older than half a second is silence. */
function levelOf(receiver: RTCRtpReceiver): number {
  const [source] = receiver.getSynchronizationSources()
  if (!source || performance.timeOrigin + performance.now() - source.timestamp > 500) return 0
  return source.audioLevel ?? 0
}
