/** A turn added to the conversation, in the shape of the chat-completions format. */
export interface ChatMessage {
  role: 'system' | 'developer' | 'user' | 'assistant' | 'tool' | 'function'
  content?: string | readonly Record<string, unknown>[] | null
  name?: string
  tool_call_id?: string
  [field: string]: unknown
}

export interface AddMessageMessage {
  type: 'add-message'
  message: ChatMessage
  triggerResponseEnabled?: boolean
}

export interface ControlMessages {
  type: 'control'
  control: 'mute-assistant' | 'unmute-assistant' | 'say-first-message'
  videoRecordingStartDelaySeconds?: number
}

export interface SayMessage {
  type: 'say'
  message: string
  endCallAfterSpoken?: boolean | undefined
  /** Default false. */
  interruptionsEnabled?: boolean
  /** Default false. */
  interruptAssistantEnabled?: boolean
}

export interface EndCallMessage {
  type: 'end-call'
}

/** What a page may send to the platform during a call. */
export type ClientMessage = AddMessageMessage | ControlMessages | SayMessage | EndCallMessage
