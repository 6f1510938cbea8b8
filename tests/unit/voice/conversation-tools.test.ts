import { clientTool } from '@/lib/voice'
import type { ChatPiece } from '@/lib/voice/testing'
import { createDeferred } from '@/tests/support/deferred'
import { settle } from '@/tests/support/manual-clock'
import { setUpChat, textPieces, toolResult } from '@/tests/support/voice-conversation'

describe('a tool of the page', () => {
  const properties = { minutes: { type: 'number', minimum: 0 } } as const
  const parameters = { type: 'object', properties, required: ['minutes'] } as const
  const add = clientTool({ parameters }, ({ minutes }) => ({ cents: minutes * 7 }))
  const callOf = (id: string, args: string): ChatPiece[] => [
    { type: 'tool-call', key: 'calls[0]', id },
    { type: 'tool-call', key: 'calls[0]', name: 'price' },
    { type: 'tool-call', key: 'calls[0]', arguments: args.slice(0, 5) },
    { type: 'tool-call', key: 'calls[0]', arguments: args.slice(5) },
  ]

  test.each([
    ['{"minutes":3}', '{"cents":21}'],
    ['{"minutes":-3}', 'the arguments were refused: minutes must be between 0 and Infinity.'],
    ['{}', 'the arguments were refused: missing: minutes.'],
  ])('called in a chat with %s answers the call by its id', async (args, content) => {
    const { environment, actions, texts, ask } = setUpChat()
    actions.registerTool('price', add)
    environment.replyWith(callOf('call-9', args), 'There.')
    await ask('Three minutes?')
    expect(environment.chatRequests[1]?.input).toEqual([toolResult(content, 'call-9')])
    expect(texts()).toEqual(['user: Three minutes?', 'assistant: There.'])
  })

  test('is reported while it runs in a chat, as in a call', async () => {
    const onTool = jest.fn()
    const { environment, actions, ask } = setUpChat({ onTool })
    actions.registerTool('price', add)
    environment.replyWith(callOf('call-9', '{"minutes":3}'), 'There.')
    await ask('Three minutes?')
    const call = { id: 'call-9', name: 'price', args: { minutes: 3 } }
    expect(onTool.mock.calls).toEqual([
      [{ ...call, status: 'started' }],
      [{ ...call, status: 'ended', result: '{"cents":21}' }],
    ])
  })

  test('is run once for a call that a chat repeats in one turn, and again in the next turn', async () => {
    const run = jest.fn()
    const { environment, actions, ask } = setUpChat()
    actions.registerTool('price', { run })
    environment.replyWith(callOf('call_0', '{}'), callOf('call_0', '{}'), 'There.')
    await ask('Twice?')
    expect(run).toHaveBeenCalledTimes(1)
    environment.replyWith(callOf('call_0', '{}'), 'There.')
    await ask('And again?')
    expect(run).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['all of them the same id', '0', '0'],
    ['none an id', '', 'calls[0]'],
  ])('is run for each question of one turn, where the provider gives %s', async (_what, id, callId) => {
    const { environment, actions, ask } = setUpChat()
    actions.registerTool('price', add)
    environment.replyWith(callOf(id, '{"minutes":3}'), callOf(id, '{"minutes":4}'), 'There.')
    await ask('Three minutes, and four?')
    expect(environment.chatRequests.slice(1).map(({ input }) => input)).toEqual([
      [toolResult('{"cents":21}', callId)],
      [toolResult('{"cents":28}', callId)],
    ])
  })

  test('called again and again without an end makes the turn fail', async () => {
    const { environment, actions, state, untilFailed } = setUpChat()
    let minutes = 0
    actions.registerTool('price', add)
    environment.replyWith(...Array.from({ length: 9 }, () => callOf('', `{"minutes":${(minutes += 1)}}`)))
    actions.sendText('Well?')
    await untilFailed()
    expect(state()).toMatchObject({ chat: { error: { code: 'bad-response' } } })
    expect(environment.chatRequests).toHaveLength(5)
  })

  test.each([
    ['nothing', []],
    ['white space', textPieces(' \n')],
    ['invisible characters', textPieces('\u200b', '\u2060\ufeff', '\u3164\u2800')],
  ])('called by a chat that then answers %s makes the turn fail', async (_what, answer) => {
    const { environment, actions, texts, state, untilFailed } = setUpChat()
    actions.registerTool('price', add)
    environment.replyWith(callOf('1', '{"minutes":3}'), answer)
    actions.sendText('Well?')
    await untilFailed()
    expect(state()).toMatchObject({ chat: { error: { code: 'bad-response' } } })
    expect(texts()).toEqual(['user: Well?'])
  })

  test('that takes too long is answered for, and fails nothing', async () => {
    const { environment, actions, ask } = setUpChat()
    actions.registerTool('price', { run: () => new Promise(() => {}), timeoutMs: 5 })
    environment.replyWith(callOf('call-1', '{}'), 'Later, then.')
    await ask('Well?')
    expect(environment.chatRequests[1]?.input).toEqual([toolResult('it was not done after 5 ms.')])
  })

  test.each(['switched to a call', 'ended', 'begun anew'])(
    'whose arguments are still checked when the chat is %s is not run, and has ended for the page',
    async (how) => {
      const onTool = jest.fn()
      const run = jest.fn()
      const { environment, actions } = setUpChat({ onTool })
      const checking = createDeferred<undefined>()
      const accepted = createDeferred<undefined>()
      const parse = () => (checking.resolve(undefined), accepted.promise)
      actions.registerTool('price', { parse, run })
      environment.replyWith(callOf('call-1', '{}'), 'There.')
      actions.sendText('Well?')
      await checking.promise
      if (how === 'ended') await actions.end()
      else if (how === 'begun anew') actions.start('chat')
      else actions.switchTo('voice')
      accepted.resolve(undefined)
      await settle()
      expect(run).not.toHaveBeenCalled()
      expect(onTool.mock.calls).toMatchObject([[{ status: 'started' }], [{ status: 'ended' }]])
      expect(environment.chatRequests).toHaveLength(1)
    },
  )
})
