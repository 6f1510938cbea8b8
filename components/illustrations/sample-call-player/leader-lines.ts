const SVG = 'http://www.w3.org/2000/svg'
const GAP = 8

/** The end of a phrase's last line and the beginning of its field, both relative to the stage. */
interface Leader {
  fromX: number
  fromY: number
  toX: number
  toY: number
}

/**
 * Draws a dotted line from each underlined phrase to the field that the phrase has filled. It runs along the line of text
 * to the gutter, then across to the field. We measure all of them before we add the first, so that the browser calculates
 * the layout once.
 */
export function drawLeaderLines(stage: HTMLElement): void {
  const svg = stage.querySelector<SVGSVGElement>('[data-leader-lines]')
  if (!svg) return
  const origin = svg.getBoundingClientRect()
  // Not shown on a phone.
  if (origin.width === 0) return
  const outcomeLeft = stage.querySelector('[data-call-outcome]')?.getBoundingClientRect().left ?? origin.right
  const drawn = [...stage.querySelectorAll<HTMLElement>('mark[data-field]')].flatMap((mark) => {
    const target = stage.querySelector(`[data-target="${mark.dataset.field}"]`)
    if (!target) return []
    return draw(
      measure(mark, target, origin),
      outcomeLeft - origin.left,
      mark.style.getPropertyValue('--delay'),
    )
  })
  svg.replaceChildren(...drawn)
}

function measure(mark: HTMLElement, target: Element, origin: DOMRect): Leader {
  const to = target.getBoundingClientRect()
  const last = [...mark.getClientRects()].at(-1) ?? mark.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(mark.closest('[data-text]') ?? mark)
  const sameLine = [...range.getClientRects()].filter((rect) => Math.abs(rect.bottom - last.bottom) < 8)
  const end = Math.max(...sameLine.map((rect) => rect.right))
  return {
    fromX: end - origin.left + 12,
    fromY: last.bottom - origin.top - 9,
    toX: to.left - origin.left - GAP,
    toY: to.top - origin.top + to.height / 2,
  }
}

function draw({ fromX, fromY, toX, toY }: Leader, outcomeX: number, delay: string): SVGElement[] {
  const gutter = outcomeX - 10
  const bend = (toX - gutter) * 0.6
  const path = document.createElementNS(SVG, 'path')
  const start = Math.min(gutter - 6, fromX)
  path.setAttribute(
    'd',
    `M${start} ${fromY}H${gutter}C${gutter + bend} ${fromY} ${toX - bend} ${toY} ${toX} ${toY}`,
  )
  const end = document.createElementNS(SVG, 'circle')
  end.setAttribute('cx', `${toX}`)
  end.setAttribute('cy', `${toY}`)
  end.setAttribute('r', '3')
  for (const element of [path, end]) element.style.setProperty('--delay', delay)
  return [path, end]
}
