/** Calls back with a level at an interval of at least 100 ms until stopped; starting again replaces it. */
export function createLevelObserver(read: () => number, report: (level: number) => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    start(intervalMs: number) {
      clearInterval(timer)
      timer = setInterval(() => report(read()), Math.max(100, intervalMs))
    },
    stop() {
      clearInterval(timer)
      timer = undefined
    },
    isRunning: () => timer !== undefined,
  }
}

/** Meters a track with an analyser: root mean square, 0..1. */
export function createMeter(context: AudioContext) {
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  const samples = new Float32Array(analyser.fftSize)
  let source: MediaStreamAudioSourceNode | undefined
  let metered: MediaStreamTrack | null = null
  return {
    /** Meters this track from now on; nothing happens when it is the one already metered. */
    follow(track: MediaStreamTrack | null) {
      if (track === metered) return
      source?.disconnect()
      metered = track
      source = track ? context.createMediaStreamSource(new MediaStream([track])) : undefined
      source?.connect(analyser)
    },
    read(): number {
      if (!metered?.enabled) return 0
      analyser.getFloatTimeDomainData(samples)
      let sum = 0
      for (const sample of samples) sum += sample * sample
      return Math.min(1, Math.sqrt(sum / samples.length))
    },
    close() {
      source?.disconnect()
      source = undefined
      metered = null
    },
  }
}
