import fc from 'fast-check'
import { randomRuns } from '@/tests/support/random-runs'
import { liveSession } from '@/tests/support/voice-session'

const COUNT = randomRuns(100_000)

/** Everything that has been seen, or could be, in a room: the platform's messages, and what is none. */
const values = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'transcript',
      "transcript[transcriptType='final']",
      'status-update',
      'tool-calls',
      '',
    ),
    role: fc.constantFrom('user', 'assistant', 'system', 7, null),
    transcript: fc.oneof(fc.string(), fc.constant(null), fc.integer()),
    transcriptType: fc.constantFrom('partial', 'final', undefined, 3),
    status: fc.constantFrom('in-progress', 'queued', null),
  }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.dictionary(
    fc.constantFrom('type', '__proto__', 'constructor', 'toString', 'status'),
    fc.jsonValue({ maxDepth: 1 }),
  ),
)
const data = fc.oneof(
  values.map((value) => JSON.stringify(value)),
  values.map((value) => JSON.stringify(value).slice(0, -1)),
  values,
  fc.string(),
  fc.constantFrom('', 'null', 'NaN', '{', '[[[', '\u0000', 'playable', 'listening ', undefined),
)

const parses = (value: unknown): boolean => {
  if (value === undefined || value === 'listening') return false
  if (typeof value !== 'string') return true
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

test(`${COUNT} messages of every kind throw nothing, keep their order, and leave the call as it was`, async () => {
  const setup = await liveSession()
  const before = setup.events.length
  const messages = fc.sample(data, { numRuns: COUNT, seed: 20260101 })
  for (const message of messages)
    setup.transport().emit({ type: 'message', data: message, fromId: 'assistant' })

  const heard = setup.events
    .slice(before)
    .flatMap((event) => (event.type === 'message' ? [event.message] : []))
  const expected = messages
    .filter(parses)
    .map((message) => (typeof message === 'string' ? JSON.parse(message) : message))
  expect(heard.length).toBe(expected.length)
  expect(
    heard.findIndex((message, index) => JSON.stringify(message) !== JSON.stringify(expected[index])),
  ).toBe(-1)
  // Each unreadable one is logged once.
  const unreadable = messages.filter((message) => message !== 'listening' && !parses(message))
  expect(setup.debugged).toEqual(unreadable.map((message) => [expect.any(String), message]))
  expect(setup.session.state.phase).toBe('live')
  const lines = setup.ofType('transcript').at(-1)?.lines ?? []
  expect(
    lines.every(({ role, text }) => ['user', 'assistant'].includes(role) && typeof text === 'string'),
  ).toBe(true)
})

test('a message of 1 MB arrives complete', async () => {
  const setup = await liveSession()
  const text = 'x'.repeat(1_000_000)
  setup.transport().emit({
    type: 'message',
    data: JSON.stringify({ type: 'model-output', output: text }),
    fromId: 'assistant',
  })
  expect(setup.ofType('message').at(-1)?.message).toEqual({ type: 'model-output', output: text })
})
