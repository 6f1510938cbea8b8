import { ApiError, createManagementClient } from '@/lib/api'
import { createFakePlatform } from '@/lib/api/testing'

const setUp = (options: Parameters<typeof createFakePlatform>[0] = {}) => {
  const platform = createFakePlatform(options)
  const client = createManagementClient({ token: 'any', fetch: platform.fetch, retries: 0 })
  return { platform, client }
}

const namesOf = (things: { name?: string }[]) => things.map(({ name }) => name)

describe('what is stored', () => {
  it('has the fields that were sent, and the platform’s own', async () => {
    const { client } = setUp({ now: () => new Date('2026-05-01T10:00:00Z') })
    const model = { provider: 'openai', model: 'gpt-4o' } as const
    const created = await client.assistants.create({ name: 'Reception', model, metadata: { floor: 2 } })
    expect(created).toEqual({
      id: '00000000-0000-4000-8000-000000000001',
      orgId: '00000000-0000-4000-8000-0000000000a1',
      createdAt: '2026-05-01T10:00:00.001Z',
      updatedAt: '2026-05-01T10:00:00.001Z',
      name: 'Reception',
      model,
      metadata: { floor: 2 },
    })
  })

  it('keeps the fields that an update leaves out, and replaces an object as a whole', async () => {
    const { client } = setUp()
    const { id, updatedAt } = await client.assistants.create({
      name: 'Reception',
      firstMessage: 'Hello.',
      model: { provider: 'openai', model: 'gpt-4o', temperature: 0 },
    })
    const changed = await client.assistants.update(id, {
      model: { provider: 'openai', model: 'gpt-4o-mini' },
    })
    expect(changed).toMatchObject({ name: 'Reception', firstMessage: 'Hello.' })
    expect(changed.model).toEqual({ provider: 'openai', model: 'gpt-4o-mini' })
    expect(changed.updatedAt > updatedAt).toBe(true)
    expect(await client.assistants.get(id)).toEqual(changed)
  })

  it('loses the fields that a replacement leaves out', async () => {
    const { client } = setUp()
    const created = await client.assistants.create({ name: 'Reception', firstMessage: 'Hello.' })
    const replaced = await client.assistants.replace(created.id, { name: 'Bar' })
    expect(replaced).toMatchObject({ id: created.id, createdAt: created.createdAt, name: 'Bar' })
    expect(replaced).not.toHaveProperty('firstMessage')
  })

  it('has the member of a union that the body matches', async () => {
    const { client } = setUp()
    const tool = await client.tools.create({ type: 'endCall' })
    const key = await client.credentials.create({ provider: 'openai', apiKey: 'sk' })
    expect([tool.type, key.provider]).toEqual(['endCall', 'openai'])
  })

  it('may be read by another version of the API', async () => {
    const { client } = setUp()
    const { id } = await client.campaigns.createV2({
      name: 'Reminders',
      customers: [{ number: '+4930123456' }],
    })
    expect((await client.campaigns.get(id)).name).toBe('Reminders')
    expect((await client.campaigns.getV2(id)).name).toBe('Reminders')
    const knowledge = await client.knowledgeBases.createV2({ name: 'Menu' })
    await expect(client.knowledgeBases.get(knowledge.id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a list', () => {
  it('is cut by time, on either side of each limit', async () => {
    const { client } = setUp()
    for (const name of ['a', 'b', 'c']) await client.assistants.create({ name })
    const { createdAt } = (await client.assistants.list())[1] ?? { createdAt: '' }
    expect(namesOf(await client.assistants.list({ createdAtGt: createdAt }))).toEqual(['c'])
    expect(namesOf(await client.assistants.list({ createdAtGe: createdAt }))).toEqual(['c', 'b'])
    expect(namesOf(await client.assistants.list({ createdAtLt: createdAt }))).toEqual(['a'])
    expect(namesOf(await client.assistants.list({ createdAtLe: createdAt }))).toEqual(['b', 'a'])
  })

  it('comes in pages with their figures, in either order', async () => {
    const { client } = setUp()
    for (const name of ['a', 'b', 'c'])
      await client.structuredOutputs.create({ name, schema: { type: 'string' } })
    const second = await client.structuredOutputs.list({ page: 2, limit: 2, sortOrder: 'ASC' })
    expect(namesOf(second.results)).toEqual(['c'])
    expect(second.metadata).toEqual({
      currentPage: 2,
      itemsPerPage: 2,
      totalItems: 3,
      totalPages: 2,
      hasNextPage: false,
    })
  })

  it('is iterated to its end by the client, by time and by page', async () => {
    const { client } = setUp()
    for (let i = 0; i < 5; i++) {
      await client.assistants.create({ name: `${i}` })
      await client.structuredOutputs.create({ name: `${i}`, schema: { type: 'string' } })
    }
    for (const resource of [client.assistants, client.structuredOutputs]) {
      const names: unknown[] = []
      for await (const { name } of resource.iterate({ limit: 2 })) names.push(name)
      expect(names).toEqual(['4', '3', '2', '1', '0'])
    }
  })

  it('is filtered by fields, by lists of ids, by amounts and by fields of the customer', async () => {
    const { client, platform } = setUp()
    const a = await client.assistants.create({ name: 'a' })
    const b = await client.assistants.create({ name: 'b' })
    const first = await client.calls.createPhone({ assistantId: a.id, customer: { number: '+4930123456' } })
    const second = await client.calls.createPhone({ assistantId: b.id, customer: { number: '+4930123457' } })
    const [firstId, secondId] = [first, second].map((call) => ('id' in call ? call.id : ''))
    platform.change(`/call/${firstId}`, { cost: 0.5, status: 'ended' })
    const idsOf = (calls: { id: string }[]) => calls.map(({ id }) => id)
    expect(idsOf(await client.calls.list({ assistantId: a.id }))).toEqual([firstId])
    expect(idsOf((await client.v2.calls.list({ idAny: [secondId ?? ''] })).results)).toEqual([secondId])
    expect(idsOf((await client.v2.calls.list({ costGe: 0.5 })).results)).toEqual([firstId])
    expect(idsOf((await client.v2.calls.list({ costGe: 0.6 })).results)).toEqual([])
    expect(idsOf((await client.v2.calls.list({ number: '+4930123457' })).results)).toEqual([secondId])
  })
})

it('a reference leads to something that exists, in a body, in a list of ids and in an object', async () => {
  const { client } = setUp()
  const refusal = (sentence: string): unknown =>
    expect.objectContaining({
      status: 400,
      body: { statusCode: 400, message: [sentence], error: 'Bad Request' },
    })
  const exists = 'must be the id of something that exists'
  await expect(client.phoneNumbers.create({ provider: 'vapi', assistantId: 'none' })).rejects.toEqual(
    refusal(`assistantId ${exists}`),
  )
  await expect(client.squads.create({ members: [{ assistantId: 'none' }] })).rejects.toEqual(
    refusal(`members.0.assistantId ${exists}`),
  )
  const { id } = await client.assistants.create({})
  const number = await client.phoneNumbers.create({ provider: 'vapi', assistantId: id })
  await client.assistants.delete(id)
  await expect(client.phoneNumbers.update(number.id, { assistantId: id })).rejects.toBeInstanceOf(ApiError)
})

describe('operations with a shape of their own', () => {
  it('create a call for each of several customers', async () => {
    const { client } = setUp()
    const batch = await client.calls.create({
      assistant: {},
      customers: [{ number: '+4930123456' }, { number: '+4930123457' }],
    })
    if (!('results' in batch)) throw new Error('The answer is no batch.')
    expect(batch.results.map(({ customer }) => customer?.number)).toEqual(['+4930123456', '+4930123457'])
    expect(await client.calls.list()).toHaveLength(2)
  })

  it('create a web call with the address of a room', async () => {
    const { client } = setUp()
    const { id } = await client.assistants.create({})
    const call = await client.calls.createWeb({ assistantId: id })
    expect(call).toMatchObject({ type: 'webCall', status: 'queued', assistantId: id })
    expect(URL.canParse(call.webCallUrl ?? '')).toBe(true)
    expect(await client.calls.get(call.id)).toEqual(call)
  })

  it('keep what is known of a file', async () => {
    const { client } = setUp()
    const file = await client.files.create({ file: new File(['soup'], 'menu.txt', { type: 'text/plain' }) })
    expect(file).toMatchObject({ name: 'menu.txt', bytes: 4, mimetype: 'text/plain' })
    const stream = new Blob(['soup', ' of the day']).stream()
    const streamed = await client.files.create({
      file: { stream, name: 'day.txt', type: 'text/plain', sizeBytes: 15 },
    })
    expect(streamed).toMatchObject({ name: 'day.txt', bytes: 15 })
    const base = await client.knowledgeBases.createV2({ name: 'Menu' })
    await client.knowledgeBases.attachFileV2(base.id, { fileId: file.id })
    expect(await client.knowledgeBases.listFilesV2(base.id)).toMatchObject([
      { fileId: file.id, knowledgeBaseV2Id: base.id },
    ])
    expect(await client.knowledgeBases.retryFileV2(base.id, file.id)).toMatchObject({ fileId: file.id })
    await client.knowledgeBases.detachFileV2(base.id, file.id)
    expect(await client.knowledgeBases.listFilesV2(base.id)).toEqual([])
  })

  it('stream an answer where the body asks for it, in either format', async () => {
    const { client } = setUp()
    const kinds: string[] = []
    for await (const { kind } of await client.chats.create({ input: 'Hello', stream: true })) kinds.push(kind)
    for await (const { kind } of await client.chats.createResponse({ input: 'Hello', stream: true }))
      kinds.push(kind)
    expect(kinds).toEqual(['text', 'text', 'text-done', 'completed'])
    const chat = await client.chats.create({ input: 'Hello' })
    expect(chat).toMatchObject({ input: 'Hello', output: [{ role: 'assistant' }] })
  })

  it('download a file of a call that exists', async () => {
    const { client } = setUp()
    const call = await client.calls.createWeb({ assistant: {} })
    expect((await client.calls.downloadMonoRecording(call.id)).size).toBeGreaterThan(0)
    await expect(client.calls.downloadMonoRecording('none')).rejects.toMatchObject({ status: 404 })
  })

  it('have an example of what the API cannot create, the same one each time', async () => {
    const { client } = setUp()
    const { id } = await client.assistants.create({})
    const versions = await client.assistants.versions.list(id)
    expect(versions.results).toMatchObject([{ assistantId: id }])
    expect(await client.assistants.versions.list(id)).toEqual(versions)
    const board = await client.boards.ensureMetricsOverview()
    expect(await client.boards.ensureMetricsOverview()).toEqual(board)
    expect((await client.boards.list()).results).toEqual([board])
  })
})

describe('a test', () => {
  it('stores what it needs, with ids of its own, and changes what only the platform does', async () => {
    const { client, platform } = setUp({ seed: { '/assistant': [{ id: 'assistant-1', name: 'Reception' }] } })
    expect((await client.assistants.get('assistant-1')).name).toBe('Reception')
    platform.add('/call', { id: 'call-1', assistantId: 'assistant-1' })
    platform.change('/call/call-1', { status: 'ended', endedReason: 'customer-ended-call' })
    expect(await client.calls.get('call-1')).toMatchObject({
      status: 'ended',
      endedReason: 'customer-ended-call',
    })
    expect(() => platform.add('/asistant')).toThrow(
      /^There is no collection at \/asistant\. The collections are: \/assistant, /,
    )
    expect(() => platform.change('/call/none', {})).toThrow('There is nothing at /call/none.')
  })

  it('reads the requests, and resets the platform', async () => {
    const { client, platform } = setUp({ seed: { '/assistant': [{ id: 'assistant-1' }] } })
    const { id } = await client.assistants.create({})
    await client.assistants.get('none').catch(() => undefined)
    expect(platform.requests).toEqual([
      { operation: 'assistants.create', method: 'POST', path: '/assistant', status: 201 },
      { operation: 'assistants.get', method: 'GET', path: '/assistant/none', status: 404 },
    ])
    platform.reset()
    expect(platform.requests).toEqual([])
    expect((await client.assistants.list()).map((it) => it.id)).toEqual(['assistant-1'])
    expect((await client.assistants.create({})).id).toBe(id)
  })
})
