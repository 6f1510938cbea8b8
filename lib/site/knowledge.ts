import type { Chip } from '../../content/knowledge'
import type { Topic } from '../../content/videos'

/** What the visitor has asked the knowledge base for. */
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
  const needle = normalise(text)
  return fields.some((field) => field.toLowerCase().includes(needle))
}

const matchesChip = (item: KnowledgeItem, chip: Chip) => chip === 'all' || item.topics.includes(chip)

/**
 * Items that carry the chip's topic and contain the text, ignoring case, in one of the fields searched.
 * `fieldsOf` names those: title and one-liner of a service, title and description of a video.
 */
export const findKnowledge = <Item extends KnowledgeItem>(
  items: readonly Item[],
  query: KnowledgeQuery,
  fieldsOf: (item: Item) => readonly string[],
): Item[] => items.filter((item) => matchesChip(item, query.chip) && matchesText(fieldsOf(item), query.text))

/** The keyword by which an item was found, where nothing that it shows contains the text. */
export function foundKeyword(
  { keywords }: { keywords: readonly string[] },
  shown: readonly string[],
  text: string,
): string | undefined {
  if (!normalise(text) || matchesText(shown, text)) return undefined
  return keywords.find((keyword) => matchesText([keyword], text))
}

/** A page that answers a search, known by the words that people type for it. */
export interface Lead {
  words: readonly string[]
}

/** Letters typed before a lead is offered. */
const MIN_LEAD_QUERY_LENGTH = 3

/** The first lead that has a word beginning with the text, or contained in it. */
export function leadFor<Item extends Lead>(leads: readonly Item[], text: string): Item | undefined {
  const needle = normalise(text)
  if (needle.length < MIN_LEAD_QUERY_LENGTH) return undefined
  return leads.find(({ words }) => words.some((word) => word.startsWith(needle) || needle.includes(word)))
}

export interface TextRun {
  text: string
  hit: boolean
}

/** Cuts a text into runs, so that what was searched for can be highlighted. Joined, they are the text. */
export function highlightRuns(text: string, query: string): TextRun[] {
  const needle = normalise(query)
  if (!needle) return [{ text, hit: false }]
  const haystack = text.toLowerCase()
  // A letter whose lower case is longer would shift every later position: show such a text plain.
  if (haystack.length !== text.length) return [{ text, hit: false }]
  const runs: TextRun[] = []
  let from = 0
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, from)) {
    if (at > from) runs.push({ text: text.slice(from, at), hit: false })
    runs.push({ text: text.slice(at, at + needle.length), hit: true })
    from = at + needle.length
  }
  if (from < text.length) runs.push({ text: text.slice(from), hit: false })
  return runs
}

/** `1 service`, `6 services`. */
export const countLabel = (count: number, noun: { one: string; other: string }): string =>
  `${count} ${count === 1 ? noun.one : noun.other}`
