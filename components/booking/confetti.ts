import type { Options } from 'canvas-confetti'
import { BRAND_COLOURS } from '@/lib/drawing/brand-colours.generated'
import { prefersReducedMotion } from '@/components/motion/reduced-motion'

const PARTICLES = 100
const SPREAD_DEGREES = 70
const { ink, accent, highlight, paper } = BRAND_COLOURS
const INKS = [ink, accent, highlight, paper]

const loadConfetti = () => import('canvas-confetti')

/** Preloads canvas-confetti, so that it starts without delay after a save. */
export function preloadConfetti(load: () => Promise<unknown> = loadConfetti): void {
  if (!prefersReducedMotion()) void load().catch(() => undefined)
}

/** Confetti from an element; nothing under reduced motion. Never fails: it is only decoration. */
export async function fireConfetti(
  from: HTMLElement,
  load: () => Promise<{ default: (options: Options) => unknown }> = loadConfetti,
): Promise<void> {
  if (prefersReducedMotion()) return
  const box = from.getBoundingClientRect()
  const origin = {
    x: (box.left + box.width / 2) / window.innerWidth,
    y: Math.min(1, Math.max(0, box.top / window.innerHeight)),
  }
  try {
    const { default: confetti } = await load()
    await confetti({ particleCount: PARTICLES, spread: SPREAD_DEGREES, origin, colors: INKS })
  } catch (error) {
    console.warn('Confetti could not be loaded', error)
  }
}
