import type Vapi from '@/lib/voice'
import { clientTool, type ToolActivity } from '@/lib/voice'
import { createDeferred } from '@/tests/support/deferred'
import { goLive, liveVapi } from '@/tests/support/made-vapis'
import { settle } from '@/tests/support/manual-clock'

function fail(message: string): never {
  throw new Error(message)
}

describe('a tool', () => {
  const call = { id: 't1', type: 'function', function: { name: 'book', arguments: '{"day":1}' } }
  async function answerTo(tool: Parameters<Vapi['registerTool']>[1]) {
    const { vapi, environment } = await liveVapi()
    const report = jest.spyOn(console, 'error').mockImplementation(() => {})
    vapi.registerTool('book', tool)
    environment.say({ type: 'tool-calls', toolCallList: [call] })
    await settle()
    const reported = report.mock.calls.length
    report.mockRestore()
    return { answer: environment.room().sent.at(-1) ?? '', reported }
  }

  test.each([
    ['refuses the arguments', () => fail('day is taken.')],
    ['refuses the arguments asynchronously', async () => fail('day is taken.')],
  ])('that %s sends the assistant the reason, and emits no error in the page', async (_how, parse) => {
    const run = jest.fn()
    const { answer, reported } = await answerTo({ parse, run })
    expect(answer).toContain('the arguments were refused: day is taken.')
    expect(run).not.toHaveBeenCalled()
    expect(reported).toBe(0)
  })

  test.each<[how: string, tool: Parameters<Vapi['registerTool']>[1], error: string]>([
    ['refuses the arguments', { parse: () => fail('No such day.'), run: () => 1 }, 'No such day.'],
    ['throws', { run: () => fail('The server is down.') }, 'The server is down.'],
    ['takes too long', { run: () => new Promise(() => {}), timeoutMs: 1 }, 'it was not done after 1 ms.'],
  ])('that %s is reported with its error, apart from what the assistant gets', async (_how, tool, error) => {
    const { vapi, environment } = await liveVapi()
    jest.spyOn(console, 'error').mockImplementation(() => {})
    vapi.registerTool('book', tool)
    const ended = new Promise<ToolActivity>((resolve) =>
      vapi.on('tool', (run) => run.status === 'ended' && resolve(run)),
    )
    environment.say({ type: 'tool-calls', toolCallList: [call] })
    expect(await ended).toMatchObject({ name: 'book', error, result: expect.any(String) })
  })

  test('that checks the arguments asynchronously is run with what the check resolves to', async () => {
    const run = jest.fn(() => 'booked')
    const { answer } = await answerTo({ parse: async (args) => ({ ...Object(args), checked: true }), run })
    expect(run).toHaveBeenCalledWith({ day: 1, checked: true }, { id: 't1', name: 'book' })
    expect(answer).toContain('booked')
  })

  test.each(['the tool’s limit', 'the end of the call'])(
    'whose check ends after %s is not run',
    async (end) => {
      const { vapi, environment } = await liveVapi()
      const run = jest.fn()
      const checked = createDeferred<undefined>()
      vapi.registerTool('book', { parse: () => checked.promise, run, timeoutMs: 1_000 })
      jest.useFakeTimers()
      environment.say({ type: 'tool-calls', toolCallList: [call] })
      await jest.advanceTimersByTimeAsync(end === 'the tool’s limit' ? 1_000 : 0)
      jest.useRealTimers()
      await settle()
      if (end === 'the end of the call') await vapi.stop()
      checked.resolve(undefined)
      await settle()
      expect(run).not.toHaveBeenCalled()
    },
  )

  test('whose arguments the assistant leaves out is run with none', async () => {
    const { vapi, environment } = await liveVapi()
    const run = jest.fn()
    const hours = { parameters: { type: 'object', properties: {} } } as const
    vapi.registerTool('hours', clientTool(hours, run))
    const asked = { id: 't2', type: 'function', function: { name: 'hours', arguments: '' } }
    environment.say({ type: 'tool-calls', toolCallList: [asked] })
    await settle()
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
    const { vapi, environment } = await liveVapi()
    const result = createDeferred<unknown>()
    vapi.registerTool('book', { run: () => result.promise, timeoutMs: Infinity })
    jest.useFakeTimers()
    environment.say({ type: 'tool-calls', toolCallList: [call] })
    await jest.advanceTimersByTimeAsync(60 * 60 * 1000)
    jest.useRealTimers()
    expect(environment.room().sent.join()).not.toContain('Result of book')
    result.resolve('Sunday')
    await settle()
    expect(environment.room().sent.at(-1)).toContain('Sunday')
  })

  test('that is done after its call is over answers no other call', async () => {
    const { vapi, environment } = await liveVapi()
    const result = createDeferred<unknown>()
    vapi.registerTool('book', { run: () => result.promise })
    environment.say({ type: 'tool-calls', toolCallList: [call] })
    await settle()
    await vapi.stop()
    await goLive({ vapi, environment })
    result.resolve('booked')
    await settle()
    expect(environment.room().sent.join()).not.toContain('booked')
  })

  test('replaced by another of its name is not removed by the first one’s undo', async () => {
    const { vapi, environment } = await liveVapi()
    const second = jest.fn()
    const undo = vapi.registerTool('book', { run: () => {} })
    vapi.registerTool('book', { run: second })
    undo()
    environment.say({ type: 'tool-calls', toolCallList: [call] })
    await settle()
    expect(second).toHaveBeenCalledTimes(1)
  })
})
