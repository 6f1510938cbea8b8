import type { Scenario } from '../scenario/schema'
import type { CaptionTiming } from './captions'

/**
 * How the platform behaves beside what a scenario says. Each is described in the platform's documents or by its users;
 * docs/consultant.md says which, and what nobody has seen yet.
 */
export interface Behaviour {
  /** One sentence for the developer's page. */
  summary: string
  /**
   * The result that the model gets at once for a tool without a server. `as-published` is "Success" for an asynchronous
   * tool, and "No result returned." for any other.
   */
  toolResult: 'as-published' | 'No result returned.' | 'Success'
  /** Whether a chat ends its answer at a tool call and takes the page's result, or goes on without it. */
  chatTools: 'goes-on' | 'waits'
  /** Which lists of a `tool-calls` message have the calls, and what a call looks like. */
  toolCallShape: 'both' | 'toolCallList' | 'toolWithToolCallList' | 'flat' | 'parameters'
  /** `empty`: a call without arguments comes ahead of each. */
  toolArguments: 'object' | 'text' | 'empty'
  /** `counted`: each answer counts its calls from `call_0`, so that ids come again. */
  toolCallIds: 'unique' | 'counted'
  /** Which of the platform's two participants sends its messages: nobody has published it. */
  messagesFrom: 'speaker' | 'listener'
  /** Whether a message is JSON text, or an object that the media library passes on. */
  messagesAs: 'text' | 'object'
  /** Each message with a tool call comes twice. */
  doublesToolCalls: boolean
  /** Calls that the model makes together come in one message. */
  batchesToolCalls: boolean
  /** Milliseconds by which a tool call comes later than what is said after it. */
  toolCallsLateMs: number
  /** A tool is called when the call is over. */
  callsToolAfterEnd: boolean
  /**
   * `shuffled`: every second partial text arrives before the one that precedes it. `partial-after-final`: the last
   * partial text arrives once more after the final one. `by-sentence`: every sentence of a turn gets a final text of its
   * own.
   */
  transcripts: 'in-order' | 'shuffled' | 'partial-after-final' | 'finals-only' | 'by-sentence'
  /** The visitor's final is followed by a corrected one. */
  correctsFinals: boolean
  /** `before-words`: "stopped" ahead of the final. `after-words`: "started" behind the first words. */
  speechUpdates: 'around-words' | 'before-words' | 'after-words' | 'none'
  /** What comes with the text of a turn, for an assistant that asks for `assistant.speechStarted`. */
  captions: CaptionTiming
  /** Types of the messages that the assistant sends the page, as its `clientMessages`. Undefined: all of them. */
  clientMessages: readonly string[] | undefined
  /** Each message has the call, the assistant and the visitor beside its own fields. */
  repeatsContext: boolean
  /** Whether the call says that it is in progress. */
  saysInProgress: boolean
  /** Whether the call says that it has ended before its room is closed. */
  saysGoodbye: boolean
  /** Share of the messages that come twice, or behind the next one. */
  disorder: number
  /** HTTP status with which calls and chats are refused: 402 without credit, 429 over the limit of calls. */
  refusesWith: 402 | 429 | undefined
  /** The call ends after so much time, in milliseconds. */
  endsAfterMs: number | undefined
  /** The call ends when nobody has spoken for so long, in milliseconds. */
  endsInSilenceAfterMs: number | undefined
}

const documented: Behaviour = {
  summary: 'What the documents promise, and no more: a page’s tool has a result before it has run.',
  toolResult: 'as-published',
  chatTools: 'goes-on',
  toolCallShape: 'both',
  toolArguments: 'text',
  toolCallIds: 'unique',
  messagesFrom: 'speaker',
  messagesAs: 'text',
  doublesToolCalls: false,
  batchesToolCalls: false,
  toolCallsLateMs: 0,
  callsToolAfterEnd: false,
  transcripts: 'in-order',
  correctsFinals: false,
  speechUpdates: 'around-words',
  // The consultant's voice gives no times.
  captions: 'text-only',
  clientMessages: undefined,
  repeatsContext: false,
  saysInProgress: true,
  saysGoodbye: true,
  disorder: 0,
  refusesWith: undefined,
  endsAfterMs: undefined,
  endsInSilenceAfterMs: undefined,
}

const but = (summary: string, changes: Partial<Behaviour>): Behaviour => ({
  ...documented,
  ...changes,
  summary,
})

export const BEHAVIOURS = {
  documented,
  'no-result': but('Tools have “No result returned.” at once.', { toolResult: 'No result returned.' }),
  success: but('Tools have “Success” at once.', { toolResult: 'Success' }),
  'chat-waits': but('A chat ends its answer at a tool call and takes the result.', { chatTools: 'waits' }),
  'object-arguments': but('Arguments of tools are an object and not JSON text.', {
    toolArguments: 'object',
  }),
  'empty-arguments': but('A call without arguments comes ahead of each.', { toolArguments: 'empty' }),
  'counted-ids': but('Each answer counts its tool calls from call_0.', { toolCallIds: 'counted' }),
  'tool-call-list': but('Calls are in toolCallList alone.', { toolCallShape: 'toolCallList' }),
  'tool-with-tool-call-list': but('Calls are in toolWithToolCallList alone.', {
    toolCallShape: 'toolWithToolCallList',
  }),
  'flat-calls': but('Calls have name and arguments beside their id.', { toolCallShape: 'flat' }),
  'calls-with-parameters': but('Calls have name and parameters beside their id.', {
    toolCallShape: 'parameters',
  }),
  'listener-sends': but('Messages come from the participant that hears the visitor.', {
    messagesFrom: 'listener',
  }),
  'object-messages': but('Messages are objects and not JSON text.', { messagesAs: 'object' }),
  'doubled-calls': but('Each tool call comes twice.', { doublesToolCalls: true }),
  'batched-calls': but('Calls that belong together come in one message.', { batchesToolCalls: true }),
  'late-calls': but('Tool calls come after what is said about them.', { toolCallsLateMs: 40 }),
  'calls-after-end': but('A tool is called when the call is over.', { callsToolAfterEnd: true }),
  'shuffled-partials': but('Partial transcripts come in any order.', { transcripts: 'shuffled' }),
  'late-partials': but('A partial transcript comes after its final.', { transcripts: 'partial-after-final' }),
  'finals-only': but('There are no partial transcripts.', { transcripts: 'finals-only' }),
  'finals-by-sentence': but('Each sentence has a final transcript of its own.', {
    transcripts: 'by-sentence',
  }),
  'corrected-finals': but('Final transcripts of the visitor are corrected.', { correctsFinals: true }),
  'early-speech-updates': but('“Stopped” comes before the last words.', { speechUpdates: 'before-words' }),
  'late-speech-updates': but('“Started” comes after the first words.', { speechUpdates: 'after-words' }),
  'no-speech-updates': but('Nobody says who speaks.', { speechUpdates: 'none' }),
  'aligned-captions': but('The text of a turn comes with the time of each word.', {
    captions: 'word-alignment',
  }),
  'counted-captions': but('The text of a turn comes with a count of words, after each sentence.', {
    captions: 'word-progress',
  }),
  'few-messages': but('The assistant sends transcripts and tool calls, and nothing else.', {
    clientMessages: ['transcript', 'tool-calls'],
  }),
  'messages-with-context': but('Each message has the call and the assistant beside its own fields.', {
    repeatsContext: true,
  }),
  'no-status': but('The call never says that it is in progress.', { saysInProgress: false }),
  'no-goodbye': but('The room closes without a word.', { saysGoodbye: false }),
  disorder: but('A fifth of the messages comes twice or behind the next one.', { disorder: 0.2 }),
  'over-limit': but('All lines are busy: calls and chats are refused with 429.', { refusesWith: 429 }),
  'no-credit': but('The account has no credit: calls and chats are refused with 402.', { refusesWith: 402 }),
  'short-calls': but('A call ends after two seconds.', { endsAfterMs: 2_000 }),
  impatient: but('A call ends after two seconds of silence.', { endsInSilenceAfterMs: 2_000 }),
  /** All that can happen together. The tests of the consultation play it by default. */
  unkind: but('Everything at once: doubled, disordered, late, corrected, without a goodbye.', {
    toolResult: 'No result returned.',
    toolArguments: 'object',
    toolCallIds: 'counted',
    messagesFrom: 'listener',
    messagesAs: 'object',
    doublesToolCalls: true,
    toolCallsLateMs: 20,
    transcripts: 'partial-after-final',
    correctsFinals: true,
    speechUpdates: 'before-words',
    saysInProgress: false,
    saysGoodbye: false,
    disorder: 0.2,
  }),
} satisfies Record<string, Behaviour>

export type BehaviourName = keyof typeof BEHAVIOURS

export const BEHAVIOUR_NAMES = Object.keys(BEHAVIOURS) as BehaviourName[]

export const isBehaviour = (name: string | null | undefined): name is BehaviourName =>
  typeof name === 'string' && Object.hasOwn(BEHAVIOURS, name)

/** The scenario on a platform that may be less patient than it says. */
export function onPlatform({ endsInSilenceAfterMs }: Behaviour, scenario: Scenario): Scenario {
  if (endsInSilenceAfterMs === undefined) return scenario
  const half = endsInSilenceAfterMs / 2
  return { ...scenario, silence: { promptAfterMs: half, prompt: 'Are you still there?', endAfterMs: half } }
}
