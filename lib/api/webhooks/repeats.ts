import { isFailure, type KeptAnswer } from './answer'

/** As many answers as are kept, and how long one may be, in bytes: 64 MB at the very most, and usually less than one. */
const MAX_ANSWERS = 1_000
const MAX_BYTES = 65_536

/**
 * The answers to messages that were accepted lately. The platform sends a message again when an answer was lost on its
 * way: it gets the first answer, and the handler does not run twice. A repeat that comes while the first is being handled
 * waits for it.
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
