/** Where a reader is on a page. */
export interface ScrollPosition {
  /** From the top of the page, in CSS pixels. */
  topPx: number
  /**
   * The section at the top of the window, and how far it is scrolled out of it, in CSS pixels: what was open above it
   * may be closed when the reader comes back.
   */
  section?: { name: string; scrolledPx: number }
}

const sections = (document: Document) => [...document.querySelectorAll<HTMLElement>('main [data-section]')]

/** Where the reader is now. */
export function readScrollPosition({
  document,
  scrollY,
}: Pick<Window, 'document' | 'scrollY'>): ScrollPosition {
  const section = sections(document).findLast((each) => each.getBoundingClientRect().top <= 0)
  const name = section?.dataset.section
  if (!section || name === undefined) return { topPx: scrollY }
  return { topPx: scrollY, section: { name, scrolledPx: -section.getBoundingClientRect().top } }
}

/** The place that a position means on the page as it is now, in CSS pixels from the top. */
export function findScrollTop(
  { topPx, section }: ScrollPosition,
  { document, scrollY }: Pick<Window, 'document' | 'scrollY'>,
): number {
  const element = section && sections(document).find((each) => each.dataset.section === section.name)
  if (!element) return topPx
  const foundPx = scrollY + element.getBoundingClientRect().top + section.scrolledPx
  // Fractions of a pixel are the layout's rounding.
  return Math.abs(foundPx - topPx) < 1 ? topPx : foundPx
}
