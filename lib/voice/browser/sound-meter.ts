import { openAudioContext, openSource, type StreamSource } from './audio-context'

/** How often loudness is read, in milliseconds: one frame of speech codecs. */
const INTERVAL_MS = 20
/** The newest samples that are read each time: 21 ms at 48 kHz. */
const WINDOW_SAMPLES = 1024

/** One track that is measured. */
export interface WatchedTrack {
  /** Loudness of each band of frequencies now, 0 to 255, the lowest first. The same array each time. */
  frequencies(): Uint8Array<ArrayBuffer>
  stop(): void
}

/** Reads the loudness of tracks with the Web Audio API. Undefined where the browser has none, or opens no more contexts. */
export function openSoundMeter() {
  let context: AudioContext
  try {
    context = openAudioContext()
  } catch {
    return undefined
  }

  return {
    /** Reports the loudness of a track (root mean square, 0 to 1) every 20 ms. Undefined where it cannot be read. */
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
