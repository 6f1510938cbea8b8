import { openAudioContext, openSource, type StreamSource } from './audio-context'

/** How often we read the loudness, in milliseconds: the length of one frame of speech codecs. */
const INTERVAL_MS = 20
/** How many of the newest samples we read each time: 21 ms at 48 kHz. */
const WINDOW_SAMPLES = 1024

export interface WatchedTrack {
  /** Current loudness of each frequency band, 0 to 255, the lowest first. Returns the same array each time. */
  frequencies(): Uint8Array<ArrayBuffer>
  stop(): void
}

/** Reads the loudness of tracks with the Web Audio API. Undefined if the browser lacks it, or opens no more audio contexts. */
export function openSoundMeter() {
  let context: AudioContext
  try {
    context = openAudioContext()
  } catch {
    return undefined
  }

  return {
    /** Reports the loudness of a track (root mean square, 0 to 1) every 20 ms. Undefined if the track cannot be read. */
    watch(track: MediaStreamTrack, onLevel: (level: number) => void): WatchedTrack | undefined {
      let opened: StreamSource
      try {
        opened = openSource(context, new MediaStream([track]))
      } catch {
        return undefined
      }
      const { source, close } = opened
      const analyser = opened.context.createAnalyser()
      analyser.fftSize = WINDOW_SAMPLES
      source.connect(analyser)
      const samples = new Float32Array(WINDOW_SAMPLES)
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(samples)
        onLevel(Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / WINDOW_SAMPLES))
      }, INTERVAL_MS)
      const bands = new Uint8Array(analyser.frequencyBinCount)
      return {
        frequencies() {
          analyser.getByteFrequencyData(bands)
          return bands
        },
        stop() {
          clearInterval(timer)
          source.disconnect()
          close()
        },
      }
    },
    close: () => void context.close().catch(() => undefined),
  }
}
