import { createConversation } from '@/lib/voice/conversation/conversation'
import { isPossibleEcho } from '@/lib/voice/conversation/echo'
import { createFakeEnvironment } from '@/lib/voice/testing'
import type { TranscriptLine } from '@/lib/voice'
import { until } from '@/tests/support/until'

const line = (id: string, role: TranscriptLine['role'], text: string, atMs: number): TranscriptLine => ({
  id,
  role,
  text,
  partial: false,
  atMs,
})
const spoken = line('1', 'assistant', 'A voice agent typically goes live in seven to fourteen days.', 1_000)

it.each([
  ['the same words while they are said', 'a voice agent typically goes live in seven', 2_500, true],
  ['a part with a misheard word', 'agent typically goes live in seven to fourteen days Dave', 3_000, true],
  ['a few words of it', 'seven to fourteen days', 3_000, false],
  ['the same words, long afterwards', 'a voice agent typically goes live in seven', 20_000, false],
  ['words of its own', 'we are a dental clinic and miss calls at night', 3_000, false],
])('A line of the visitor with %s: possible echo is %s', (_what, text, atMs, expected) => {
  expect(isPossibleEcho(line('2', 'user', text, atMs), [spoken])).toBe(expected)
})

const wait = {
  zh: '今天下午三点我们可以为您安排一次通话',
  ja: '本日の午後三時にお電話をおつなぎできます',
  hi: 'सोमवार तीन तारीख',
}

describe('Words are counted in every language', () => {
  it.each([wait.zh, wait.ja])('%s, heard again, is a possible echo', (text) => {
    expect(isPossibleEcho(line('2', 'user', text, 2_500), [line('1', 'assistant', text, 1_000)])).toBe(true)
  })

  it.each([wait.hi, 'সোমবার তিন তারিখ', 'திங்கள் மூன்றாம் தேதி', 'يَوْمَ الاِثْنَيْنِ القَادِمِ'])(
    'three words, %s, are no evidence',
    (text) => {
      expect(isPossibleEcho(line('2', 'user', text, 2_500), [line('1', 'assistant', text, 1_000)])).toBe(
        false,
      )
    },
  )
})

describe('The lines of a call', () => {
  const said = (role: TranscriptLine['role'], transcript: string) => ({
    type: 'transcript',
    role,
    transcriptType: 'final',
    transcript,
  })

  async function inCall() {
    const environment = createFakeEnvironment()
    const conversation = createConversation({ publicKey: 'key', assistantId: 'desk', environment })
    conversation.actions.start('voice')
    await until(conversation, () => conversation.snapshot().call.state.phase === 'awaiting-assistant')
    environment.answer()
    environment.say(said('assistant', spoken.text))
    return { environment, conversation, lines: () => conversation.snapshot().transcript }
  }

  it('all stay, and a possible echo is marked', async () => {
    const { environment, conversation, lines } = await inCall()
    environment.say(said('user', 'a voice agent typically goes live in seven to fourteen days'))
    environment.say(said('user', 'And what does it cost us each month?'))
    expect(lines().map(({ possibleEcho }) => possibleEcho)).toEqual([undefined, true, undefined])
    expect(conversation.snapshot().hasEcho).toBe(true)
    await conversation.dispose()
  })

  it('are the same objects where nothing has changed', async () => {
    const { environment, conversation, lines } = await inCall()
    const [first] = lines()
    environment.say(said('user', 'Yes.'))
    expect(lines()[0]).toBe(first)
    expect(conversation.snapshot().hasEcho).toBe(false)
    await conversation.dispose()
  })
})
