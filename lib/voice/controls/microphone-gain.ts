import { openAudioContext, openSource, type StreamSource } from '../browser/audio-context'
import type { DailyCall } from '../daily/types'

interface BoostedMicrophone {
  track: MediaStreamTrack
  /** Changes the gain of the same track. */
  setGain(gain: number): void
  stop(): void
}

/**
 * Opens the visitor's microphone, amplified by a factor. `stop` releases it, and may be called twice.
 *
 * @param onGone the microphone was disconnected; the amplified track goes on in silence
 */
async function boostMicrophone(gain: number, onGone: () => void): Promise<BoostedMicrophone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  let context: AudioContext | undefined
  let opened: StreamSource | undefined
  let amplified: MediaStream | undefined
  const stop = () => {
    for (const taken of [stream, amplified]) for (const track of taken?.getTracks() ?? []) track.stop()
    opened?.close()
    // Refused while it is being closed, which its state does not say.
    context?.close().catch(() => undefined)
  }
  try {
    context = openAudioContext()
    opened = openSource(context, stream)
    const amplifier = opened.context.createGain()
    const destination = opened.context.createMediaStreamDestination()
    amplified = destination.stream
    amplifier.gain.value = gain
    opened.source.connect(amplifier).connect(destination)
    const [track] = amplified.getAudioTracks()
    if (!track) throw new Error('The browser made no audio track.')
    for (const source of stream.getTracks()) source.addEventListener('ended', onGone)
    return { track, setGain: (value) => void (amplifier.gain.value = value), stop }
  } catch (error) {
    stop()
    throw error
  }
}

export interface MicrophoneGainPorts {
  call(): DailyCall | null
  /** Calls back when the running call is ending. */
  onEnd(callback: () => void): void
  /** The microphone was disconnected, and none could be opened in its place. */
  onLost(cause: unknown): void
}

/**
 * The amplifier of a call: opened at the first change, shared by the changes that follow, closed with the call or
 * once the page has chosen another microphone.
 */
export function createMicrophoneGain({ call: current, onEnd, onLost }: MicrophoneGainPorts) {
  let wanted = 1
  let opening: Promise<BoostedMicrophone | undefined> | undefined

  async function open(call: DailyCall): Promise<BoostedMicrophone | undefined> {
    let isOver = false
    onEnd(() => void (isOver = true))
    const boosted = await boostMicrophone(wanted, () => replaceDisconnected(call, boosted))
    // The call may have ended while the microphone was being opened, and the next one may use the same call object.
    if (isOver) {
      boosted.stop()
      return undefined
    }
    onEnd(boosted.stop)
    try {
      await call.setInputDevicesAsync({ audioSource: boosted.track })
      return boosted
    } catch (error) {
      boosted.stop()
      throw error
    }
  }

  async function set(call: DailyCall, gain: number): Promise<void> {
    wanted = gain
    if (!opening) {
      const opened = (opening = open(call))
      const discard = () => {
        if (opening === opened) opening = undefined
      }
      onEnd(discard)
      opened.catch(discard)
    }
    // The newest value counts, also of those that came while the microphone was being opened.
    ;(await opening)?.setGain(wanted)
  }

  /** The system's own microphone replaces one that was disconnected, at the same gain. */
  function replaceDisconnected(call: DailyCall, pulled: BoostedMicrophone) {
    pulled.stop()
    if (current() !== call) return
    opening = undefined
    set(call, wanted).catch(onLost)
  }

  return {
    set,

    /** @param choose sends another microphone; while it fails, the amplified one stays */
    async replaceBy(choose: () => Promise<void>): Promise<void> {
      const replaced = opening
      const amplified = await replaced?.catch(() => undefined)
      await choose()
      amplified?.stop()
      if (opening === replaced) opening = undefined
    },
  }
}
