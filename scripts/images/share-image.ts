import { MARK_PATH } from '../../lib/drawing/mark'
import { wavePath, flatSegment, speechWave } from '../../lib/drawing/waveform-path'
import { BRAND_COLOURS } from '../../lib/drawing/brand-colours.generated'
import type { Renderer, TextStyle } from './render'

/** The words of a share picture. */
interface ShareCard {
  /** One or two lines. */
  headline: readonly string[]
  line: string
  /** Draws the full stop of the headline as the live light. */
  live: boolean
}

/** The size that shared links are shown at. */
const SHARE_SIZE = { width: 1200, height: 630 } as const

const MARGIN = 76
const EDGE_Y = 486
const MEASURE = SHARE_SIZE.width - 2 * MARGIN
/** Height of the headline's block, and the largest type in it. */
const BLOCK = { top: 138, height: 290, maxSize: 250 }
const LEADING = 0.88

/** The waveform between the light and the dark part: agent and caller take turns along one line. */
function nightEdge(seed: number): string {
  const turn = (width: number, side: 'above' | 'below', index: number) =>
    speechWave({ width, height: side === 'above' ? 46 : 34, pitch: 9, seed: seed * 7 + index, side })
  const swings = [
    flatSegment(90),
    ...turn(330, 'above', 1),
    flatSegment(40),
    ...turn(230, 'below', 2),
    flatSegment(40),
    ...turn(310, 'above', 3),
    flatSegment(200),
  ]
  return wavePath(0, EDGE_Y, swings)
}

/** Between two texts of one line. */
const GAP = 40

/** @throws Error if the fonts of the brand cannot draw the text */
function drawable(text: string, family: TextStyle['family'], renderer: Renderer): string {
  const lacking = renderer.lacks(text, family)
  if (lacking.length === 0) return renderer.write(text, family)
  throw new Error(
    `The picture of a shared link says “${text}” (content/share.ts, or the name of the brand), and no font of \`${family}\` in content/brand.ts has ${[...new Set(lacking)].join(' ')}. Name a file that has them as the second of \`files\`, or write the picture’s words without them.`,
  )
}

/** Draws the picture of one page. `seed` gives each page its own call. */
export function shareImage(
  card: ShareCard,
  { name, host, seed }: { name: string; host: string; seed: number },
  renderer: Renderer,
): Buffer {
  /** The largest size, up to this one, at which the texts and the gaps between them fit on one line. */
  const smallSize = (largest: number, measure: number, ...texts: string[]) => {
    const style = { family: 'text', sizePx: largest } as const
    const width = texts.reduce((sum, text) => sum + renderer.textWidth(text, style), 0)
    return largest * Math.min(1, (measure - GAP * (texts.length - 1)) / width)
  }
  const widest = Math.max(
    ...card.headline.map((line) => renderer.textWidth(line, { family: 'display', sizePx: 100 })),
  )
  const size = Math.min(
    BLOCK.maxSize,
    (MEASURE / widest) * 100,
    BLOCK.height / card.headline.length / LEADING,
  )
  const firstBaseline = BLOCK.top + (BLOCK.height - card.headline.length * size * LEADING) / 2 + size * 0.76
  const lines = card.headline.map((line, index) => {
    const live = card.live && index === card.headline.length - 1
    const text = live ? line.replace(/\.$/, '') : line
    const y = firstBaseline + index * size * LEADING
    const dotX = MARGIN + renderer.textWidth(text, { family: 'display', sizePx: size }) + size * 0.12
    const dot = live
      ? `<circle cx="${dotX}" cy="${y - size * 0.075}" r="${size * 0.075}" fill="${BRAND_COLOURS.live}"/>`
      : ''
    return `<text x="${MARGIN - size * 0.03}" y="${y}" fill="${BRAND_COLOURS.ink}" ${renderer.fontOf({ family: 'display', sizePx: size })}>${drawable(text, 'display', renderer)}</text>${dot}`
  })
  const wave = nightEdge(seed)
  const small = renderer.fontOf({ family: 'text', sizePx: smallSize(30, MEASURE, card.line, host) })
  const nameSize = smallSize(34, MEASURE - 80, name)
  return renderer.png(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">` +
      `<rect width="100%" height="100%" fill="${BRAND_COLOURS.paper}"/>` +
      `<g transform="translate(${MARGIN} 58) scale(1.5)" fill="${BRAND_COLOURS.accentOnLight}" stroke="${BRAND_COLOURS.accentOnLight}" stroke-width=".6"><path d="${MARK_PATH}"/></g>` +
      `<text x="${MARGIN + 80}" y="90" fill="${BRAND_COLOURS.ink}" ${renderer.fontOf({ family: 'text', sizePx: nameSize })}>${drawable(name, 'text', renderer)}</text>` +
      lines.join('') +
      `<path d="${wave}V${SHARE_SIZE.height}H0Z" fill="${BRAND_COLOURS.night}"/>` +
      `<path d="${wave}" fill="none" stroke="${BRAND_COLOURS.accentOnLight}" stroke-width="2.5"/>` +
      `<text x="${MARGIN}" y="582" fill="${BRAND_COLOURS.moon}" ${small}>${drawable(card.line, 'text', renderer)}</text>` +
      `<text x="${SHARE_SIZE.width - MARGIN}" y="582" text-anchor="end" fill="${BRAND_COLOURS.accentOnDark}" ${small}>${drawable(host, 'text', renderer)}</text>` +
      `</svg>`,
  )
}
