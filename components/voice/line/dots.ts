import type { LevelSample } from '@/examples/react-parts/src/parts/wave-shape'

const documentY = (element: Element | null) =>
  element ? element.getBoundingClientRect().top + window.scrollY : 0

const isInView = (y: number) => y > window.scrollY - 100 && y < window.scrollY + window.innerHeight

/** The green dots, which follow the levels of a call: the full stop of the headline, and the end of the page line in the footer. */
export function createDots(page: Document) {
  let stop: HTMLElement | null = null
  let end: HTMLElement | null = null
  let stopY = 0
  let endY = 0
  let isMoved = false
  const reset = () => {
    stop?.style.removeProperty('transform')
    end?.style.removeProperty('--call-dot')
    isMoved = false
  }
  const remove = () => {
    reset()
    stop?.removeAttribute('data-live-dot')
  }
  return {
    measure() {
      remove()
      stop = page.querySelector<HTMLElement>('#headline > span')
      stop?.setAttribute('data-live-dot', '')
      end = page.querySelector<HTMLElement>('[data-page-line-end]')
      stopY = documentY(stop)
      endY = documentY(end)
    },
    /** The assistant lifts the dot, the visitor lowers it; both make it larger. */
    paint({ assistant, user }: LevelSample) {
      const level = Math.max(assistant, user)
      if (level < 0.005) {
        if (isMoved) reset()
        return
      }
      isMoved = true
      const transform = `translateY(${((user - assistant) * 26).toFixed(1)}%) scale(${(1 + level * 0.22).toFixed(3)})`
      // Only what is in view is moved.
      if (stop && isInView(stopY)) stop.style.transform = transform
      if (end && isInView(endY)) end.style.setProperty('--call-dot', transform)
    },
    remove,
  }
}
