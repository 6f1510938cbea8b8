/** Something that the consultant can be asked about. */
export interface Topic {
  id: string
  /**
   * What gives the topic away in the sandbox, which has no language model. One word matches the beginning of a word of
   * the question. Several words match as they stand, and words joined by `+` in any order; both count more.
   * “My” matches “our”, and “I” matches “we”.
   */
  cues: readonly string[]
  says: string
  /**
   * What the published consultant knows instead, where `says` is true of the demonstration only, or shorter than what
   * there is to know. `false`: nothing.
   */
  published?: string | false
}

/** The answer that the site itself gives. */
export const answerOf = (questions: ReadonlyArray<{ id: string; answer: string }>, id: string): string => {
  const found = questions.find((question) => question.id === id)
  if (!found) throw new Error(`The site's content has no question ${id}.`)
  return found.answer
}
