/** Events after which we try to resume: the page becomes visible, or a click, which some browsers require before any sound. */
const ACTS = ['visibilitychange', 'click'] as const

/**
 * An audio context that continues after the system has suspended it, for a phone call or another sample rate. We do not resume
 * it meanwhile: in Safari it would stay silent. Safari may not report the end, so the events of `ACTS` try again.
 */
export function openAudioContext(sampleRate?: number): AudioContext {
  const context = new AudioContext(sampleRate === undefined ? {} : { sampleRate })
  // Rejects until the visitor's first gesture, or while another app uses the sound. The next event tries again.
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

/** Opens a stream in a context, or in one of its own: Firefox refuses a track with another sample rate. Throws if neither works. */
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
