/** A stretch of the page line in one of the gutters, from the top of the document in CSS pixels. */
export interface Stretch {
  gutter: 'left' | 'right'
  top: number
  bottom: number
}

/** A surface of the page. A drawing over it has the colour of its text. */
export interface Ground {
  top: number
  bottom: number
  ink: string
  isDark: boolean
}

/** The course of the page line, which app/styles/page-line.css draws. */
export interface PageLineMap {
  /** From the left edge of the window; undefined if the page has no line in that gutter. */
  x: Record<Stretch['gutter'], number | undefined>
  stretches: readonly Stretch[]
  /** Nested surfaces come after their parents. */
  grounds: readonly Ground[]
  /** On home, the point where the wire of the hero turns down into the gutter and the line begins. */
  wireEndY: number | undefined
}

/** Where the wire of the hero turns, and where it has turned, below its drawing's upper edge (components/pages/home/highlights.tsx). */
const WIRE_PX = { end: 10, inGutter: 32 }

/** Reads the layout, so it is called when the layout has changed and not in a frame. */
export function mapPageLine(page: Document): PageLineMap {
  const { scrollY } = page.defaultView ?? { scrollY: 0 }
  const x: PageLineMap['x'] = { left: undefined, right: undefined }
  const stretches: Stretch[] = []
  const add = (gutter: Stretch['gutter'], top: number, bottom: number) => {
    if (bottom - top > 1) stretches.push({ gutter, top: top + scrollY, bottom: bottom + scrollY })
  }

  for (const section of page.querySelectorAll<HTMLElement>('main [data-page-line-side]')) {
    const box = section.getBoundingClientRect()
    const gutter = section.dataset.pageLineSide?.startsWith('left') ? 'left' : 'right'
    const offset = Number.parseFloat(getComputedStyle(section, '::before')[gutter])
    // The middle of its stroke of 2 px.
    if (Number.isFinite(offset))
      x[gutter] ??= gutter === 'left' ? box.left + offset + 1 : box.right - offset - 1
    add(gutter, box.top, box.bottom)
  }
  for (const drawing of page.querySelectorAll<HTMLElement>('main [data-page-line="drawing"]')) {
    const section = drawing.closest('[data-section]')?.getBoundingClientRect()
    if (!section) continue
    const crossingY =
      drawing.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(drawing, '::after').top)
    add('left', section.top, crossingY)
    add('right', crossingY, section.bottom)
  }
  const entry = page.querySelector('main [data-page-line="entry"]')
  const wire = page.querySelector('main [data-page-line="wire"]')
  const start = entry ?? wire
  const hero = start?.closest('[data-section]')?.getBoundingClientRect()
  const startY = entry ? Number.parseFloat(getComputedStyle(entry, '::after').top) : WIRE_PX.inGutter
  if (start && hero) add('right', start.getBoundingClientRect().top + startY, hero.bottom)

  const wireEndY = wire ? wire.getBoundingClientRect().top + scrollY + WIRE_PX.end : undefined
  return { x, stretches, grounds: groundsOf(page, scrollY), wireEndY }
}

function groundsOf(page: Document, scrollY: number): Ground[] {
  const surfaces = page.querySelectorAll<HTMLElement>(
    'main [data-section], main [data-call-stage], main ~ footer, .voice',
  )
  return [...surfaces].map((surface) => {
    const { top, bottom } = surface.getBoundingClientRect()
    const ink = getComputedStyle(surface).color
    return { top: top + scrollY, bottom: bottom + scrollY, ink, isDark: isLight(ink) }
  })
}

/** Whether a computed colour is light. Then a text of this colour has a dark background. */
export function isLight(colour: string): boolean {
  const [, space = '', first = '0'] = /^(\w+)\(([\d.]+)/.exec(colour) ?? []
  return Number(first) > (space.startsWith('rgb') ? 150 : 0.6)
}

/**
 * The stretch of cord that joins a panel to the page line: from the panel along the right gutter, which has no text, to the
 * nearest place where the line is in that gutter. Nothing where the line passes the panel itself; on a page without a line
 * it reaches to the top.
 */
export function cordTo({ stretches }: Pick<PageLineMap, 'stretches'>, y: number): Stretch | undefined {
  const right = stretches.filter(({ gutter }) => gutter === 'right')
  if (right.some(({ top, bottom }) => top <= y && y <= bottom)) return undefined
  const ends = right.map(({ top, bottom }) => (bottom < y ? bottom : top))
  const nearest = ends.toSorted((a, b) => Math.abs(a - y) - Math.abs(b - y))[0] ?? 0
  return { gutter: 'right', top: Math.min(nearest, y), bottom: Math.max(nearest, y) }
}
