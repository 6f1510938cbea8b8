// Compiled by `npm test -- types` and never run: a line that must not compile has @ts-expect-error.
import type {
  ChatEvent,
  ChatStream,
  components,
  createManagementClient,
  CreateWebCallBody,
  EndedReason,
  ManagementClient,
  ResponseEvent,
  ServerMessage,
  Tool,
  WebCall,
} from '@/lib/api'

/** Each comparison compiles only where both types are exactly the same. */
export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** `same<Equal<A, B>>()` */
export const same = <_ extends true>() => undefined

/** `typeOf(value).is<T>()` */
export const typeOf = <T>(_value: T) => ({
  is: <U>(..._mismatch: Equal<T, U> extends true ? [] : [expected: U]) => undefined,
})

type Schemas = components['schemas']

export const _shapes = async (client: ManagementClient, create: typeof createManagementClient) => {
  same<Equal<WebCall, Schemas['Call']>>()
  same<Equal<CreateWebCallBody, Schemas['CreateWebCallDTO']>>()

  // A method is typed from its path.
  const assistant = await client.assistants.create({
    name: 'Reception',
    firstMessageMode: 'assistant-speaks-first',
  })
  typeOf(assistant).is<Schemas['Assistant']>()
  const call = await client.calls.get('id')
  typeOf(call.status).is<Schemas['Call']['status']>()
  const page = await client.v2.calls.list({ page: 1, sortOrder: 'DESC' })
  typeOf(page.results).is<Schemas['Call'][]>()
  const run = await client.testSuites.runs.get('suite', 'run')
  typeOf(run).is<Schemas['TestSuiteRun']>()
  const left = await client.orgs.leave('org')
  typeOf(left).is<undefined>()
  const recording = await client.calls.downloadMonoRecording('call', { timeoutMs: 300_000 })
  typeOf(recording).is<Blob>()
  const isOn = await client.orgs.getFeatureFlag({ key: 'k', orgId: 'o' })
  typeOf(isOn).is<boolean>()
  for await (const item of client.calls.iterate({ limit: 10 })) typeOf(item).is<Schemas['Call']>()
  for await (const item of client.v2.assistants.iterate()) typeOf(item).is<Schemas['Assistant']>()

  // A discriminator narrows a union.
  const tool = await client.tools.get('id')
  if (tool.type === 'sms') typeOf(tool).is<Schemas['SmsTool']>()
  await client.phoneNumbers.create({ provider: 'vapi', sipUri: 'sip:me@example.org' })
  await client.tools.update('id', { type: 'endCall' })

  // Known values are suggested, others allowed, where the platform allows them.
  await client.assistants.create({ voice: { provider: 'azure', voiceId: 'andrew' } })
  await client.assistants.create({ voice: { provider: 'azure', voiceId: 'my-own' } })

  // In an answer, an unknown value of the discriminator reaches the default branch, with the common fields.
  const toolName = (it: Tool): string => {
    switch (it.type) {
      case 'sms':
        return it.id
      default:
        return `${it.type} ${it.id}`
    }
  }
  void toolName(tool)
  const textOf = (message: ServerMessage): string => {
    switch (message.type) {
      case 'speech-update':
        return message.status
      case 'transcript':
        return message.transcript
      default:
        return String(message.type)
    }
  }
  void textOf
  const ended: EndedReason = 'a-reason-of-tomorrow'
  typeOf(ended)

  // A default does not make a field required.
  const plan: Schemas['AnalysisPlan'] = {}
  await client.assistants.create({ analysisPlan: plan })

  // Files are blobs or streams.
  await client.files.create({ file: new Blob(['x']) }, { onProgress: ({ sentBytes }) => sentBytes })
  await client.providers.cloneVoice({
    name: 'n',
    files: [{ stream: new ReadableStream<Uint8Array>(), name: 'a.wav' }],
  })

  // The raw verbs know every path.
  const { data, response } = await client.GET('/assistant/{id}', { params: { path: { id: 'a' } } })
  typeOf(data).is<Schemas['Assistant']>()
  typeOf(response).is<Response>()
  const { data: text } = await client.GET('/v2/call/export', { parseAs: 'text' })
  typeOf(text).is<string>()
  await client.GET('/assistant')
  await client.PATCH('/structured-output/{id}', {
    params: { path: { id: 'a' }, query: { schemaOverride: 'true' } },
    body: {},
  })

  // @ts-expect-error -- no such field
  await client.assistants.create({ nmae: 'Reception' })
  // @ts-expect-error -- a wrong value of an enum
  await client.assistants.create({ firstMessageMode: 'assistant-shouts-first' })
  // @ts-expect-error -- a wrong type
  await client.calls.list({ limit: '10' })
  // @ts-expect-error -- no such query parameter
  await client.calls.list({ limt: 10 })
  // @ts-expect-error -- an id is needed
  await client.assistants.get()
  // @ts-expect-error -- one of the two ids is missing
  await client.testSuites.runs.get('suite')
  // @ts-expect-error -- required fields are missing
  await client.squads.create({})
  // @ts-expect-error -- the query is required
  await client.structuredOutputs.update('id', {})
  await client.structuredOutputs.update('id', {}, { query: { schemaOverride: 'true' } })
  // @ts-expect-error -- an operation without a body takes none
  await client.assistants.delete('id', { body: {} })
  // @ts-expect-error -- a field of another member of the union
  await client.phoneNumbers.create({ provider: 'vapi', twilioAuthToken: 't' })
  // @ts-expect-error -- no such path
  await client.GET('/asistant')
  // @ts-expect-error -- the path has no such method
  await client.PUT('/call/{id}', { params: { path: { id: 'a' } } })
  // @ts-expect-error -- a path parameter is missing
  await client.GET('/assistant/{id}', {})
  // @ts-expect-error -- a path parameter is missing altogether
  await client.GET('/assistant/{id}')
  // @ts-expect-error -- no such field, through a raw verb
  await client.POST('/assistant', { body: { nmae: 'Reception' } })
  // @ts-expect-error -- progress is of uploads only
  await client.assistants.get('id', { onProgress: () => undefined })
  // @ts-expect-error -- what cannot be listed cannot be iterated
  client.analytics.iterate()
  // @ts-expect-error -- a client needs a token
  create({})
}

export const _streams = async ({ chats, POST }: ManagementClient, stream: boolean) => {
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
