import { pronounced } from '@/scripts/recordings/pronunciation'
import { peaksOf } from '@/scripts/recordings/wave'
import { withoutLinks } from '@/scripts/sandbox/answers'

describe('A line is spoken as a person would read it', () => {
  it.each([
    ['Callwright builds MVPs.', 'Call right builds M V Peas.'],
    ['7–14 days', '7 to 14 days'],
    ['400+ integrations', 'more than 400 integrations'],
    ['Dr Osei at 8:40', 'Doctor Oh say at 8 40'],
    ['a deep-dive at $250', 'a deep-dive at 250 dollars'],
    ['99.9% uptime', '99.9 percent uptime'],
    ['the AI’s CRM', "the A I's C R M"],
  ])('%s', (written, spoken) => {
    expect(pronounced(written)).toBe(spoken)
  })

  it('without reading links and numbers out', () => {
    expect(withoutLinks('Book here: https://cal.example.com/a/b')).toBe(
      'Book here: the link is in the transcript.',
    )
    expect(withoutLinks('Ring +1 555 010 0142.')).toBe('Ring the number is in the transcript.')
  })
})

describe('A waveform', () => {
  const sampleRate = 100
  /** Two seconds: half a second loud, then quiet, then a second half as loud. */
  const wav = Buffer.alloc(44 + 200 * 2)
  for (let index = 0; index < 200; index++)
    wav.writeInt16LE(index < 50 ? 20_000 : index < 100 ? 0 : 10_000, 44 + index * 2)

  it('has a bar for each part of the time, the loudest being 100', () => {
    const spans = [{ startSeconds: 0, endSeconds: 2 }]
    expect(peaksOf(wav, { bars: 4, spans, sampleRate })).toEqual([100, 0, 50, 50])
  })

  it('shows only what is said within the spans of its side', () => {
    const spans = [{ startSeconds: 1, endSeconds: 2 }]
    expect(peaksOf(wav, { bars: 4, spans, sampleRate })).toEqual([0, 0, 100, 100])
  })
})
