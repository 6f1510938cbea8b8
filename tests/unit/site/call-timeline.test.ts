import { timeCall, WORD_MS } from '@/components/illustrations/call/call-timeline'

const call = timeCall([{ text: 'Good evening.' }, { text: 'I [cracked a tooth], sorry.' }])

describe('The timeline of the sample call', () => {
  it('hears a word every 190 ms', () => {
    const [first, second] = call.lines[0]!.words
    expect(second!.atMs - first!.atMs).toBe(WORD_MS)
  })

  it('lets one speaker finish before the next begins', () => {
    expect(call.lines[1]!.startMs).toBeGreaterThan(call.lines[0]!.endMs)
  })

  it('marks the words in square brackets and leaves the brackets out', () => {
    const words = call.lines[1]!.words
    expect(words.map((word) => word.text)).toEqual(['I', 'cracked', 'a', 'tooth', ',', 'sorry.'])
    expect(words.map((word) => word.marked)).toEqual([false, true, true, true, false, false])
  })

  it('puts no space before the punctuation that follows a marked phrase', () => {
    expect(call.lines[1]!.words.map((word) => word.spaced)).toEqual([false, false, true, true, false, true])
  })

  it('keeps the line open for a moment after the last word', () => {
    expect(call.durationMs).toBeGreaterThan(call.lines[1]!.endMs)
  })
})
