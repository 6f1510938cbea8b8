import { historyMessage } from '@/lib/voice/client/history'
import { settle } from '@/tests/support/manual-clock'
import { setUpClient } from '@/tests/support/voice-client'
import { setUpConversation } from '@/tests/support/voice-conversation'

const encoded = (message: unknown) => JSON.stringify(JSON.stringify(message)).length
const contentOf = (message: unknown) => (message as { message: { content: string } }).message.content

describe('A turn from before the call', () => {
  test('is sent complete if it fits', () => {
    expect(historyMessage({ role: 'user', content: 'Hello?' }, 4096)).toEqual({
      type: 'add-message',
      message: { role: 'user', content: 'Hello?' },
      triggerResponseEnabled: false,
    })
  })

  test('may be exactly as long as a message of the room', () => {
    const turn = { role: 'user', content: 'When do you open tomorrow?' } as const
    const limit = encoded(historyMessage(turn, 4096))
    expect(contentOf(historyMessage(turn, limit))).toBe(turn.content)
    expect(contentOf(historyMessage(turn, limit - 1))).toMatch(/ …$/)
  })

  test.each([
    ['plain letters', 'x'],
    ['quotation marks', '"'],
    ['backslashes', '\\'],
    ['line breaks', '\n'],
    ['control characters', '\u0001'],
    ['emoji', '😀'],
  ])('of many %s fills a message, and is cut at a whole character', (_what, character) => {
    const message = historyMessage({ role: 'user', content: character.repeat(9_000) }, 4096)
    expect(encoded(message)).toBeLessThanOrEqual(4096)
    expect(encoded(message)).toBeGreaterThan(4096 - 12)
    expect(contentOf(message)).toMatch(/ …$/u)
    expect(encodeURIComponent(contentOf(message))).toMatch(/…|%/)
  })

  test('made of parts, as an app in JavaScript may pass it, is sent as it is if it fits, or else with the texts of its parts', () => {
    const turnOf = (text: string) => {
      const picture = { type: 'image_url', image_url: { url: 'https://page.example/plan.png' } }
      return {
        role: 'user',
        content: [{ type: 'text', text: 'This plan?' }, picture, { type: 'text', text }],
      }
    }
    const short = turnOf('Yes.')
    expect(contentOf(historyMessage(short as never, 4096))).toEqual(short.content)
    const long = historyMessage(turnOf('x'.repeat(9_000)) as never, 4096)
    expect(contentOf(long)).toMatch(/^This plan\? xxx.*x …$/u)
    expect(encoded(long)).toBeLessThanOrEqual(4096)
  })

  test('reaches the assistant in a room with a smaller limit', async () => {
    const { environment, start, snapshot } = setUpClient()
    await start({ history: [{ role: 'assistant', content: '"'.repeat(1_100) }] })
    environment.room().messageLimit = () => 600
    environment.answer()
    const sent = environment.room().sent.find((text) => text.includes('add-message'))
    expect(JSON.stringify(sent).length).toBeLessThanOrEqual(600)
    expect(snapshot().error).toBeNull()
  })

  test.each([
    ['a turn that is no JSON', [{ role: 'user', content: 1n }]],
    ['a turn that is nothing', [null]],
    ['a turn without a role and a text', [{}]],
    ['a turn without a text', [{ role: 'user' }]],
    // It is longer than the room allows, so the call would have to shorten it.
    ['a turn whose text is an object', [{ role: 'user', content: { text: 'x'.repeat(9_000) } }]],
    ['a text', 'Hello.'],
    ['an object', { role: 'user', content: 'Hello.' }],
  ])('with %s is refused before a call is created, also by a conversation', async (_what, history) => {
    const refused = { code: 'validation', field: 'history' }
    const { environment, start, snapshot } = setUpClient()
    expect(await start({ history: history as never })).toBeNull()
    expect(snapshot().error).toMatchObject(refused)
    const conversation = setUpConversation({ environment })
    conversation.actions.start('voice', { history: history as never })
    expect(conversation.snapshot().call.error).toMatchObject(refused)
    expect(environment.transports.taken).toEqual([])
  })

  test.each(['voice', 'chat'] as const)('is not missed by a %s that gets null in its place', async (mode) => {
    const { actions, snapshot } = setUpConversation()
    actions.start(mode, { history: null as never })
    actions.sendText('How much is it?')
    await settle()
    expect(snapshot().call.error).toBeNull()
    expect(snapshot().state).not.toMatchObject({ chat: { phase: 'failed' } })
  })

  test('with a turn without a role is refused by a chat, too', async () => {
    const { environment, actions, snapshot } = setUpConversation()
    actions.start('chat', { history: [{ content: 'Hello.' } as never] })
    actions.sendText('How much is it?')
    await settle()
    expect(snapshot().state).toMatchObject({ chat: { error: { code: 'validation', field: 'history' } } })
    expect(environment.chatRequests).toEqual([])
  })
})
