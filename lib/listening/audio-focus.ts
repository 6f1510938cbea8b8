/** A source of audio: a recording, a video or a call. */
interface AudioSource {
  /** Called when another source starts to play. */
  pause: () => void
  /** Called when that other source has stopped. Without it, this source stays paused. */
  resume?: () => void
}

/** Audio focus: only one source plays at a time, and starting one pauses the other. */
export function createAudioFocus() {
  let current: AudioSource | null = null
  let paused: AudioSource | null = null
  return {
    /** Call when a source starts to play. */
    started(source: AudioSource): void {
      if (current === source) return
      const before = current
      current = source
      if (paused === source) paused = null
      if (before?.resume) paused = before
      before?.pause()
    },
    /** Call when a source has stopped or failed, or was removed from the page. */
    stopped(source: AudioSource): void {
      if (paused === source) paused = null
      if (current !== source) return
      current = paused
      paused = null
      current?.resume?.()
    },
  }
}

export const audioFocus = createAudioFocus()
