import { createEchoMarker, isPossibleEcho } from '@/lib/voice/conversation/echo'
import type { TranscriptLine } from '@/lib/voice'

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
  it('all stay, and a possible echo is marked', () => {
    const echo = line('2', 'user', 'a voice agent typically goes live in seven to fourteen days', 2_000)
    const answer = line('3', 'user', 'And what does it cost us each month?', 7_000)
    const marker = createEchoMarker()
    expect(marker.apply([spoken, echo])).toEqual([spoken, { ...echo, possibleEcho: true }])
    expect(marker.apply([spoken, echo, answer])).toEqual([spoken, { ...echo, possibleEcho: true }, answer])
    expect(marker.hasEcho()).toBe(true)
  })

  it('are the same objects where nothing has changed', () => {
    const marker = createEchoMarker()
    const [first] = marker.apply([spoken])
    expect(first).toBe(spoken)
    expect(marker.apply([spoken, line('2', 'user', 'Yes.', 9_000)])[0]).toBe(spoken)
    expect(marker.hasEcho()).toBe(false)
  })
})
