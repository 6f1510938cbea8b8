'use client'

import { cx } from 'class-variance-authority'
import { Button } from '@/components/ui/button'
import { ChipButton } from '@/components/ui/chip'
import type { ProcessContent, TimelineNode, TimelineNodeId } from '@/content/services'
import type { OrbitEvent, OrbitState } from '@/lib/site/orbit/orbit-state'
import { EnergyMeter } from './energy-meter'
import styles from './node-card.module.css'

export interface NodeCardProps {
  content: ProcessContent
  node: TimelineNode | undefined
  state: OrbitState<TimelineNodeId>
  /** The orbit never turns, because the visitor asked for less motion. */
  still: boolean
  send: (event: OrbitEvent<TimelineNodeId>) => void
  focusStop: (id: TimelineNodeId) => void
}

/** The index card of the chosen stop; an invitation while none is chosen. */
export function NodeCard({ content, node, state, still, send, focusStop }: NodeCardProps) {
  return (
    <div id="process-card" className={styles.card} aria-live="polite" data-open={node !== undefined}>
      {node ? (
        <ChosenStop content={content} node={node} send={send} focusStop={focusStop} />
      ) : (
        <Invitation content={content} state={state} still={still} send={send} />
      )}
    </div>
  )
}

function Invitation({
  content,
  state,
  send,
  still,
}: Pick<NodeCardProps, 'content' | 'state' | 'send' | 'still'>) {
  const held = state.mode === 'held'
  return (
    <>
      <p className="type-caller text-2xl">{still ? content.whileStill : content.whileTurning}</p>
      <p className="mt-4 text-ink-2">{content.lead}</p>
      <dl className={styles.stops}>
        {content.nodes.map((node) => (
          <div key={node.id}>
            <dt>{node.title}</dt>
            <dd>{node.date}</dd>
            <dd className={styles.status} data-status={node.status}>
              {content.statusLabels[node.status]}
            </dd>
          </div>
        ))}
      </dl>
      {still ? null : (
        <Button look="quiet" aria-pressed={held} onClick={() => send({ type: held ? 'resume' : 'hold' })}>
          {content.hold}
        </Button>
      )}
    </>
  )
}

const neighbour = (nodes: readonly TimelineNode[], node: TimelineNode, step: number) =>
  nodes[(nodes.indexOf(node) + step + nodes.length) % nodes.length] ?? node

function ChosenStop({
  content,
  node,
  send,
  focusStop,
}: Pick<NodeCardProps, 'content' | 'send' | 'focusStop'> & { node: TimelineNode }) {
  const choose = (target: TimelineNode) => send({ type: 'choose', id: target.id })
  const follow = (target: TimelineNode) => {
    choose(target)
    focusStop(target.id)
  }
  const letTurn = () => {
    send({ type: 'dismiss' })
    focusStop(node.id)
  }
  const related = content.nodes.filter((candidate) => node.relatedIds.includes(candidate.id))
  return (
    <div className={styles.sheet}>
      <header className={styles.cardHead}>
        <h3 className="text-xl leading-[1.1]">{node.title}</h3>
        <span className={styles.status} data-status={node.status}>
          <span className="sr-only">{content.status}: </span>
          {content.statusLabels[node.status]}
        </span>
      </header>
      <p className="text-sm font-medium text-violet lining-nums tabular-nums">
        {node.date} <span className="font-normal text-ink-3">{node.category}</span>
      </p>
      <p className="mt-3 text-pretty text-ink-2">{node.content}</p>
      <EnergyMeter content={content} energy={node.energy} />
      <p className="mt-5 text-xs text-ink-3">{content.related}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {related.map((target) => (
          <ChipButton key={target.id} pressed={false} onClick={() => follow(target)}>
            {target.title}
          </ChipButton>
        ))}
      </div>
      <footer className={styles.cardFoot}>
        <Button
          look="quiet"
          onClick={() => choose(neighbour(content.nodes, node, -1))}
          aria-label={content.previous}
        >
          <Step back />
        </Button>
        <Button
          look="quiet"
          onClick={() => choose(neighbour(content.nodes, node, 1))}
          aria-label={content.next}
        >
          <Step />
        </Button>
        <Button look="quiet" className="ml-auto" onClick={letTurn}>
          {content.close}
        </Button>
      </footer>
    </div>
  )
}

const Step = ({ back = false }: { back?: boolean }) => (
  <svg
    viewBox="0 0 20 12"
    className={cx('h-3 w-5 flex-none fill-none stroke-current stroke-[1.6]', back && 'rotate-180')}
    aria-hidden="true"
  >
    <path d="M0 6H18M13 1l5 5-5 5" />
  </svg>
)
