/** What the visitor does at the page: comes back to it, or presses something, as some browsers want before any sound. */
const ACTS = ['visibilitychange', 'click'] as const

/**
 * An audio context that the system's suspensions do not end: a phone interrupts it during another call, and a Bluetooth
 * headset that changes the sample rate suspends it. An interruption is waited for: in Safari, a context that is resumed
 * meanwhile runs without sound for ever. Safari does not always say when it is over, so the visitor's next act tries.
 *
 * @param sampleRate in hertz. Default: that of the loudspeaker
 */
export function openAudioContext(sampleRate?: number): AudioContext {
  const context = new AudioContext(sampleRate === undefined ? {} : { sampleRate })
  // Refused until a gesture, or until another app gives the sound back; the next change or act tries again.
  const resume = () => void context.resume().catch(() => undefined)
  const act = () => {
    const isInterrupted =
      document.visibilityState === 'hidden' || navigator.audioSession?.state === 'interrupted'
    if (context.state !== 'running' && !isInterrupted) resume()
  }
  const follow = () => {
    if (context.state === 'suspended') resume()
    if (context.state === 'closed') for (const type of ACTS) document.removeEventListener(type, act)
  }
  context.addEventListener('statechange', follow)
  for (const type of ACTS) document.addEventListener(type, act)
  follow()
  return context
}

/** A stream as the source of an audio graph. */
export interface StreamSource {
  source: MediaStreamAudioSourceNode
  /** For the nodes that the source is connected to. */
  context: AudioContext
  /** Closes the context if it was opened for this stream. */
  close(): void
}

/**
 * Opens a stream in a context; where that fails, in another one of the stream's own sample rate, since Firefox connects
 * no track of a different rate, such as a headset's.
 *
 * @throws the browser's error when neither can read it
 */
export function openSource(shared: AudioContext, stream: MediaStream): StreamSource {
  try {
    return { source: shared.createMediaStreamSource(stream), context: shared, close: () => undefined }
  } catch (error) {
    const sampleRate = stream.getAudioTracks()[0]?.getSettings().sampleRate
    if (sampleRate === undefined || sampleRate === shared.sampleRate) throw error
    const context = openAudioContext(sampleRate)
    const close = () => void context.close().catch(() => undefined)
    try {
      return { source: context.createMediaStreamSource(stream), context, close }
    } catch (cause) {
      close()
      throw cause
    }
  }
}
