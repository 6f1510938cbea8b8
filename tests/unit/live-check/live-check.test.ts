import { SANDBOX_ASSISTANT_ID, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'
import type { BehaviourName } from '@/scripts/sandbox/platform/behaviours'
import { differencesBetween, sentencesOf } from '@/scripts/live-check/compare'
import { CHAT_KINDS, recordChat } from '@/scripts/live-check/record-chat'
import { createRedactor, type RedactedMessage } from '@/scripts/live-check/redacted'
import { traitsOfCall, traitsOfChat } from '@/scripts/live-check/traits'
import { chatAnswers } from '@/tests/support/chat-answers'

const SECRET = 'My name is Ada Lovelace, ada@harbor.example'

const redactAll = (...messages: unknown[]): RedactedMessage[] => {
  const redact = createRedactor()
  return messages.map((message, index) => redact(message, index * 100))
}
const transcript = (transcriptType: string, text: string, role = 'user') => ({
  type: 'transcript',
  role,
  transcriptType,
  transcript: text,
})
const toolCall = (id: string, args: unknown) => ({
  type: 'tool-calls',
  toolCallList: [{ id, type: 'function', function: { name: 'note_brief', arguments: args } }],
})
describe('What is kept of a call', () => {
  it('is how its messages come, and no word that anybody said', () => {
    const kept = JSON.stringify(
      redactAll(
        transcript('final', SECRET),
        toolCall('call-1', { name: 'Ada Lovelace' }),
        { type: 'tool-calls-result', toolCallResult: { result: SECRET } },
        { type: 'conversation-update', messages: [{ message: SECRET }] },
        SECRET,
      ),
    )
    expect(kept).not.toMatch(/Ada Lovelace|harbor/)
    expect(kept).toContain('"name":"note_brief"')
    expect(kept).toContain('"type":"not JSON"')
  })

  it('is the failure alone where the call did not start', () => {
    expect(traitsOfCall({ failure: 'rate-limited', messages: [], asked: [], overAtMs: undefined })).toEqual({
      'the call starts': 'rate-limited',
    })
  })
})

test('Nothing is compared with a call of the sandbox that failed', () => {
  const failed = traitsOfCall({ failure: 'timeout', messages: [], asked: [], overAtMs: undefined })
  expect(() => differencesBetween(failed, failed)).toThrow(/call to the sandbox did not start \(timeout\)/)
})

describe('A chat on the platform', () => {
  const chat = async (behaviour: BehaviourName, kind = CHAT_KINDS[0] as (typeof CHAT_KINDS)[number]) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(chatAnswers('live-check', behaviour))
    const settings = {
      publicKey: SANDBOX_PUBLIC_KEY,
      assistantId: SANDBOX_ASSISTANT_ID,
      apiUrl: 'https://x.example',
    }
    return traitsOfChat(await recordChat(settings, kind))
  }

  it.each(CHAT_KINDS)('is recorded: $path, streamed: $stream', async (kind) => {
    expect(await chat('documented', kind)).toMatchObject({ 'HTTP status': '201' })
  })

  it.each<[BehaviourName, string, string]>([
    ['chat-waits', 'goes on behind a tool call', 'no'],
    ['no-result', 'result of a tool at once', 'No result returned.'],
    ['no-credit', 'HTTP status', '402'],
    ['over-limit', 'HTTP status', '429'],
  ])('that behaves as %s differs, and the behaviour is named', async (behaviour, trait, live) => {
    const differences = differencesBetween(await chat(behaviour), await chat('documented'))
    expect(differences).toContainEqual(expect.objectContaining({ trait, live, playedBy: behaviour }))
    expect(sentencesOf(differences).join('\n')).toContain(`plays it as “${behaviour}”`)
  })

  it('is compared as a whole and streamed without a difference of the sandbox’s own', async () => {
    for (const kind of CHAT_KINDS)
      expect(differencesBetween(await chat('documented', kind), await chat('documented', kind))).toEqual([])
  })
})

test('The difference between two lists names only what one of them lacks', () => {
  const [sentence] = sentencesOf(
    differencesBetween(
      { 'kinds of messages': 'assistant.started, transcript' },
      { 'kinds of messages': 'speech-update, transcript' },
    ),
  )
  expect(sentence).toBe(
    '  kinds of messages: only there assistant.started; only in the sandbox speech-update',
  )
})
