import type { components, Unrecognized } from '../schema.generated'
import { isRecord } from '../errors'
import { parsed } from '../exchange'
import type { VoiceAudio } from './answer'
import { RefusedMessageError } from './errors'
import { inPublishedShape } from './messages-shape'

type Schemas = components['schemas']

/** The messages that this version knows, without the type for unknown ones. */
type Published = Exclude<Schemas['ServerMessage']['message'], { type: `${string} (unrecognized)` }>

/** Every message has a type, though the published schema of `tool-calls` does not require it. */
type WithType<Message extends Published> = Message extends { type: string }
  ? Message
  : Message & { type: NonNullable<Message['type']> }

/** What the platform sends to `server.url`, each as `{ message }`. `type` tells them apart. */
export type ServerMessage = WithType<Published>

/** An unchanged message of a type that this version does not know. The `default` of a `switch` gets it. */
export interface UnknownServerMessage {
  /** Any text. The TypeScript type is no known value, so that a `switch` tells the messages apart. */
  type: Unrecognized
  [field: string]: unknown
}

/** `transcript[transcriptType="final"]` is a second spelling of `transcript`, and has the same handler. */
type NameOf<Type> = Type extends `${string}[${string}` ? never : Type

/** The type of a message that this version knows, such as `tool-calls`. */
export type ServerMessageType = NameOf<ServerMessage['type']>

/** The message of one type: `ServerMessageOf<'end-of-call-report'>`. */
export type ServerMessageOf<Type extends ServerMessageType> = MemberWith<ServerMessage, Type>
type MemberWith<Message extends ServerMessage, Type> = Message extends unknown
  ? Type extends Message['type']
    ? Message
    : never
  : never

/** The messages that the platform waits for an answer to, and the answers; what others return is ignored. */
export interface ServerMessageAnswers {
  /** The assistant, squad or destination for an incoming call. */
  'assistant-request': Schemas['ServerMessageResponseAssistantRequest']
  /** After how many seconds of silence the caller's turn is over. */
  'call.endpointing.request': Schemas['ServerMessageResponseCallEndpointingRequest']
  /** Whether the number is called. */
  'campaign.predial': Schemas['ServerMessageResponseCampaignPredial']
  /** The assistant that takes over. */
  'handoff-destination-request': Schemas['ServerMessageResponseHandoffDestinationRequest']
  /** Documents, or the answer itself. */
  'knowledge-base-request': Schemas['ServerMessageResponseKnowledgeBaseRequest']
  /** A result for each call. */
  'tool-calls': Schemas['ServerMessageResponseToolCalls']
  /** The destination of the transfer. */
  'transfer-destination-request': Schemas['ServerMessageResponseTransferDestinationRequest']
  /** Audio of the text, from a voice of the server's own. */
  'voice-request': VoiceAudio
}

/**
 * Reads the body of a request from the platform: its text, or the object that a framework parsed. It does not verify
 * the sender. The shapes of tool calls that the platform's pages show are all read as the published one, and lists that
 * are left out are empty.
 *
 * @throws RefusedMessageError if the body is not `{ message: { type } }`
 */
export function parseServerMessage(body: unknown): ServerMessage | UnknownServerMessage {
  const envelope = typeof body === 'string' ? parsed(body) : body
  const message = isRecord(envelope) ? envelope.message : undefined
  if (!isRecord(message) || typeof message.type !== 'string')
    throw new RefusedMessageError(400, 'The body has no message with a type.')
  return inPublishedShape(message) as ServerMessage | UnknownServerMessage
}
