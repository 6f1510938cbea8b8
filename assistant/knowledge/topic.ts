/** Something that the consultant can be asked about. */
export interface Topic {
  id: string
  /**
   * Questions of visitors that it answers, in their words. The sandbox, which has no language model, finds a topic by
   * the wording that comes closest to what was asked. The first one is also shown as a button.
   */
  asked: readonly [string, ...string[]]
  says: string
  /**
   * What the published consultant knows instead, where `says` is true of the demonstration only, or shorter than what
   * there is to know. `false`: nothing.
   */
  published?: string | false
  /** The service that it is about, where the other service has a topic of its own for the same question. */
  service?: 'voice' | 'mvp'
  /** The site leaves the question open: the consultant offers to note it for the call. */
  isForTheCall?: true
}

/** The topics that say something. One that quotes content which the agency has deleted has nothing to say. */
export const withAnswers = (
  topics: readonly (Omit<Topic, 'says'> & { says: string | undefined })[],
): readonly Topic[] => topics.filter((topic): topic is Topic => topic.says !== undefined)

/** The answer that the site itself gives; undefined once the agency has deleted the question. */
export const answerOf = (
  questions: ReadonlyArray<{ id: string; answer: string }>,
  id: string,
): string | undefined => questions.find((question) => question.id === id)?.answer
