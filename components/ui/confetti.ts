import { prefersReducedMotion } from '@/lib/site/reduced-motion'

const PARTICLES = 100
const SPREAD_DEGREES = 70
const INKS = ['#1c1430', '#5235d8', '#c9bdf5', '#f7f3ee']

/** Loads canvas-confetti ahead of need, so that a save ends with it at once. */
export const warmUpConfetti = () => void import('canvas-confetti').catch(() => undefined)

/** Confetti from an element; nothing under reduced motion. Never fails: it is only decoration. */
export async function fireConfetti(from: HTMLElement): Promise<void> {
  if (prefersReducedMotion()) return
  const box = from.getBoundingClientRect()
  const origin = {
    x: (box.left + box.width / 2) / window.innerWidth,
    y: Math.min(1, Math.max(0, box.top / window.innerHeight)),
  }
  try {
    const { default: confetti } = await import('canvas-confetti')
    await confetti({ particleCount: PARTICLES, spread: SPREAD_DEGREES, origin, colors: INKS })
  } catch (error) {
    console.warn('Confetti could not be loaded', error)
  }
}
