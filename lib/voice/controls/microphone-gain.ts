import { openAudioContext, openSource, type StreamSource } from '../browser/audio-context'
import type { CallSession } from '../session/types'

/** Makes a louder or quieter track. Calls `onChange` when its audio context begins or stops to run, or is closed from outside. */
function amplify(microphone: MediaStreamTrack, gain: number, onChange: () => void) {
  let context: AudioContext | undefined
  let opened: StreamSource | undefined
  let track: MediaStreamTrack | undefined
  let isStopped = false
  let uses = 0
  const stop = () => {
    isStopped = true
    track?.stop()
    opened?.close()
    // Rejects while the context is being closed. Its `state` does not show that.
    context?.close().catch(() => undefined)
  }
  const release = () => {
    uses -= 1
    if (uses === 0) stop()
  }
  try {
    context = openAudioContext()
    opened = openSource(context, new MediaStream([microphone]))
    const { context: used } = opened
    used.addEventListener('statechange', () => {
      if (!isStopped) onChange()
    })
    const amplifier = used.createGain()
    const destination = used.createMediaStreamDestination()
    amplifier.gain.value = gain
    opened.source.connect(amplifier).connect(destination)
    const made = (track = destination.stream.getAudioTracks()[0])
    if (!made) throw new Error('The browser made no audio track.')
    return {
      canAmplify: (other: MediaStreamTrack) => other === microphone && used.state !== 'closed' && !isStopped,
      // The transport stops the track when the page chooses another microphone on the media library's own call object.
      isStopped: () => isStopped || made.readyState === 'ended',
      setGain: (value: number) => void (amplifier.gain.value = value),
      /** What to send now: while the audio context does not run, the amplified track would be silent. */
      use() {
        uses += 1
        return { track: used.state === 'running' ? made : microphone, stop: release }
      },
    }
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
    const again = () => {
      if (begun?.call !== call) return
      begun = begin(call)
      // The next change tries again.
      begun.done.catch(() => (begun = undefined))
    }
    const done = call?.processMicrophone((microphone) => {
      if (!amplified?.canAmplify(microphone)) amplified = amplify(microphone, wanted, again)
      return amplified.use()
    })
    return { call, done: Promise.resolve(done) }
  }

  return {
    async set(gain: number): Promise<void> {
      wanted = gain
      const call = currentCall()
      amplified?.setGain(gain)
      // It is also stopped after a switch to a microphone that was refused.
      if (amplified?.isStopped() || begun?.call !== call) begun = begin(call)
      try {
        await begun?.done
      } catch (error) {
        begun = undefined
        throw error
      }
    },
  }
}
