import { brand } from '@/content/brand'
import { shareImage } from '@/scripts/images/share-image'
import { runProgram } from '@/tests/support/run-program'
import { itWhileSample } from '@/tests/support/while-sample'

const LETTERS = 'čďěłňőřşťůźžĄĘŁŐŘŠŽ€£'

/** Draws with letters half as wide as they are high, in a font that has only those of Europe. */
const drawing = {
  png: (svg: string) => Buffer.from(svg),
  fontOf: ({ sizePx }: { sizePx: number }) => `font-size="${sizePx}"`,
  textWidth: (text: string, { sizePx }: { sizePx: number }) => (text.length * sizePx) / 2,
  write: (text: string) => text,
  lacks: (text: string) => [...text].filter((character) => character > '\u20ac'),
  dispose: () => {},
}

const draw = (changes: Partial<Parameters<typeof shareImage>[0]>, name = 'Callwright') =>
  shareImage(
    { headline: ['It rings once.'], line: 'AI voice agents.', live: false, ...changes },
    { name, host: 'callwright.example', seed: 1 },
    drawing,
  ).toString()

/** Widths of the texts on the line of the picture that is this high. */
const widthsAt = (svg: string, y: number) =>
  [...svg.matchAll(/<text [^>]*y="(\d+)"[^>]* font-size="([\d.]+)">([^<]*)</g)]
    .filter(([, at]) => Number(at) === y)
    .map(([, , size = '', text = '']) => (text.length * Number(size)) / 2)

describe('The picture of a shared link', () => {
  itWhileSample(brand)('draws every letter of Central Europe in both families', () => {
    const program = `import('./scripts/images/render.ts').then(async ({ createRenderer }) => {
      const renderer = await createRenderer('${LETTERS}')
      const missing = ['display', 'text'].flatMap((family) => renderer.lacks('${LETTERS}', family))
      const wide = (text) => renderer.textWidth(text, { family: 'text', sizePx: 100 })
      console.log(JSON.stringify([missing, wide('žžž') / wide('zzz') > 0.95 ? 'text' : 'another', renderer.lacks('会社 Łódź', 'text')]))
      renderer.dispose()
    })`
    const [missing, family, lacking] = JSON.parse(
      runProgram('.', process.execPath, '--import', 'tsx', '-e', program),
    ) as unknown[]
    expect(missing).toEqual([])
    expect(family).toBe('text')
    expect(lacking).toEqual(expect.arrayContaining(['会', '社']))
  })

  it.each(['会社', '🙂'])('stops the build at %s, which the fonts do not have', (text) => {
    expect(() => draw({ headline: [text] })).toThrow(/content\/share\.ts.*content\/brand\.ts/)
    expect(() => draw({ line: text })).toThrow(`has ${[...text].join(' ')}.`)
  })

  it.each([
    'Sprachassistenten, Automatisierungen und vollständige MVP-Entwicklungen für Ihr Unternehmen',
    'AI voice agents.',
  ])('writes “%s” beside the address, and neither is over the other', (line) => {
    const [left = 0, right = 0] = widthsAt(draw({ line }), 582)
    expect(left + right).toBeLessThanOrEqual(1200 - 2 * 76 - 40 + 0.001)
  })

  it('writes a long name within the picture', () => {
    const [width = 0] = widthsAt(
      draw({}, 'Grünwald und Söhne Sprachassistenten und Automatisierung GmbH'),
      90,
    )
    expect(width).toBeLessThanOrEqual(1200 - 2 * 76 - 80)
  })
})
