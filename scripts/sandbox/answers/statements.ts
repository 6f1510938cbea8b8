const SENTENCE = /[^.!?\n]*(?:[.!?](?=\S)[^.!?\n]*)*[.!?\n]*/g
/** Between the clauses of a sentence: not the comma of a number. */
const BETWEEN_CLAUSES =
  /(?<=[,;:–—]\s)|(?=\b(?:but|and|so)\s)|(?=\b(?:can|could|does|will|would) (?:it|u|you)\b)/i

const FILLERS = /^(?:(?:and|but|so|or|ok|okay|well|then|also|hi|hello|hey|please|um|now)\b[\s,]*)+/i
const AUXILIARY = `(?:is|are|am|was|were|do|does|did|can|could|will|would|shall|should|may|might|has|have|must)`
/** How a question begins when nobody types its question mark, and what asks without being one. */
const ASKS = new RegExp(
  [
    `^(?:why|how|whose|which|any chance|any idea|what if|what about|what do|what's|what’s|whats)\\b`,
    `^(?:what|who|where|when)\\s+${AUXILIARY}\\b`,
    `^what\\b(?! (?:we|i) (?:need|want))`,
    `^who\\b`,
    `^(?:is|are|does|did|can|could|will|would|should|shall|has|do(?! not\\b)|have (?:you|they|your)|may (?:i|we|you))\\b(?!['’]t)`,
    `^(?:tell|show|give|explain|send|let) (?:me|us|it|to)\\b`,
    `^explain\\b`,
    `(?:n['’]?t|\\bnot) (?:really |quite )?(?:get|understand|know|sure|see) (?:what|why|how|if|whether|when|where|who)\\b`,
    `^(?:name|list) (?:me )?(?:one|two|three|some|any|a)\\b`,
    `^(?:if|when)\\b.*\\b(?:can|could|does|do|will|would|should) (?:it|you|they|we|i|the)\\b`,
    `\\b(?:want|like|need|love|curious|wondering|wonder|asking|ask)\\s+(?:to (?:know|ask|understand|hear|see)|what|why|how|if|whether|about|who|when|where)\\b`,
    `\\b(?:why|how|what|when|where|who|which)\\s+${AUXILIARY}\\s+(?:i|we|you|it|they|the|your|my|our|this|that|an?)\\b`,
  ].join('|'),
  'i',
)
const OF_THEMSELVES = /^(?:i|we|my|our|i'm|i’m|we're|we’re|i've|i’ve|we've|we’ve)\b/i

/**
 * The sentences of a visitor without their questions. Of a sentence that ends in a question, only the statement before
 * the question is left: "We are a clinic, can you help?"
 */
export function statementsOf(said: string): string {
  return (said.match(SENTENCE) ?? []).map(statedIn).join('').trim()
}

function statedIn(sentence: string): string {
  const [stated, asked] = statedAndAsked(sentence)
  return asked === '' ? stated : stated.replace(/[\s,;:–—]*$/, stated && '. ')
}

/** What a sentence states of its speaker before it asks something, and what it asks: “We are a clinic, can you help?” */
export function statedAndAsked(sentence: string): [stated: string, asked: string] {
  const clauses = sentence.split(BETWEEN_CLAUSES)
  const asks = clauses.findIndex((clause) => ASKS.test(clause.replace(FILLERS, '').trim()))
  const isQuestion = /\?\s*$/.test(sentence)
  if (asks === -1 && !isQuestion) return [sentence, '']
  const from = Math.max(asks, 0)
  const before = clauses.slice(0, from).join('').replace(FILLERS, '')
  return OF_THEMSELVES.test(before) ? [before, clauses.slice(from).join('')] : ['', sentence]
}
