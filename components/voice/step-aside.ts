/** A scroll is over after this time without another step of it. */
const REST_MS = 150

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
    const mayMove = pill.dataset.pill === 'start' && !isNeeded()
    pill.toggleAttribute('data-aside', mayMove && coversText(pill))
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

/** Its words appear one after another, so those that are still transparent count too. */
const isOnStage = (element: Element) => element.closest('[data-call-stage]') !== null

/** Paragraphs fill a phone and are read further up, so there they are no reason to step aside. */
const isParagraph = (element: Element) =>
  window.innerWidth < 720 && element.closest('p') !== null && !isOnStage(element)

/** At the top of a page the words “Talk to AI” matter more than what they cover, unless a button in view starts a call, too. */
const isNeeded = () => {
  const { bottom = Infinity } = document.querySelector('[data-talk]')?.getBoundingClientRect() ?? {}
  return window.scrollY < 1 && bottom > window.innerHeight
}

/** Reads the words themselves and not what a pointer would hit: figures and drawings take no pointer. */
function coversText(pill: HTMLElement): boolean {
  const box = pill.getBoundingClientRect()
  const range = document.createRange()
  const isBeneath = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
  const isCovered = (text: Node) => {
    range.selectNode(text)
    const { parentElement } = text
    return (
      [...range.getClientRects()].some(isBeneath) &&
      text.nodeValue?.trim() &&
      parentElement?.checkVisibility({ opacityProperty: !isOnStage(parentElement) }) &&
      !isParagraph(parentElement)
    )
  }
  return [...document.querySelectorAll('[data-section]')].some((section) => {
    if (!isBeneath(section.getBoundingClientRect())) return false
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) if (isCovered(texts.currentNode)) return true
    return false
  })
}
