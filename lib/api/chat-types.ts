import type { ChatEvent, ResponseEvent } from './chat-events'
import type { CallOptions } from './options'
import type { components } from './schema.generated'

type Schemas = components['schemas']

/** The events of a chat as they arrive. They can be read once. */
export interface ChatStream<Event> extends AsyncIterable<Event> {
  /** Ends the request, as leaving the loop does. Call it for a stream that is not read. */
  cancel(): Promise<void>
}

/** The operations that answer with a stream if their body has `stream: true`. */
export type StreamedPath = '/chat' | '/chat/web' | '/chat/responses' | '/chat/web/responses'

type IsResponses<P> = P extends `${string}/responses` ? true : false

export type StreamOf<P extends StreamedPath> = ChatStream<
  IsResponses<P> extends true ? ResponseEvent : ChatEvent
>

type JsonOf<P extends StreamedPath> = P extends '/chat'
  ? Schemas['Chat']
  : P extends '/chat/web'
    ? Schemas['WebChat']
    : Schemas['ResponseObject']

/** `POST /chat` and `/chat/web` stream only if they are asked to; the two others unless they are asked not to. */
type NotStreamed<P> = IsResponses<P> extends true ? { stream: false } : { stream?: false }

export interface StreamedMethod<P extends StreamedPath, Body> {
  (body: Body & { stream: true }, options?: CallOptions): Promise<StreamOf<P>>
  (body: Body & NotStreamed<P>, options?: CallOptions): Promise<JsonOf<P>>
  /** With a literal `stream: true` or `stream: false`, the result has one type only. */
  (body: Body, options?: CallOptions): Promise<StreamOf<P> | JsonOf<P>>
}
