import { brand, brandFonts, type FontFace } from '@/content/brand'
import { unicodeRange } from '@/scripts/fonts/characters'
import type { FontRole } from '@/scripts/fonts/subsets'
import type { SubsetResult } from '@/tests/support/font-subsets'
import { runProgram } from '@/tests/support/run-program'
import { itWhileSample } from '@/tests/support/while-sample'

/** Whether a character is in a range such as `U+23, U+3C-3E`. */
const isIn = (range: string, character: string): boolean =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    const code = character.codePointAt(0) ?? 0
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })

const FONTS = 'node_modules/@fontsource-variable'
const BRICOLAGE = `${FONTS}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`
const NEWSREADER = `${FONTS}/newsreader/files/newsreader-latin-standard-normal.woff2`
const NEWSREADER_EXT = `${FONTS}/newsreader/files/newsreader-latin-ext-standard-normal.woff2`
/** Its space is 0.143 em wide in regular, and 0.148 em in semibold. */
const CONDENSED: FontFace = { files: [BRICOLAGE], axes: { wdth: 75, opsz: 96 } }

/** What is said of a font that cannot be used. */
const REFUSED: [string, FontRole, FontFace][] = [
  ['content/fonts/none.woff2 cannot be read. Give its path', 'text', { files: ['content/fonts/none.woff2'] }],
  ['package.json is no font that can be read', 'text', { files: ['package.json'] }],
  ['has no axis “slnt”. Its axes: wght, opsz', 'serif', { files: [NEWSREADER], axes: { slnt: 3 } }],
  [
    'has one weight. Text needs a variable font with weights of 400 to 600',
    'text',
    { files: ['app/fonts/display.woff2'] },
  ],
  ['lacks letters from a to z', 'display', { files: [NEWSREADER_EXT] }],
]

const roles = Object.keys(brandFonts) as FontRole[]
const faces: [FontRole, FontFace][] = [
  ['display', { files: [NEWSREADER, NEWSREADER_EXT], axes: { wght: 600, opsz: 72 } }],
  ['serif', { files: ['app/fonts/serif.woff2'] }],
  ['text', CONDENSED],
  ...roles.map((role): [FontRole, FontFace] => [role, brandFonts[role]]),
  ...REFUSED.map(([, role, face]): [FontRole, FontFace] => [role, face]),
]
// In one process, which takes longer to start than to make all subsets.
const [wide, western, condensed, ...others] = JSON.parse(
  runProgram('.', 'npx', 'tsx', 'tests/support/font-subsets.ts', JSON.stringify(faces)),
) as SubsetResult[]
const ours = others.slice(0, roles.length)
const refused = others.slice(roles.length)

describe.each(roles)('The files of the face for %s', (role) => {
  const { subsets } = ours[roles.indexOf(role)]!
  const all = subsets.map(({ characters }) => characters).join('')

  it('together draw every character of a keyboard', () => {
    const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
    for (const character of `${keyboard}“”‘’–—…`) expect(all).toContain(character)
  })

  itWhileSample(brand).each([
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
    for (const subset of subsets) {
      const range = unicodeRange(subset.characters)
      const foreign = subsets.filter((other) => other !== subset).flatMap(({ characters }) => [...characters])
      expect([...subset.characters].filter((character) => !isIn(range, character))).toEqual([])
      expect(foreign.filter((character) => isIn(range, character))).toEqual([])
    }
  })
})

describe('Another face for headlines', () => {
  const metrics = wide!.subsets[0]!.metrics
  const usual = ours[roles.indexOf('display')]!.subsets[0]!.metrics

  it('is as wide as the pages are drawn for, however wide its letters are', () => {
    expect(metrics.averageWidth).toBeCloseTo(usual.averageWidth, 2)
  })

  it('has its capitals in the middle of the line, where the pages expect them', () => {
    for (const { ascent, descent, capital } of [metrics, usual])
      expect((ascent - descent) / capital).toBeCloseTo(1, 1)
  })
})

it.each([
  ['narrow', brandFonts.display, 1],
  ['wide', { files: [NEWSREADER] as const, axes: { wght: 200, opsz: 72 } }, 0.97],
])('Figures of a %s face fit where their size is that of the window', (_, display, most) => {
  const program = `import('./scripts/fonts/files.ts').then(async ({ fontFiles }) => {
    const { brandFonts } = await import('./content/brand.ts')
    const { files } = await fontFiles({ ...brandFonts, display: ${JSON.stringify(display)} })
    console.log(files.find(({ path }) => path.endsWith('fonts.generated.css')).content)
  })`
  const css = runProgram('.', process.execPath, '--import', 'tsx', '-e', program)
  const fit = Number(/--figure-fit: ([\d.]+);/.exec(css)?.[1])
  expect(fit).toBeGreaterThan(0.5)
  expect(fit).toBeLessThanOrEqual(most)
})

it('A face without the letters of Central Europe leaves them to the next font', () => {
  expect(western!.subsets.map(({ file }) => file)).toEqual(['serif.woff2'])
})

it('A condensed face for text keeps its words apart, in every weight', () => {
  expect(condensed!.subsets[0]!.spaceEm).toBeGreaterThanOrEqual(0.235)
})

it.each(REFUSED.map(([sentence], index) => [sentence, index] as const))(
  'A font that cannot be used is refused: %s',
  (sentence, index) => {
    expect(refused[index]!.refusal).toContain(sentence)
  },
)
