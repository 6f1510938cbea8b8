import { readFileSync } from 'node:fs'
import { FONT_SUBSETS } from '@/scripts/fonts/font-subsets'

const declared = readFileSync('app/styles/fonts.css', 'utf8')

/** Whether a character is in a range such as `U+23, U+3C-3E`. */
const isIn = (range: string, character: string): boolean =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    const code = character.codePointAt(0) ?? 0
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })

/** Characters of the file as the page declares it: what it draws, and what the browser fetches it for. */
function cut(file: string) {
  const { characters = '' } = FONT_SUBSETS.find((each) => each.file === file) ?? {}
  const range = new RegExp(`${file}'[^}]*?unicode-range:([^;]+);`).exec(declared)?.[1] ?? ''
  return { characters, range }
}

describe.each(['bricolage-display', 'bricolage-text', 'newsreader-roman', 'newsreader-italic'])(
  'The three files of %s',
  (name) => {
    const copy = cut(`${name}.woff2`)
    const rest = [cut(`${name}-western.woff2`), cut(`${name}-central.woff2`)]
    const all = copy.characters + rest.map(({ characters }) => characters).join('')

    it('together draw every character of a keyboard', () => {
      const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
      for (const character of `${keyboard}“”‘’–—…`) expect(all).toContain(character)
    })

    it.each([
      ['German', 'ÄÖÜäöüßẞ„“'],
      ['French', 'ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸàâçéèêëîïôœùûüÿ«»'],
      ['Spanish and Portuguese', '¿¡ÑñÁÉÍÓÚÃÕáéíóúãõ'],
      ['Nordic', 'ÅÆØÞÐåæøþð'],
      ['Polish and Czech', 'ĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůž'],
      ['Hungarian, Romanian and Turkish', 'ŐŰőűĂăȘșȚțĞğİıŞş'],
      ['prices', '$€£¥₹₺₽½'],
    ])('together draw %s', (_, characters) => {
      for (const character of characters) expect(all).toContain(character)
    })

    it('are each fetched for their own characters alone', () => {
      const [western, central] = rest
      for (const [own, other] of [
        [western!, central!],
        [central!, western!],
      ]) {
        expect([...own!.characters].filter((character) => !isIn(own!.range, character))).toEqual([])
        expect(
          [...copy.characters, ...other!.characters].filter((character) => isIn(own!.range, character)),
        ).toEqual([])
      }
    })
  },
)
