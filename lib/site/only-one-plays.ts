/** Keeps to one recording at a time: whoever starts silences the one before. */
export function createOnlyOnePlays() {
  let silenceCurrent: (() => void) | null = null
  return {
    /** Call when a recording starts; `silence` will be called when another one does. */
    started(silence: () => void): void {
      if (silenceCurrent && silenceCurrent !== silence) silenceCurrent()
      silenceCurrent = silence
    },
    /** Call when it has stopped or gone. */
    stopped(silence: () => void): void {
      if (silenceCurrent === silence) silenceCurrent = null
    },
  }
}

/** All recordings of the page. */
export const onlyOnePlays = createOnlyOnePlays()
