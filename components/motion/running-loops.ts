/** How long after the last scroll the loops run again, in milliseconds. */
const SETTLED_MS = 160

const inSight = new Set<Element>()
let observer: IntersectionObserver | undefined
let watched = 0
let settle: ReturnType<typeof setTimeout> | undefined
let scrolling = false

const show = (element: Element) => element.toggleAttribute('data-running', inSight.has(element) && !scrolling)
const showAll = () => inSight.forEach(show)

function onScroll() {
  clearTimeout(settle)
  settle = setTimeout(() => {
    scrolling = false
    showAll()
  }, SETTLED_MS)
  if (scrolling) return
  scrolling = true
  showAll()
}

function start(): IntersectionObserver {
  window.addEventListener('scroll', onScroll, { passive: true })
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
      show(target)
    }
  })
}

/** Sets `data-running` on an element while it is in sight and the page is not scrolling. Returns the undo. */
export function watchLoop(element: Element): () => void {
  observer ??= start()
  observer.observe(element)
  watched += 1
  return () => {
    observer?.unobserve(element)
    inSight.delete(element)
    watched -= 1
    if (watched > 0) return
    observer?.disconnect()
    observer = undefined
    clearTimeout(settle)
    scrolling = false
    window.removeEventListener('scroll', onScroll)
  }
}
