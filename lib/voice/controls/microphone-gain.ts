import { openAudioContext, openSource, type StreamSource } from '../browser/audio-context'
import type { MicrophoneProcess } from '../session/ports'

interface Amplified {
  track: MediaStreamTrack
  setGain(gain: number): void
  stop(): void
}

/** Makes a louder or quieter track of a microphone, which goes on beside it. `stop` may be called twice. */
function amplify(microphone: MediaStreamTrack, gain: number): Amplified {
  let context: AudioContext | undefined
  let opened: StreamSource | undefined
  let track: MediaStreamTrack | undefined
  const stop = () => {
    track?.stop()
    opened?.close()
    // Refused while it is being closed, which its state does not say.
    context?.close().catch(() => undefined)
  }
  try {
    context = openAudioContext()
    opened = openSource(context, new MediaStream([microphone]))
    const amplifier = opened.context.createGain()
    const destination = opened.context.createMediaStreamDestination()
    amplifier.gain.value = gain
    opened.source.connect(amplifier).connect(destination)
    track = destination.stream.getAudioTracks()[0]
    if (!track) throw new Error('The browser made no audio track.')
    return { track, setGain: (value) => void (amplifier.gain.value = value), stop }
  } catch (error) {
    stop()
    throw error
  }
}

export interface MicrophoneGainPorts {
  /** Sends what is made of the microphone that is in use, and of each one that replaces it. */
  processMicrophone(process: MicrophoneProcess): Promise<void>
  /** Calls back when the running call is ending. */
  onEnd(callback: () => void): void
}

/** The gain of the microphone of a call: set up with the first change, shared by the changes that follow. */
export function createMicrophoneGain({ processMicrophone, onEnd }: MicrophoneGainPorts) {
  let wanted = 1
  let amplified: Amplified | undefined
  let beginning: Promise<void> | undefined

  const begin = async () => {
    onEnd(() => {
      beginning = undefined
      amplified = undefined
    })
    await processMicrophone((microphone) => (amplified = amplify(microphone, wanted)))
  }

  return {
    async set(gain: number): Promise<void> {
      wanted = gain
      amplified?.setGain(gain)
      beginning ??= begin()
      try {
        await beginning
      } catch (error) {
        beginning = undefined
        throw error
      }
    },
  }
}
