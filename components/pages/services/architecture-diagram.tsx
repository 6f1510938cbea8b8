import { cx } from 'class-variance-authority'
import { useMemo } from 'react'
import type { Architecture } from '@/content/services/architectures'
import {
  layoutDiagram,
  type DiagramDirection,
  type DiagramLayout,
  type PlacedNode,
} from '@/lib/site/diagram/diagram-layout'
import styles from './architecture-diagram.module.css'

export interface DiagramProps {
  architecture: Architecture
  direction: DiagramDirection
  label: string
  /** Id of the list that says in sentences what is drawn. */
  describedBy: string
}

/** One picture for the eye, one name and a list of sentences for the ear. */
export function Diagram({ architecture, direction, label, describedBy }: DiagramProps) {
  const layout = useMemo(() => layoutDiagram(architecture, direction), [architecture, direction])
  return (
    <svg
      className={cx(
        styles.diagram,
        'mx-auto w-full max-w-115 overflow-visible md:max-lg:row-[1/3] lg:col-span-full lg:max-w-none',
      )}
      viewBox={`${layout.left - 1} 0 ${layout.width + 2} ${layout.height}`}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      data-direction={direction}
    >
      {layout.edges.map((edge) => (
        <path
          key={`${edge.from} ${edge.to}`}
          className={styles.line}
          d={edge.path}
          data-sometimes={edge.sometimes ?? false}
        />
      ))}
      {layout.nodes.map((node) => (
        <Box key={node.id} node={node} layout={layout} direction={direction} />
      ))}
      {layout.edges.map((edge) =>
        edge.spoken ? (
          <text
            key={`${edge.from} ${edge.to}`}
            className={styles.verb}
            x={edge.labelX}
            y={edge.labelY}
            textAnchor={edge.anchor}
          >
            {edge.verb}
          </text>
        ) : null,
      )}
    </svg>
  )
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
  // A tall drawing is a small one: what the notes say is in the steps below it.
  const note = direction === 'wide' ? node.note : undefined
  const left = node.x - boxWidth / 2
  const top = node.y - boxHeight / 2
  return (
    <g className={styles.box} data-kind={node.kind}>
      <rect
        x={left}
        y={top}
        width={boxWidth}
        height={boxHeight}
        rx={node.kind === 'person' ? boxHeight / 2 : 3}
      />
      <text className={styles.label} x={node.x} y={node.y - (note ? 3 : -5)} textAnchor="middle">
        {node.label}
      </text>
      {note ? (
        <text className={styles.note} x={node.x} y={node.y + 15} textAnchor="middle">
          {note}
        </text>
      ) : null}
    </g>
  )
}
