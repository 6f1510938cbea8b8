/** What a visitor says, and what the answer has to state. */
export interface Turn {
  user: string
  /** Regular expressions, without regard to case: the answer must match each of them. */
  says?: readonly string[]
  /** Regular expressions, without regard to case: the answer must match none of them. */
  never?: readonly string[]
}

/**
 * A conversation with the consultant as plain data: it tests the consultant of the sandbox, and the published one is
 * evaluated by it.
 */
export interface Conversation {
  id: string
  turns: readonly Turn[]
  /** Fields of the brief at the end, as regular expressions; an empty text means that the field must be empty. */
  brief?: Readonly<Record<string, string>>
}
