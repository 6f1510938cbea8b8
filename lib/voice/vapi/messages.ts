import type { components } from '../../api'

type Schemas = components['schemas']

/**
 * A turn of the conversation, in the chat-completions format: the same type as `ChatCompletionMessageParam` of the
 * version of `openai` that the official SDK's typings name (5.7).
 */
export type ChatMessage =
  | { role: 'system' | 'developer'; content: string | TextPart[]; name?: string }
  | { role: 'user'; content: string | ContentPart[]; name?: string }
  | {
      role: 'assistant'
      content?: string | (TextPart | RefusalPart)[] | null
      name?: string
      refusal?: string | null
      audio?: { id: string } | null
      tool_calls?: ChatToolCall[]
      function_call?: { name: string; arguments: string } | null
    }
  | { role: 'tool'; content: string | TextPart[]; tool_call_id: string }
  | { role: 'function'; content: string | null; name: string }

interface TextPart {
  type: 'text'
  text: string
}

interface RefusalPart {
  type: 'refusal'
  refusal: string
}

type ContentPart =
  | TextPart
  | { type: 'image_url'; image_url: { url: string; detail?: 'auto' | 'low' | 'high' } }
  | { type: 'input_audio'; input_audio: { data: string; format: 'wav' | 'mp3' } }
  | { type: 'file'; file: { file_data?: string; file_id?: string; filename?: string } }

interface ChatToolCall {
  id: string
  type: 'function'
  function: { name: string; arguments: string }
}

/** Adds a turn to the conversation. */
export interface AddMessageMessage {
  type: 'add-message'
  message: ChatMessage
  /** Whether the assistant answers. The platform's default: true. */
  triggerResponseEnabled?: boolean
}

/** Mutes or unmutes the assistant or the visitor, or lets the assistant say its first message. */
export interface ControlMessages {
  type: 'control'
  control: Schemas['ClientInboundMessageControl']['control']
  /** Seconds that the video recording took to begin. */
  videoRecordingStartDelaySeconds?: number
}

/** Lets the assistant say a text. */
export interface SayMessage {
  type: 'say'
  message: string
  /** Whether the call ends after the text. */
  endCallAfterSpoken?: boolean | undefined
  /** Whether the visitor may interrupt the text. Default false. */
  interruptionsEnabled?: boolean
  /** Whether the text interrupts what the assistant is saying. Default false. */
  interruptAssistantEnabled?: boolean
}

/** Ends the call for everybody. */
export interface EndCallMessage {
  type: 'end-call'
}

/** Transfers the call to a telephone number or a SIP address. */
export type TransferMessage = Schemas['ClientInboundMessageTransfer']

/** Sends a message over the telephone line that carries the call. */
export type TransportMessage = Schemas['ClientInboundMessageSendTransportMessage']

/** What a page may send to the platform during a call. */
export type ClientMessage =
  AddMessageMessage | ControlMessages | SayMessage | EndCallMessage | TransferMessage | TransportMessage

type Role = 'assistant' | 'user'

type Published = Schemas['ClientMessage']['message']

/** Fields that the platform sends beside those of its specification. */
interface MoreFields {
  [field: string]: unknown
}

/** Kinds that the platform sends and its specification lacks, or describes more narrowly than they are. */
type Corrected =
  | (Omit<Schemas['ClientMessageTranscript'], 'type' | 'role' | 'transcriptType'> & {
      type: Schemas['ClientMessageTranscript']['type'] | "transcript[transcriptType='final']"
      role: Role
      transcriptType: 'partial' | 'final'
    })
  | (Omit<Schemas['ClientMessageSpeechUpdate'], 'status' | 'role'> & {
      status: 'started' | 'stopped'
      role: Role
    })
  | (Omit<Schemas['ClientMessageConversationUpdate'], 'messages' | 'messagesOpenAIFormatted'> & {
      conversation?: ConversationTurn[]
      messages?: PlatformTurn[]
      messagesOpenAIFormatted?: ConversationTurn[]
    })
  | { type: 'tool-calls'; toolCallList: PlatformToolCall[]; toolCalls?: PlatformToolCall[] }
  | { type: 'function-call'; functionCall: { name: string; parameters: Record<string, unknown> } }
  | {
      type: 'model-output'
      turnId?: string
      /** A piece of text, or the tools that the model calls. */
      output: string | PlatformToolCall[] | Record<string, unknown>
    }
  | {
      type: 'status-update'
      status: string
      /** Why the call ended, with the status `ended`. */
      endedReason?: string
    }
  | { type: 'end-of-call-report'; endedReason?: string }
  | { type: 'function-call-result' | 'language-changed' | 'tool.completed' }

/** The `type` of a message that is not in the list: a text to which no listed type is comparable. */
declare enum UnlistedType {
  Unlisted = '',
}

type Kind = Corrected | Exclude<Published, { type?: Corrected['type'] }> | { type: UnlistedType }

/** Each kind with room for more fields. */
type Open<Message> = Message extends object ? Message & MoreFields : never

/**
 * A message of the platform, parsed; `type` discriminates. The kinds are those of the platform's specification, and
 * those that it sends beside them. Anybody in the room can send one. A kind that is newer than this list is delivered
 * too: it is what the `default` branch of a `switch` sees.
 */
export type VapiMessage = Open<Kind>

/** A turn of the conversation as the platform reports it, in the chat-completions format. Other fields may be there. */
export interface ConversationTurn {
  role: string
  content?: string | null
  [field: string]: unknown
}

/** A turn of the conversation, in the platform's own shape. */
export interface PlatformTurn {
  role: string
  message?: string
  /** Milliseconds since 1970. */
  time?: number
  /** Seconds since the call began. */
  secondsFromStart?: number
  [field: string]: unknown
}

/** A function that the assistant wants called. */
export interface PlatformToolCall {
  id: string
  type: 'function'
  /** JSON text in the platform's current form. */
  function: { name: string; arguments: string | Record<string, unknown> }
}
