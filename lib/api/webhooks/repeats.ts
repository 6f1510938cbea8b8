import { isFailure, type KeptAnswer } from './answer'

/** How many answers are kept, and how long one may be, in bytes: at most 64 MB, and usually less than 1 MB. */
const MAX_ANSWERS = 1_000
const MAX_BYTES = 65_536

/**
 * The answers to recently accepted messages. If an answer is lost, the platform sends the message again. It then gets the first
 * answer, and the handler does not run twice. A repeat that arrives while the handler runs waits for its answer.
 */
export function createAnswerMemory() {
  // A Map keeps the order of insertion, so the oldest entry is first.
  const answers = new Map<string, Promise<KeptAnswer>>()
  const forget = (ids: readonly string[]) => {
    for (const id of ids) answers.delete(id)
  }
  return {
    find: (ids: readonly string[]) => ids.map((id) => answers.get(id)).find((answer) => answer !== undefined),
    /** Rejects as the answer does; then it is not kept. */
    async keep(ids: readonly string[], answer: Promise<KeptAnswer>): Promise<KeptAnswer> {
      for (const id of ids) answers.set(id, answer)
      for (const id of answers.keys()) {
        if (answers.size <= MAX_ANSWERS) break
        answers.delete(id)
      }
      try {
        const kept = await answer
        if (isFailure(kept) || kept.bytes.byteLength > MAX_BYTES) forget(ids)
      } catch {
        forget(ids)
      }
      return answer
    },
  }
}
