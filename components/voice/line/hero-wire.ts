import { isSilent, type LevelSample } from '@/examples/react-parts/src/parts/wave-shape'
import { isLight } from './page-line-map'
import { MOMENT_PX, peakOf, traceMoments, type Moments } from './peaks'

/**
 * The drawing of the wire (components/pages/home/highlights.tsx): its size, and the point where it turns down into the
 * margin.
 */
const DRAWN_WIDTH = 700
const DRAWN_HEIGHT = 40
const DRAWN_END = 676
/** The highest peak, and how much of either end is quiet, in CSS pixels. */
const PEAK_PX = 30
const TAPER_PX = 60
/** How far a card turns on its peg at full level, in degrees. */
const SWAY_DEGREES = 3

/**
 * During a call the voices run along the wire of the home page on which the highlights hang: the assistant above it, the visitor
 * below. The cards sway with them.
 */
export function createHeroWire(page: Document) {
  const canvas = page.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  let cards: HTMLElement | null = null
  let context: CanvasRenderingContext2D | null = null
  let widthPx = 0
  let heightPx = 0
  let top = 0
  let colours = { assistant: '', user: '' }
  /** The height of the wire at each moment, from its right end. */
  let heights: number[] = []
  let isDrawn = false

  const clear = () => {
    context?.clearRect(0, 0, widthPx, heightPx)
    cards?.style.removeProperty('--call-sway')
    isDrawn = false
  }
  const remove = () => {
    clear()
    cards?.removeAttribute('data-live-cards')
    canvas.remove()
    cards = null
  }

  function waveOf(side: keyof LevelSample, { levels, firstIndex, offset }: Moments) {
    const wave = new Path2D()
    const endX = (DRAWN_END / DRAWN_WIDTH) * widthPx
    const count = Math.floor(endX / MOMENT_PX)
    const wireAt = (index: number) => heights[index] ?? heights.at(-1) ?? 0
    const yOf = (index: number, x: number) => {
      const quiet = Math.min(1, Math.max(0, Math.min(endX - x, x) / TAPER_PX))
      const peak = peakOf(levels[index]?.[side] ?? 0, firstIndex - index)
      return wireAt(index) + (side === 'assistant' ? -1 : 1) * peak * quiet * PEAK_PX
    }
    const xOf = (index: number) => endX - (index + offset) * MOMENT_PX
    wave.moveTo(xOf(0), wireAt(0))
    traceMoments(wave, xOf(0), count, yOf)
    for (let index = count; index >= 0; index -= 1) wave.lineTo(xOf(index), wireAt(index))
    return wave
  }

  return {
    /** `agentOn`: the assistant's colour on either ground. */
    measure(agentOn: Record<'dark' | 'light', string>) {
      const wire = page.querySelector('main [data-page-line="wire"]')
      const list = wire?.parentElement?.querySelector('ul')
      const path = wire?.querySelector('path')
      if (!list?.parentElement || !wire || !path) return remove()
      if (cards !== list) {
        remove()
        cards = list
        cards.dataset.liveCards = ''
        // Behind the cards.
        list.before(canvas)
      }
      const box = wire.getBoundingClientRect()
      const scale = box.height / DRAWN_HEIGHT
      top = box.top + window.scrollY - PEAK_PX
      widthPx = box.width
      heightPx = box.height + 2 * PEAK_PX
      canvas.width = Math.round(widthPx)
      canvas.height = Math.round(heightPx)
      Object.assign(canvas.style, {
        position: 'absolute',
        pointerEvents: 'none',
        left: '0',
        top: `${-PEAK_PX}px`,
        width: `${widthPx}px`,
        height: `${heightPx}px`,
      })
      context = canvas.getContext('2d')
      heights = heightsAlong(path, (DRAWN_WIDTH * MOMENT_PX) / widthPx).map((y) => PEAK_PX + y * scale)
      const ink = getComputedStyle(list.parentElement).color
      colours = { assistant: isLight(ink) ? agentOn.dark : agentOn.light, user: ink }
    },
    paint(moments: Moments, shown: LevelSample) {
      const isInView = top < window.scrollY + window.innerHeight && top + heightPx > window.scrollY
      if (!cards || !context || !isInView) return
      if (isSilent(moments.levels)) {
        if (isDrawn) clear()
        return
      }
      isDrawn = true
      context.clearRect(0, 0, widthPx, heightPx)
      for (const side of ['user', 'assistant'] as const) {
        context.fillStyle = colours[side]
        context.fill(waveOf(side, moments))
      }
      cards.style.setProperty(
        '--call-sway',
        `${((shown.assistant - shown.user) * SWAY_DEGREES).toFixed(2)}deg`,
      )
    },
    remove,
  }
}

/** The height of a drawn line at every `step` of its width from the right end, in units of the drawing. */
function heightsAlong(path: SVGPathElement, step: number): number[] {
  const points: { x: number; y: number }[] = []
  for (let length = 0; points.length === 0 || points.at(-1)!.x < DRAWN_END; length += step / 3) {
    const { x, y } = path.getPointAtLength(length)
    points.push({ x, y })
  }
  const heights: number[] = []
  for (let x = DRAWN_END; x >= 0; x -= step) heights.push(points.find((point) => point.x >= x)?.y ?? 0)
  return heights
}
