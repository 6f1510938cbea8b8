import { prefersReducedMotion } from '@/lib/site/reduced-motion'

const TURN_MS = 250
const LINE_MS = 500
const EASE = 'cubic-bezier(0.22, 1, 0.36, 1)'

/**
 * The page transition: a line is drawn under the bar and the new page settles beneath it. Paper does not
 * fade. Nothing moves under reduced motion.
 */
export function turnPage(doc: Document): void {
  if (prefersReducedMotion()) return
  const main = doc.querySelector('main')
  main?.animate?.([{ transform: 'translateY(14px)' }, { transform: 'none' }], {
    duration: TURN_MS,
    easing: EASE,
  })
  doc.querySelector('header')?.animate?.(
    [
      { transform: 'scaleX(0)', transformOrigin: 'left', opacity: 1, backgroundColor: 'var(--violet)' },
      { transform: 'none', transformOrigin: 'left', opacity: 1, backgroundColor: 'var(--violet)' },
    ],
    { duration: LINE_MS, easing: EASE, pseudoElement: '::after' },
  )
}
