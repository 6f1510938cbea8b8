import { grouped, plural, type PluralForms } from '@/content/format'
import type { Chip } from '@/content/knowledge'
import type { Topic } from '@/content/videos'

/** Filters of the knowledge base. */
export interface KnowledgeQuery {
  /** Typed text; surrounding space is ignored. */
  text: string
  chip: Chip
}

export const emptyQuery: KnowledgeQuery = { text: '', chip: 'all' }

interface KnowledgeItem {
  topics: readonly Topic[]
}

const normalise = (text: string) => text.trim().toLowerCase()

const matchesText = (fields: readonly string[], text: string) => {
  const searchText = normalise(text)
  return fields.some((field) => field.toLowerCase().includes(searchText))
}

const matchesChip = (item: KnowledgeItem, chip: Chip) => chip === 'all' || item.topics.includes(chip)

/**
 * Items that carry the chip's topic and contain the text, ignoring case, in one of the fields searched.
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
export interface PageSuggestion {
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

export interface TextRun {
  text: string
  hit: boolean
}

/** Splits a text into matching and other runs, for highlighting. Joined, the runs are the text. */
export function highlightRuns(text: string, query: string): TextRun[] {
  const searchText = normalise(query)
  if (!searchText) return [{ text, hit: false }]
  const lowerCaseText = text.toLowerCase()
  // A letter with a longer lower case would shift every later position, so such a text is not highlighted.
  if (lowerCaseText.length !== text.length) return [{ text, hit: false }]
  const runs: TextRun[] = []
  let from = 0
  for (
    let index = lowerCaseText.indexOf(searchText);
    index >= 0;
    index = lowerCaseText.indexOf(searchText, from)
  ) {
    if (index > from) runs.push({ text: text.slice(from, index), hit: false })
    runs.push({ text: text.slice(index, index + searchText.length), hit: true })
    from = index + searchText.length
  }
  if (from < text.length) runs.push({ text: text.slice(from), hit: false })
  return runs
}

/** `1 service`, `6 services`. */
export const countLabel = (count: number, noun: PluralForms): string =>
  `${grouped(count)} ${plural(count, noun)}`
