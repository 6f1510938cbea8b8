import { systemClock, type Clock } from '../../timing/clock'
import { relationOf } from '../session/repeated-text'
import type { TranscriptLine } from '../session/transcript'
import { fieldsOf } from '../values'
import { checkFunction } from '../errors'
import { createSpokenTurn, USUAL_PACE, type SpokenTurn } from './spoken-turn'

export interface CaptionsOptions {
  /** Called when another word is heard, and so the lines have changed. */
  onChange: () => void
  /** Replaced in tests. */
  clock?: Pick<Clock, 'now' | 'after'>
}

/**
 * Makes the transcript follow the voice, by `assistant.speechStarted`, which the assistant needs in its `clientMessages`. The
 * platform sends it with the text of a turn, ahead of the voice, and, depending on the provider of the voice, with the time of
 * each word or a count of the spoken words. Otherwise we estimate the position from partial transcripts and earlier turns.
 */
export interface Captions {
  /** Pass each message of the call, as `onMessage` delivers it. */
  receive(message: unknown): void
  /** The lines up to the last word that was heard. Returns the same array if nothing changes. */
  apply<Line extends TranscriptLine>(lines: readonly Line[]): readonly Line[]
  /** The call is over: the lines no longer change. The captions can be used for another call. */
  end(): void
}

/** Partial transcripts arrive several times a second. If none arrives for this time, the voice pauses. */
const PARTIAL_LEAD_MS = 350

/** Captions of one page; they may follow one call after another. @throws ValidationError without `onChange` */
export function createCaptions(options: CaptionsOptions): Captions {
  const { onChange, clock = systemClock } = options ?? {}
  checkFunction('onChange', onChange)
  let turn: SpokenTurn | undefined
  let pace = USUAL_PACE
  /** Ids of the lines that were there before the turn began. */
  let linesBefore = new Set<string>()
  let linesOfTurn: ReadonlySet<string> = new Set<string>()
  let lastLines: readonly TranscriptLine[] = []
  /** Where the final lines of the turn end in its text. The next partial transcript begins there. */
  let settled = 0
  /** The newest messages as text, to recognise one that the platform sends twice. */
  let taken: string[] = []
  let cancelTimer = () => {}

  const show = () => {
    cancelTimer()
    const inMs = turn?.nextWordInMs(clock.now())
    if (inMs !== undefined) cancelTimer = clock.after(inMs, show)
    onChange()
  }
  const finish = () => {
    const measured = turn?.finish(clock.now())
    // The newest turn has the largest weight, because another assistant may have another voice.
    if (measured) pace = (pace + 2 * measured) / 3
  }

  function begin(number: number) {
    finish()
    // A line of this turn may have arrived before this message.
    const last = lastLines.findLast(({ role }) => role === 'assistant')
    const isOfTurn = (line: TranscriptLine) => line === last && !linesOfTurn.has(line.id)
    linesBefore = new Set(lastLines.filter((line) => !isOfTurn(line)).map(({ id }) => id))
    linesOfTurn = new Set()
    settled = 0
    turn = createSpokenTurn(number, clock.now(), pace)
  }

  function speechStarted({ text, turn: number, timing, timestamp }: Record<string, unknown>) {
    if (typeof text !== 'string' || text.trim() === '') return
    const copy = JSON.stringify([text, number, timing, timestamp])
    if (taken.includes(copy)) return
    taken = [...taken.slice(-7), copy]
    const turnNumber = typeof number === 'number' ? number : (turn?.number ?? 0)
    if (!turn || turnNumber > turn.number || (turn.number === turnNumber && !text.startsWith(turn.text())))
      begin(turnNumber)
    else if (turnNumber < turn.number) return
    turn?.grow(text)
    if (turn) applyTiming(turn, text, timing)
    show()
  }

  function applyTiming(current: SpokenTurn, text: string, timing: unknown) {
    const { type, words, wordsStartTimesMs, wordsSpoken, totalWords } = fieldsOf(timing)
    if (type === 'word-alignment' && isListOf(words, 'string'))
      current.align(words, isListOf(wordsStartTimesMs, 'number') ? wordsStartTimesMs : [], clock.now())
    else if (type === 'word-progress' && typeof wordsSpoken === 'number' && wordsSpoken > 0)
      current.reach(afterWords(text, wordsSpoken, totalWords), clock.now())
  }

  return {
    receive(message) {
      const fields = fieldsOf(message)
      const { type, role, status, transcript, transcriptType } = fields
      if (type === 'assistant.speechStarted') speechStarted(fields)
      else if (!turn) return
      else if (type === 'user-interrupted') {
        turn.cut(clock.now())
        show()
      } else if (type === 'speech-update' && role === 'assistant' && status === 'stopped') {
        finish()
        show()
      } else if (type === 'transcript' && role === 'assistant' && transcriptType === 'partial') {
        const said = typeof transcript === 'string' ? lettersOf(transcript) : ''
        const end = endOf(turn.text().slice(settled), said)
        if (end !== undefined) turn.reach(settled + end, clock.now(), PARTIAL_LEAD_MS)
        show()
      }
    },
    apply(lines) {
      lastLines = lines
      if (!turn) return lines
      const ends = endsOfLines(lines, turn.text(), linesBefore)
      linesOfTurn = new Set(ends.keys())
      settled = Math.max(0, ...lines.flatMap(({ id, partial }) => (partial ? [] : (ends.get(id) ?? []))))
      return linesAsHeard(lines, turn, turn.heard(clock.now()), ends)
    },
    end() {
      cancelTimer()
      turn = undefined
      // The lines of the next call may have the same ids.
      lastLines = []
      taken = []
      pace = USUAL_PACE
    },
  }
}

/** Where the lines of a turn end in its text, by id. */
function endsOfLines(lines: readonly TranscriptLine[], text: string, before: ReadonlySet<string>) {
  const ends = new Map<string, number>()
  let from = 0
  for (const line of lines) {
    const end = before.has(line.id) ? undefined : endOfLine(line, text, from)
    if (end === undefined) continue
    ends.set(line.id, end)
    from = end
  }
  return ends
}

/** The lines, in which those of the turn end at the last word that was heard. */
function linesAsHeard<Line extends TranscriptLine>(
  lines: readonly Line[],
  turn: SpokenTurn,
  heard: number,
  ends: ReadonlyMap<string, number>,
): readonly Line[] {
  // After an interruption, the platform's own lines end where the voice stopped.
  if (turn.isCut() && ends.size > 0) return lines
  const text = turn.text()
  let from = 0
  let hasChanged = false
  const shown: Line[] = []
  for (const line of lines) {
    const end = ends.get(line.id)
    if (end === undefined) {
      shown.push(line)
      continue
    }
    // A line that is ahead of the voice waits. A line that is behind it shows the text up to the voice.
    const isHeard = line.partial ? heard === end : heard >= end
    const part = text.slice(from, heard).trim()
    if (isHeard) shown.push(line)
    else if (part) shown.push({ ...line, text: part, partial: true })
    hasChanged ||= !isHeard
    from = line.partial ? Math.max(end, heard) : end
  }
  const rest = text.slice(from, heard).trim()
  if (rest) {
    hasChanged = true
    const line: TranscriptLine = {
      id: `caption-${turn.number}`,
      role: 'assistant',
      text: rest,
      partial: !turn.isOver(),
      atMs: lines.at(-1)?.atMs ?? 0,
      ...(turn.isCut() && { interrupted: true }),
    }
    shown.push(line as Line)
  }
  return hasChanged ? shown : lines
}

/** Where a line of the assistant ends in the text of a turn; undefined if the text does not contain it. */
function endOfLine({ role, text: said }: TranscriptLine, text: string, from: number): number | undefined {
  if (role !== 'assistant') return undefined
  const rest = text.slice(from)
  const end = endOf(rest, lettersOf(said))
  if (end !== undefined) return from + end
  // The transcriber may get some words wrong.
  const relation = relationOf(said, rest.slice(0, said.length + 10)).relation
  return relation === 'new' ? undefined : Math.min(text.length, from + said.length)
}

const isListOf = <Type extends 'string' | 'number'>(
  value: unknown,
  type: Type,
): value is (Type extends 'string' ? string : number)[] =>
  Array.isArray(value) && value.every((each) => typeof each === type)

const isLetter = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character)
/** A text without case, spaces and punctuation, which the platform adds to its transcripts. */
const lettersOf = (text: string) => [...text.toLowerCase()].filter(isLetter).join('')

/** Where these letters end in a text that begins with them; undefined if it does not begin with them. */
function endOf(text: string, letters: string): number | undefined {
  if (letters === '' || !lettersOf(text).startsWith(letters)) return undefined
  let left = [...letters].length
  let index = 0
  for (const character of text) {
    if (left === 0 && isLetter(character)) break
    if (isLetter(character)) left -= 1
    index += character.length
  }
  return index
}

/** Where the first `count` words end. Some providers do not count by spaces. Then we use the share of `total` instead. */
function afterWords(text: string, count: number, total: unknown): number {
  const ends = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => index + word.length)
  if (typeof total === 'number' && total > ends.length) return Math.round((text.length * count) / total)
  return ends[Math.min(count, ends.length) - 1] ?? 0
}
