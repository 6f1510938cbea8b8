'use client'

import { Button } from '@/components/ui/button'
import { ChipButton } from '@/components/ui/chip'
import { statusLabels, timelineCopy, timelineNodes } from '@/content/services'
import type { TimelineNode, TimelineNodeId } from '@/content/services/timeline'
import type { OrbitEvent, OrbitState } from '@/lib/site/orbit/orbit-state'
import { EnergyMeter } from './energy-meter'
import styles from './node-card.module.css'

export interface NodeCardProps {
  node: TimelineNode | undefined
  state: OrbitState<TimelineNodeId>
  /** The orbit never turns, because the visitor asked for less motion. */
  still: boolean
  send: (event: OrbitEvent<TimelineNodeId>) => void
  focusStop: (id: TimelineNodeId) => void
}

/** The index card of the chosen stop; an invitation while none is chosen. */
export function NodeCard({ node, state, still, send, focusStop }: NodeCardProps) {
  return (
    <div id="process-card" className={styles.card} aria-live="polite" data-open={node !== undefined}>
      {node ? (
        <ChosenStop node={node} send={send} focusStop={focusStop} />
      ) : (
        <Invitation state={state} still={still} send={send} />
      )}
    </div>
  )
}

function Invitation({ state, send, still }: Pick<NodeCardProps, 'state' | 'send' | 'still'>) {
  const held = state.mode === 'held'
  return (
    <>
      <p className="text-caller text-t6">{still ? timelineCopy.still : timelineCopy.turning}</p>
      <p className="mt-4 text-ink-2">{timelineCopy.lead}</p>
      <dl className={styles.stops}>
        {timelineNodes.map((node) => (
          <div key={node.id}>
            <dt>{node.title}</dt>
            <dd>{node.date}</dd>
            <dd className={styles.status} data-status={node.status}>
              {statusLabels[node.status]}
            </dd>
          </div>
        ))}
      </dl>
      {still ? null : (
        <Button look="quiet" aria-pressed={held} onClick={() => send({ type: held ? 'resume' : 'hold' })}>
          {timelineCopy.hold}
        </Button>
      )}
    </>
  )
}

const neighbour = (node: TimelineNode, step: number) => {
  const at = timelineNodes.indexOf(node) + step + timelineNodes.length
  return timelineNodes[at % timelineNodes.length] ?? node
}

function ChosenStop({
  node,
  send,
  focusStop,
}: Pick<NodeCardProps, 'send' | 'focusStop'> & { node: TimelineNode }) {
  const choose = (target: TimelineNode) => send({ type: 'choose', id: target.id })
  const follow = (target: TimelineNode) => {
    choose(target)
    focusStop(target.id)
  }
  const letTurn = () => {
    send({ type: 'dismiss' })
    focusStop(node.id)
  }
  const related = timelineNodes.filter((candidate) => node.relatedIds.includes(candidate.id))
  return (
    <div className={styles.sheet}>
      <header className={styles.cardHead}>
        <h3 className="text-t5 leading-[1.1]">{node.title}</h3>
        <span className={styles.status} data-status={node.status}>
          <span className="sr-only">{timelineCopy.status}: </span>
          {statusLabels[node.status]}
        </span>
      </header>
      <p className="text-t2 font-medium text-violet figures">
        {node.date} <span className="font-normal text-ink-3">{node.category}</span>
      </p>
      <p className="mt-3 text-pretty text-ink-2">{node.content}</p>
      <EnergyMeter energy={node.energy} />
      <p className="mt-5 text-t1 text-ink-3">{timelineCopy.related}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {related.map((target) => (
          <ChipButton key={target.id} pressed={false} onClick={() => follow(target)}>
            {target.title}
          </ChipButton>
        ))}
      </div>
      <footer className={styles.cardFoot}>
        <Button look="quiet" onClick={() => choose(neighbour(node, -1))} aria-label={timelineCopy.previous}>
          <Step back />
        </Button>
        <Button look="quiet" onClick={() => choose(neighbour(node, 1))} aria-label={timelineCopy.next}>
          <Step />
        </Button>
        <Button look="quiet" className="ml-auto" onClick={letTurn}>
          {timelineCopy.close}
        </Button>
      </footer>
    </div>
  )
}

const Step = ({ back = false }: { back?: boolean }) => (
  <svg viewBox="0 0 20 12" className={back ? 'arrow rotate-180' : 'arrow'} aria-hidden="true">
    <path d="M0 6H18M13 1l5 5-5 5" />
  </svg>
)
