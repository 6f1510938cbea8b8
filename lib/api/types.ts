import type { components } from './schema.generated'

type Schemas = components['schemas']

/** A stored assistant: the model, voice and transcriber that hold a conversation, and its rules. */
export type Assistant = Schemas['Assistant']
/** An assistant to create, or to use in full instead of an `assistantId`. */
export type CreateAssistant = Schemas['CreateAssistantDTO']
/** The fields of an assistant to change; those left out stay. */
export type UpdateAssistant = Schemas['UpdateAssistantDTO']
/** Changes to an assistant for one call: fields, and values for `{{variables}}` in its texts. */
export type AssistantOverrides = Schemas['AssistantOverrides']
/** The language model of an assistant; `provider` tells the kinds apart. */
export type Model = Schemas['ModelUnion']
/** The voice of an assistant; `provider` tells the kinds apart. */
export type Voice = Schemas['VoiceUnion']
/** What turns the customer's speech into text; `provider` tells the kinds apart. */
export type Transcriber = Schemas['TranscriberUnion']
/** A call by phone, web page or WebSocket, with its state, cost and, when it has ended, its artefacts. */
export type Call = Schemas['Call']
/** A call to make by phone. */
export type CreateCall = Schemas['CreateCallDTO']
/** Why a call ended. The known values; others may arrive. */
export type EndedReason = Schemas['EndedReasonEnum']
/** A conversation in text. */
export type Chat = Schemas['Chat']
/** Chats and calls that share one history. */
export type Session = Schemas['Session']
/** Several assistants that hand a conversation to each other. */
export type Squad = Schemas['Squad']
/** A number that assistants answer and call from; `provider` tells the kinds apart. */
export type PhoneNumber = Schemas['PhoneNumberResponseUnion']
/** What an assistant can do beyond talking, as stored; `type` tells the kinds apart. */
export type Tool = Schemas['ToolResponseUnion']
/** A tool to create, or to use in full inside a model; `type` tells the kinds apart. */
export type CreateTool = Schemas['ToolsUnion']
/** Outbound calls to a list of customers. */
export type Campaign = Schemas['Campaign']
/** A document that assistants can read. */
export type StoredFile = Schemas['File']
/** Data that is extracted from finished calls by a JSON schema. */
export type StructuredOutput = Schemas['StructuredOutput']

/** What the platform sends to your server about a call; `type` tells the messages apart. */
export type ServerMessage = Schemas['ServerMessage']['message']
/** What your server may answer; which one depends on the message's type. */
export type ServerMessageResponse = Schemas['ServerMessageResponse']['messageResponse']
/** What the platform sends to the page in a web call; `type` tells the messages apart. */
export type ClientMessage = Schemas['ClientMessage']['message']
/** What the page may send in a web call; `type` tells the messages apart. */
export type ClientInboundMessage = Schemas['ClientInboundMessage']['message']
