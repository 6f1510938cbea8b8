/** A scroll is over after this time without another step of it. */
const REST_MS = 150
/** Distance of the points at which the page beneath is read: less than the height of any text. */
const STEP_PX = 13

/**
 * Keeps the pill from covering words: where it would, it gets `data-aside`, with which its two buttons are in the margin
 * (app/styles/pill.css). It looks once after each scroll or change of the layout. Returns the undo.
 */
export function stepAside(pill: HTMLElement): () => void {
  let timer = 0
  const look = () => {
    // It does not move away from a pointer.
    if (pill.matches(':hover, :focus-within')) return
    // It is measured in its own place; nothing is painted in between.
    pill.removeAttribute('data-aside')
    pill.toggleAttribute('data-aside', pill.dataset.pill === 'start' && coversText(pill))
  }
  const later = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(look, REST_MS)
  }
  const resized = new ResizeObserver(later)
  resized.observe(document.body)
  window.addEventListener('scroll', later, { passive: true })
  return () => {
    window.clearTimeout(timer)
    resized.disconnect()
    window.removeEventListener('scroll', later)
  }
}

/** Paragraphs fill a phone and are read further up, so there they are no reason to step aside. */
const isParagraph = (element: Element) =>
  window.innerWidth < 720 && element.closest('p') !== null && element.closest('[data-call-stage]') === null

function coversText(pill: HTMLElement): boolean {
  const box = pill.getBoundingClientRect()
  const range = document.createRange()
  const isCovered = (node: Node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false
    range.selectNode(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    )
  }
  const beneath = new Set<Element>()
  for (let x = box.left; x < box.right; x += STEP_PX)
    for (let y = box.top; y < box.bottom; y += STEP_PX)
      for (const element of document.elementsFromPoint(x, y)) beneath.add(element)
  return [...beneath].some(
    (element) => !pill.contains(element) && !isParagraph(element) && [...element.childNodes].some(isCovered),
  )
}
