import type Vapi from '@/lib/voice'
import { clientTool, modelTool } from '@/lib/voice'
import { createDeferred } from '@/tests/support/deferred'
import { disposeVapisAfterEach, makeVapi } from '@/tests/support/made-vapis'
import { settle } from '@/tests/support/manual-clock'

disposeVapisAfterEach()

describe('a tool', () => {
  const call = { id: 't1', type: 'function', function: { name: 'book', arguments: '{"day":1}' } }
  async function answerTo(tool: Parameters<Vapi['registerTool']>[1]) {
    const { vapi, environment } = makeVapi()
    const report = jest.spyOn(console, 'error').mockImplementation(() => {})
    vapi.registerTool('book', tool)
    await vapi.start('assistant')
    environment.answer()
    environment.say({ type: 'tool-calls', toolCallList: [call] })
    await settle()
    const reported = report.mock.calls.length
    report.mockRestore()
    return { answer: environment.room().sent.at(-1) ?? '', reported }
  }

  test('that refuses the arguments sends the assistant the reason, and emits no error in the page', async () => {
    const run = jest.fn()
    const parse = () => {
      throw new Error('day must be a name.')
    }
    const { answer, reported } = await answerTo({ parse, run })
    expect(answer).toContain('the arguments were refused: day must be a name.')
    expect(run).not.toHaveBeenCalled()
    expect(reported).toBe(0)
  })

  test('whose arguments the assistant leaves out is run with none', async () => {
    const { vapi, environment } = makeVapi()
    const run = jest.fn()
    const hours = { parameters: { type: 'object', properties: {} } } as const
    vapi.registerTool('hours', clientTool(hours, run))
    await vapi.start('assistant')
    environment.answer()
    const asked = { id: 't2', type: 'function', function: { name: 'hours', arguments: '' } }
    environment.say({ type: 'tool-calls', toolCallList: [asked] })
    expect(run).toHaveBeenCalledWith({}, { id: 't2', name: 'hours' })
  })

  test('that fails is an error of the page, and the assistant receives that it failed', async () => {
    const run = () => Promise.reject(new Error('The database is down.'))
    const { answer, reported } = await answerTo({ run })
    expect(answer).toContain('it failed.')
    expect(answer).not.toContain('database')
    expect(reported).toBe(1)
  })

  test('without a time limit is waited for, an hour too', async () => {
    const { vapi, environment } = makeVapi()
    const result = createDeferred<unknown>()
    vapi.registerTool('book', { run: () => result.promise, timeoutMs: Infinity })
    await vapi.start('assistant')
    environment.answer()
    jest.useFakeTimers()
    environment.say({ type: 'tool-calls', toolCallList: [call] })
    await jest.advanceTimersByTimeAsync(60 * 60 * 1000)
    jest.useRealTimers()
    expect(environment.room().sent.join()).not.toContain('Result of book')
    result.resolve('Sunday')
    await settle()
    expect(environment.room().sent.at(-1)).toContain('Sunday')
  })

  test('is given to the assistant from the same definition, without a server', async () => {
    const { vapi, environment } = makeVapi()
    const createWebCall = jest.spyOn(environment, 'createWebCall')
    const estimate = {
      name: 'estimate',
      description: 'What a month of calls costs.',
      parameters: {
        type: 'object',
        properties: { plan: { type: 'string', enum: ['launch', 'scale'] } },
        required: ['plan'],
      },
    } as const
    await vapi.start('assistant', {
      model: { provider: 'openai', model: 'gpt-4o', tools: [modelTool(estimate)] },
    })
    expect(createWebCall.mock.lastCall?.[1].assistantOverrides?.model).toMatchObject({
      tools: [{ type: 'function', function: estimate }],
    })
  })

  test('that is done after its call is over answers no other call', async () => {
    const { vapi, environment } = makeVapi()
    const result = createDeferred<unknown>()
    vapi.registerTool('book', { run: () => result.promise })
    await vapi.start('assistant')
    environment.answer()
    environment.say({ type: 'tool-calls', toolCallList: [call] })
    await vapi.stop()
    await vapi.start('assistant')
    environment.answer()
    result.resolve('booked')
    await settle()
    expect(environment.room().sent.join()).not.toContain('booked')
  })

  test('replaced by another of its name is not removed by the first one’s undo', async () => {
    const { vapi, environment } = makeVapi()
    const second = jest.fn()
    const undo = vapi.registerTool('book', { run: () => {} })
    vapi.registerTool('book', { run: second })
    undo()
    await vapi.start('assistant')
    environment.answer()
    environment.say({ type: 'tool-calls', toolCallList: [call] })
    expect(second).toHaveBeenCalledTimes(1)
  })
})
