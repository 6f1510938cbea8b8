const SVG = 'http://www.w3.org/2000/svg'

/** Distance of a leader from the left edge of the transcript, in the panel's margin, to a card below, which shows one row. */
const BELOW_PX = -10
/** The same to a card at the panel's left: the first row's is the innermost, so that none cross at the card. */
const BESIDE = { firstPx: -12, stepPx: -4 }

/**
 * Draws a dotted leader for each underlined fact that is in view: from the edge of the transcript beside it to its row of the note
 * card, which is below the transcript or to the left of the panel. It keeps them in place while the transcript grows and scrolls.
 * Returns the undo.
 */
export function drawLeaders(svg: SVGSVGElement): () => void {
  const body = svg.closest<HTMLElement>('.vw-body')
  const said = body?.querySelector<HTMLElement>('.vw-transcript')
  if (!body || !said) return () => {}
  let frame = 0
  const draw = () => {
    frame = 0
    const origin = svg.getBoundingClientRect()
    const view = said.getBoundingClientRect()
    const rows = [...body.querySelectorAll<HTMLElement>('[data-fact-row]')]
    const drawn = rows.flatMap((row, index) => {
      const fields = row.dataset.factRow ?? ''
      const marks = [...said.querySelectorAll<HTMLElement>('mark[data-fact]')]
      const mark = marks.findLast(({ dataset }) => fields.split(' ').includes(dataset.fact ?? ''))
      const from = [...(mark?.getClientRects() ?? [])].at(-1)
      const to = row.getBoundingClientRect()
      if (!from || from.top < view.top || from.bottom > view.bottom + 4 || to.height === 0) return []
      const group = leaderOf(svg, fields)
      const isBeside = to.right < from.left
      place(group, {
        fromY: (from.top + from.bottom) / 2 - origin.top,
        edgeX: view.left - origin.left,
        laneX: view.left - origin.left + (isBeside ? BESIDE.firstPx + index * BESIDE.stepPx : BELOW_PX),
        toX: (isBeside ? to.right : to.left) - origin.left,
        toY: to.top + to.height / 2 - origin.top,
      })
      return [group]
    })
    // What is drawn stays in place: an element that is moved begins its animation again.
    for (const each of svg.querySelectorAll('g')) if (!drawn.includes(each)) each.remove()
    svg.append(...drawn.filter((each) => !each.parentNode))
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(draw)
  }
  // The transcript scrolls and grows, and the card grows below it.
  const resized = new ResizeObserver(schedule)
  for (const element of [body, said, ...said.children]) resized.observe(element)
  const changed = new MutationObserver(schedule)
  changed.observe(said, { childList: true, subtree: true, characterData: true })
  body.addEventListener('scroll', schedule, { passive: true, capture: true })
  // While the card slides in, its rows are elsewhere than they will be.
  body.addEventListener('animationend', schedule)
  schedule()
  return () => {
    cancelAnimationFrame(frame)
    resized.disconnect()
    changed.disconnect()
    body.removeEventListener('scroll', schedule, { capture: true })
    body.removeEventListener('animationend', schedule)
  }
}

/** The same element for the same facts: a leader and its end. */
function leaderOf(svg: SVGSVGElement, fields: string): SVGGElement {
  const drawn = svg.querySelector<SVGGElement>(`[data-leader="${fields}"]`)
  if (drawn) return drawn
  const group = document.createElementNS(SVG, 'g')
  group.dataset.leader = fields
  const end = document.createElementNS(SVG, 'circle')
  end.setAttribute('r', '2.5')
  group.append(document.createElementNS(SVG, 'path'), end)
  return group
}

interface Course {
  /** The middle of the line of the words. */
  fromY: number
  /** The left edge of the transcript. */
  edgeX: number
  /** The horizontal position at which the leader runs up or down. */
  laneX: number
  /** The row of the card. */
  toX: number
  toY: number
}

/** From beside the words, along the lane, and to the card, which is to the right or the left of the lane. */
function place(group: SVGGElement, { fromY, edgeX, laneX, toX, toY }: Course): void {
  const outX = Math.max(edgeX + 4, laneX + 5)
  const down = Math.sign(toY - fromY) || 1
  const bend = Math.min(5, Math.abs(toY - fromY) / 2)
  const side = Math.sign(toX - laneX) || 1
  const course = [
    `M${outX} ${fromY}H${laneX + bend}q${-bend} 0 ${-bend} ${down * bend}`,
    `V${toY - down * bend}q0 ${down * bend} ${side * bend} ${down * bend}H${toX}`,
  ]
  group.querySelector('path')?.setAttribute('d', course.join(''))
  const end = group.querySelector('circle')
  end?.setAttribute('cx', `${toX}`)
  end?.setAttribute('cy', `${toY}`)
}
