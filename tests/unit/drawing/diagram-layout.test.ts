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

  it('joins every box to another', () => {
    const joined = new Set(layout.edges.flatMap((edge) => [edge.from, edge.to]))
    expect([...joined].sort()).toEqual(architecture.nodes.map((node) => node.id).sort())
  })
})

it.each(architectures.map((architecture) => ({ id: architecture.id, architecture })))(
  'The tall drawing of $id fits a phone of 360 px',
  ({ architecture }) => {
    expect(layoutDiagram(architecture, 'tall').width).toBeLessThanOrEqual(340)
  },
)

it('A line to a box that does not exist is an error that names the file', () => {
  const { nodes } = architectures[0]!
  expect(() => layoutDiagram({ nodes, edges: [{ from: 'caller', to: 'nowhere' }] }, 'wide')).toThrow(
    'content/services/architectures.ts: a line in `edges` has “nowhere”, which is the `id` of no box in `nodes`.',
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
