import type { LevelSample } from '@/examples/react-parts/src/parts/wave-shape'
import { MOMENT_PX, peakOf, traceMoments, type Moments } from './peaks'

/**
 * In CSS pixels. The drawn horizon (components/illustrations/sample-call-player/waveform-edge.tsx) is lower, with the same space
 * below its middle.
 */
const HEIGHT_PX = 124
const MIDDLE_PX = 90
const PEAK_PX = { assistant: 84, user: 30 }
/** Under the words and buttons of the hero, on the left, the wave is this much lower. */
const FADE = 0.45

/**
 * During a call the horizon between paper and night on the home page is the wave of this call, in place of that of the sample:
 * the assistant above it, the visitor below.
 */
export function createHorizon(page: Document) {
  const canvas = page.createElement('canvas')
  let edge: HTMLElement | null = null
  let context: CanvasRenderingContext2D | null = null
  let widthPx = 0
  let top = 0
  let colour = ''
  /** The edge of the wave: in the dark, the surfaces on both sides are nearly the same. */
  let crest = ''

  const remove = () => {
    edge?.removeAttribute('data-live-horizon')
    canvas.remove()
    edge = null
  }

  function pathOf({ levels, firstIndex, offset }: Moments) {
    if (!context) return
    const yOf = (index: number) => {
      const { assistant, user } = levels[index] ?? { assistant: 0, user: 0 }
      const height = (side: keyof LevelSample, level: number) =>
        peakOf(level, firstIndex - index) * PEAK_PX[side]
      const fade = 1 - FADE * Math.min(1, (index * MOMENT_PX) / widthPx)
      return MIDDLE_PX + (height('user', user) - height('assistant', assistant)) * fade
    }
    context.beginPath()
    // Its ends are outside, so that the crest has no lines down the sides.
    context.moveTo(widthPx + 2, HEIGHT_PX)
    context.lineTo(widthPx + 2, MIDDLE_PX)
    traceMoments(context, widthPx - offset * MOMENT_PX, Math.ceil(widthPx / MOMENT_PX), yOf)
    context.lineTo(-2, MIDDLE_PX)
    context.lineTo(-2, HEIGHT_PX)
  }

  return {
    measure() {
      const wave = page.getElementById('waveform-edge')?.closest('svg')
      const parent = wave?.parentElement ?? null
      if (!wave || !parent) return remove()
      if (edge !== parent) {
        remove()
        edge = parent
        edge.dataset.liveHorizon = ''
        edge.append(canvas)
      }
      const box = edge.getBoundingClientRect()
      top = box.bottom + window.scrollY - HEIGHT_PX
      widthPx = box.width
      colour = getComputedStyle(wave).fill
      crest = getComputedStyle(canvas).color
      // It is as wide as the window and moves: more pixels than these would cost frames.
      canvas.width = Math.round(widthPx)
      canvas.height = HEIGHT_PX
      context = canvas.getContext('2d')
    },
    paint(moments: Moments) {
      const isInView = top < window.scrollY + window.innerHeight && top + HEIGHT_PX > window.scrollY
      if (!edge || !context || !isInView) return
      context.clearRect(0, 0, widthPx, HEIGHT_PX)
      context.fillStyle = colour
      pathOf(moments)
      context.fill()
      context.strokeStyle = crest
      context.lineWidth = 1.5
      context.stroke()
    },
    remove,
  }
}
