import { architectures } from '@/content/services'
import { layoutDiagram, type DiagramLayout } from '@/lib/drawing/diagram-layout'

const cases = architectures.flatMap((architecture) =>
  (['wide', 'tall'] as const).map((direction) => ({ id: architecture.id, architecture, direction })),
)

const boxes = ({ nodes, boxWidth, boxHeight }: DiagramLayout) =>
  nodes.map(({ id, x, y }) => ({
    id,
    left: x - boxWidth / 2,
    right: x + boxWidth / 2,
    top: y - boxHeight / 2,
    bottom: y + boxHeight / 2,
  }))

/** Average width of a letter of a verb, and how far its letters reach up from the baseline. */
const LETTER = { wide: { width: 6.2, height: 12 }, tall: { width: 5.5, height: 11 } }
const MARGIN = 5

/** Boxes around the verbs, with a margin. */
const verbs = ({ edges }: DiagramLayout, direction: 'wide' | 'tall') =>
  edges
    .filter(({ spoken }) => spoken)
    .map(({ verb = '', anchor, labelX, labelY }) => {
      const { width, height } = LETTER[direction]
      const textWidth = verb.length * width
      const left = labelX - { start: 0, middle: textWidth / 2, end: textWidth }[anchor]
      return {
        text: verb,
        left: left - MARGIN,
        right: left + textWidth + MARGIN,
        top: labelY - height - MARGIN,
        bottom: labelY + MARGIN,
      }
    })

/** Points along a cubic Bézier curve, `M… C…`. */
function pointsOf(path: string) {
  const [ax, ay, bx, by, cx, cy, dx, dy] = path.match(/-?[\d.]+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return Array.from({ length: 101 }, (_, index) => {
    const t = index / 100
    const u = 1 - t
    const at = (a: number, b: number, c: number, d: number) =>
      u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
    return { x: at(ax, bx, cx, dx), y: at(ay, by, cy, dy) }
  })
}

describe.each(cases)('the $direction drawing of $id', ({ architecture, direction }) => {
  const layout = layoutDiagram(architecture, direction)

  it('keeps every box inside the drawing and off the others', () => {
    const all = boxes(layout)
    for (const box of all) {
      expect(box.left).toBeGreaterThanOrEqual(layout.left)
      expect(box.top).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(layout.left + layout.width)
      expect(box.bottom).toBeLessThanOrEqual(layout.height)
      const touching = all.filter(
        (other) =>
          other.id !== box.id &&
          other.left < box.right &&
          box.left < other.right &&
          other.top < box.bottom &&
          box.top < other.bottom,
      )
      expect(touching).toEqual([])
    }
  })

  it('keeps every verb off the lines and the boxes', () => {
    for (const verb of verbs(layout, direction)) {
      const isOn = (x: number, y: number) =>
        x > verb.left && x < verb.right && y > verb.top && y < verb.bottom
      const linesOn = layout.edges.filter(({ path }) => pointsOf(path).some(({ x, y }) => isOn(x, y)))
      expect([verb.text, linesOn.map(({ from, to }) => `${from} to ${to}`)]).toEqual([verb.text, []])
      const boxesOn = boxes(layout).filter(
        (box) =>
          box.left < verb.right && verb.left < box.right && box.top < verb.bottom && verb.top < box.bottom,
      )
      expect([verb.text, boxesOn.map(({ id }) => id)]).toEqual([verb.text, []])
    }
  })

  it('joins every box to another', () => {
    const joined = new Set(layout.edges.flatMap((edge) => [edge.from, edge.to]))
    expect([...joined].sort()).toEqual(architecture.nodes.map((node) => node.id).sort())
  })

  it('fits a phone of 360 px when it is tall', () => {
    if (direction === 'tall') expect(layout.width).toBeLessThanOrEqual(340)
  })
})

it('A line to a box that does not exist is an error', () => {
  const { nodes } = architectures[0]!
  expect(() => layoutDiagram({ nodes, edges: [{ from: 'caller', to: 'nowhere' }] }, 'wide')).toThrow(
    /nowhere/,
  )
})

it('Forward lines go from left to right when wide, from top to bottom when tall', () => {
  const nodes = [
    { id: 'a', label: 'A', kind: 'system', column: 0, row: 0 },
    { id: 'b', label: 'B', kind: 'system', column: 1, row: 0 },
  ] as const
  const edges = [{ from: 'a', to: 'b' }]
  const ends = (direction: 'wide' | 'tall') => {
    const numbers = layoutDiagram({ nodes, edges }, direction)
      .edges[0]!.path.match(/[\d.]+/g)!
      .map(Number)
    return { dx: numbers.at(-2)! - numbers[0]!, dy: numbers.at(-1)! - numbers[1]! }
  }
  expect(ends('wide').dx).toBeGreaterThan(0)
  expect(ends('wide').dy).toBe(0)
  expect(ends('tall').dx).toBe(0)
  expect(ends('tall').dy).toBeGreaterThan(0)
})
