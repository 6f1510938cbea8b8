import { LINES, withoutLinks } from '../answers'
import clips from '../clips/clips.json'

const CLIPS: Record<string, { file: string; durationMs: number }> = clips

/** How long a line lasts that could not be fetched. */
const WORDS_PER_MS = 2.6 / 1000

export interface Playing {
  durationMs: number
  stop(): void
}

/** The assistant's voice: recordings played into a track that goes out over the connection. */
export function createSound(clipFolder: string) {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const output = context.createMediaStreamDestination()
  const volume = context.createGain()
  volume.connect(output)
  const decoded = new Map<string, Promise<AudioBuffer | null>>()
  void context.resume().catch(() => undefined)

  const fetchClip = async (file: string): Promise<AudioBuffer | null> => {
    const response = await fetch(`${clipFolder}${file}`)
    if (!response.ok) throw new Error(`The recording ${file} was answered with ${response.status}.`)
    return context.decodeAudioData(await response.arrayBuffer())
  }

  /** Fetches a line's recording ahead of its turn; one that cannot be fetched is silence. */
  const prepare = (text: string): Promise<AudioBuffer | null> => {
    const clip = CLIPS[withoutLinks(text)] ?? CLIPS[LINES.writtenOnly]
    if (!clip) return Promise.resolve(null)
    const known = decoded.get(clip.file)
    if (known) return known
    const loading = fetchClip(clip.file).catch((error: unknown) => {
      console.debug('sandbox: a recording is missing', error)
      return null
    })
    decoded.set(clip.file, loading)
    return loading
  }

  return {
    track: output.stream.getAudioTracks()[0] as MediaStreamTrack,
    context,
    prepare: (text: string) => void prepare(text),
    async play(text: string): Promise<Playing> {
      const buffer = await prepare(text)
      if (!buffer) return { durationMs: Math.max(800, text.split(/\s+/).length / WORDS_PER_MS), stop() {} }
      const source = context.createBufferSource()
      source.buffer = buffer
      source.connect(volume)
      source.start()
      return {
        durationMs: buffer.duration * 1000,
        stop() {
          source.stop()
          source.disconnect()
        },
      }
    },
    setMuted(muted: boolean) {
      volume.gain.setTargetAtTime(muted ? 0 : 1, context.currentTime, 0.01)
    },
    close() {
      decoded.clear()
      output.stream.getTracks().forEach((track) => track.stop())
      void context.close().catch(() => undefined)
    },
  }
}

export type Sound = ReturnType<typeof createSound>
