import {
  ApiNetworkError,
  ApiStreamError,
  ApiTimeoutError,
  createManagementClient,
  type ApiError,
} from '@/lib/api'
import type { LocalServer } from '@/scripts/local/serve'
import { createConsultant } from '@/scripts/sandbox/answers'
import { TOOL_FAILED } from '@/scripts/sandbox/platform/tool-play'
import {
  PACE_COOKIE,
  SANDBOX_ASSISTANT_ID,
  SANDBOX_PRIVATE_KEY,
  SANDBOX_PUBLIC_KEY,
  SCENARIO_HEADER,
} from '@/scripts/sandbox/settings'
import { postJson, serveSandbox } from '@/tests/support/sandbox-server'

const QUESTION = 'Is my data safe with you?'
const ANSWER = createConsultant({ between: '\n\n' })(QUESTION).text

let server: LocalServer
beforeAll(async () => {
  server = await serveSandbox()
})
afterAll(() => server.close())

const clientFor = (token = SANDBOX_PUBLIC_KEY) =>
  createManagementClient({ token, baseUrl: `${server.url}/sandbox/api`, timeoutMs: 60_000 })
const body = { assistantId: SANDBOX_ASSISTANT_ID, input: QUESTION }
/** Has the consultant write twenty times faster than normal. */
const hurried = { headers: { cookie: `${PACE_COOKIE}=20` } }

describe('A chat with the sandbox', () => {
  it.each([
    ['/chat', () => clientFor().chats.create({ ...body, stream: true }, hurried)],
    ['/chat/web', () => clientFor().chats.createWeb({ ...body, stream: true }, hurried)],
    ['/chat/responses', () => clientFor().chats.createResponse({ ...body, stream: true }, hurried)],
    ['/chat/web/responses', () => clientFor().chats.createWebResponse({ ...body, stream: true }, hurried)],
  ])('streams the consultant’s answer from POST %s', async (_, create) => {
    const words: string[] = []
    for await (const event of await create()) if (event.kind === 'text') words.push(event.delta)
    expect(words.join('')).toBe(ANSWER)
    expect(words.length).toBeGreaterThan(5)
  })

  it('takes a private key for the operations that servers call, and refuses it where pages call', async () => {
    const { chats } = clientFor(SANDBOX_PRIVATE_KEY)
    await expect(chats.create(body)).resolves.toMatchObject({ output: [{ content: ANSWER }] })
    await expect(chats.createResponse({ ...body, stream: false })).resolves.toHaveProperty('output')
    await expect(chats.createWeb(body)).rejects.toMatchObject({ status: 401 })
    await expect(chats.createWebResponse({ ...body, stream: false })).rejects.toMatchObject({ status: 401 })
  })

  it('ends a stream in the Responses format with the text and the response', async () => {
    const kinds = new Map<string, unknown>()
    for await (const event of await clientFor().chats.createResponse({ ...body, stream: true }, hurried))
      kinds.set(event.kind, event.kind === 'text-done' ? event.text : event)
    expect([...kinds.keys()]).toEqual(['text', 'text-done', 'completed'])
    expect(kinds.get('text-done')).toBe(ANSWER)
  })

  it('answers with JSON where no stream is asked for', async () => {
    const chat = await clientFor().chats.create({ ...body, sessionId: 's-1' })
    expect(chat).toMatchObject({ sessionId: 's-1', output: [{ role: 'assistant', content: ANSWER }] })
    const response = await clientFor().chats.createResponse({ ...body, stream: false })
    expect(response.output[0]?.content[0]?.text).toBe(ANSWER)
  })

  it.each([
    ['a turn of the assistant that is too long', { role: 'assistant', content: 'a'.repeat(10_001) }],
    ['a developer’s message that is too long', { role: 'developer', content: 'a'.repeat(10_001) }],
    ['a result that is too long', { role: 'tool', tool_call_id: '1', content: 'a'.repeat(10_001) }],
    ['a result without the id of its call', { role: 'tool', content: 'done' }],
    ['a result without a text', { role: 'tool', tool_call_id: '1' }],
    ['a developer’s message without a text', { role: 'developer' }],
    ['a name that is too long', { role: 'assistant', content: 'Hello.', name: 'n'.repeat(41) }],
    ['a refusal that is too long', { role: 'assistant', refusal: 'r'.repeat(10_001) }],
    ['a turn of the assistant that is not text', { role: 'assistant', content: ['Hello.'] }],
    ['a name that is not text', { role: 'assistant', content: 'Hello.', name: 7 }],
    ['metadata that are no object', { role: 'assistant', content: 'Hello.', metadata: 'page' }],
    ['a role that does not exist', { role: 'visitor', content: 'Hello' }],
    ['no message at all', null],
  ])('refuses %s, as the platform does', async (_what, message) => {
    const input = [message, { role: 'user', content: QUESTION }] as never
    await expect(clientFor().chats.create({ ...body, input })).rejects.toMatchObject({ status: 400 })
  })

  it('says what it refuses in the platform’s words', async () => {
    const input = [
      { role: 'visitor', content: 'Hello' },
      { role: 'assistant', content: 'a'.repeat(10_001) },
    ] as never
    await expect(clientFor().chats.create({ ...body, input })).rejects.toMatchObject({
      body: {
        message: [
          'input.0.role must be one of the following values: system, user, assistant, tool, developer',
          'input.1.content must be shorter than or equal to 10000 characters',
        ],
      },
    })
  })

  it('takes messages that are as long as the platform allows', async () => {
    const content = 'a'.repeat(10_000)
    const input = [
      { role: 'assistant', content },
      { role: 'tool', tool_call_id: '1', content },
      { role: 'system', content: `${content}${content}` },
      { role: 'user', content: QUESTION },
    ] as never
    await expect(clientFor().chats.create({ ...body, input })).resolves.toHaveProperty('output')
  })

  it('answers the last message of the user', async () => {
    const input = [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Hello.' },
      { role: 'user', content: QUESTION },
    ]
    const response = await postJson(`${server.url}/sandbox/api/chat`, { input })
    expect(await response.json()).toMatchObject({ output: [{ content: ANSWER }] })
  })

  it('answers each message that was written during the last answer', async () => {
    const input = ['Who owns the code?', 'Can we keep our number?'].map((content) => ({
      role: 'user',
      content,
    }))
    const response = await postJson(`${server.url}/sandbox/api/chat`, { input })
    expect(JSON.stringify(await response.json())).toMatch(/On full payment.*the number that you have/)
  })

  it('plays its part until it is asked to stop, within one session', async () => {
    const say = (input: string, sessionId: string) => clientFor().chats.create({ ...body, input, sessionId })
    const saying = (text: string) => ({ output: [{ content: expect.stringContaining(text) }] })
    await say('Be the patient', 'part')
    expect(await say('cancel my appointment', 'part')).toMatchObject(saying('out of the diary'))
    // In another session it is the consultant again, which shows the page as well.
    const { output } = await say('What if I want to cancel?', 'another')
    expect(JSON.stringify(output)).toContain('written notice')
  })

  it('refuses another key, another assistant and a body without input', async () => {
    const refused = (token: string, sent: object) =>
      clientFor(token)
        .chats.create({ ...body, ...sent })
        .catch((error: ApiError) => error.status)
    expect(await refused('other', {})).toBe(401)
    expect(await refused(SANDBOX_PUBLIC_KEY, { assistantId: 'other' })).toBe(404)
    expect(await refused(SANDBOX_PUBLIC_KEY, { input: undefined })).toBe(400)
  })

  it.each([
    ['chat-error', ApiStreamError, undefined],
    ['chat-reset', ApiNetworkError, undefined],
    // Long enough for the two words on a busy computer, and no longer: nothing comes after them.
    ['chat-hang', ApiTimeoutError, 2_000],
  ])('fails in the middle as the scenario %s says', async (scenario, kind, timeoutMs) => {
    const words: string[] = []
    const failure = await (async () => {
      const options = { headers: { [SCENARIO_HEADER]: scenario }, ...(timeoutMs && { timeoutMs }) }
      const stream = await clientFor().chats.create({ ...body, stream: true }, options)
      for await (const event of stream) if (event.kind === 'text') words.push(event.delta)
    })().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(kind)
    expect(words).toHaveLength(2)
  })
})

describe('A chat whose answer uses a tool of the page', () => {
  const PRICES = 'What are your prices?'
  const pricesAnswer = createConsultant({ between: '\n\n' })(PRICES).text
  const clientUnder = (behaviour: string) =>
    createManagementClient({
      token: SANDBOX_PUBLIC_KEY,
      baseUrl: `${server.url}/sandbox/platform/${behaviour}/api`,
    })

  it.each([
    ['documented', 'Success'],
    ['no-result', 'No result returned.'],
  ])('goes on without the page when it is %s, with “%s” among its messages', async (behaviour, result) => {
    const chat = await clientUnder(behaviour).chats.create({ ...body, input: PRICES })
    expect(chat.output).toMatchObject([
      { role: 'assistant', tool_calls: [{ function: { name: 'show_page' } }] },
      { role: 'tool', content: result },
      { role: 'assistant', content: pricesAnswer },
    ])
  })

  it('waits for the page when it is chat-waits, and answers once it has the result', async () => {
    const { chats } = clientUnder('chat-waits')
    const asked = { ...body, input: PRICES, sessionId: 'waits' }
    expect((await chats.create(asked)).output).toMatchObject([{ tool_calls: [{}] }])
    const input = [{ role: 'tool' as const, tool_call_id: 'call', content: 'done.' }]
    expect(await chats.create({ ...asked, input })).toMatchObject({ output: [{ content: pricesAnswer }] })
  })

  it('repeats the sentence when a result arrives for which no tool call waits', async () => {
    const { chats } = clientUnder('documented')
    const asked = { ...body, input: PRICES, sessionId: 'again' }
    await chats.create(asked)
    const input = [{ role: 'tool' as const, tool_call_id: 'call', content: 'done.' }]
    expect(await chats.create({ ...asked, input })).toMatchObject({ output: [{ content: pricesAnswer }] })
  })

  it('says that it did not work if the model takes “No result returned.” for an error', async () => {
    const tools = [{ type: 'function' as const, function: { name: 'show_page' } }]
    const assistant = { model: { provider: 'openai' as const, model: 'gpt-4o' as const, tools } }
    const chat = await clientUnder('documented').chats.create({ input: PRICES, assistant })
    expect(chat.output?.at(-1)).toMatchObject({ content: TOOL_FAILED })
  })

  it.each([
    ['over-limit', 429],
    ['no-credit', 402],
  ])('is refused when it is %s', async (behaviour, status) => {
    await expect(clientUnder(behaviour).chats.create(body)).rejects.toMatchObject({ status })
  })

  it('is refused under a behaviour that does not exist, with the names of those that do', async () => {
    await expect(clientUnder('merciful').chats.create(body)).rejects.toMatchObject({
      status: 404,
      body: expect.objectContaining({ message: expect.stringContaining('unkind') as string }) as object,
    })
  })
})
