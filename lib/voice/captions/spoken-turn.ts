/** The assumed pace of a voice before it is measured, in characters per millisecond: 2.6 words per second. */
export const USUAL_PACE = 0.0145
/** No voice is faster than this, in characters per millisecond. A transcript that implies a faster voice is ahead of the sound. */
const FASTEST_PACE = 0.03

/** The voice reaches a character at a time. */
interface Mark {
  characters: number
  atMs: number
  /** For how long we assume that the voice continues from here without another mark. */
  leadMs: number
}

/** One turn of the assistant: its text, and the position of the voice in it. Times are milliseconds of one clock. */
export function createSpokenTurn(number: number, startedAtMs: number, pace: number) {
  let text = ''
  let words = wordsOf(text)
  /** The known positions, in order of time. An estimate begins at the last one. */
  const marks: Mark[] = [{ characters: 0, atMs: startedAtMs, leadMs: Number.POSITIVE_INFINITY }]
  /** The platform has sent the time of each word, so we estimate nothing. */
  let isAligned = false
  let aligned = 0
  let heard = 0
  let isCut = false
  let isFinished = false

  /** The position of the voice: the last known one, plus the pace since then. */
  function position(nowMs: number): number {
    const passed = marks.filter(({ atMs }) => atMs <= nowMs).at(-1)
    if (!passed) return 0
    return passed.characters + Math.min(nowMs - passed.atMs, passed.leadMs) * pace
  }

  function mark(next: Mark) {
    const index = marks.findLastIndex(({ atMs }) => atMs <= next.atMs)
    marks.splice(index + 1, 0, next)
  }

  return {
    number,
    text: (): string => text,
    /** The text grows while the model still writes. */
    grow(next: string) {
      if (next.length <= text.length) return
      text = next
      words = wordsOf(text)
    },
    /** Adds the words of a message with times. The first of them begins now. */
    align(said: readonly string[], startsMs: readonly number[], nowMs: number) {
      // Providers give words with or without the spaces between them.
      const from = text.indexOf(said.find((word) => word.trim()) ?? '', Math.max(0, aligned - 1))
      if (from < 0) return
      isAligned = true
      let at = from
      const first = startsMs[0] ?? 0
      said.forEach((word, index) => {
        const begin = word.trim() ? text.indexOf(word.trim(), at) : -1
        if (begin < 0) return
        at = begin + word.trim().length
        mark({ characters: at, atMs: nowMs + Math.max(0, (startsMs[index] ?? first) - first), leadMs: 0 })
      })
      aligned = at
    },
    /** The voice has reached this character now. Until the next mark, we let it continue for at most `leadMs`. */
    reach(characters: number, nowMs: number, leadMs = Number.POSITIVE_INFINITY) {
      const sinceStart = nowMs - startedAtMs
      if (!isAligned && characters <= sinceStart * FASTEST_PACE + 20)
        mark({ characters, atMs: nowMs, leadMs })
    },
    /** How many characters have been heard, to the end of a word. Never decreases. */
    heard(nowMs: number): number {
      if (isFinished) return text.length
      if (isCut) return heard
      const reached = position(nowMs)
      // A word is shown when the voice begins it.
      const end = words.findLast(({ start }) => start < reached)?.end ?? 0
      heard = Math.max(heard, end)
      return heard
    },
    /** Milliseconds until another word is heard; undefined if all have been heard. */
    nextWordInMs(nowMs: number): number | undefined {
      if (isFinished || isCut) return undefined
      const known = marks.find(({ atMs }) => atMs > nowMs)
      if (known) return known.atMs - nowMs
      const at = position(nowMs)
      const next = words.find(({ start }) => start >= Math.max(at, heard))
      if (!next || next.start >= position(Number.MAX_SAFE_INTEGER)) return undefined
      return Math.max(10, (next.start - at) / pace + 1)
    },
    /** The voice is silent, so the whole text has been said. Returns the pace of the turn if it is typical of the voice. */
    finish(nowMs: number): number | undefined {
      if (isCut || isFinished) return undefined
      isFinished = true
      const tookMs = nowMs - startedAtMs
      const measured = text.length / tookMs
      return text.length > 20 && measured < FASTEST_PACE && measured > USUAL_PACE / 3 ? measured : undefined
    },
    /** The voice was cut off: nothing more of this turn is heard. */
    cut(nowMs: number) {
      this.heard(nowMs)
      isCut = true
    },
    isCut: (): boolean => isCut,
    isOver: (): boolean => isCut || isFinished,
  }
}

export type SpokenTurn = ReturnType<typeof createSpokenTurn>

interface Word {
  start: number
  /** Where the next word begins, or the text ends. */
  end: number
}

/** Words with what follows them, in every language: some have no spaces. */
function wordsOf(text: string): Word[] {
  const starts: number[] = []
  for (const { index, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) starts.push(index)
  return starts.map((start, index) => ({
    start: index === 0 ? 0 : start,
    end: starts[index + 1] ?? text.length,
  }))
}
