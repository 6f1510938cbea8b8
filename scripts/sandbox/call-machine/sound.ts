import { withoutLinks } from '@/assistant/knowledge/links'
import { LINES } from '../answers/lines'
import clips from '../clips/clips.json'
import { recordedParts } from './recorded-parts'

const CLIPS: Record<string, { file: string; durationMs: number }> = clips
const LINES_WITH_CLIP = Object.keys(CLIPS)

/** How long a line lasts that could not be fetched. */
const WORDS_PER_MS = 2.6 / 1000

export interface Playing {
  durationMs: number
  stop(): void
}

/** The assistant's voice: recordings played, `pace` times as fast, into a track that goes out over the connection. */
export function createSound(clipFolder: string, pace = 1) {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const output = context.createMediaStreamDestination()
  const volume = context.createGain()
  volume.connect(output)
  const speaking = new Set<AudioBufferSourceNode>()
  const decoded = new Map<string, Promise<AudioBuffer | null>>()
  void context.resume().catch(() => undefined)

  const fetchClip = async (file: string): Promise<AudioBuffer | null> => {
    const response = await fetch(`${clipFolder}${file}`)
    if (!response.ok) throw new Error(`The recording ${file} was answered with ${response.status}.`)
    return context.decodeAudioData(await response.arrayBuffer())
  }

  /** A recorded line; one that cannot be fetched is silence. */
  const bufferOf = (line: string): Promise<AudioBuffer | null> => {
    const clip = CLIPS[line]
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

  /** Fetches the recordings of a text ahead of its turn. */
  const prepare = (text: string) =>
    Promise.all(recordedParts(withoutLinks(text), LINES_WITH_CLIP, LINES.writtenOnly).map(bufferOf))

  return {
    track: output.stream.getAudioTracks()[0] as MediaStreamTrack,
    context,
    prepare: (text: string) => void prepare(text),
    async play(text: string): Promise<Playing> {
      const buffers = (await prepare(text)).filter((buffer) => buffer !== null)
      const silence = Math.max(800, text.split(/\s+/).length / WORDS_PER_MS) / pace
      // The call may have ended while the recordings were fetched: a closed context takes no source.
      if (buffers.length === 0 || context.state === 'closed') return { durationMs: silence, stop() {} }
      let seconds = 0
      const sources = buffers.map((buffer) => {
        const source = context.createBufferSource()
        source.buffer = buffer
        source.playbackRate.value = pace
        source.connect(volume)
        source.start(context.currentTime + seconds)
        seconds += buffer.duration / pace
        speaking.add(source)
        source.onended = () => end(source)
        return source
      })
      const end = (source: AudioBufferSourceNode) => {
        if (!speaking.delete(source)) return
        source.stop()
        source.disconnect()
      }
      return { durationMs: seconds * 1000, stop: () => sources.forEach(end) }
    },
    setMuted(muted: boolean) {
      volume.gain.setTargetAtTime(muted ? 0 : 1, context.currentTime, 0.01)
    },
    close() {
      for (const source of speaking) source.stop()
      speaking.clear()
      decoded.clear()
      output.stream.getTracks().forEach((track) => track.stop())
      void context.close().catch(() => undefined)
    },
  }
}

export type Sound = ReturnType<typeof createSound>
