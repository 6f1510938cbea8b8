/** Scroll position on a page. */
export interface ScrollPosition {
  /** From the top of the page, in CSS pixels. */
  topPx: number
  /**
   * The section at the top of the window, and how far it is scrolled past the top, in CSS pixels. An element above it that
   * was open may be closed when the reader comes back.
   */
  section?: { name: string; scrolledPx: number }
}

const sections = (document: Document) => [...document.querySelectorAll<HTMLElement>('main [data-section]')]

/** The current scroll position. */
export function readScrollPosition({
  document,
  scrollY,
}: Pick<Window, 'document' | 'scrollY'>): ScrollPosition {
  const section = sections(document).findLast((each) => each.getBoundingClientRect().top <= 0)
  const name = section?.dataset.section
  if (!section || name === undefined) return { topPx: scrollY }
  return { topPx: scrollY, section: { name, scrolledPx: -section.getBoundingClientRect().top } }
}

/** Scroll offset of a position on the current page, in CSS pixels from the top. */
export function findScrollTop(
  { topPx, section }: ScrollPosition,
  { document, scrollY }: Pick<Window, 'document' | 'scrollY'>,
): number {
  const element = section && sections(document).find((each) => each.dataset.section === section.name)
  if (!element) return topPx
  const foundPx = scrollY + element.getBoundingClientRect().top + section.scrolledPx
  // Differences below a pixel come from rounding in the layout.
  return Math.abs(foundPx - topPx) < 1 ? topPx : foundPx
}
