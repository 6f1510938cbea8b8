import { animate } from 'framer-motion/dom/mini'
import { prefersReducedMotion } from './reduced-motion'
import { EASE } from './timing'

const PAGE_SECONDS = 0.25
const LINE_SECONDS = 0.5

/**
 * Plays the page transition: a line is drawn under the header and the new page slides into place. It does
 * not fade, and does not play under reduced motion. It uses the browser's own animations through the small `animate`,
 * which starts in the same frame. Loading it with the rest of the animation code saves 0.9 kB (br), but then a page that
 * changes before the first interaction has no transition.
 */
export function playPageTransition(doc: Document): void {
  if (prefersReducedMotion()) return
  const main = doc.querySelector('main')
  if (main) animate(main, { transform: ['translateY(14px)', 'none'] }, { duration: PAGE_SECONDS, ease: EASE })
  const line = doc.querySelector<HTMLElement>('header [data-transition-line]')
  if (!line) return
  const drawing = animate(line, { scale: ['0 1', '1 1'] }, { duration: LINE_SECONDS, ease: EASE })
  void drawing.then(() => line.style.removeProperty('scale'))
}
