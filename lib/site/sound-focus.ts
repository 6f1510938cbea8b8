/** A source of audio: a recording or a call. */
export interface SoundSource {
  /** Called when another source begins to sound. */
  pause: () => void
  /** Called when that other source has stopped; without it, the visitor starts this one again. */
  resume?: () => void
}

/** Audio focus: only one source plays at a time, and starting one pauses the other. */
export function createSoundFocus() {
  let current: SoundSource | null = null
  let paused: SoundSource | null = null
  return {
    /** Call when a source begins to sound. */
    started(source: SoundSource): void {
      if (current === source) return
      const before = current
      current = source
      if (paused === source) paused = null
      if (before?.resume) paused = before
      before?.pause()
    },
    /** Call when it has stopped, or has left the page. */
    stopped(source: SoundSource): void {
      if (paused === source) paused = null
      if (current !== source) return
      current = paused
      paused = null
      current?.resume?.()
    },
  }
}

/** The sound of this page. */
export const soundFocus = createSoundFocus()
