import { cva, cx } from 'class-variance-authority'
import { Fragment, useMemo } from 'react'
import type { Architecture } from '@/content/services/architectures'
import {
  layoutDiagram,
  type DiagramDirection,
  type DiagramLayout,
  type PlacedNode,
} from '@/lib/drawing/diagram-layout'

const lineClass = cva('fill-none', {
  variants: {
    sometimes: {
      true: 'stroke-accent stroke-[2.2] [stroke-dasharray:.1_5.5] [stroke-linecap:round]',
      false: 'stroke-ink-2 stroke-[1.6]',
    },
  },
})

const boxClass = cva('stroke-[1.25]', {
  variants: {
    kind: {
      customer: 'fill-ink stroke-ink',
      built: 'fill-accent stroke-accent',
      system: 'fill-surface stroke-ink-2',
      person: 'fill-surface stroke-ink-2',
    },
  },
})

const labelClass = cva('font-semibold tracking-label', {
  variants: {
    kind: { customer: 'fill-surface', built: 'fill-on-accent', system: 'fill-ink', person: 'fill-ink' },
    direction: { wide: 'text-[15px]', tall: 'text-[13px]' },
  },
})

const noteClass = cva('text-[12.5px]', {
  variants: {
    kind: { customer: 'fill-surface', built: 'fill-on-accent', system: 'fill-ink-2', person: 'fill-ink-2' },
  },
})

/** An outline in the colour of the background, so that no line crosses the text. */
const verbClass = cva(
  'fill-ink-2 stroke-surface stroke-[5px] font-serif-italic italic [paint-order:stroke]',
  {
    variants: { direction: { wide: 'text-[16px]', tall: 'text-[14px]' } },
  },
)

interface DiagramProps {
  architecture: Architecture
  direction: DiagramDirection
  label: string
  /** Id of the list that describes the diagram. */
  describedBy: string
  className: string
}

/** The diagram as an image with an accessible name. The list with the id `describedBy` is its text alternative. */
export function Diagram({ architecture, direction, label, describedBy, className }: DiagramProps) {
  const layout = useMemo(() => layoutDiagram(architecture, direction), [architecture, direction])
  return (
    <div
      className={cx(
        'relative mx-auto w-full max-w-115 md:max-lg:row-[1/3] lg:col-span-full lg:max-w-none',
        className,
      )}
    >
      {direction === 'wide' ? <BranchOfPageLine layout={layout} /> : null}
      <svg
        className="w-full overflow-visible"
        viewBox={`${layout.left - 1} 0 ${layout.width + 2} ${layout.height}`}
        role="img"
        aria-label={label}
        aria-describedby={describedBy}
      >
        {layout.edges.map((edge, index) => (
          <path key={index} className={lineClass({ sometimes: edge.sometimes ?? false })} d={edge.path} />
        ))}
        {layout.nodes.map((node) => (
          <Box key={node.id} node={node} layout={layout} direction={direction} />
        ))}
        {layout.edges.map((edge, index) =>
          edge.spoken ? (
            <text
              key={index}
              className={verbClass({ direction })}
              x={edge.labelX}
              y={edge.labelY}
              textAnchor={edge.anchor}
            >
              {edge.verb}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}

/** From the page line, beside the drawing, to the box in which everything begins. */
function BranchOfPageLine({ layout: { nodes, left, height, boxWidth } }: { layout: DiagramLayout }) {
  const first = nodes.find(({ x }) => x - boxWidth / 2 <= left)
  if (!first) return null
  return (
    <i
      className="absolute right-full w-(--page-line-gap) border-t-2 border-ink"
      style={{ top: `calc(${(100 * first.y) / height}% - 1px)` }}
    />
  )
}

/** Font size of a label in a tall drawing. */
const LINE_HEIGHT = 15
/** Longest label that fits a box of a tall drawing, with 10 px on either side. */
const LINE_LETTERS = 11

function twoLines(label: string): readonly string[] {
  const index = label.lastIndexOf(' ')
  return label.length > LINE_LETTERS && index > 0 ? [label.slice(0, index), label.slice(index + 1)] : [label]
}

function Box({
  node,
  layout,
  direction,
}: {
  node: PlacedNode
  layout: DiagramLayout
  direction: DiagramDirection
}) {
  const { boxWidth, boxHeight } = layout
  // A tall drawing is too small for notes; the steps below it have the same text.
  const note = direction === 'wide' ? node.note : undefined
  const lines = direction === 'tall' ? twoLines(node.label) : [node.label]
  const left = node.x - boxWidth / 2
  const top = node.y - boxHeight / 2
  return (
    <g>
      <rect
        x={left}
        y={top}
        width={boxWidth}
        height={boxHeight}
        rx={node.kind === 'person' ? boxHeight / 2 : 3}
        className={boxClass({ kind: node.kind })}
      />
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 ? ' ' : null}
          <text
            className={labelClass({ kind: node.kind, direction })}
            x={node.x}
            y={node.y - (note ? 3 : -5) + (index - (lines.length - 1) / 2) * LINE_HEIGHT}
            textAnchor="middle"
          >
            {line}
          </text>
        </Fragment>
      ))}
      {note ? (
        <text className={noteClass({ kind: node.kind })} x={node.x} y={node.y + 15} textAnchor="middle">
          {note}
        </text>
      ) : null}
    </g>
  )
}
