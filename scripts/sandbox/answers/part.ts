import type { Topic } from '@/assistant/knowledge/topic'
import type { ToolCall } from './actions'
import type { Dialogue } from './dialogue'
import { statedAndAsked } from './statements'

/** A part of an answer. */
export interface Part {
  text: string
  calls?: readonly ToolCall[]
  topic?: Topic
}

/** The part, unless it was said before in this conversation. */
export function once(dialogue: Dialogue, id: string, part: Part): Part[] {
  if (dialogue.saidOnce.has(id)) return []
  dialogue.saidOnce.add(id)
  return [part]
}

export const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/** Whether a text asks something, also where no question mark was typed and something is stated before. */
export const isQuestion = (text: string): boolean =>
  /\?\s*$/.test(text) || (text.match(/[^.!?]+/g) ?? []).some((sentence) => asksIn(sentence.trim()))
const ASKS_FIRST =
  /^(?:and |so |but |ok |also )*(?:what|who|when|where|why|how|which|can|could|do|does|is|are|will|would|may|should|any|tell|show|give|explain)\b/i
/** “The reviews are fake, arent they” */
const ASKS_LAST =
  /\b(?:is|are|was|do|does|did|has|have|ca|could|wo|would|should)n?['’]?t (?:it|they|you|he|she|that|there|we|i)$|\b(?:is|would|will) (?:that|this|it) (?:be )?(?:ok(?:ay)?|fine|alright|a problem|possible|allowed|enough)$/i
const asksIn = (sentence: string) =>
  ASKS_FIRST.test(sentence) || ASKS_LAST.test(sentence) || statedAndAsked(sentence)[1] !== ''

/** Whether a text is about the visitor or their people. */
export const OF_THEMSELVES = /\b(?:i|we|my|our|they|she|he|it['’]s|there['’]?s)\b/i
