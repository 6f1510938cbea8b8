/** Which timing the platform sends with the text of a turn: it depends on the provider of the voice. */
export type CaptionTiming = 'text-only' | 'word-alignment' | 'word-progress'

interface CaptionEvent {
  /** Milliseconds after the voice has begun. */
  atMs: number
  timing?: object
}

/** How far apart the timings of aligned words come: "at playback cadence". */
const ALIGNED_EVERY_MS = 150

/** Words of a line, each with the time at which a voice of even pace begins and ends it. */
export function wordTimes(text: string, durationMs: number) {
  const msOf = (characters: number) => Math.round((characters / text.length) * durationMs)
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    startMs: msOf(index),
    endMs: msOf(index + word.length),
  }))
}

/** When `assistant.speechStarted` is sent during a line, and with which timing. */
export function captionEvents(text: string, durationMs: number, kind: CaptionTiming): CaptionEvent[] {
  if (kind === 'text-only') return [{ atMs: 0 }]
  return kind === 'word-alignment' ? aligned(text, durationMs) : progress(text, durationMs)
}

/** Words of the next moment, with the spaces between them, as ElevenLabs' alignment has them. */
function aligned(text: string, durationMs: number): CaptionEvent[] {
  const events = new Map<number, { words: string[]; starts: number[]; ends: number[] }>()
  wordTimes(text, durationMs).forEach(({ word, startMs, endMs }, index) => {
    const atMs = Math.floor(startMs / ALIGNED_EVERY_MS) * ALIGNED_EVERY_MS
    const event = events.get(atMs) ?? { words: [], starts: [], ends: [] }
    events.set(atMs, event)
    if (index > 0) {
      event.words.push(' ')
      event.starts.push(startMs - atMs)
      event.ends.push(startMs - atMs)
    }
    event.words.push(word)
    event.starts.push(startMs - atMs)
    event.ends.push(endMs - atMs)
  })
  return [...events].map(([atMs, { words, starts, ends }]) => ({
    // It is sent as its first word begins.
    atMs: atMs + (starts[0] ?? 0),
    timing: {
      type: 'word-alignment',
      words,
      wordsStartTimesMs: starts.map((ms) => ms - (starts[0] ?? 0)),
      wordsEndTimesMs: ends.map((ms) => ms - (starts[0] ?? 0)),
    },
  }))
}

/** A count of words near the end of each sentence, as Minimax' subtitles have it. The first one knows nothing yet. */
function progress(text: string, durationMs: number): CaptionEvent[] {
  const words = wordTimes(text, durationMs)
  const events: CaptionEvent[] = [
    { atMs: 0, timing: { type: 'word-progress', wordsSpoken: 0, totalWords: 0 } },
  ]
  let first = 0
  words.forEach(({ word, endMs }, index) => {
    if (!/[.!?]$/.test(word) && index < words.length - 1) return
    const segment = words.slice(first, index + 1)
    const beginMs = segment[0]?.startMs ?? 0
    events.push({
      atMs: Math.max(beginMs, endMs - 100),
      timing: {
        type: 'word-progress',
        wordsSpoken: index + 1,
        totalWords: index + 1,
        segment: segment.map((each) => each.word).join(' '),
        segmentDurationMs: endMs - beginMs,
        words: segment.map((each) => ({
          word: each.word,
          startMs: each.startMs - beginMs,
          endMs: each.endMs - beginMs,
        })),
      },
    })
    first = index + 1
  })
  return events
}
