import { createCaptions } from '@/lib/voice/react'
import type { TranscriptLine } from '@/lib/voice/react'
import { createTranscript } from '@/lib/voice/session/transcript'
import { isBlank } from '@/lib/voice/values'
import type { CallerSpeechDetector } from '@/scripts/sandbox/call-machine/caller-speech-detector'
import type { Room } from '@/scripts/sandbox/call-machine/room'
import { createSpeech } from '@/scripts/sandbox/call-machine/speech'
import { BEHAVIOURS, type Behaviour } from '@/scripts/sandbox/platform/behaviours'
import { wordTimes } from '@/scripts/sandbox/platform/captions'
import { createWire } from '@/scripts/sandbox/platform/wire'
import clips from '@/scripts/sandbox/clips/clips.json'

/** Every line of the sandbox's assistant, with the length of its recording. */
const RECORDED = Object.entries(clips).map(([text, { durationMs }]) => ({ text, durationMs }))

/** Lines in several languages, each spoken at another pace. */
const SAID = [
  { text: 'Hello, I am the consultant of this site. What may I do for you?', durationMs: 4_100 },
  {
    text: 'An agent takes 7–14 days, and an MVP three to six weeks. Both begin with a free call.',
    durationMs: 6_400,
  },
  { text: 'Yes.', durationMs: 500 },
  {
    text: 'Ein Termin am Montag um zehn? Dann ist er gebucht, und Sie bekommen eine Nachricht.',
    durationMs: 5_200,
  },
  { text: '月曜日の十時に予約しました。メールでお知らせします。', durationMs: 4_400 },
]

const never = () => new Promise<never>(() => undefined)
const callerSpeech: CallerSpeechDetector = { isLoud: () => false, turn: never, interruption: never }

/** The sandbox's assistant speaks, and a page shows what has been heard. */
function setUp(behaviour: Behaviour) {
  const transcript = createTranscript(isBlank)
  const shown: { lines: readonly TranscriptLine[]; atMs: number }[] = []
  const captions = createCaptions({ onChange: publish })
  function publish() {
    shown.push({ lines: captions.apply(transcript.lines()), atMs: performance.now() })
  }
  const deliver = (data: unknown) => {
    const message = (typeof data === 'string' ? JSON.parse(data) : data) as Record<string, unknown>
    const hasChanged = transcript.read(message, performance.now())
    captions.receive(message)
    if (hasChanged) publish()
  }
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  const wire = createWire({ behaviour, deliver, later })
  let durationMs = 0
  const sound = { play: async () => ({ durationMs, stop: () => undefined }) }
  const speech = createSpeech({
    room: { say: (message: object) => wire.send(JSON.stringify(message)) } as Room,
    callerSpeech,
    sound: sound as never,
    captions: behaviour.captions,
  })
  return {
    captions,
    lines: () => captions.apply(transcript.lines()),
    shown,
    deliver: (message: object) => deliver(JSON.stringify(message)),
    /** The platform's final transcript of these words. */
    deliverFinal: (role: 'user' | 'assistant', transcript: string) =>
      deliver(JSON.stringify({ type: 'transcript', role, transcriptType: 'final', transcript })),
    async says(
      line: { text: string; durationMs: number },
      { interruptedAfterMs = Number.POSITIVE_INFINITY } = {},
    ) {
      durationMs = line.durationMs
      const startedAt = performance.now()
      const stop = new AbortController()
      const spoken = speech
        .assistant(line.text, { interruptible: true, signal: stop.signal })
        .catch(() => undefined)
      if (Number.isFinite(interruptedAfterMs)) {
        await jest.advanceTimersByTimeAsync(interruptedAfterMs)
        deliver(JSON.stringify({ type: 'user-interrupted' }))
        stop.abort(new Error('interrupted'))
      }
      // Between two lines the visitor speaks, so that no line is taken for a correction of the one before.
      await jest.advanceTimersByTimeAsync(line.durationMs + 1_000)
      await spoken
      return startedAt
    },
  }
}

/** Milliseconds by which each word was shown later than the voice began it; negative where it was ahead. */
function errorsOf(
  shown: ReturnType<typeof setUp>['shown'],
  { text, durationMs }: { text: string; durationMs: number },
  startedAt: number,
) {
  const before = shown.findLast(({ atMs }) => atMs < startedAt)?.lines.length ?? 0
  return wordTimes(text, durationMs).map(({ word, startMs }, index, words) => {
    const until = words
      .slice(0, index + 1)
      .map((each) => each.word)
      .join(' ')
    const first = shown.find(({ lines, atMs }) => atMs >= startedAt && lines[before]?.text.startsWith(until))
    if (!first) throw new Error(`“${word}” was never shown.`)
    return first.atMs - startedAt - startMs
  })
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const textsOf = (lines: readonly TranscriptLine[]) => lines.map(({ text }) => text)

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => jest.useRealTimers())

const TIMINGS = ['text-only', 'word-alignment', 'word-progress'] as const
const { documented, unkind } = BEHAVIOURS

describe.each(TIMINGS)('Captions from a voice with the timing %s', (captions) => {
  it.each([
    ['as documented', documented],
    ['unkind', unkind],
  ])('follow the voice to a median of 150 ms, %s', async (_name, behaviour) => {
    const errors: number[] = []
    for (const line of RECORDED) {
      const call = setUp({ ...behaviour, captions })
      const startedAt = await call.says(line)
      errors.push(...errorsOf(call.shown, line, startedAt))
    }
    expect(median(errors.map(Math.abs))).toBeLessThanOrEqual(150)
  })

  it('end with the lines as the platform has them, in every language', async () => {
    const call = setUp({ ...unkind, captions })
    for (const line of SAID) await call.says(line)
    expect(textsOf(call.lines())).toEqual(SAID.map(({ text }) => text))
    expect(call.lines().every(({ partial }) => !partial)).toBe(true)
  })

  it('end where the visitor interrupts', async () => {
    const call = setUp({ ...documented, captions })
    const [, line] = SAID
    await call.says(line!, { interruptedAfterMs: line!.durationMs / 2 })
    const heard = textsOf(call.lines()).join(' ')
    expect(line!.text.startsWith(heard)).toBe(true)
    expect(heard.length / line!.text.length).toBeGreaterThan(0.35)
    expect(heard.length / line!.text.length).toBeLessThan(0.65)
  })
})

describe('Captions', () => {
  it('are an estimate, to a median of 300 ms, with only the text and no partial transcript', async () => {
    const call = setUp({ ...BEHAVIOURS['finals-only'], captions: 'text-only' })
    const errors: number[] = []
    for (const line of RECORDED) errors.push(...errorsOf(call.shown, line, await call.says(line)))
    expect(median(errors.map(Math.abs))).toBeLessThanOrEqual(300)
  })

  it('show no word before the voice begins it where its times are known', async () => {
    const call = setUp({ ...documented, captions: 'word-alignment' })
    for (const line of SAID.slice(0, 4)) {
      const startedAt = await call.says(line)
      expect(Math.min(...errorsOf(call.shown, line, startedAt))).toBeGreaterThanOrEqual(-1)
    }
  })

  it('hold back a final transcript that comes ahead of the voice', async () => {
    const call = setUp(documented)
    const text = SAID[1]!.text
    call.deliverFinal('assistant', text)
    call.deliver({ type: 'assistant.speechStarted', text, turn: 1 })
    await jest.advanceTimersByTimeAsync(1_000)
    const [line] = call.lines()
    expect(line?.partial).toBe(true)
    expect(text.startsWith(line!.text)).toBe(true)
    expect(line!.text.length).toBeLessThan(text.length / 2)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(call.lines()).toEqual([expect.objectContaining({ text, partial: false })])
  })

  it('continue after the sentences that are already final', async () => {
    const call = setUp(documented)
    call.deliver({ type: 'assistant.speechStarted', text: 'It is free. It takes half an hour.', turn: 1 })
    await jest.advanceTimersByTimeAsync(900)
    call.deliverFinal('assistant', 'It is free.')
    await jest.advanceTimersByTimeAsync(1_000)
    expect(textsOf(call.lines())).toEqual(['It is free.', expect.stringMatching(/^It takes half/)])
    call.deliverFinal('assistant', 'It takes half an hour.')
    await jest.advanceTimersByTimeAsync(3_000)
    expect(textsOf(call.lines())).toEqual(['It is free.', 'It takes half an hour.'])
  })

  it('leave lines alone that are no part of the turn, and all lines where the platform sends no text ahead', () => {
    const call = setUp(documented)
    call.deliverFinal('assistant', 'Hello.')
    call.deliverFinal('user', 'It is free?')
    expect(textsOf(call.lines())).toEqual(['Hello.', 'It is free?'])
    call.deliver({ type: 'assistant.speechStarted', text: 'It is free.', turn: 1 })
    expect(textsOf(call.lines()).slice(0, 2)).toEqual(['Hello.', 'It is free?'])
  })

  it.each([
    {},
    { text: 5 },
    { text: ' ' },
    { text: 'Yes.', timing: null },
    { text: 'Yes.', timing: { type: 'word-alignment', words: 'Yes.' } },
    { text: 'Yes.', timing: { type: 'word-alignment', words: ['No.'], wordsStartTimesMs: [] } },
    { text: 'Yes.', timing: { type: 'word-progress', wordsSpoken: 9, totalWords: 3 } },
    { text: 'Yes.', timing: { type: 'word-progress', wordsSpoken: Number.NaN, totalWords: 0 } },
    { text: 'Yes.', turn: 'one', timing: { type: 'other' } },
  ])('take %j without a failure', async (fields) => {
    const call = setUp(documented)
    call.deliver({ type: 'assistant.speechStarted', ...fields })
    await jest.advanceTimersByTimeAsync(5_000)
    expect(['', 'Yes.']).toContain(textsOf(call.lines()).join(''))
  })

  it('need no timer once the call is over', async () => {
    const call = setUp(documented)
    call.deliver({ type: 'assistant.speechStarted', text: SAID[1]!.text, turn: 1 })
    call.captions.end()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('follow the voice in the next call as well, whose lines have the same ids', () => {
    const captions = createCaptions({ onChange: () => {} })
    const line = (id: string, text: string): TranscriptLine => ({
      ...{ id, role: 'assistant', text, partial: false },
      atMs: 0,
    })
    captions.apply([line('line-1', 'Hello.'), line('line-2', 'Goodbye.')])
    captions.end()
    captions.receive({ type: 'assistant.speechStarted', text: 'It is free for a month.', turn: 1 })
    const shown = captions.apply([line('line-1', 'It is free for a month.')])
    expect(textsOf(shown).join()).not.toBe('It is free for a month.')
    captions.end()
  })
})
