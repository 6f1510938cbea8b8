import { openAudioContext, openSource, type StreamSource } from '../browser/audio-context'
import type { CallSession } from '../session/types'

/** Creates a louder or quieter track. Calls `onClosed` if something else closes its audio context, which makes it silent. */
function amplify(microphone: MediaStreamTrack, gain: number, onClosed: () => void) {
  let context: AudioContext | undefined
  let opened: StreamSource | undefined
  let track: MediaStreamTrack | undefined
  let isStopped = false
  const stop = () => {
    isStopped = true
    track?.stop()
    opened?.close()
    // Rejects while the context is being closed. Its `state` does not show that.
    context?.close().catch(() => undefined)
  }
  try {
    context = openAudioContext()
    opened = openSource(context, new MediaStream([microphone]))
    const { context: used } = opened
    used.addEventListener('statechange', () => {
      if (used.state === 'closed' && !isStopped) onClosed()
    })
    const amplifier = opened.context.createGain()
    const destination = opened.context.createMediaStreamDestination()
    amplifier.gain.value = gain
    opened.source.connect(amplifier).connect(destination)
    track = destination.stream.getAudioTracks()[0]
    if (!track) throw new Error('The browser made no audio track.')
    return { track, setGain: (value: number) => void (amplifier.gain.value = value), stop }
  } catch (error) {
    stop()
    throw error
  }
}

type Call = Pick<CallSession, 'processMicrophone'>

/** The gain of the microphone of a call. The first change sets it up; later changes use the same gain. */
export function createMicrophoneGain(currentCall: () => Call | undefined) {
  let wanted = 1
  let amplified: ReturnType<typeof amplify> | undefined
  let begun: { call: Call | undefined; done: Promise<unknown> } | undefined

  const begin = (call: Call | undefined) => {
    amplified = undefined
    const again = () => {
      if (begun?.call === call) begun = begin(call)
      begun?.done.catch(() => undefined)
    }
    const done = call?.processMicrophone((microphone) => (amplified = amplify(microphone, wanted, again)))
    return { call, done: Promise.resolve(done) }
  }

  return {
    async set(gain: number): Promise<void> {
      wanted = gain
      const call = currentCall()
      if (begun?.call === call) amplified?.setGain(gain)
      else begun = begin(call)
      try {
        await begun?.done
      } catch (error) {
        begun = undefined
        throw error
      }
    },
  }
}
