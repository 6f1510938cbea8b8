import type { RequestedToolCall } from './tool-calls'

/** Recognises a tool call of one conversation that is delivered again. */
export interface RepeatedCalls {
  /**
   * True when this call was noted before. Notes the call.
   *
   * @param sentAt the message's own time, where it has one: a message with another time is another message
   */
  isRepeated(call: RequestedToolCall, sentAt?: unknown): boolean
  /** What is asked for from now on is another call, where the ids only count. */
  beginTurn(): void
}

/** An id such as `call_0` or `7`: some providers count from 0 in each turn, or give all calls of a message the same one. */
const COUNTED_ID = /^\D*\d{0,4}$/

interface Noted {
  id: string
  turn: number
  sentAt: unknown
}

export function createRepeatedCalls(): RepeatedCalls {
  let turn = 0
  const noted = new Map<string, Noted[]>()

  const isSameMessage = (before: Noted, sentAt: unknown) =>
    before.sentAt === undefined || sentAt === undefined ? before.turn === turn : before.sentAt === sentAt

  function isSameCall(before: Noted, { id }: RequestedToolCall, sentAt: unknown): boolean {
    // Two calls without an id are two calls. The platform's older message repeats a call of the newer one without its id.
    if (id === '' || before.id === '') return id !== before.id && before.turn === turn
    return id === before.id && (!COUNTED_ID.test(id) || isSameMessage(before, sentAt))
  }

  return {
    isRepeated(call, sentAt) {
      const key = JSON.stringify([call.name, call.args])
      const before = noted.get(key) ?? []
      const isRepeated = before.some((other) => isSameCall(other, call, sentAt))
      if (!isRepeated) noted.set(key, [...before, { id: call.id, turn, sentAt }])
      return isRepeated
    },
    beginTurn: () => void (turn += 1),
  }
}
