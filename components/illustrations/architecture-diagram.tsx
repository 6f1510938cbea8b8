import { cva, cx } from 'class-variance-authority'
import { useMemo } from 'react'
import type { Architecture } from '@/content/services/architectures'
import {
  layoutDiagram,
  type DiagramDirection,
  type DiagramLayout,
  type PlacedNode,
} from '@/lib/drawing/diagram-layout'

const lineClass = {
  always: 'fill-none stroke-ink-2 stroke-[1.6]',
  sometimes: 'fill-none stroke-accent stroke-[2.2] [stroke-dasharray:.1_5.5] [stroke-linecap:round]',
}

const boxClass: Record<PlacedNode['kind'], string> = {
  customer: 'bg-ink text-surface',
  built: 'bg-accent text-on-accent',
  system: 'bg-surface text-ink [&>small]:text-ink-2',
  person: 'bg-surface text-ink [&>small]:text-ink-2',
}

/** The edge of a box that is not filled: a shadow, because a border is whole pixels wide. */
const EDGE = '0 0 0 .65px var(--ink-2), inset 0 0 0 .65px var(--ink-2)'
const isFilled = (kind: PlacedNode['kind']) => kind === 'customer' || kind === 'built'

/** Sizes of text and lines, in units of the drawing. */
const TEXT = {
  wide: {
    label: { fontSize: 15, lineHeight: '18px', padding: '0 5px' },
    verb: { fontSize: 16, lineHeight: '16px' },
  },
  tall: {
    label: { fontSize: 13, lineHeight: '15px', padding: '2px 5px 0' },
    verb: { fontSize: 14, lineHeight: '14px' },
  },
} as const

/** The position of a verb in its space. More lines are added on the side away from the line of the drawing. */
const verbClass = cva('grid h-full text-balance', {
  variants: {
    anchor: { start: '', middle: 'justify-center text-center', end: 'justify-end text-right' },
    grows: { up: 'content-end', down: '', both: 'content-center' },
  },
})

/** An outline in the colour of the background, so that no line crosses the text. */
const OUTLINE = {
  textShadow: ['2px 0', '-2px 0', '0 2px', '0 -2px'].map((by) => `${by} var(--surface)`).join(),
}

interface DiagramProps {
  architecture: Architecture
  direction: DiagramDirection
  label: string
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
          <path key={index} className={lineClass[edge.sometimes ? 'sometimes' : 'always']} d={edge.path} />
        ))}
        {layout.nodes.map((node) => (
          <Box key={node.id} node={node} layout={layout} direction={direction} />
        ))}
        {layout.edges.map((edge, index) =>
          edge.spoken ? (
            <foreignObject key={index} {...edge.label} className="overflow-visible">
              <p
                className={verbClass({ anchor: edge.anchor, grows: edge.grows })}
                style={TEXT[direction].verb}
              >
                <i className="font-serif-italic text-ink-2 italic" style={OUTLINE}>
                  {edge.verb}
                </i>
              </p>
            </foreignObject>
          ) : null,
        )}
      </svg>
    </div>
  )
}

/** The connection from the page line, next to the drawing, to the first box. */
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

interface BoxProps extends Pick<DiagramProps, 'direction'> {
  node: PlacedNode
  layout: DiagramLayout
}

function Box({ node, layout: { boxWidth, boxHeight }, direction }: BoxProps) {
  return (
    <foreignObject
      x={node.x - boxWidth / 2}
      y={node.y - boxHeight / 2}
      width={boxWidth}
      height={boxHeight}
      className="overflow-visible"
    >
      <div className="flex h-full flex-col justify-center">
        <div
          className={cx(
            // It grows with its words, above and below its middle.
            'grid shrink-0 content-center justify-center text-center text-balance forced-color-adjust-none forced-colors:border',
            boxClass[node.kind],
          )}
          style={{
            ...TEXT[direction].label,
            minHeight: boxHeight,
            borderRadius: node.kind === 'person' ? boxHeight / 2 : 3,
            boxShadow: isFilled(node.kind) ? undefined : EDGE,
          }}
        >
          <b className="tracking-label">{node.label}</b>
          {/* A tall drawing is too small for notes; the steps below it have the same text. */}
          {node.note && direction === 'wide' ? (
            <small style={{ fontSize: 12.5, lineHeight: '20px', marginBottom: -4 }}>{node.note}</small>
          ) : null}
        </div>
      </div>
    </foreignObject>
  )
}
