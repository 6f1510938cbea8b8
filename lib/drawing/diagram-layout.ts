import type { Architecture, DiagramEdge, DiagramNode } from '@/content/services/architectures'

/** `wide` runs from left to right; `tall`, for a narrow page, from top to bottom. */
export type DiagramDirection = 'wide' | 'tall'

export interface PlacedNode extends DiagramNode {
  x: number
  y: number
}

interface PlacedEdge extends DiagramEdge {
  /** Path data from the border of one box to the border of the other. */
  path: string
  /** Whether there is space for the verb. */
  spoken: boolean
  /** Place of the first line of the verb, and how wide its lines may be. */
  label: { x: number; y: number; width: number; height: number }
  /** The alignment of a line of the verb in its space. */
  anchor: 'start' | 'middle' | 'end'
  /** The direction in which more lines of the verb are added. */
  grows: 'up' | 'down' | 'both'
}

export interface DiagramLayout {
  /** The left edge of the first box, which lines up with the text above the drawing. */
  left: number
  /** From the first box's edge to the last one's. */
  width: number
  height: number
  boxWidth: number
  boxHeight: number
  nodes: PlacedNode[]
  edges: PlacedEdge[]
}

const METRICS = {
  wide: { cellX: 216, cellY: 112, boxWidth: 138, boxHeight: 60 },
  tall: { cellX: 110, cellY: 84, boxWidth: 98, boxHeight: 46 },
}

type Side = 'left' | 'right' | 'top' | 'bottom'

interface Point {
  x: number
  y: number
}

interface Port extends Point {
  side: Side
}

/** Places the boxes on their grid and draws the lines between them. Units are those of the drawing. */
export function layoutDiagram(
  { nodes, edges }: Pick<Architecture, 'nodes' | 'edges'>,
  direction: DiagramDirection,
): DiagramLayout {
  const metrics = METRICS[direction]
  const cells = nodes.map((node) => cellOf(node, direction))
  const columns = Math.max(0, ...cells.map((cell) => cell.x)) + 1
  const rows = Math.max(0, ...cells.map((cell) => cell.y)) + 1
  const placed = nodes.map((node, index): PlacedNode => {
    const cell = cells[index]!
    return { ...node, x: (cell.x + 0.5) * metrics.cellX, y: (cell.y + 0.5) * metrics.cellY }
  })
  const byId = new Map(placed.map((node) => [node.id, node]))
  const find = (id: string): PlacedNode => {
    const node = byId.get(id)
    if (!node)
      throw new Error(
        `content/services/architectures.ts: a line in \`edges\` has “${id}”, which is the \`id\` of no box in \`nodes\`.`,
      )
    return node
  }
  const left = (metrics.cellX - metrics.boxWidth) / 2
  const width = (columns - 1) * metrics.cellX + metrics.boxWidth
  return {
    left,
    width,
    height: rows * metrics.cellY,
    boxWidth: metrics.boxWidth,
    boxHeight: metrics.boxHeight,
    nodes: placed,
    edges: edges.map((edge) => {
      const from = find(edge.from)
      const to = find(edge.to)
      const fan = edges.filter((other) => other.from === edge.from && find(other.to).column > from.column)
      const placedEdge = placeEdge(edge, from, to, direction, fan.length > 1)
      const { label } = placedEdge
      return {
        ...placedEdge,
        label: { ...label, width: Math.min(label.width, left + width - label.x) },
        spoken: edge.verb !== undefined && (direction === 'wide' || hasRoomWhenTall(from, to, fan.length)),
      }
    }),
  }
}

/** Whether a tall drawing has space for the verb: only beside a single line down, and beside a line back. */
const hasRoomWhenTall = (from: PlacedNode, to: PlacedNode, fan: number) =>
  to.column < from.column || (to.row === from.row && fan === 1)

const cellOf = ({ column, row }: DiagramNode, direction: DiagramDirection) =>
  direction === 'wide' ? { x: column, y: row } : { x: row, y: column }

function placeEdge(
  edge: DiagramEdge,
  from: PlacedNode,
  to: PlacedNode,
  direction: DiagramDirection,
  parts: boolean,
): Omit<PlacedEdge, 'spoken'> {
  const [fromSide, toSide] = sides(from, to, direction)
  const start = port(from, fromSide, METRICS[direction])
  const end = port(to, toSide, METRICS[direction])
  const line = curve(start, end)
  return {
    ...edge,
    path: `M${line.map(({ x, y }, index) => `${index === 1 ? 'C' : ''}${x} ${y}`).join(' ')}`,
    ...placeVerb(line, { goesBack: to.column < from.column, parts, direction }),
  }
}

/** Between a verb and the nearest line or box: 10 px on a wide screen. */
const CLEARANCE = 8
/** Distance from the middle and from the top of the verb's letters to the baseline. */
const HALF_LETTER = 4
const LETTER = 12
const LINE = 16

interface VerbPlace {
  goesBack: boolean
  /** Whether other lines leave the same box ahead. */
  parts: boolean
  direction: DiagramDirection
}

/** Beside the line: above a level one, to the right of any other. */
function placeVerb(
  line: Curve,
  { goesBack, parts, direction }: VerbPlace,
): Pick<PlacedEdge, 'label' | 'anchor' | 'grows'> {
  const [start, , , end] = line
  const { cellX, boxWidth } = METRICS[direction]
  const gap = cellX - boxWidth
  const beside = (
    { x, y }: Point,
    width: number,
    anchor: PlacedEdge['anchor'],
    grows: PlacedEdge['grows'],
  ) => ({
    label: { x: x - width * { start: 0, middle: 0.5, end: 1 }[anchor], y: y - LETTER, width, height: LINE },
    anchor,
    grows,
  })
  const by = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy })
  if (goesBack && direction === 'tall')
    return beside(by(end, CLEARANCE, -CLEARANCE), cellX - CLEARANCE, 'start', 'up')
  // Below: on its left the curve rises.
  if (goesBack) return beside(by(pointAt(line, 0.3), 0, CLEARANCE + LETTER), cellX, 'middle', 'down')
  const middle = pointAt(line, 0.5)
  const free = cellX / 2
  // Between the ranks of a tall drawing the space ends at the next line. A narrower one would break a word in a wide face.
  const freeBesideLine = direction === 'tall' ? cellX - 2 * CLEARANCE : free
  if (Math.abs(start.x - end.x) < 1)
    return beside(by(middle, CLEARANCE, HALF_LETTER), freeBesideLine, 'start', 'both')
  const isLevel = Math.abs(start.y - end.y) < 1
  // Lines that leave one box are apart at their ends.
  if (isLevel && parts) return beside(by(end, -CLEARANCE, -CLEARANCE), gap - CLEARANCE, 'end', 'up')
  if (isLevel) return beside(by(middle, 0, -CLEARANCE), gap, 'middle', 'up')
  // The curve is not quite vertical there, so it is nearer at the top or bottom of the letters.
  return beside(by(middle, CLEARANCE + 5, HALF_LETTER), free, 'start', 'both')
}

/** Forward lines start in the reading direction; lines within a rank are straight; lines back go around the boxes. */
function sides(from: PlacedNode, to: PlacedNode, direction: DiagramDirection): [Side, Side] {
  const wide = direction === 'wide'
  const ahead = to.column - from.column
  if (ahead > 0) return wide ? ['right', 'left'] : ['bottom', 'top']
  if (ahead < 0) return wide ? ['left', 'bottom'] : ['top', 'right']
  const down = to.row > from.row
  if (wide) return down ? ['bottom', 'top'] : ['top', 'bottom']
  return down ? ['right', 'left'] : ['left', 'right']
}

function port(
  { x, y }: PlacedNode,
  side: Side,
  { boxWidth, boxHeight }: (typeof METRICS)[DiagramDirection],
): Port {
  switch (side) {
    case 'left':
      return { x: x - boxWidth / 2, y, side }
    case 'right':
      return { x: x + boxWidth / 2, y, side }
    case 'top':
      return { x, y: y - boxHeight / 2, side }
    case 'bottom':
      return { x, y: y + boxHeight / 2, side }
  }
}

const LEVEL: readonly Side[] = ['left', 'right']

type Curve = readonly [Point, Point, Point, Point]

/** Point of a cubic Bézier curve at `t`, from 0 to 1. */
function pointAt(curve: Curve, t: number): Point {
  const [a, b, c, d] = curve
  const u = 1 - t
  const mix = (axis: 'x' | 'y') =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis]
  return { x: mix('x'), y: mix('y') }
}

function curve(start: Port, end: Port): Curve {
  const startLevel = LEVEL.includes(start.side)
  const endLevel = LEVEL.includes(end.side)
  const bothLevel = startLevel && endLevel
  const middle = bothLevel ? (start.x + end.x) / 2 : (start.y + end.y) / 2
  const control = (own: Port, other: Port, level: boolean) => {
    if (startLevel !== endLevel) return level ? { x: other.x, y: own.y } : { x: own.x, y: other.y }
    return level ? { x: middle, y: own.y } : { x: own.x, y: middle }
  }
  return [start, control(start, end, startLevel), control(end, start, endLevel), end]
}
