import { clientTool, modelTool } from '@/lib/voice'
import { createCallTools, createToolRunner, toolCallsIn } from '@/lib/voice/session/call-tools'
import { createManualClock, settle } from '@/tests/support/manual-clock'
import { registeredTools } from '@/tests/support/registered-tools'

const expected = [{ id: 'call-1', name: 'book', args: { day: 1 } }]

const day = { day: 1 }
const named = { id: 'call-1', name: 'book' }
/** A call with its name in `function`, as the specification has it. */
const inFunction = (given: object) => ({
  id: 'call-1',
  type: 'function',
  function: { name: 'book', ...given },
})
const besideTool = (tool: object, toolCall: object) => ({ toolWithToolCallList: [{ ...tool, toolCall }] })

/** The shapes of the platform's guides, its specification and what its users quote. */
const SHAPES: [string, object][] = [
  ['arguments as text', { toolCallList: [inFunction({ arguments: '{"day":1}' })] }],
  ['arguments as an object', { toolCallList: [inFunction({ arguments: day })] }],
  ['name and arguments beside the id', { toolCallList: [{ ...named, arguments: day }] }],
  ['name and parameters beside the id', { toolCallList: [{ ...named, parameters: day }] }],
  ['only beside the tool, in the function', besideTool({ name: 'book' }, inFunction({ parameters: day }))],
  [
    'only beside the tool, which alone has the name',
    { toolCallList: [], ...besideTool({ name: 'book' }, { id: 'call-1', parameters: day }) },
  ],
  [
    'only beside the tool, as the OpenAPI specification has it',
    besideTool({ type: 'function', function: { name: 'book' } }, inFunction({ arguments: '{"day":1}' })),
  ],
  ['the first name of the field', { toolCalls: [{ ...named, parameters: day }] }],
  [
    'in both lists, once',
    {
      toolCallList: [{ ...named, arguments: '{"day":1}' }],
      ...besideTool({ name: 'book' }, { ...named, parameters: day }),
    },
  ],
]

describe('A message that calls a tool is read', () => {
  it.each(SHAPES)('with %s', (_, fields) => {
    expect(toolCallsIn({ type: 'tool-calls', ...fields })).toEqual(expected)
  })

  it.each([undefined, null, '', ' ', 'null', {}])('with %p as no arguments', (args) => {
    const message = { type: 'tool-calls', toolCallList: [inFunction({ arguments: args })] }
    expect(toolCallsIn(message)).toEqual([{ ...named, args: {} }])
  })

  it('in its older form, which has no id', () => {
    const message = { type: 'function-call', functionCall: { name: 'book', parameters: day } }
    expect(toolCallsIn(message)).toEqual([{ id: '', name: 'book', args: day }])
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
    const runner = createToolRunner(registeredTools({ hours: clientTool(hours, () => result, options) }), {
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
    const runner = createToolRunner(registeredTools({ hours: never }), { clock, reportPageError: () => {} })
    let answer: string | undefined
    void runner.run({ id: 'call-1', name: 'hours', args: {} })?.result.then((text) => (answer = text))
    await clock.pass(19_999)
    expect(answer).toBeUndefined()
    await clock.pass(1)
    expect(answer).toContain('not done after 20000 ms')
  })
})
