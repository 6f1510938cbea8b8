import type { Fields } from './link'
import type { Peers } from './peers'

/** The statistics part, in the shape of the media library's `getNetworkStats()`. */
export async function callStats(peers: Peers | undefined): Promise<Fields> {
  const latest: Fields = { timestamp: Date.now() }
  const report = await peers?.stats()
  report?.forEach((entry: Fields) => {
    if (entry.type === 'candidate-pair' && entry.nominated)
      latest.networkRoundTripTime = entry.currentRoundTripTime
    if (entry.type === 'inbound-rtp' && entry.kind === 'audio') latest.recvPackets = entry.packetsReceived
    if (entry.type === 'outbound-rtp' && entry.kind === 'audio') latest.sentPackets = entry.packetsSent
  })
  return { latest }
}
