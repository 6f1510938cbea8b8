import { decoded } from '@/lib/navigation/page-address'
import { findFollowedLink, findScrollTop, type ScrollPosition } from '@/lib/navigation/page-history'
import { READER_EVENTS } from '@/lib/navigation/page-scrolling'
import { prefersReducedMotion } from '@/components/motion/reduced-motion'
import { EASE } from '@/components/motion/timing'
import { focusOn } from './page-boundary'
import type { PageTarget } from './page-link'

/** How the visitor arrives at a page, and at which position. */
export interface Navigation extends PageTarget {
  by: 'link' | 'event' | 'history'
  position?: ScrollPosition | undefined
}

/** The element that a fragment names, by its id or as a section. Browsers encode what is not ASCII in an address. */
export function findSection(fragment: string): HTMLElement | null {
  const name = decoded(fragment)
  return (
    document.getElementById(name) ??
    document.querySelector<HTMLElement>(`[data-section="${CSS.escape(name)}"]`)
  )
}

/** Sets scroll position and focus on the page that a navigation has led to, and plays the page transition. */
export function arrive({ by, section, position }: Navigation): void {
  // While the page slides, its sections are elsewhere than they will be.
  slide?.cancel()
  const settling = beginSettling()
  if (by === 'history') {
    if (position) restoreScroll(position, settling)
    else if (section) findSection(section)?.scrollIntoView({ behavior: 'instant' })
    // The focus was lost with its page: Tab goes on from the link that led away, and not from the top.
    const isLost = document.activeElement === document.body
    if (position && isLost) findFollowedLink(position, window)?.focus({ preventScroll: true })
    return
  }
  // If the focus is in the voice widget when the consultant changes the page, it stays there.
  const keepsFocus = by === 'event' && document.activeElement?.closest('[data-voice-widget]')
  const sectionElement = section ? findSection(section) : null
  if (sectionElement) {
    // The consultant shows what answers the question; a link leads to the heading above it.
    const shown = (by === 'event' && sectionElement.querySelector('[data-answer]')) || sectionElement
    const aim = () => shown.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    aim()
    // What a page measures once it is shown moves what is below: by 81 px on Pricing on a phone.
    setTimeout(() => settling.aborted || aim(), AIM_AGAIN_MS)
    if (keepsFocus) return
    // For an empty anchor, the section around it takes the focus.
    focusOn(sectionElement.hasChildNodes() ? sectionElement : sectionElement.closest('section'))
    return
  }
  playPageTransition()
  window.scrollTo({ top: 0, behavior: 'instant' })
  if (keepsFocus) return
  focusOn(document.querySelector<HTMLElement>('main h1'))
}

const AIM_AGAIN_MS = 200

let settling = new AbortController()

/**
 * After an arrival the page may still be scrolled to where it led. The signal ends that, because the reader scrolls or
 * presses something, or goes elsewhere.
 */
function beginSettling(): AbortSignal {
  settling.abort()
  const current = (settling = new AbortController())
  const { signal } = current
  for (const type of READER_EVENTS)
    window.addEventListener(type, () => current.abort(), { signal, passive: true, capture: true })
  return signal
}

const SMOOTH_SCROLL_END_FRAMES = 3

/**
 * Scrolls at once, also during a smooth scroll: browsers end that one or two frames later, and until then it still moves
 * the page (by 37 to 51 px, as measured). A reader who has gone on to a fragment meanwhile is left there.
 */
function restoreScroll(
  position: ScrollPosition,
  settling: AbortSignal,
  framesLeft = SMOOTH_SCROLL_END_FRAMES,
  address = window.location.href,
) {
  if (settling.aborted || window.location.href !== address) return
  window.scrollTo({ top: findScrollTop(position, window), behavior: 'instant' })
  if (framesLeft > 0) requestAnimationFrame(() => restoreScroll(position, settling, framesLeft - 1, address))
}

let slide: Animation | undefined

const PAGE_MS = 250
const LINE_MS = 500

/**
 * Plays the page transition: a line is drawn under the header and the new page slides into place. It does
 * not fade, and does not play under reduced motion. It uses the browser's own animations, which begin in the same frame and
 * need no code.
 */
function playPageTransition(): void {
  if (prefersReducedMotion()) return
  const easing = `cubic-bezier(${EASE})`
  slide = document
    .querySelector('main')
    ?.animate({ transform: ['translateY(14px)', 'none'] }, { duration: PAGE_MS, easing })
  document
    .querySelector('header [data-transition-line]')
    ?.animate({ scale: ['0 1', '1 1'] }, { duration: LINE_MS, easing })
}
