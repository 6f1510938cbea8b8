import { createEchoFilter, isEcho } from '@/lib/voice/conversation/echo'
import type { TranscriptLine } from '@/lib/voice'

const line = (id: string, role: TranscriptLine['role'], text: string, atMs: number): TranscriptLine => ({
  id,
  role,
  text,
  partial: false,
  atMs,
})
const spoken = line('1', 'assistant', 'A voice agent typically goes live in seven to fourteen days.', 1_000)

describe('A line of the visitor', () => {
  it.each([
    ['the same words while they are said', 'a voice agent typically goes live in seven', 2_500, true],
    ['a part with a misheard word', 'agent typically goes live in seven to fourteen days Dave', 3_000, true],
    ['a few words of it', 'seven to fourteen days', 3_000, false],
    ['the same words, long afterwards', 'a voice agent typically goes live in seven', 20_000, false],
    ['words of its own', 'we are a dental clinic and miss calls at night', 3_000, false],
  ])('with %s: echo is %s', (_what, text, atMs, expected) => {
    expect(isEcho(line('2', 'user', text, atMs), [spoken])).toBe(expected)
  })
})

describe('The lines of a call', () => {
  it('lose their echoes and keep the rest in order', () => {
    const echo = line('2', 'user', 'a voice agent typically goes live in seven to fourteen days', 2_000)
    const answer = line('3', 'user', 'And what does it cost us each month?', 7_000)
    const filter = createEchoFilter()
    expect(filter.apply([spoken, echo])).toEqual([spoken])
    expect(filter.apply([spoken, echo, answer])).toEqual([spoken, answer])
    expect(filter.hasEcho()).toBe(true)
  })

  it('are the same array where there is none', () => {
    const lines = [spoken]
    const filter = createEchoFilter()
    expect(filter.apply(lines)).toBe(lines)
    expect(filter.hasEcho()).toBe(false)
  })
})
