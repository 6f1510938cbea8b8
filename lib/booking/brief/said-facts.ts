import { briefCopy } from '@/content/brief'
import { BRIEF_FIELDS, type Brief, type BriefField } from './brief'

/** What this needs of a transcript line. */
export interface SaidLine {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** The part of a line in which the visitor said the value of a field of the brief. */
export interface SaidFact {
  readonly field: BriefField
  readonly line: SaidLine
  readonly start: number
  readonly end: number
  /** The value of the field that was looked for. */
  readonly value: string
}

interface Word {
  text: string
  start: number
  end: number
}

/** A field is noted soon after it was said, so older lines are not searched. */
const SEARCHED_LINES = 12

/** Words that are in most sentences, and the words by which an address is read out. They identify nothing. */
const COMMON_WORDS = new Set(
  'a an the i im am is are was be been it its we our us my me you to of and or at in on for with from that this by as so dot ai'.split(
    ' ',
  ),
)

/** The fields, those of the summary first: if two facts overlap, the first one is marked. */
const SEARCH_ORDER: readonly BriefField[] = [
  'name',
  'business',
  'problem',
  'day',
  ...BRIEF_FIELDS.filter((field) => !['name', 'business', 'problem', 'day'].includes(field)),
]

/**
 * Finds the parts of the visitor's lines that contain the facts of a brief. A fact that the brief puts in other words is not
 * found. Returns `before` itself if nothing has changed, so that nothing is rendered again.
 *
 * @param before the result for the previous state of the transcript
 */
export function saidFacts(
  brief: Brief,
  lines: readonly SaidLine[],
  before: readonly SaidFact[] = [],
): readonly SaidFact[] {
  const recent = lines.filter(({ role }) => role === 'user').slice(-SEARCHED_LINES)
  const found: SaidFact[] = []
  for (const field of SEARCH_ORDER) {
    const value = spokenValue(brief, field)
    if (value === '') continue
    const known = before.find((fact) => fact.field === field && fact.value === value && isStill(fact, lines))
    const fact = known ?? find(field, value, recent)
    if (fact && !found.some((other) => overlap(other, fact))) found.push(fact)
  }
  const isSame = found.length === before.length && found.every((fact, index) => fact === before[index])
  return isSame ? before : found
}

/** The facts of each line, in the order of its text. */
export function factsByLine(facts: readonly SaidFact[]): ReadonlyMap<string, readonly SaidFact[]> {
  const byLine = new Map<string, SaidFact[]>()
  for (const fact of facts) byLine.set(fact.line.id, [...(byLine.get(fact.line.id) ?? []), fact])
  for (const marked of byLine.values()) marked.sort((a, b) => a.start - b.start)
  return byLine
}

const spokenValue = (brief: Brief, field: BriefField): string => {
  const value = brief[field].trim()
  if (field !== 'service' || value === '') return value
  return briefCopy.services[value as keyof typeof briefCopy.services] ?? value
}

/** The line has the same text as when the fact was found in it; a line that is still spoken changes. */
const isStill = ({ line }: SaidFact, lines: readonly SaidLine[]): boolean =>
  lines.some((each) => each === line || (each.id === line.id && each.text === line.text))

const overlap = (a: SaidFact, b: SaidFact): boolean =>
  a.line.id === b.line.id && a.start < b.end && b.start < a.end

function find(field: BriefField, value: string, lines: readonly SaidLine[]): SaidFact | undefined {
  const wanted = wordsOf(value).filter(({ text }) => !COMMON_WORDS.has(text))
  let best: { fact: SaidFact; share: number } | undefined
  // The newest line first, so that a fact that was said twice is marked where it was said last.
  for (const line of lines.toReversed()) {
    const literal = line.text.toLowerCase().indexOf(value.toLowerCase())
    if (literal >= 0) return { field, line, start: literal, end: literal + value.length, value }
    const place = bestPlace(wanted, wordsOf(line.text))
    if (place && place.share > (best?.share ?? 0))
      best = { fact: { field, line, value, start: place.start, end: place.end }, share: place.share }
  }
  return best?.fact
}

/** The shortest part of a text that has at least half of the words. */
function bestPlace(wanted: readonly Word[], words: readonly Word[]) {
  let best: { start: number; end: number; share: number; length: number } | undefined
  const longest = wanted.length * 2 + 3
  for (const [from, first] of words.entries()) {
    const matched = new Set<Word>()
    for (const word of words.slice(from, from + longest)) {
      const match = wanted.find((each) => !matched.has(each) && isSameWord(each.text, word.text))
      if (!match) {
        // A place begins with one of the words.
        if (word === first) break
        continue
      }
      matched.add(match)
      const share = matched.size / wanted.length
      const length = word.end - first.start
      const isBetter = !best || share > best.share || (share === best.share && length < best.length)
      if (share >= 0.5 && isBetter) best = { start: first.start, end: word.end, share, length }
    }
  }
  return best
}

/** "missed" and "miss", "clinics" and "clinic" are the same word. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short)
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)].map((match) => ({
    text: match[0].toLowerCase().replace(/['’]/g, ''),
    start: match.index,
    end: match.index + match[0].length,
  }))
