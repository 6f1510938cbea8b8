import type { DailyCall } from '../daily/types'

export interface BoostedMicrophone {
  track: MediaStreamTrack
  /** Changes the gain of the same track. */
  setGain(gain: number): void
  stop(): void
}

/** The visitor's microphone, made louder or quieter by a factor. Stop it to let go of the microphone. */
export async function boostMicrophone(gain: number): Promise<BoostedMicrophone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const context = new AudioContext()
  const amplifier = context.createGain()
  const destination = context.createMediaStreamDestination()
  amplifier.gain.value = gain
  context.createMediaStreamSource(stream).connect(amplifier).connect(destination)
  const [track] = destination.stream.getAudioTracks()
  const stop = () => {
    for (const taken of [...stream.getTracks(), ...destination.stream.getTracks()]) taken.stop()
    void context.close()
  }
  if (!track) {
    stop()
    throw new Error('The browser made no audio track.')
  }
  return { track, setGain: (value) => void (amplifier.gain.value = value), stop }
}

export interface MicrophoneGainPorts {
  call(): DailyCall | null
  onEnd(callback: () => void): void
}

/** One amplifier for each call, let go of when the call ends. */
export function createMicrophoneGain({ call: current, onEnd }: MicrophoneGainPorts) {
  let boosted: BoostedMicrophone | undefined

  return {
    async set(call: DailyCall, gain: number): Promise<void> {
      if (boosted) return boosted.setGain(gain)
      const opened = await boostMicrophone(gain)
      // The call may have ended while the microphone was being opened.
      if (current() !== call) return opened.stop()
      boosted = opened
      onEnd(() => {
        opened.stop()
        boosted = undefined
      })
      await call.setInputDevicesAsync({ audioSource: opened.track })
    },
  }
}
