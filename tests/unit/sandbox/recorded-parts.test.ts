import { recordedParts } from '@/scripts/sandbox/call-machine/recorded-parts'

const RECORDED = ['Yes.', 'Yes. It does.', 'The price is fixed.', 'Shall we go on?']
const parts = (text: string) => recordedParts(text, RECORDED, 'It is written down.')

it.each([
  ['a recorded line is said as it is', 'Yes. It does.', ['Yes. It does.']],
  ['lines that were joined are said in turn', 'Yes. The price is fixed.', ['Yes.', 'The price is fixed.']],
  [
    'a stretch without a recording is pointed to once',
    'That is $52.50 a month. About $83 in all. Shall we go on?',
    ['It is written down.', 'Shall we go on?'],
  ],
  ['nothing is said for nothing', ' ', []],
])('%s', (_, text, expected) => expect(parts(text)).toEqual(expected))
