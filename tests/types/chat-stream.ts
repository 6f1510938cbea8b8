// Compiled by `npm test -- types` and never run: a line that must not compile has @ts-expect-error.
import type { ChatEvent, ChatStream, components, ManagementClient, ResponseEvent } from '@/lib/api'
import { typeOf } from './equal'

type Schemas = components['schemas']

export const _shapes = async ({ chats, POST }: ManagementClient, stream: boolean) => {
  typeOf(await chats.create({ input: 'i', stream: true })).is<ChatStream<ChatEvent>>()
  typeOf(await chats.create({ input: 'i', stream: false })).is<Schemas['Chat']>()
  typeOf(await chats.create({ input: 'i' })).is<Schemas['Chat']>()
  typeOf(await chats.create({ input: 'i', stream })).is<ChatStream<ChatEvent> | Schemas['Chat']>()
  typeOf(await chats.createWeb({ input: 'i', stream: true })).is<ChatStream<ChatEvent>>()
  typeOf(await chats.createWeb({ input: 'i' })).is<Schemas['WebChat']>()
  typeOf(await chats.createResponse({ input: 'i', stream: true })).is<ChatStream<ResponseEvent>>()
  typeOf(await chats.createResponse({ input: 'i', stream: false })).is<Schemas['ResponseObject']>()
  // The platform streams these unless it is asked not to.
  typeOf(await chats.createWebResponse({ input: 'i' })).is<
    ChatStream<ResponseEvent> | Schemas['ResponseObject']
  >()
  const { data } = await POST('/chat/responses', { body: { input: 'i', stream: true } })
  typeOf(data).is<ChatStream<ResponseEvent>>()

  for await (const event of await chats.create({ input: 'i', stream: true })) {
    if (event.kind === 'text') typeOf(event.delta).is<string>()
    else if (event.kind === 'tool-call') typeOf(event.path).is<string>()
    else typeOf(event.anything).is<unknown>()
  }
  for await (const event of await chats.createResponse({ input: 'i', stream: true })) {
    if (event.kind === 'completed') typeOf(event.response).is<Schemas['ResponseObject']>()
    if (event.kind === 'text-done') typeOf(event.text).is<string>()
  }

  // @ts-expect-error -- no such field, also where the answer is streamed
  await chats.create({ input: 'i', stream: true, assistentId: 'a' })
  // @ts-expect-error -- the input is required
  await chats.create({ stream: true })
  // @ts-expect-error -- a chat that is not streamed has no events
  for await (const _ of await chats.create({ input: 'i' }));
}
