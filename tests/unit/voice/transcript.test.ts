import { readUtterance, createTranscript, type TranscriptLine } from '@/lib/voice/session/transcript'

type Said = [role: 'user' | 'assistant', text: string, kind: 'partial' | 'final']

const hearing = (...said: Said[]) => {
  const transcript = createTranscript()
  said.forEach(([role, text, transcriptType], index) =>
    transcript.add({ role, transcript: text, transcriptType }, index * 100),
  )
  return transcript
}
/** Adds what the visitor says, at the time at which it was sent. */
const adderTo =
  (transcript: ReturnType<typeof createTranscript>) =>
  (text: string, transcriptType: Said[2], sentAt: number, atMs = sentAt) =>
    transcript.add({ role: 'user', transcript: text, transcriptType, sentAt }, atMs)
const after = (...said: Said[]) => hearing(...said).lines()
const shown = (lines: readonly TranscriptLine[]) =>
  lines.map(({ role, text, partial }) => `${role}${partial ? '…' : ':'} ${text}`)

describe('the transcript', () => {
  test('merges partial texts into one line, and settles it with the final one', () => {
    const lines = after(
      ['assistant', 'Good', 'partial'],
      ['assistant', 'Good morning', 'partial'],
      ['assistant', 'Good morning.', 'final'],
    )
    expect(lines).toEqual([
      { id: 'line-1', role: 'assistant', text: 'Good morning.', partial: false, atMs: 0 },
    ])
  })

  test('keeps lines in the order in which they were begun, also when they overlap', () => {
    const lines = after(
      ['assistant', 'We are open', 'partial'],
      ['user', 'And on', 'partial'],
      ['assistant', 'We are open all week.', 'final'],
      ['user', 'And on Sunday?', 'final'],
      ['assistant', 'Yes.', 'final'],
    )
    expect(shown(lines)).toEqual([
      'assistant: We are open all week.',
      'user: And on Sunday?',
      'assistant: Yes.',
    ])
  })

  test('gives every line an id of its own that it keeps', () => {
    const lines = after(['user', 'One', 'partial'], ['user', 'One.', 'final'], ['user', 'Two.', 'final'])
    expect(lines.map(({ id }) => id)).toEqual(['line-1', 'line-2'])
  })

  test('leaves lines that have not changed as the same objects', () => {
    const transcript = hearing(['user', 'One.', 'final'])
    const before = transcript.lines()
    expect(transcript.lines()).toBe(before)
    transcript.add({ role: 'assistant', transcript: 'Two.', transcriptType: 'final' }, 9)
    expect(transcript.lines()).not.toBe(before)
    expect(transcript.lines()[0]).toBe(before[0])
    expect(shown(before)).toEqual(['user: One.'])
  })

  test('shows a text without words once, also when its message comes twice', () => {
    const song = (sentAt?: number) =>
      ({ role: 'user', transcript: '♪', transcriptType: 'final', sentAt }) as const
    const transcript = createTranscript()
    transcript.add(song(5), 0)
    transcript.add(song(), 10)
    transcript.add(song(5), 2_000)
    expect(shown(transcript.lines())).toEqual(['user: ♪'])
  })

  test('begins no line for silence', () => {
    expect(after(['user', ' ', 'partial'])).toEqual([])
  })

  test('settles the open lines of both sides', () => {
    const transcript = hearing(['assistant', 'Well, the', 'partial'], ['user', 'Stop', 'partial'])
    expect(transcript.settle()).toBe(true)
    expect(transcript.settle()).toBe(false)
    expect(shown(transcript.lines())).toEqual(['assistant: Well, the', 'user: Stop'])
  })

  test('marks the line of an assistant who was spoken over, and leaves the caller’s open', () => {
    const transcript = hearing(
      ['assistant', 'Well', 'partial'],
      ['assistant', 'Well, the', 'partial'],
      ['user', 'Stop', 'partial'],
    )
    expect(transcript.interrupt()).toBe(true)
    expect(shown(transcript.lines())).toEqual(['assistant: Well, the', 'user… Stop'])
    expect(transcript.lines().map(({ interrupted }) => interrupted)).toEqual([true, undefined])
  })

  test('marks it also when its final text came first, and no other', () => {
    const transcript = hearing(['assistant', 'Hello.', 'final'], ['assistant', 'Well, the', 'final'])
    expect(transcript.interrupt()).toBe(true)
    expect(transcript.lines().map(({ interrupted }) => interrupted)).toEqual([undefined, true])
    expect(hearing(['user', 'Hi.', 'final']).interrupt()).toBe(false)
  })
})

describe('messages that come late, twice or corrected', () => {
  test('the final text of an interrupted line belongs to it', () => {
    const transcript = hearing(
      ['assistant', 'We are open from nine', 'partial'],
      ['user', 'And on', 'partial'],
    )
    transcript.interrupt()
    transcript.add({ role: 'assistant', transcript: 'We are open from nine.', transcriptType: 'final' }, 300)
    transcript.add({ role: 'user', transcript: 'And on Sunday?', transcriptType: 'final' }, 400)
    transcript.add({ role: 'assistant', transcript: 'Closed.', transcriptType: 'final' }, 500)
    expect(shown(transcript.lines())).toEqual([
      'assistant: We are open from nine.',
      'user: And on Sunday?',
      'assistant: Closed.',
    ])
    expect(transcript.lines()[0]?.interrupted).toBe(true)
  })

  test.each([
    ['more than was shown', 'We are open from nine to five.'],
    ['less than was shown', 'We are open'],
    ['its last word whole', 'We are open, from ninety to'],
  ])('the final text of an interrupted line may say %s', (_what, text) => {
    const transcript = hearing(['assistant', 'We are open from nine', 'partial'])
    transcript.interrupt()
    transcript.add({ role: 'assistant', transcript: text, transcriptType: 'final' }, 300)
    expect(shown(transcript.lines())).toEqual([`assistant: ${text}`])
  })

  test('a partial text that comes late does not change the line that is being spoken by then', () => {
    const lines = after(
      ['user', 'One moment.', 'final'],
      ['user', 'How much', 'partial'],
      ['user', 'One', 'partial'],
    )
    expect(shown(lines)).toEqual(['user: One moment.', 'user… How much'])
  })

  test('a second utterance that begins with the same words is shown once it differs', () => {
    const lines = after(
      ['user', 'On Monday.', 'final'],
      ['user', 'On', 'partial'],
      ['user', 'On Monday at', 'partial'],
      ['user', 'On Monday at ten.', 'final'],
    )
    expect(shown(lines).at(-1)).toBe('user: On Monday at ten.')
  })

  test('a message that comes twice is one line, and the same words said again are two', () => {
    const transcript = createTranscript()
    const say = adderTo(transcript)
    say('Yes.', 'final', 1, 100)
    expect(say('Yes.', 'final', 1, 900)).toBe(false)
    say('Yes.', 'final', 2, 1_000)
    expect(shown(transcript.lines())).toEqual(['user: Yes.', 'user: Yes.'])
  })

  test('repeated words are shown while they are spoken, if the messages have times', () => {
    const transcript = createTranscript()
    const say = adderTo(transcript)
    say('Yes.', 'final', 1_000)
    say('yes', 'partial', 1_900)
    expect(shown(transcript.lines())).toEqual(['user: Yes.'])
    say('yes', 'partial', 4_000)
    expect(shown(transcript.lines())).toEqual(['user: Yes.', 'user… yes'])
    say('Yes.', 'final', 4_300)
    expect(shown(transcript.lines())).toEqual(['user: Yes.', 'user: Yes.'])
  })

  test('a final that the platform sends in both of its forms, a moment apart, is one line', () => {
    const transcript = createTranscript()
    const say = (type: string, timestamp: number, atMs: number) => {
      const utterance = readUtterance({
        type,
        role: 'user',
        transcript: 'Yes.',
        transcriptType: 'final',
        timestamp,
      })
      return utterance && transcript.add(utterance, atMs)
    }
    expect(say('transcript', 1, 100)).toBe(true)
    expect(say('transcript[transcriptType="final"]', 3, 102)).toBe(false)
    expect(say('transcript', 900, 999)).toBe(true)
    expect(shown(transcript.lines())).toEqual(['user: Yes.', 'user: Yes.'])
  })

  test.each(['नमस्ते आप कैसे हैं', 'こんにちは、お元気ですか', 'كَيفَ حالُك'])('in %s, too', (text) => {
    const transcript = hearing(['assistant', text, 'partial'])
    transcript.interrupt()
    transcript.add({ role: 'assistant', transcript: text, transcriptType: 'final' }, 300)
    transcript.add({ role: 'assistant', transcript: text, transcriptType: 'partial' }, 400)
    expect(shown(transcript.lines())).toEqual([`assistant: ${text}`])
  })
})

describe('short and interrupted lines', () => {
  test('a partial text whose final one is empty leaves no line', () => {
    expect(shown(after(['user', 'uh', 'partial'], ['user', '', 'final']))).toEqual([])
  })

  test('a partial text that is empty when the call ends leaves no line', () => {
    const transcript = hearing(['user', 'uh', 'partial'], ['user', '', 'partial'])
    expect(transcript.settle()).toBe(true)
    expect(transcript.lines()).toEqual([])
  })

  test('an interruption before the assistant says anything new marks no old line', () => {
    const transcript = hearing(['assistant', 'Hello.', 'final'], ['user', 'Hello. One question.', 'final'])
    expect(transcript.interrupt()).toBe(false)
    expect(transcript.lines().some(({ interrupted }) => interrupted)).toBe(false)
  })
})

describe('what the platform sends more than once, or late', () => {
  /** Each text at its time, in milliseconds. */
  const timed = (...said: [...Said, atMs: number][]) => {
    const transcript = createTranscript()
    for (const [role, text, transcriptType, atMs] of said)
      transcript.add({ role, transcript: text, transcriptType }, atMs)
    return shown(transcript.lines())
  }

  test.each<[string, [...Said, atMs: number][]]>([
    ['a final text that comes twice', [['user', 'Yes, please.', 'final', 40]]],
    ['a partial text that its final one has overtaken', [['user', 'yes', 'partial', 40]]],
    ['a poorer version of a final text', [['user', 'yes please', 'final', 40]]],
    [
      'a final text that comes again behind the beginning of an answer',
      [
        ['assistant', 'Good', 'partial', 20],
        ['user', 'Yes, please.', 'final', 40],
        ['assistant', '', 'final', 60],
      ],
    ],
  ])('%s is no line of its own', (_what, late) => {
    expect(timed(['user', 'Yes, please.', 'final', 0], ...late)).toEqual(['user: Yes, please.'])
  })

  test('a partial text that was sent before its final one says no more than that, although it has more words', () => {
    const transcript = createTranscript()
    const add = adderTo(transcript)
    add('and the price we get', 'final', 30)
    add('And the price? We get 300', 'partial', 20)
    add('And the price? We get 300 calls.', 'final', 40)
    expect(shown(transcript.lines())).toEqual(['user: And the price? We get 300 calls.'])
  })

  test.each([
    ['English', 'two chairs in grass', 'Two chairs, in Graz.'],
    ['Japanese', '今日は天気がいいですね', '今日は天気がいいですよ。'],
    ['Chinese', '我想预约星期一上午十点', '我想预约星期一上午四点。'],
    ['Thai', 'ฉันต้องการนัดหมายวันจันทร์', 'ฉันต้องการนัดหมายวันจันทร์ค่ะ'],
    ['words with accents of their own', 'Cafe\u0301 Zoe\u0308 at ten', 'Caf\u00e9 Zo\u00eb at ten o’clock.'],
  ])('a final text in %s that is corrected is one line', (_language, first, corrected) => {
    expect(shown(after(['user', first, 'final'], ['user', corrected, 'final']))).toEqual([
      `user: ${corrected}`,
    ])
  })

  test('a partial text never takes back what a later one has added', () => {
    expect(timed(['user', 'We need', 'partial', 0], ['user', 'We', 'partial', 10])).toEqual(['user… We need'])
  })

  test('words that are said again a second later are a line of their own', () => {
    expect(timed(['user', 'Hello?', 'final', 0], ['user', 'Hello?', 'final', 1_001])).toHaveLength(2)
  })

  test('other words are a line of their own at once', () => {
    expect(timed(['user', 'Yes.', 'final', 0], ['user', 'I need an agent.', 'final', 10])).toHaveLength(2)
  })
})

describe('a transcript message', () => {
  const message = { type: 'transcript', role: 'user', transcript: 'Hi.', transcriptType: 'final' }
  test.each([
    ['is read', message, 'final'],
    ['is partial when it says so', { ...message, transcriptType: 'partial' }, 'partial'],
    ['is final when it does not say', { ...message, transcriptType: undefined }, 'final'],
    ['may have its kind in its type', { ...message, type: "transcript[transcriptType='final']" }, 'final'],
  ])('%s', (_what, given, transcriptType) => {
    expect(readUtterance(given)).toEqual({ role: 'user', transcript: 'Hi.', transcriptType })
  })

  test.each([
    ['another type', { ...message, type: 'model-output' }],
    ['another role', { ...message, role: 'system' }],
    ['no text', { ...message, transcript: 5 }],
  ])('with %s is none', (_what, given) => {
    expect(readUtterance(given)).toBeUndefined()
  })
})

describe('a partial text that was sent before the newest message of its speaker', () => {
  test('changes no line that is already final', () => {
    const transcript = createTranscript()
    const say = adderTo(transcript)
    say('twenty five', 'partial', 100)
    say('$25.', 'final', 300)
    expect(say('twenty five dollars', 'partial', 200, 310)).toBe(false)
    expect(shown(transcript.lines())).toEqual(['user: $25.'])
  })

  test('is one also when an older final text came in between', () => {
    const transcript = createTranscript()
    const say = adderTo(transcript)
    say('I would like', 'partial', 300)
    say('Hello.', 'final', 100, 310)
    const before = shown(transcript.lines())
    expect(say('Something else', 'partial', 200, 320)).toBe(false)
    expect(shown(transcript.lines())).toEqual(before)
  })

  test('or with its final one says no more than that, although it has more words', () => {
    const transcript = createTranscript()
    const say = adderTo(transcript)
    say('I need a table', 'final', 300)
    expect(say('I need a table please', 'partial', 300)).toBe(false)
    expect(shown(transcript.lines())).toEqual(['user: I need a table'])
  })

  test('does not take back what is being said', () => {
    const transcript = createTranscript()
    const say = adderTo(transcript)
    say('I would like to', 'partial', 200)
    expect(say('Eye wood', 'partial', 100, 210)).toBe(false)
    expect(shown(transcript.lines())).toEqual(['user… I would like to'])
  })
})

describe('a final text that comes after what was sent later', () => {
  const timedCall = () => {
    const transcript = createTranscript()
    const say = (
      role: Said[0],
      text: string,
      transcriptType: Said[2],
      sentAt: number | undefined,
      atMs: number,
    ) => transcript.add({ role, transcript: text, transcriptType, sentAt }, atMs)
    return { transcript, say }
  }

  test('is placed at the time when it was said: before the next line of its speaker, and before the answer', () => {
    const { transcript, say } = timedCall()
    say('assistant', 'Hello.', 'final', 100, 100)
    say('user', 'On Monday?', 'final', 300, 300)
    say('assistant', 'Monday', 'partial', 400, 400)
    say('user', 'I need an agent.', 'final', 200, 410)
    say('assistant', 'Monday is free.', 'final', 500, 500)
    expect(shown(transcript.lines())).toEqual([
      'assistant: Hello.',
      'user: I need an agent.',
      'user: On Monday?',
      'assistant: Monday is free.',
    ])
    expect(transcript.lines().map(({ atMs }) => atMs)).toEqual([100, 300, 300, 400])
  })

  test('does not end the line that its speaker is saying by then, nor does one without words', () => {
    const { transcript, say } = timedCall()
    say('user', 'On Monday', 'partial', 300, 300)
    say('user', 'I need an agent.', 'final', 200, 310)
    say('user', '', 'final', 250, 320)
    expect(shown(transcript.lines())).toEqual(['user: I need an agent.', 'user… On Monday'])
  })

  test('ends its own line, with other words, if that began before it', () => {
    const { transcript, say } = timedCall()
    say('user', 'I need', 'partial', 200, 200)
    say('user', 'I need an', 'partial', 300, 300)
    say('user', 'Anita agent.', 'final', 299, 310)
    say('user', 'On Monday.', 'final', 500, 500)
    expect(shown(transcript.lines())).toEqual(['user: Anita agent.', 'user: On Monday.'])
  })

  test('is placed at the end if a message has no time', () => {
    const { transcript, say } = timedCall()
    say('assistant', 'Hello.', 'final', undefined, 100)
    say('user', 'I need an agent.', 'final', 50, 200)
    say('assistant', 'Monday is free.', 'final', 300, 300)
    say('user', 'Thank you.', 'final', undefined, 310)
    expect(shown(transcript.lines()).map((line) => line.slice(0, 9))).toEqual([
      'assistant',
      'user: I n',
      'assistant',
      'user: Tha',
    ])
  })
})
