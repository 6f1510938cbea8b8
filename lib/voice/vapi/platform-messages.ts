/** One kind of message. The platform may send more fields than are named here. */
type Message<Type extends string, Fields extends object = object> = {
  type: Type
  [field: string]: unknown
} & Fields

type Role = 'assistant' | 'user'

/** A message of the platform, parsed; `type` tells them apart. Kinds that are newer than this list come too. */
export type VapiMessage =
  | Message<
      'transcript' | "transcript[transcriptType='final']",
      { role: Role; transcript: string; transcriptType: 'partial' | 'final' }
    >
  | Message<'status-update', { status: string; endedReason?: string }>
  | Message<'speech-update', { status: 'started' | 'stopped'; role: Role; turn?: number }>
  | Message<'conversation-update', { messages?: Record<string, unknown>[] }>
  | Message<'tool-calls', { toolCallList: PlatformToolCall[] }>
  | Message<'function-call', { functionCall: { name: string; parameters: Record<string, unknown> } }>
  | Message<'model-output', { output: unknown }>
  | Message<'voice-input', { input: string }>
  | Message<'metadata', { metadata: unknown }>
  | Message<'language-change-detected', { language: string }>
  | Message<'assistant.speechStarted', { text: string; turn?: number }>
  | Message<'workflow.node.started', { node: Record<string, unknown> }>
  | Message<
      | 'assistant.started'
      | 'function-call-result'
      | 'hang'
      | 'language-changed'
      | 'tool-calls-result'
      | 'tool.completed'
      | 'transfer-update'
      | 'user-interrupted'
      | `chat.${'created' | 'deleted'}`
      | `session.${'created' | 'updated' | 'deleted'}`
    >

/** A function that the assistant wants called. */
export interface PlatformToolCall {
  id: string
  type: 'function'
  /** JSON text in the platform's current form. */
  function: { name: string; arguments: string | Record<string, unknown> }
}
