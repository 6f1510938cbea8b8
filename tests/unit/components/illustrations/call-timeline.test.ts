import { timeCall } from '@/components/illustrations/sample-call-player/call-timeline'
import { sampleCall } from '@/content/home/sample-call'
import { recordingData } from '@/content/recordings.generated'
import { withoutMarks } from '@/lib/text/marked-text'
import { itWhileSample } from '@/tests/support/while-sample'

const recording = {
  durationSeconds: 6,
  lines: [
    { startSeconds: 0.5, endSeconds: 1.5 },
    { startSeconds: 2, endSeconds: 5 },
  ],
}
const call = timeCall([{ text: 'Good evening.' }, { text: 'I [cracked a tooth], sorry.' }], recording)

describe('The timeline of the sample call', () => {
  it('begins and ends each line when its recording does', () => {
    expect(call.lines.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [500, 1500],
      [2000, 5000],
    ])
    expect(call.durationMs).toBe(6000)
  })

  it('shares the time of a line evenly among its words', () => {
    expect(call.lines[0]!.words.map(({ atMs }) => atMs)).toEqual([500, 1000])
  })

  it('marks the words in square brackets and leaves the brackets out', () => {
    const words = call.lines[1]!.words
    expect(words.map((word) => word.text)).toEqual(['I', 'cracked', 'a', 'tooth', ',', 'sorry.'])
    expect(words.map((word) => word.marked)).toEqual([false, true, true, true, false, false])
  })

  it('puts no space before the punctuation that follows a marked phrase', () => {
    expect(call.lines[1]!.words.map((word) => word.spaced)).toEqual([false, false, true, true, false, true])
  })

  it('refuses a line that was not recorded', () => {
    expect(() => timeCall([{ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' }], recording)).toThrow(
      'content/home/sample-call.ts: “Three.” is not in the recording of the call. Record it',
    )
  })

  itWhileSample(sampleCall)('is that of the words which the recording on home says', () => {
    const recorded = recordingData[sampleCall.recordingId]?.lines.map(({ text }) => text)
    expect(recorded).toEqual(sampleCall.lines.map(({ text }) => withoutMarks(text)))
  })
})
