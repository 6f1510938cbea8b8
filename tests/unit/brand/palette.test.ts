import { metadata as notFound } from '@/app/global-not-found'
import { metadata as site } from '@/app/layout'
import { brand, type BrandColours } from '@/content/brand'
import { seededRandom } from '@/lib/drawing/random'
import { brandFiles, portraitIn } from '@/scripts/brand/files'
import { contrastTable, printedTable } from '@/scripts/brand/contrast-table'
import { contrast, fromHex, inGamut, toHex } from '@/scripts/brand/oklch'
import { createPalette } from '@/scripts/brand/palette'
import { runProgram } from '@/tests/support/run-program'

/** The contrast that WCAG 2 asks of text, level AA. */
const LEAST_CONTRAST = 4.5

const illegible = (colours: BrandColours) =>
  contrastTable(createPalette(colours))
    .filter(({ light, dark }) => Math.min(light, dark) < LEAST_CONTRAST)
    .map(({ text, ground }) => `${text} on ${ground}`)

describe('The colours of a brand', () => {
  it('and its fonts are written to every file that follows from them', () => {
    expect(runProgram('.', 'npx', 'tsx', 'scripts/brand/write.ts', '--check')).toContain('can be read')
  })

  it('are printed under a heading for each column', () => {
    const [, heading = ''] = printedTable(contrastTable(createPalette(brand.colours)))
    expect(heading.split(/ +/)).toEqual(['text', 'background', 'light', 'dark'])
  })

  it('can be read on every ground in both schemes, for 200 random hues', () => {
    const random = seededRandom(7)
    const hue = () => Math.round(random() * 3600) / 10
    const failed = Array.from({ length: 200 }, () => ({ accent: hue(), ink: hue(), paper: hue() }))
      .map((colours) => ({ colours, texts: illegible(colours) }))
      .filter(({ texts }) => texts.length > 0)
    expect(failed).toEqual([])
  })

  it('draw the mark so that it can be seen on paper, also where the brand is as light as that', () => {
    const files = brandFiles({ ...brand, colours: { accent: '#fff3a0', ink: 215, paper: 95 } })
    const constants = files.find(({ path }) => path.endsWith('.ts'))!.content.toString()
    const colour = (name: string) => fromHex(new RegExp(` ${name}: '(.+)'`).exec(constants)![1]!)
    expect(contrast(colour('accentOnLight'), colour('paper'))).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  })

  it('are those of a drawn portrait, whose other colours stay', () => {
    const palette = createPalette({ accent: '#0a6e3c', ink: 160, paper: 95 })
    const { ink, highlight } = palette.tokens
    const drawn = portraitIn(
      palette,
      `<svg><path fill="#5530d8" data-fill="accent" stroke="#123456" data-stroke="ink"/><path fill="#f0c8a0"/><path fill="#ffd75f" data-fill="highlight"/></svg>`,
    )
    expect(drawn).toBe(
      `<svg><path fill="#0a6e3c" data-fill="accent" stroke="${toHex(ink.light)}" data-stroke="ink"/><path fill="#f0c8a0"/><path fill="${toHex(highlight.light)}" data-fill="highlight"/></svg>`,
    )
  })

  it('can be read with every exact accent', () => {
    const random = seededRandom(8)
    const channel = () =>
      Math.floor(random() * 256)
        .toString(16)
        .padStart(2, '0')
    const accents = ['#000000', '#ffffff', '#808080', '#ffff00', '#00ff00', '#ff00ff']
    for (let index = 0; index < 200; index++) accents.push(`#${channel()}${channel()}${channel()}`)
    const failed = accents.filter(
      (accent) => illegible({ accent: accent as `#${string}`, ink: 250, paper: 90 }).length > 0,
    )
    expect(failed).toEqual([])
  })

  it('keep an exact accent that can be read, and say what was made darker or lighter', () => {
    const kept = createPalette({ accent: '#5530d8', ink: 290, paper: 70 })
    expect([toHex(kept.tokens.accent.light), toHex(kept.brand), kept.adjusted]).toEqual([
      '#5530d8',
      '#5530d8',
      [],
    ])
    const { adjusted } = createPalette({ accent: '#ffc400', ink: 90, paper: 100 })
    expect(adjusted).toContainEqual(
      expect.stringMatching(
        /^accent in the light scheme: #ffc400 cannot be read on its grounds, so it is #[0-9a-f]{6}\.$/,
      ),
    )
  })

  it.each(['#f28c1c', '#ffc400', '#7ee08a'] as const)(
    'keep the bright %s exact as a ground, with dark text on it',
    (accent) => {
      const { brand: ground, onBrand, adjusted } = createPalette({ accent, ink: 40, paper: 95 })
      expect(toHex(ground)).toBe(accent)
      expect(onBrand.ink.l).toBeLessThan(0.3)
      expect(adjusted.filter((sentence) => sentence.startsWith('brand'))).toEqual([])
    },
  )

  it('have no tint where the accent is grey', () => {
    const { tokens } = createPalette({ accent: '#4a4a4a', ink: 250, paper: 90 })
    expect(tokens.highlight.light.c).toBeLessThan(0.002)
  })
})

it('The favicon is the mark of the brand, also where an address is unknown', () => {
  const url = expect.stringContaining(encodeURIComponent(brand.mark))
  for (const { icons } of [site, notFound]) expect(icons).toMatchObject({ icon: { url } })
})

describe('OKLCH', () => {
  it.each(['#000000', '#ffffff', '#5530d8', '#20c45f', '#ffee00', '#808080', '#0a7a3c', '#d00000'])(
    'gives %s back',
    (hex) => {
      expect(toHex(fromHex(hex))).toBe(hex)
    },
  )

  it('reduces the chroma that no screen shows, and no more', () => {
    const shown = inGamut({ l: 0.475, c: 0.235, h: 150 })
    expect(shown.c).toBeGreaterThan(0.1)
    expect(shown.c).toBeLessThan(0.2)
    expect(inGamut({ l: 0.475, c: 0.235, h: 283 }).c).toBe(0.235)
  })

  it('has the contrast of WCAG', () => {
    expect(contrast(fromHex('#000000'), fromHex('#ffffff'))).toBeCloseTo(21, 1)
    expect(contrast(fromHex('#767676'), fromHex('#ffffff'))).toBeCloseTo(4.54, 1)
  })

  it.each(['red', '#fff', '5530d8', ''])('refuses “%s”', (hex) => {
    expect(() => fromHex(hex)).toThrow('Write it as #rrggbb.')
  })
})
