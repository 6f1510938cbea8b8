import { createTranscript } from '@/lib/voice/session/transcript'
import { isBlank } from '@/lib/voice/values'

/** When a message was sent, by the platform's clock, and when it arrived; the latter in ms since the call began. */
interface Times {
  sentAt?: number | undefined
  atMs?: number
}
/** A message in the notation of the lines below: `user… Ye` is partial, `user: Yes.` is final. */
type Message = string | [message: string, times: Times]
const INTERRUPTION = 'the visitor speaks over the assistant'
const END = 'the call ends'

/** A transcript, and a function that adds a message to it and says whether that changed a line. */
function begin() {
  const transcript = createTranscript(isBlank)
  const add = (message: string, times: Times & { atMs: number }) => {
    const [, role, sign, text] = /^(user|assistant)([:…]) ?(.*)$/.exec(message) ?? []
    const transcriptType = sign === ':' ? 'final' : 'partial'
    const utterance = { type: 'transcript', role, transcript: text, transcriptType }
    return transcript.read({ ...utterance, timestamp: times.sentAt }, times.atMs)
  }
  const interrupt = () => transcript.read({ type: 'user-interrupted' }, 0)
  const lines = () =>
    transcript
      .lines()
      .map(
        ({ role, text, partial, interrupted }) =>
          `${role}${partial ? '…' : ':'} ${text}${interrupted ? ' (interrupted)' : ''}`,
      )
  return { transcript, add, interrupt, lines }
}

/** The lines after these messages, which arrive every 100 ms unless they say otherwise. */
function linesAfter(messages: readonly Message[]): string[] {
  const { transcript, add, interrupt, lines } = begin()
  for (const [index, given] of messages.entries()) {
    if (given === INTERRUPTION) interrupt()
    else if (given === END) transcript.settle()
    else {
      const [message, { sentAt, atMs = sentAt ?? index * 100 }] =
        typeof given === 'string' ? [given, {}] : given
      add(message, { sentAt, atMs })
    }
  }
  return lines()
}

type Row = [rule: string, messages: readonly Message[], lines: readonly string[]]
const at = (message: string, atMs: number): Message => [message, { atMs }]
const sent = (message: string, sentAt: number, atMs = sentAt): Message => [message, { sentAt, atMs }]

describe('The transcript', () => {
  test.each<Row>([
    [
      'merges partial texts into one line, and settles it with the final one',
      ['assistant… Good', 'assistant… Good morning', 'assistant: Good morning.'],
      ['assistant: Good morning.'],
    ],
    [
      'keeps lines in the order in which they were begun, also when they overlap',
      [
        ...['assistant… We are open', 'user… And on', 'assistant: We are open all week.'],
        ...['user: And on Sunday?', 'assistant: Yes.'],
      ],
      ['assistant: We are open all week.', 'user: And on Sunday?', 'assistant: Yes.'],
    ],
    [
      'shows a text without words once, also when its message comes twice',
      [sent('user: ♪', 5, 0), at('user: ♪', 10), sent('user: ♪', 5, 2_000)],
      ['user: ♪'],
    ],
    ['begins no line for silence', ['user…  '], []],
    ['has no line of a partial text whose final one is empty', ['user… uh', 'user:'], []],
    ['has no line of a partial text that is empty when the call ends', ['user… uh', 'user…', END], []],
    [
      'settles the open lines of both sides when the call ends',
      ['assistant… Well, the', 'user… Stop', END],
      ['assistant: Well, the', 'user: Stop'],
    ],
  ])('%s', (_rule, messages, lines) => expect(linesAfter(messages)).toEqual(lines))

  test('gives every line an id of its own that it keeps, and the time of its first message', () => {
    const { transcript, add } = begin()
    add('user… One', { atMs: 100 })
    add('user: One.', { atMs: 200 })
    add('user: Two.', { atMs: 300 })
    expect(transcript.lines()).toMatchObject([
      { id: 'line-1', atMs: 100 },
      { id: 'line-2', atMs: 300 },
    ])
  })

  test('leaves lines that have not changed as the same objects', () => {
    const { transcript, add } = begin()
    add('user: One.', { atMs: 0 })
    const before = transcript.lines()
    expect(transcript.lines()).toBe(before)
    add('assistant: Two.', { atMs: 9 })
    expect(transcript.lines()).not.toBe(before)
    expect(transcript.lines()[0]).toBe(before[0])
    expect(before).toHaveLength(1)
  })

  test('says whether a message, an interruption or the end has changed a line', () => {
    const { transcript, add, interrupt } = begin()
    expect(interrupt()).toBe(false)
    expect(add('assistant… Well, the', { sentAt: 2, atMs: 2 })).toBe(true)
    expect(add('assistant… Well', { sentAt: 1, atMs: 3 })).toBe(false)
    expect(interrupt()).toBe(true)
    add('user… Stop', { atMs: 4 })
    expect(transcript.settle()).toBe(true)
    expect(transcript.settle()).toBe(false)
  })
})

test.each<Row>([
  [
    'marks the line of an assistant who was spoken over, and leaves the caller’s open',
    ['assistant… Well', 'assistant… Well, the', 'user… Stop', INTERRUPTION],
    ['assistant: Well, the (interrupted)', 'user… Stop'],
  ],
  [
    'marks it also when its final text came first, and no other',
    ['assistant: Hello.', 'assistant: Well, the', INTERRUPTION],
    ['assistant: Hello.', 'assistant: Well, the (interrupted)'],
  ],
  ['marks no line of the visitor', ['user: Hi.', INTERRUPTION], ['user: Hi.']],
  [
    'before the assistant says anything new marks no old line',
    ['assistant: Hello.', 'user: Hello. One question.', INTERRUPTION],
    ['assistant: Hello.', 'user: Hello. One question.'],
  ],
  [
    'leaves the final text of its line to that line',
    [
      ...['assistant… We are open from nine', 'user… And on', INTERRUPTION],
      ...['assistant: We are open from nine.', 'user: And on Sunday?', 'assistant: Closed.'],
    ],
    ['assistant: We are open from nine. (interrupted)', 'user: And on Sunday?', 'assistant: Closed.'],
  ],
  ...[
    ['more than was shown', 'We are open from nine', 'We are open from nine to five.'],
    ['less than was shown', 'We are open from nine', 'We are open'],
    ['its last word whole', 'We are open from nine', 'We are open, from ninety to'],
    ['the same in Hindi', 'नमस्ते आप कैसे हैं', 'नमस्ते आप कैसे हैं'],
    ['the same in Japanese', 'こんにちは、お元気ですか', 'こんにちは、お元気ですか'],
    ['the same in Arabic', 'كَيفَ حالُك', 'كَيفَ حالُك'],
  ].map(([what, before, text]): Row => [
    `is followed by a final text of its line that says ${what}`,
    [`assistant… ${before}`, INTERRUPTION, `assistant: ${text}`, `assistant… ${text}`],
    [`assistant: ${text} (interrupted)`],
  ]),
])('An interruption %s', (_rule, messages, lines) => expect(linesAfter(messages)).toEqual(lines))

describe('What the platform sends twice, late or corrected', () => {
  const YES = at('user: Yes, please.', 0)

  test.each<Row>([
    [
      'a final text that comes twice is one line',
      [YES, at('user: Yes, please.', 40)],
      ['user: Yes, please.'],
    ],
    [
      'a partial text that its final one has overtaken is no line',
      [YES, at('user… yes', 40)],
      ['user: Yes, please.'],
    ],
    [
      'a poorer version of a final text is no line',
      [YES, at('user: yes please', 40)],
      ['user: Yes, please.'],
    ],
    [
      'a final text that comes again behind the beginning of an answer is no line',
      [YES, at('assistant… Good', 20), at('user: Yes, please.', 40), at('assistant:', 60)],
      ['user: Yes, please.'],
    ],
    ...[
      ['English', 'two chairs in grass', 'Two chairs, in Graz.'],
      ['Japanese', '今日は天気がいいですね', '今日は天気がいいですよ。'],
      ['Chinese', '我想预约星期一上午十点', '我想预约星期一上午四点。'],
      ['Thai', 'ฉันต้องการนัดหมายวันจันทร์', 'ฉันต้องการนัดหมายวันจันทร์ค่ะ'],
      [
        'words with accents of their own',
        'Cafe\u0301 Zoe\u0308 at ten',
        'Caf\u00e9 Zo\u00eb at ten o’clock.',
      ],
    ].map(([language, first, corrected]): Row => [
      `a final text in ${language} that is corrected is one line`,
      [`user: ${first}`, `user: ${corrected}`],
      [`user: ${corrected}`],
    ]),
    [
      'words that are said again a second later are a line of their own',
      [at('user: Hello?', 0), at('user: Hello?', 1_001)],
      ['user: Hello?', 'user: Hello?'],
    ],
    [
      'words of an older line than the last one are a line of their own at once',
      [at('user: Yes.', 0), at('user: I need an agent.', 10), at('user: Yes.', 50)],
      ['user: Yes.', 'user: I need an agent.', 'user: Yes.'],
    ],
    [
      'other words are a line of their own at once',
      [at('user: Yes.', 0), at('user: I need an agent.', 10)],
      ['user: Yes.', 'user: I need an agent.'],
    ],
    ...(
      [
        ['user: No.', 'user: Northgate is mine.'],
        ['user: Northgate is mine.', 'user: No!'],
      ] as const
    ).map(([first, next]): Row => [
      `a sentence is not the beginning of a longer word: ${first}`,
      [at(first, 0), at(next, 500)],
      [first, next],
    ]),
    [
      'words without a full stop, of which the last is cut, are the beginning of a final text',
      [at('user: No, I wan', 0), at('user: No, I want to know.', 500)],
      ['user: No, I want to know.'],
    ],
    [
      'a partial text never takes back what a later one has added',
      [at('user… We need', 0), at('user… We', 10)],
      ['user… We need'],
    ],
    [
      'a partial text that comes late does not change the line that is being spoken by then',
      ['user: One moment.', 'user… How much', 'user… One'],
      ['user: One moment.', 'user… How much'],
    ],
    [
      'a second utterance that begins with the same words is shown once it differs',
      ['user: On Monday.', 'user… On', 'user… On Monday at', 'user: On Monday at ten.'],
      ['user: On Monday.', 'user: On Monday at ten.'],
    ],
    [
      'a message that comes twice is one line, and the same words said again are two',
      [sent('user: Yes.', 1, 100), sent('user: Yes.', 1, 900), sent('user: Yes.', 2, 1_000)],
      ['user: Yes.', 'user: Yes.'],
    ],
    [
      'a repeated word is no line while its message may belong to the line before',
      [sent('user: Yes.', 1_000), sent('user… yes', 1_900)],
      ['user: Yes.'],
    ],
    [
      'a repeated word is shown while it is spoken, if the messages have times',
      [sent('user: Yes.', 1_000), sent('user… yes', 1_900), sent('user… yes', 4_000)],
      ['user: Yes.', 'user… yes'],
    ],
    [
      'a repeated word is a line once it is final',
      [sent('user: Yes.', 1_000), sent('user… yes', 4_000), sent('user: Yes.', 4_300)],
      ['user: Yes.', 'user: Yes.'],
    ],
  ])('%s', (_rule, messages, lines) => expect(linesAfter(messages)).toEqual(lines))

  test('a final that the platform sends in both of its forms, a moment apart, is one line', () => {
    const { transcript, lines } = begin()
    const say = (type: string, timestamp: number, atMs: number) => {
      const message = { type, role: 'user', transcript: 'Yes.', transcriptType: 'final', timestamp }
      return transcript.read(message, atMs)
    }
    expect(say('transcript', 1, 100)).toBe(true)
    expect(say('transcript[transcriptType="final"]', 3, 102)).toBe(false)
    expect(say('transcript', 900, 999)).toBe(true)
    expect(lines()).toEqual(['user: Yes.', 'user: Yes.'])
  })
})

test.each<Row>([
  [
    'changes no line that is already final',
    [sent('user… twenty five', 100), sent('user: $25.', 300), sent('user… twenty five dollars', 200, 310)],
    ['user: $25.'],
  ],
  [
    'changes nothing, also when an older final text came in between',
    [sent('user… I would like', 300), sent('user: Hello.', 100, 310), sent('user… Something else', 200, 320)],
    ['user: Hello.', 'user… I would like'],
  ],
  [
    'says no more than its final one that was sent later, although it has more words',
    [
      sent('user: and the price we get', 30),
      sent('user… And the price? We get 300', 20),
      sent('user: And the price? We get 300 calls.', 40),
    ],
    ['user: And the price? We get 300 calls.'],
  ],
  [
    'or with it says no more than its final one, although it has more words',
    [sent('user: I need a table', 300), sent('user… I need a table please', 300)],
    ['user: I need a table'],
  ],
  [
    'does not take back what is being said',
    [sent('user… I would like to', 200), sent('user… Eye wood', 100, 210)],
    ['user… I would like to'],
  ],
])('A partial text that was sent before the newest message of its speaker %s', (_rule, messages, lines) =>
  expect(linesAfter(messages)).toEqual(lines),
)

describe('A final text that comes after what was sent later', () => {
  test.each<Row>([
    [
      'is placed at the time when it was said: before the next line of its speaker, and before the answer',
      [
        sent('assistant: Hello.', 100),
        sent('user: On Monday?', 300),
        sent('assistant… Monday', 400),
        sent('user: I need an agent.', 200, 410),
        sent('assistant: Monday is free.', 500),
      ],
      ['assistant: Hello.', 'user: I need an agent.', 'user: On Monday?', 'assistant: Monday is free.'],
    ],
    [
      'does not end the line that its speaker is saying by then, nor does one without words',
      [sent('user… On Monday', 300), sent('user: I need an agent.', 200, 310), sent('user:', 250, 320)],
      ['user: I need an agent.', 'user… On Monday'],
    ],
    [
      'ends its own line, with other words, if that began before it',
      [
        sent('user… I need', 200),
        sent('user… I need an', 300),
        sent('user: Anita agent.', 299, 310),
        sent('user: On Monday.', 500),
      ],
      ['user: Anita agent.', 'user: On Monday.'],
    ],
    [
      'is placed at the end if a message has no time',
      [
        at('assistant: Hello.', 100),
        sent('user: I need an agent.', 50, 200),
        sent('assistant: Monday is free.', 300),
        at('user: Thank you.', 310),
      ],
      ['assistant: Hello.', 'user: I need an agent.', 'assistant: Monday is free.', 'user: Thank you.'],
    ],
  ])('%s', (_rule, messages, lines) => expect(linesAfter(messages)).toEqual(lines))

  test('has the time of the line before which it is placed', () => {
    const { transcript, add } = begin()
    add('user: On Monday?', { sentAt: 300, atMs: 300 })
    add('user: I need an agent.', { sentAt: 200, atMs: 410 })
    expect(transcript.lines().map(({ atMs }) => atMs)).toEqual([300, 300])
  })
})

test('A message without a time does not make an older message a new one', () => {
  const messages = [
    sent('assistant… Well', 2_000),
    at('assistant… Well, the', 2_100),
    sent('assistant… Oh', 1_000),
  ]
  expect(linesAfter(messages)).toEqual(['assistant… Well, the'])
})

test('A line that was noise is not what the visitor interrupts', () => {
  const messages = ['assistant: Hello.', 'assistant… hm', 'assistant: ', INTERRUPTION]
  expect(linesAfter(messages)).toEqual(['assistant: Hello. (interrupted)'])
})

describe('A transcript message', () => {
  const message = { type: 'transcript', role: 'user', transcript: 'Hi.', transcriptType: 'final' }
  const linesOf = (given: Record<string, unknown>) => {
    const { transcript, lines } = begin()
    const hasChanged = transcript.read(given, 0)
    return { hasChanged, lines: lines() }
  }

  test.each([
    ['is read', message, 'user: Hi.'],
    ['is partial when it says so', { ...message, transcriptType: 'partial' }, 'user… Hi.'],
    ['is final when it does not say', { ...message, transcriptType: undefined }, 'user: Hi.'],
    [
      'may have its kind in its type',
      { ...message, type: "transcript[transcriptType='final']" },
      'user: Hi.',
    ],
  ])('%s', (_what, given, line) => {
    expect(linesOf(given)).toEqual({ hasChanged: true, lines: [line] })
  })

  test.each([
    ['another type', { ...message, type: 'model-output' }],
    ['a type that only begins as one', { ...message, type: 'transcript-summary' }],
    ['another role', { ...message, role: 'system' }],
    ['no text', { ...message, transcript: 5 }],
  ])('with %s is none', (_what, given) => {
    expect(linesOf(given)).toEqual({ hasChanged: false, lines: [] })
  })
})
