import { clientTool, modelTool } from '@/lib/voice'
import { createCallTools, createToolRunner, toolCallsIn } from '@/lib/voice/session/call-tools'
import { createManualClock, settle } from '@/tests/support/manual-clock'

const expected = [{ id: 'call-1', name: 'book', args: { day: 1 } }]

/** The shapes of the platform's guides, its specification and what its users quote. */
const SHAPES: [string, object][] = [
  [
    'arguments as text',
    {
      toolCallList: [{ id: 'call-1', type: 'function', function: { name: 'book', arguments: '{"day":1}' } }],
    },
  ],
  [
    'arguments as an object',
    { toolCallList: [{ id: 'call-1', function: { name: 'book', arguments: { day: 1 } } }] },
  ],
  [
    'name and arguments beside the id',
    { toolCallList: [{ id: 'call-1', name: 'book', arguments: { day: 1 } }] },
  ],
  [
    'name and parameters beside the id',
    { toolCallList: [{ id: 'call-1', name: 'book', parameters: { day: 1 } }] },
  ],
  [
    'only beside the tool, with parameters in the function',
    {
      toolWithToolCallList: [
        {
          type: 'function',
          name: 'book',
          toolCall: { id: 'call-1', function: { name: 'book', parameters: { day: 1 } } },
        },
      ],
    },
  ],
  [
    'only beside the tool, which alone has the name',
    {
      toolCallList: [],
      toolWithToolCallList: [{ name: 'book', toolCall: { id: 'call-1', parameters: { day: 1 } } }],
    },
  ],
  [
    'only beside the tool, as the OpenAPI specification has it',
    {
      toolWithToolCallList: [
        {
          type: 'function',
          function: { name: 'book' },
          toolCall: { id: 'call-1', type: 'function', function: { name: 'book', arguments: '{"day":1}' } },
        },
      ],
    },
  ],
  ['the first name of the field', { toolCalls: [{ id: 'call-1', name: 'book', parameters: { day: 1 } }] }],
  [
    'in both lists, once',
    {
      toolCallList: [{ id: 'call-1', name: 'book', arguments: '{"day":1}' }],
      toolWithToolCallList: [{ name: 'book', toolCall: { id: 'call-1', parameters: { day: 1 } } }],
    },
  ],
]

describe('A message that calls a tool is read', () => {
  it.each(SHAPES)('with %s', (_, fields) => {
    expect(toolCallsIn({ type: 'tool-calls', ...fields })).toEqual(expected)
  })

  it.each([undefined, null, '', ' ', {}])('with %p as no arguments', (args) => {
    const call = { id: 'call-1', type: 'function', function: { name: 'book', arguments: args } }
    expect(toolCallsIn({ type: 'tool-calls', toolCallList: [call] })).toEqual([
      { id: 'call-1', name: 'book', args: {} },
    ])
  })

  it('in its older form, which has no id', () => {
    const functionCall = { name: 'book', parameters: { day: 1 } }
    expect(toolCallsIn({ type: 'function-call', functionCall })).toEqual([
      { id: '', name: 'book', args: { day: 1 } },
    ])
  })

  it.each([
    null,
    'tool-calls',
    { type: 'tool-calls' },
    { type: 'tool-calls', toolCallList: 'x', toolCalls: [null, 3] },
  ])('as none where it has none: %p', (message) => expect(toolCallsIn(message)).toEqual([]))

  it('without a broken call among the others', () => {
    const toolCallList = [{ id: 'x' }, null, { id: 'call-1', name: 'book', arguments: { day: 1 } }]
    expect(toolCallsIn({ type: 'tool-calls', toolCallList })).toEqual(expected)
  })
})

describe('The result of a tool', () => {
  const hours = {
    name: 'hours',
    description: 'Hours.',
    parameters: { type: 'object', properties: {} },
  } as const

  async function sentFor({ result, ...options }: { triggersResponse?: boolean; result: unknown }) {
    const sent: Record<string, unknown>[] = []
    const runner = createToolRunner(new Map([['hours', clientTool(hours, () => result, options)]]), {
      clock: createManualClock(),
      reportPageError: (error) => {
        throw error
      },
    })
    const tools = createCallTools({
      runner,
      send: (message) => void sent.push(message as unknown as Record<string, unknown>),
      isRunning: () => true,
      reportProblem: (error) => {
        throw error
      },
    })
    tools.read({ type: 'tool-calls', toolCallList: [{ id: 'call-1', name: 'hours' }] })()
    await settle()
    return sent
  }

  it('is added to the conversation without a second answer, and replaces what the platform has said', async () => {
    const [message, ...others] = await sentFor({ result: { open: 9 } })
    expect(others).toEqual([])
    expect(message).toMatchObject({ type: 'add-message', triggerResponseEnabled: false })
    const { role, content } = message?.message as { role: string; content: string }
    expect(role).toBe('system')
    expect(content).toMatch(
      /^Result of hours \(call-1\) from the web page: \{"open":9\} It replaces any "Success" or "No result returned\."/,
    )
    expect(content).toMatch(/do not answer this/)
  })

  it('begins an answer where the tool says so', async () => {
    expect(await sentFor({ triggersResponse: true, result: 9 })).toMatchObject([
      { triggerResponseEnabled: true },
    ])
  })

  it('that is undefined is not sent', async () => {
    expect(await sentFor({ result: undefined })).toEqual([])
  })

  it('is not waited for by the platform: the tool is asynchronous, and the model is told what "Success" means', () => {
    const { messages, ...tool } = modelTool(hours)
    expect(tool).toEqual({ type: 'function', function: hours, async: true })
    expect(messages).toMatchObject([{ type: 'request-complete', role: 'system' }])
    expect(JSON.stringify(messages)).toMatch(/Success.*No result returned/)
  })

  it('that begins the answer is waited for with a sentence', () => {
    expect(modelTool(hours, { saysMeanwhile: 'One moment.' }).messages).toEqual([
      { type: 'request-complete', role: 'assistant', content: 'One moment.' },
    ])
  })

  it('is waited for for 20 seconds where the tool names no limit', async () => {
    const clock = createManualClock()
    const never = clientTool(hours, () => new Promise(() => {}))
    const runner = createToolRunner(new Map([['hours', never]]), { clock, reportPageError: () => {} })
    let answer: string | undefined
    void runner.run({ id: 'call-1', name: 'hours', args: {} })?.result.then((text) => (answer = text))
    await clock.pass(19_999)
    expect(answer).toBeUndefined()
    await clock.pass(1)
    expect(answer).toContain('not done after 20000 ms')
  })
})
