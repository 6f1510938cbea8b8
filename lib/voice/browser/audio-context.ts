/**
 * An audio context that the system's suspensions do not end: a phone suspends it during another call, and when a
 * Bluetooth headset changes the sample rate. Safari does not always say when that is over, so a page that is seen again
 * tries as well.
 *
 * @param sampleRate in hertz. Default: that of the loudspeaker
 */
export function openAudioContext(sampleRate?: number): AudioContext {
  const context = new AudioContext(sampleRate === undefined ? {} : { sampleRate })
  let isClosed = false
  const resume = () => {
    if (context.state === 'running' || isClosed) return
    // Refused until a gesture, or until the other call is over; the next change of the state tries again.
    context.resume().catch(() => undefined)
  }
  const follow = () => {
    isClosed ||= context.state === 'closed'
    if (isClosed) document.removeEventListener('visibilitychange', resume)
    resume()
  }
  context.addEventListener('statechange', follow)
  document.addEventListener('visibilitychange', resume)
  resume()
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
