import type { Fields } from './link'
import type { Peers } from './peers'

/** The statistics part, in the shape of the media library's `getNetworkStats()`. */
export async function callStats(peers: Peers | undefined): Promise<Fields> {
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
