import type { components } from '../api'

type Schemas = components['schemas']

// -- What a page sends.

/**
 * A turn of the conversation, in the chat-completions format: the same type as `ChatCompletionMessageParam` of the
 * version of `openai` that the official SDK's typings name (5.7). `name` tells apart participants of the same role.
 */
export type ChatMessage =
  /** An instruction to the model; `developer` is the newer name of `system`. */
  | { role: 'system' | 'developer'; content: string | TextPart[]; name?: string }
  /** What the visitor says. */
  | { role: 'user'; content: string | ContentPart[]; name?: string }
  /** What the assistant says. */
  | {
      role: 'assistant'
      /** Null or left out in a turn that only calls tools. */
      content?: string | (TextPart | RefusalPart)[] | null
      name?: string
      /** Why the model declined to answer. */
      refusal?: string | null
      /** An earlier answer in sound, by its id. */
      audio?: { id: string } | null
      /** The tools that the model calls. */
      tool_calls?: ChatToolCall[]
      /** The older form of a tool call; `arguments` is JSON text. */
      function_call?: { name: string; arguments: string } | null
    }
  /** The result of a tool call, named by its id. */
  | { role: 'tool'; content: string | TextPart[]; tool_call_id: string }
  /** The result of a tool call in its older form, named by the function. */
  | { role: 'function'; content: string | null; name: string }

interface TextPart {
  type: 'text'
  text: string
}

interface RefusalPart {
  type: 'refusal'
  /** What the model said instead of an answer. */
  refusal: string
}

/** A part of what the visitor says. Whether a picture, a sound or a file is read depends on the assistant's model. */
type ContentPart =
  | TextPart
  | {
      type: 'image_url'
      image_url: {
        /** `https:` or `data:`. */
        url: string
        /** How closely the model looks at it. The model's default: `auto`. */
        detail?: 'auto' | 'low' | 'high'
      }
    }
  | {
      type: 'input_audio'
      input_audio: {
        /** Base64. */
        data: string
        format: 'wav' | 'mp3'
      }
    }
  | {
      type: 'file'
      file: {
        /** Base64. */
        file_data?: string
        /** Id of a file that the model's provider has. */
        file_id?: string
        filename?: string
      }
    }

interface ChatToolCall {
  /** A `tool` message with the result repeats it. */
  id: string
  type: 'function'
  /** `arguments` is JSON text. */
  function: { name: string; arguments: string }
}

/** Adds a turn to the conversation. */
export interface AddMessageMessage extends Omit<Schemas['ClientInboundMessageAddMessage'], 'message'> {
  message: ChatMessage
}

/** Mutes or unmutes the assistant or the visitor (`customer`) on the platform, or lets the assistant say its first message. */
export type ControlMessages = Schemas['ClientInboundMessageControl'] & {
  /** With `say-first-message`: seconds that the video recording took to begin. */
  videoRecordingStartDelaySeconds?: number
}

/** Lets the assistant say a text. */
export interface SayMessage {
  type: 'say'
  message: string
  /** Whether the call ends after the text. Default false. */
  endCallAfterSpoken?: boolean | undefined
  /** Whether the visitor may interrupt the text. Default false. */
  interruptionsEnabled?: boolean | undefined
  /** Whether the text interrupts what the assistant is saying. Default false. */
  interruptAssistantEnabled?: boolean | undefined
}

/** Ends the call for everybody. */
export type EndCallMessage = Schemas['ClientInboundMessageEndCall']

/** Transfers the call to a telephone number or a SIP address: `destination`, and `content` to say before it. */
export type TransferMessage = Schemas['ClientInboundMessageTransfer']

/** Sends a message over the telephone line that carries the call. */
export type TransportMessage = Schemas['ClientInboundMessageSendTransportMessage']

/** What a page may send to the platform during a call. */
export type OutgoingMessage =
  AddMessageMessage | ControlMessages | SayMessage | EndCallMessage | TransferMessage | TransportMessage

// -- What a page receives.

/** Who speaks; `user` is the visitor. */
type Role = 'assistant' | 'user'

/** What somebody says, as it is recognised. `transcript` events merge these into lines. */
type TranscriptMessage = Omit<Schemas['ClientMessageTranscript'], 'type' | 'role' | 'transcriptType'> & {
  type: Schemas['ClientMessageTranscript']['type'] | "transcript[transcriptType='final']"
  role: Role
  /** `partial`: the text so far, which a later message replaces. */
  transcriptType: 'partial' | 'final'
}

/** Somebody begins or stops to speak, as the platform hears it. */
type SpeechUpdateMessage = Omit<Schemas['ClientMessageSpeechUpdate'], 'status' | 'role'> & {
  status: 'started' | 'stopped'
  role: Role
}

/** The conversation so far, after each turn. */
type ConversationUpdateMessage = Omit<
  Schemas['ClientMessageConversationUpdate'],
  'messages' | 'messagesOpenAIFormatted'
> & {
  /** In the chat-completions format. */
  conversation?: ConversationTurn[]
  /** In the platform's own shape, with times. */
  messages?: PlatformTurn[]
  messagesOpenAIFormatted?: ConversationTurn[]
}

/** The assistant calls functions of the page; `registerTool` answers for you. */
interface ToolCallsMessage {
  type: 'tool-calls'
  toolCallList: PlatformToolCall[]
  /** The same calls, in an older field. */
  toolCalls?: PlatformToolCall[]
}

/** The older form of `tool-calls`: one call, without an id. `registerTool` answers it as well. */
interface FunctionCallMessage {
  type: 'function-call'
  functionCall: { name: string; parameters: Record<string, unknown> }
}

/** What the assistant's model writes, piece by piece, ahead of the voice. */
interface ModelOutputMessage {
  type: 'model-output'
  /** The same for all pieces of one turn. */
  turnId?: string
  /** A piece of text, or the tools that the model calls. */
  output: string | PlatformToolCall[] | Record<string, unknown>
}

interface StatusUpdateMessage {
  type: 'status-update'
  /** Such as `in-progress`, `forwarding` or `ended`. */
  status: string
  /** Why the call ended, with the status `ended`; docs/voice.md groups the reasons. */
  endedReason?: string
}

/** The call is over and the platform has evaluated it. It comes only while the room is still open. */
interface EndOfCallReportMessage {
  type: 'end-of-call-report'
  endedReason?: string
}

/** Kinds that the platform sends and its specification lacks, or describes more narrowly than they are. */
type Corrected =
  | TranscriptMessage
  | SpeechUpdateMessage
  | ConversationUpdateMessage
  | ToolCallsMessage
  | FunctionCallMessage
  | ModelOutputMessage
  | StatusUpdateMessage
  | EndOfCallReportMessage
  | { type: 'function-call-result' | 'language-changed' | 'tool.completed' }

type Published = Schemas['ClientMessage']['message']

/** The `type` of a message that is not in the list: a text to which no listed type is comparable. */
declare enum UnlistedType {
  Unlisted = '',
}

type Kind = Corrected | Exclude<Published, { type?: Corrected['type'] }> | { type: UnlistedType }

/** Each kind, also with the fields that the platform sends beside those of its specification. */
type Open<Message> = Message extends object ? Message & { [field: string]: unknown } : never

/**
 * A message of the platform, parsed; `type` discriminates. Anybody in the room can send one. A kind that is newer than this list
 * is delivered too: it is what the `default` branch of a `switch` sees.
 */
export type VapiMessage = Open<Kind>

/** A turn of the conversation as the platform reports it, in the chat-completions format. Other fields may be there. */
export interface ConversationTurn {
  /** Such as `system`, `user`, `assistant` or `tool`. */
  role: string
  /** Null in a turn that only calls tools. */
  content?: string | null
  [field: string]: unknown
}

/** A turn of the conversation, in the platform's own shape. */
export interface PlatformTurn {
  /** Such as `system`, `user`, `bot`, `tool_calls` or `tool_call_result`. */
  role: string
  message?: string
  /** Milliseconds since 1970. */
  time?: number
  /** Seconds since the call began. */
  secondsFromStart?: number
  [field: string]: unknown
}

export interface PlatformToolCall {
  /** Names the call: its result repeats it. */
  id: string
  type: 'function'
  /** `arguments` is JSON text in the platform's current form, an object in the older one. */
  function: { name: string; arguments: string | Record<string, unknown> }
}
