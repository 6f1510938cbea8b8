import { readFileSync } from 'node:fs'
import { CUTS } from '@/scripts/fonts/cuts'

const declared = readFileSync('app/fonts.ts', 'utf8')

/** Whether a character is in a range such as `U+23,U+3C-3E`. */
const isIn = (range: string, character: string): boolean =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    const code = character.codePointAt(0) ?? 0
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })

/** Characters of the file as the page declares it: what it draws, and what the browser fetches it for. */
function cut(file: string) {
  const { characters = '' } = CUTS.find((each) => each.file === file) ?? {}
  const range = new RegExp(`${file}'[^]*?unicode-range', value: '([^']+)'`).exec(declared)?.[1] ?? ''
  return { characters, range }
}

describe.each(['bricolage-display', 'bricolage-text', 'newsreader-roman', 'newsreader-italic'])(
  'The two files of %s',
  (name) => {
    const copy = cut(`${name}.woff2`)
    const rest = cut(`${name}-rest.woff2`)

    it('together draw every character of a keyboard, and the accents of names', () => {
      const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
      for (const character of `${keyboard}“”‘’–—…éñø`)
        expect(copy.characters + rest.characters).toContain(character)
    })

    it('the second is fetched for its own characters, and for none of the first', () => {
      expect([...rest.characters].filter((character) => !isIn(rest.range, character))).toEqual([])
      expect([...copy.characters].filter((character) => isIn(rest.range, character))).toEqual([])
    })
  },
)
