import type { Easing } from 'framer-motion'
import { prefersReducedMotion } from './reduced-motion'

const PAGE_SECONDS = 0.25
const LINE_SECONDS = 0.5
const EASE = [0.22, 1, 0.36, 1] satisfies Easing

/** A page that has settled for longer than this does not move again. */
const LATE_MS = 100

const loadAnimate = () => import('framer-motion/dom/mini')

/** Fetches the code of the transition (3 kB) ahead of its playing. Nobody who reads one page needs it. */
export function loadPageTransition(): void {
  if (!prefersReducedMotion()) loadAnimate().catch(() => undefined)
}

/**
 * Plays the page transition: a line is drawn under the header and the new page settles beneath it. Paper does
 * not fade. Nothing moves under reduced motion, nor when the code for it comes too late or not at all.
 */
export function playPageTransition(doc: Document): void {
  if (prefersReducedMotion()) return
  const arrivedMs = performance.now()
  loadAnimate().then(
    ({ animate }) => {
      if (performance.now() - arrivedMs > LATE_MS) return
      const main = doc.querySelector('main')
      if (main)
        animate(main, { transform: ['translateY(14px)', 'none'] }, { duration: PAGE_SECONDS, ease: EASE })
      const line = doc.querySelector<HTMLElement>('header [data-page-line]')
      if (!line) return
      const drawing = animate(line, { scale: ['0 1', '1 1'] }, { duration: LINE_SECONDS, ease: EASE })
      void drawing.then(() => line.style.removeProperty('scale'))
    },
    () => undefined,
  )
}
