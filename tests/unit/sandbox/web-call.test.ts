import { createFakePlatform } from '@/lib/api/testing'
import { loadScenarios } from '@/scripts/sandbox/scenario/load'
import { SANDBOX_ASSISTANT_ID } from '@/scripts/sandbox/settings'
import { answerWebCall } from '@/scripts/sandbox/web-call'

const scenarios = loadScenarios()
const { refusalsOf } = createFakePlatform()
/** What the specification does not allow in the body of a web call. */
const bySpecification = (payload: object) => refusalsOf('POST /call/web', payload)
const anything = (_payload: object): string[] => []

const ask = (
  body: unknown,
  { key = 'the-key', scenario = 'consultant', joinLatencyMs = 0, pace = 1, refusalsOf = anything } = {},
) => {
  const chosen = scenarios[scenario]
  if (!chosen) throw new Error(`no scenario ${scenario}`)
  const answer = answerWebCall({
    authorization: key === '' ? null : `Bearer ${key}`,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    publicKey: 'the-key',
    refusalsOf,
    sandboxUrl: 'https://site.example/sandbox',
    scenario: chosen,
    joinLatencyMs,
    pace,
  })
  if (answer.kind !== 'answer') return { kind: answer.kind, status: 0, body: undefined }
  return { kind: answer.kind, status: answer.status, body: answer.body }
}

describe('POST /call/web', () => {
  it('takes a version of the assistant', () => {
    expect(ask({ assistantId: SANDBOX_ASSISTANT_ID, assistantVersion: '3' }).status).toBe(201)
  })

  it('answers 201 with an id, the room and what the client reads of the assistant', () => {
    const { status, body } = ask({ assistantId: SANDBOX_ASSISTANT_ID })
    expect(status).toBe(201)
    expect(JSON.parse(body ?? '')).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      webCallUrl: expect.stringMatching(
        /^https:\/\/site\.example\/sandbox\/room\/[0-9a-f-]{36}\?scenario=consultant&messages=assistant\.speechStarted%2C/,
      ),
      artifactPlan: { videoRecordingEnabled: false },
      assistant: { voice: { provider: expect.any(String) } },
    })
  })

  it('answers 404 for an assistant that it does not have, and names the one that it has', () => {
    const { status, body } = ask({ assistantId: 'another' })
    expect(status).toBe(404)
    expect(body).toContain(SANDBOX_ASSISTANT_ID)
  })

  it('sends the page the messages that the assistant asks for, and the platform’s usual ones without a choice', () => {
    const messagesOf = (request: object) => {
      const { webCallUrl } = JSON.parse(ask(request).body ?? '')
      return new URL(webCallUrl).searchParams.get('messages')?.split(',')
    }
    const clientMessages = ['transcript', 'tool-calls']
    expect(messagesOf({ assistant: { clientMessages } })).toEqual(clientMessages)
    expect(messagesOf({ assistantId: SANDBOX_ASSISTANT_ID, assistantOverrides: { clientMessages } })).toEqual(
      clientMessages,
    )
    expect(messagesOf({ assistant: {} })).toContain('status-update')
    expect(messagesOf({ assistant: {} })).not.toContain('tool-calls-result')
  })

  it('writes the speaking speed into the address of the room, unless it is the normal one', () => {
    const urlAt = (pace: number) =>
      JSON.parse(ask({ assistantId: SANDBOX_ASSISTANT_ID }, { pace }).body ?? '').webCallUrl as string
    expect(urlAt(4)).toContain('pace=4')
    expect(urlAt(1)).not.toContain('pace')
  })

  it.each([
    ['no key', ''],
    ['another key', 'private-key'],
  ])('answers 401 to %s', (_, key) => {
    expect(ask({ assistantId: SANDBOX_ASSISTANT_ID }, { key }).status).toBe(401)
  })

  it.each([
    ['nothing to talk to', {}],
    ['only overrides', { assistantOverrides: {} }],
    ['an id that is not text', { assistantId: 7 }],
    ['metadata, which belongs to the overrides', { assistant: {}, metadata: {} }],
    ['a customer, whom only a telephone call has', { assistant: {}, customer: {} }],
    ['a name', { assistant: {}, name: 'Call' }],
    ['an empty id', { assistantId: '' }],
    ['an assistant that is a list', { assistant: [] }],
    ['a field that does not exist', { assistant: {}, asistant: {} }],
    ['broken JSON', '{"assistantId":'],
    ['a body that is not an object', '[]'],
  ])('answers 400 with a list of messages to %s', (_, body) => {
    const answer = ask(body, { refusalsOf: bySpecification })
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body ?? '')).toMatchObject({ message: [expect.any(String)], statusCode: 400 })
  })

  it('can leave out the room, break its JSON, or answer nothing at all', () => {
    expect(JSON.parse(ask({ assistantId: 'a' }, { scenario: 'api-no-url' }).body ?? '')).not.toHaveProperty(
      'webCallUrl',
    )
    expect(() => JSON.parse(ask({}, { scenario: 'api-malformed-json' }).body ?? '')).toThrow()
    expect(ask({}, { scenario: 'api-empty-body' }).body).toBe('')
    expect(ask({}, { scenario: 'api-hang' }).kind).toBe('hang')
    expect(ask({}, { scenario: 'api-reset' }).kind).toBe('reset')
  })
})
