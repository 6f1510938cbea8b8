'use client'

import { useMemo, type CSSProperties, type KeyboardEvent } from 'react'
import { Tick } from '@/components/ui/icons'
import type { ProcessContent, TimelineNode } from '@/content/services'
import { ORBIT_MARGIN_PX, orbitLine } from '@/lib/site/orbit/orbit-line'
import { ORBIT_RADIUS_PX, orbitPosition } from '@/lib/site/orbit/orbit-geometry'
import { nodeState, selectedId } from '@/lib/site/orbit/orbit-state'
import styles from './process-orbit.module.css'
import type { Orbit } from './use-orbit'

const REACH = ORBIT_RADIUS_PX + ORBIT_MARGIN_PX

const stepDegrees = (nodes: readonly TimelineNode[]) => 360 / nodes.length

const ringPath = (nodes: readonly TimelineNode[]) =>
  orbitLine(
    nodes.map((node, index) => ({
      atDeg: stepDegrees(nodes) * (index + 0.5),
      heightPx: node.energy * 0.24,
    })),
    20,
  )

const KEY_STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys walk round the orbit; Tab reaches every node too. */
function walkWithArrows(event: KeyboardEvent<HTMLDivElement>) {
  const step = KEY_STEPS[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  if (at < 0) return
  event.preventDefault()
  buttons[(at + step + buttons.length) % buttons.length]?.focus({ preventScroll: true })
}

/** The orbit and its stops. */
export function OrbitStage({ orbit, content }: { orbit: Orbit; content: ProcessContent }) {
  const { state, send, rotating, stageRef } = orbit
  const { nodes } = content
  const ring = useMemo(() => ringPath(nodes), [nodes])
  const selected = nodes.find((node) => node.id === selectedId(state))
  return (
    // The background is a pointer's way to let go; Escape and the card's button are the keyboard's.
    <div
      ref={stageRef}
      className={styles.stage}
      role="group"
      aria-label={content.orbitLabel}
      data-orbit
      data-rotating={rotating}
      onClick={() => send({ type: 'dismiss' })}
      onKeyDown={walkWithArrows}
    >
      <svg
        className={styles.ring}
        viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
        aria-hidden="true"
      >
        <path d={ring} />
        {selected ? <Chords nodes={nodes} node={selected} /> : null}
      </svg>
      <p className={styles.centre} aria-hidden="true">
        {selected ? selected.date : content.centre}
      </p>
      {nodes.map((node, index) => (
        <button
          key={node.id}
          type="button"
          className={styles.node}
          style={{ '--at': `${stepDegrees(nodes) * index}deg` } as CSSProperties}
          data-node={node.id}
          data-status={node.status}
          data-state={nodeState(state, node, nodes)}
          aria-pressed={selected?.id === node.id}
          aria-controls="process-card"
          onClick={(event) => {
            event.stopPropagation()
            send({ type: 'choose', id: node.id })
          }}
        >
          <span className={styles.drawn}>
            <span className={styles.disc}>{node.status === 'completed' ? <Tick /> : null}</span>
            <span className={styles.name}>
              {node.title}
              <span className="sr-only">, {content.statusLabels[node.status]}</span>
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}

/** Dotted leaders from the chosen node to its related ones, drawn within the turned ring. */
function Chords({ nodes, node }: { nodes: readonly TimelineNode[]; node: TimelineNode }) {
  const at = (id: string) =>
    orbitPosition(
      nodes.findIndex((candidate) => candidate.id === id),
      nodes.length,
      0,
    )
  const from = at(node.id)
  return node.relatedIds.map((id) => {
    const to = at(id)
    return <path key={id} className={styles.chord} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
  })
}
