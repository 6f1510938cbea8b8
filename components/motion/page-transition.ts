import { animate } from 'framer-motion/dom/mini'
import { prefersReducedMotion } from './reduced-motion'
import { EASE } from './timing'

const PAGE_SECONDS = 0.25
const LINE_SECONDS = 0.5

/**
 * Plays the page transition: a line is drawn under the header and the new page slides into place. It does
 * not fade. Under reduced motion nothing moves. It runs on the browser's own animations, through the
 * small `animate`, which is there from the start and begins in the same frame.
 */
export function playPageTransition(doc: Document): void {
  if (prefersReducedMotion()) return
  const main = doc.querySelector('main')
  if (main) animate(main, { transform: ['translateY(14px)', 'none'] }, { duration: PAGE_SECONDS, ease: EASE })
  const line = doc.querySelector<HTMLElement>('header [data-page-line]')
  if (!line) return
  const drawing = animate(line, { scale: ['0 1', '1 1'] }, { duration: LINE_SECONDS, ease: EASE })
  void drawing.then(() => line.style.removeProperty('scale'))
}
