import { grouped, plural, type PluralForms } from '@/content/format'
import type { Chip } from '@/content/knowledge'
import type { Topic } from '@/content/videos'

export interface KnowledgeQuery {
  /** Typed text; surrounding space is ignored. */
  text: string
  chip: Chip
}

/** What the visitor searches for: the hero has the field, the library the chips and the results. */
export interface KnowledgeSearch {
  query: KnowledgeQuery
  setQuery: (query: KnowledgeQuery) => void
}

export const emptyQuery: KnowledgeQuery = { text: '', chip: 'all' }

interface KnowledgeItem {
  topics: readonly Topic[]
}

/** In lower case and without accents, so that `cafe` finds “Café”. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')

const normalise = (text: string) => fold(text.trim())

const matchesText = (fields: readonly string[], text: string) => {
  const searchText = normalise(text)
  return fields.some((field) => fold(field).includes(searchText))
}

const matchesChip = (item: KnowledgeItem, chip: Chip) => chip === 'all' || item.topics.includes(chip)

/**
 * Items that carry the chip's topic and contain the text, ignoring case and accents, in one of the fields searched.
 * `fieldsOf` returns those: title and one-liner of a service, title and description of a video.
 */
export const findKnowledge = <Item extends KnowledgeItem>(
  items: readonly Item[],
  query: KnowledgeQuery,
  fieldsOf: (item: Item) => readonly string[],
): Item[] => items.filter((item) => matchesChip(item, query.chip) && matchesText(fieldsOf(item), query.text))

/** The keyword that matched an item, if none of its visible texts contains the query. */
export function foundKeyword(
  { keywords }: { keywords: readonly string[] },
  shown: readonly string[],
  text: string,
): string | undefined {
  if (!normalise(text) || matchesText(shown, text)) return undefined
  return keywords.find((keyword) => matchesText([keyword], text))
}

/** A page to suggest for a search, with the lower-case words that match it. */
interface PageSuggestion {
  words: readonly string[]
}

/** Shorter searches get no suggestion. */
const MIN_SUGGESTION_QUERY_LENGTH = 3

/** The first suggestion with a word that starts with the text, or that the text contains. */
export function suggestedPage<Item extends PageSuggestion>(
  suggestions: readonly Item[],
  text: string,
): Item | undefined {
  const searchText = normalise(text)
  if (searchText.length < MIN_SUGGESTION_QUERY_LENGTH) return undefined
  return suggestions.find(({ words }) =>
    words.some((word) => word.startsWith(searchText) || searchText.includes(word)),
  )
}

interface TextRun {
  text: string
  hit: boolean
}

/** Splits a text into matching and other runs, for highlighting. Joined, the runs are the text. */
export function highlightRuns(text: string, query: string): TextRun[] {
  const searchText = normalise(query)
  if (!searchText) return [{ text, hit: false }]
  let folded = ''
  /** For each folded character, the index of its original in the text; the last entry is the end of the text. */
  const starts: number[] = []
  let start = 0
  for (const character of text) {
    const letters = fold(character)
    folded += letters
    starts.push(...Array<number>(letters.length).fill(start))
    start += character.length
  }
  starts.push(start)
  const runs: TextRun[] = []
  let from = 0
  let index = folded.indexOf(searchText)
  while (index >= 0) {
    const hitStart = starts[index] ?? 0
    let next = index + searchText.length
    // A character of which a part is found is marked as a whole.
    while (starts[next] === starts[next - 1]) next++
    if (hitStart > from) runs.push({ text: text.slice(from, hitStart), hit: false })
    from = starts[next] ?? start
    runs.push({ text: text.slice(hitStart, from), hit: true })
    index = folded.indexOf(searchText, next)
  }
  if (from < text.length) runs.push({ text: text.slice(from), hit: false })
  return runs
}

/** `1 service`, `6 services`. */
export const countLabel = (count: number, noun: PluralForms): string =>
  `${grouped(count)} ${plural(count, noun)}`
