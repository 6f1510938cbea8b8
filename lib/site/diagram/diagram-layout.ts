import type { Architecture, DiagramEdge, DiagramNode } from '@/content/services/architectures'

/** `wide` runs from left to right; `tall`, for a narrow page, from top to bottom. */
export type DiagramDirection = 'wide' | 'tall'

export interface PlacedNode extends DiagramNode {
  /** Middle of the box. */
  x: number
  y: number
}

export interface PlacedEdge extends DiagramEdge {
  /** Path data from the border of one box to the border of the other. */
  path: string
  /** Whether there is room for the verb. */
  spoken: boolean
  /** Position of the verb. */
  labelX: number
  labelY: number
  /** `text-anchor` of the verb: start beside a vertical line, middle above a horizontal one. */
  anchor: 'middle' | 'start'
}

export interface DiagramLayout {
  /** Where the first box begins: the drawing lines up with the text above it. */
  left: number
  /** From the first box's edge to the last one's. */
  width: number
  height: number
  boxWidth: number
  boxHeight: number
  nodes: PlacedNode[]
  edges: PlacedEdge[]
}

interface Metrics {
  cellX: number
  cellY: number
  boxWidth: number
  boxHeight: number
}

const METRICS: Record<DiagramDirection, Metrics> = {
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
  const columns = Math.max(...cells.map((cell) => cell.x)) + 1
  const rows = Math.max(...cells.map((cell) => cell.y)) + 1
  const placed = nodes.map((node, index): PlacedNode => {
    const cell = cells[index]!
    return { ...node, x: (cell.x + 0.5) * metrics.cellX, y: (cell.y + 0.5) * metrics.cellY }
  })
  const byId = new Map(placed.map((node) => [node.id, node]))
  const find = (id: string): PlacedNode => {
    const node = byId.get(id)
    if (!node) throw new Error(`The diagram has a line to "${id}", but no such box.`)
    return node
  }
  return {
    left: (metrics.cellX - metrics.boxWidth) / 2,
    width: (columns - 1) * metrics.cellX + metrics.boxWidth,
    height: rows * metrics.cellY,
    boxWidth: metrics.boxWidth,
    boxHeight: metrics.boxHeight,
    nodes: placed,
    edges: edges.map((edge) => {
      const from = find(edge.from)
      const to = find(edge.to)
      const fan = edges.filter((other) => other.from === edge.from && find(other.to).column > from.column)
      return {
        ...placeEdge(edge, from, to, direction),
        spoken: edge.verb !== undefined && (direction === 'wide' || hasRoomWhenTall(from, to, fan.length)),
      }
    }),
  }
}

/** A tall drawing has room for a verb beside a single line down, and beside a line back. */
const hasRoomWhenTall = (from: PlacedNode, to: PlacedNode, fan: number) =>
  to.column < from.column || (to.row === from.row && fan === 1)

const cellOf = ({ column, row }: DiagramNode, direction: DiagramDirection) =>
  direction === 'wide' ? { x: column, y: row } : { x: row, y: column }

function placeEdge(
  edge: DiagramEdge,
  from: PlacedNode,
  to: PlacedNode,
  direction: DiagramDirection,
): Omit<PlacedEdge, 'spoken'> {
  const [fromSide, toSide] = sides(from, to, direction)
  const start = port(from, fromSide, METRICS[direction])
  const end = port(to, toSide, METRICS[direction])
  const line = curve(start, end)
  const upright = Math.abs(start.x - end.x) < 1
  const label = pointAt(line, upright ? 0.5 : alongFor(from, to))
  return {
    ...edge,
    path: `M${line.map(({ x, y }, index) => `${index === 1 ? 'C' : ''}${x} ${y}`).join(' ')}`,
    labelX: label.x + (upright ? 8 : 0),
    labelY: label.y + (upright ? 4 : -7),
    anchor: upright ? 'start' : 'middle',
  }
}

/** Forward lines leave along the direction of reading; lines within a rank go straight; lines back go round. */
function sides(from: PlacedNode, to: PlacedNode, direction: DiagramDirection): [Side, Side] {
  const wide = direction === 'wide'
  const ahead = to.column - from.column
  if (ahead > 0) return wide ? ['right', 'left'] : ['bottom', 'top']
  if (ahead < 0) return wide ? ['left', 'bottom'] : ['top', 'right']
  const down = to.row > from.row
  if (wide) return down ? ['bottom', 'top'] : ['top', 'bottom']
  return down ? ['right', 'left'] : ['left', 'right']
}

function port({ x, y }: PlacedNode, side: Side, { boxWidth, boxHeight }: Metrics): Port {
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

/** Lines ahead carry their verb past the middle, where they have parted; lines back, before it. */
const alongFor = (from: PlacedNode, to: PlacedNode) => (to.column > from.column ? 0.6 : 0.35)

type Curve = readonly [Point, Point, Point, Point]

/** Where a cubic Bézier curve is after the share `t` of its parameter. */
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
