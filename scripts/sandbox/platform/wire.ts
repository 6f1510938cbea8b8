import { seededRandom } from '@/lib/drawing/random'
import type { Behaviour } from './behaviours'
import { shapedToolCalls } from './tool-call-shapes'

type Message = Record<string, unknown>

interface WireOptions {
  behaviour: Behaviour
  /** Sends it to the client. */
  deliver(data: unknown): void
  /** Calls back later; returns the undo. */
  later(ms: number, run: () => void): () => void
}

export interface Wire {
  /** Text that is JSON is a message; anything else passes as it is. */
  send(data: unknown): void
  /** Delivers the delayed message, because the room is about to close. */
  flush(): void
}

/** For how long a message is delayed, so that a later one overtakes it, in milliseconds. */
const DELAY_MS = 50

/** The way of the platform's messages to the client, with what the behaviour does to them. */
export function createWire({ behaviour, deliver: deliverData, later }: WireOptions): Wire {
  const deliver = (text: string) =>
    deliverData(behaviour.messagesAs === 'object' ? (readMessage(text) ?? text) : text)
  const soon = (run: () => void) => later(DELAY_MS, run)
  const stages = [
    batchedCalls(behaviour, soon, (messages) => pass(messages, 1)),
    countedIds(behaviour),
    toolCalls(behaviour),
    speechUpdates(behaviour, soon, (messages) => pass(messages, 4)),
    transcripts(behaviour),
    statusUpdates(behaviour),
    contents(behaviour),
  ]
  const random = seededRandom(20)
  let delayed: string | undefined
  let cancelFlush = () => {}

  function put(text: string) {
    deliver(text)
    if (delayed === undefined) return
    const overtaken = delayed
    delayed = undefined
    cancelFlush()
    deliver(overtaken)
  }

  function disorder(text: string) {
    const chance = random()
    if (chance < behaviour.disorder / 2) {
      put(text)
      deliver(text)
    } else if (chance < behaviour.disorder && delayed === undefined) {
      delayed = text
      cancelFlush = later(DELAY_MS, flush)
    } else put(text)
  }

  function flush() {
    const text = delayed
    delayed = undefined
    cancelFlush()
    if (text !== undefined) deliver(text)
  }

  const send = (message: Message) => disorder(JSON.stringify(message))

  /** Passes messages through the stages, beginning with the one at `from`, and sends the results. */
  function pass(messages: Message[], from = 0) {
    let made = messages
    for (const stage of stages.slice(from)) made = made.flatMap(stage)
    const isLate = behaviour.toolCallsLateMs > 0
    for (const each of made)
      if (isLate && each.type === 'tool-calls') later(behaviour.toolCallsLateMs, () => send(each))
      else send(each)
  }

  return {
    send(data) {
      const message = readMessage(data)
      if (!message) return deliverData(data)
      pass([message])
    },
    flush,
  }
}

function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined
  try {
    return JSON.parse(data) as Message
  } catch {
    // Scenarios send broken messages, too.
    return undefined
  }
}

type Stage = (message: Message) => Message[]

/** A tool call after the end of the call, which the page must ignore. */
const AFTER_THE_END = {
  id: 'after-the-end',
  function: { name: 'note_brief', arguments: { name: 'Nobody at all' } },
}

/** Holds tool calls until something else is sent, as one message. What the model reads of them does not wait. */
function batchedCalls(
  { batchesToolCalls }: Behaviour,
  soon: (run: () => void) => () => void,
  emit: (messages: Message[]) => void,
): Stage {
  let calls: unknown[] = []
  let cancel = () => {}
  const take = (): Message[] => {
    cancel()
    const batch = calls
    calls = []
    return batch.length > 0 ? [{ type: 'tool-calls', toolCallList: batch, timestamp: Date.now() }] : []
  }
  return (message) => {
    if (!batchesToolCalls || message.type === 'tool-calls-result') return [message]
    if (message.type !== 'tool-calls') return [...take(), message]
    calls.push(...(message.toolCallList as unknown[]))
    cancel()
    cancel = soon(() => emit(take()))
    return []
  }
}

/** What the platform may put beside the fields of any message. */
const CONTEXT = {
  call: { id: 'call', type: 'webCall', status: 'in-progress' },
  assistant: { name: 'Consultant', firstMessage: 'Hello.' },
  assistantVersion: null,
  customer: { name: 'Visitor' },
}

/** The messages that the page gets, with everything that is in them. */
function contents({ clientMessages, repeatsContext }: Behaviour): Stage {
  return (message) => {
    if (clientMessages && !clientMessages.includes(String(message.type))) return []
    return [repeatsContext ? { ...CONTEXT, ...message } : message]
  }
}

/** Numbers the calls of each message from `call_0`, as a provider does whose count begins again in each answer. */
function countedIds({ toolCallIds }: Behaviour): Stage {
  const counted = new Map<unknown, string>()
  return (message) => {
    if (toolCallIds === 'unique') return [message]
    const { type, toolCallList, toolCallResult } = message
    if (type === 'tool-calls' && Array.isArray(toolCallList)) {
      const calls = (toolCallList as Message[]).map((call, index) => ({ ...call, id: `call_${index}` }))
      calls.forEach(({ id }, index) => counted.set((toolCallList as Message[])[index]?.id, id))
      return [{ ...message, toolCallList: calls }]
    }
    if (type !== 'tool-calls-result') return [message]
    const result = Object(toolCallResult) as Message
    const toolCallId = counted.get(result.toolCallId) ?? result.toolCallId
    return [{ ...message, toolCallResult: { ...result, toolCallId } }]
  }
}

function toolCalls(behaviour: Behaviour): Stage {
  return (message) => {
    if (message.type === 'status-update' && message.status === 'ended' && behaviour.callsToolAfterEnd)
      return [message, ...shapedToolCalls([AFTER_THE_END], behaviour)]
    if (message.type !== 'tool-calls' || !Array.isArray(message.toolCallList)) return [message]
    const calls = message.toolCallList as { id: string; function: { name: string; arguments: unknown } }[]
    const shaped = shapedToolCalls(calls, behaviour)
    return behaviour.doublesToolCalls ? shaped.flatMap((each) => [each, each]) : shaped
  }
}

function transcripts({ transcripts: order, correctsFinals }: Behaviour): Stage {
  /** By role: the newest partial, and one that waits to be overtaken. */
  const newest = new Map<unknown, Message>()
  const waiting = new Map<unknown, Message>()
  const split = bySentence()
  return (message) => {
    if (message.type !== 'transcript') return [message]
    if (order === 'by-sentence') return split(message)
    const { role, transcriptType } = message
    if (transcriptType === 'partial') {
      if (order === 'finals-only') return []
      newest.set(role, message)
      if (order !== 'shuffled') return [message]
      const before = waiting.get(role)
      if (before === undefined) {
        waiting.set(role, message)
        return []
      }
      waiting.delete(role)
      return [message, before]
    }
    const late = order === 'partial-after-final' ? newest.get(role) : undefined
    const overtaken = waiting.get(role)
    newest.delete(role)
    waiting.delete(role)
    return [
      ...(overtaken ? [overtaken] : []),
      ...(correctsFinals && role === 'user' ? [misheard(message)] : []),
      message,
      ...(late ? [late] : []),
    ]
  }
}

/** Ends each sentence of a turn with a final of its own; a partial has the sentence that is being spoken. */
function bySentence(): Stage {
  /** By role: how many sentences of the turn are final. */
  const done = new Map<unknown, number>()
  return (message) => {
    const { role } = message
    const isLast = message.transcriptType === 'final'
    const sentences = String(message.transcript).split(/(?<=[.!?]) /)
    const known = done.get(role) ?? 0
    const isComplete = (index: number) => isLast || index < sentences.length - 1
    done.set(role, isLast ? 0 : Math.max(known, sentences.length - 1))
    return sentences.flatMap((transcript, index) =>
      index < known
        ? []
        : [{ ...message, transcript, transcriptType: isComplete(index) ? 'final' : 'partial' }],
    )
  }
}

/** A final as a transcriber has it first: in lower case, without its last word and without punctuation. */
function misheard(message: Message): Message {
  const words = String(message.transcript)
    .toLowerCase()
    .replace(/[.,!?]/g, '')
    .split(' ')
  return { ...message, transcript: (words.length > 2 ? words.slice(0, -1) : words).join(' ') }
}

/** @param emit sends a delayed message that no later message has overtaken */
function speechUpdates(
  { speechUpdates: order }: Behaviour,
  soon: (run: () => void) => () => void,
  emit: (messages: Message[]) => void,
): Stage {
  const waiting: Message[] = []
  let cancel = () => {}
  const take = () => {
    cancel()
    return waiting.splice(0)
  }
  const hold = (message: Message) => {
    waiting.push(message)
    cancel()
    cancel = soon(() => emit(take()))
    return []
  }
  return (message) => {
    const isUpdate = message.type === 'speech-update'
    const isTranscript = message.type === 'transcript'
    if (isUpdate && order === 'none') return []
    if (order === 'after-words' && isUpdate && message.status === 'started') return hold(message)
    if (order === 'before-words' && isTranscript && message.transcriptType === 'final') return hold(message)
    const overtakes = order === 'after-words' ? isTranscript : isUpdate
    return overtakes ? [message, ...take()] : [message]
  }
}

function statusUpdates({ saysInProgress, saysGoodbye }: Behaviour): Stage {
  return (message) => {
    if (message.type !== 'status-update') return [message]
    const isSaid = message.status === 'ended' ? saysGoodbye : saysInProgress
    return isSaid ? [message] : []
  }
}
