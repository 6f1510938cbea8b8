import { cva } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { cardClass } from '@/components/ui/card'
import { Button } from '@/components/ui/button'
import { chipClass } from '@/components/ui/chip'
import { Arrow } from '@/components/ui/icons'
import type { ProcessContent, TimelineStop, TimelineStopId } from '@/content/services'
import type { OrbitEvent, OrbitState } from '@/lib/drawing/orbit-state'
import { fill } from '@/content/format'
import { waveOutline, flatSegment, speechWave } from '@/lib/drawing/waveform-path'

interface StopCardProps {
  content: ProcessContent
  stop: TimelineStop | undefined
  state: OrbitState<TimelineStopId>
  /** Reduced motion: the orbit does not rotate, so there is no pause button. */
  reducedMotion: boolean
  send: (event: OrbitEvent<TimelineStopId>) => void
  focusStop: (id: TimelineStopId) => void
}

/** A status label, after a small disc that is empty, half filled or filled. */
const statusClass = cva(
  'inline-flex items-center gap-2 text-xs/normal font-medium before:size-2.75 before:flex-none before:rounded-full before:border-[1.5px] before:border-ink',
  {
    variants: {
      status: {
        completed: 'before:bg-ink',
        'in-progress': 'before:bg-[linear-gradient(90deg,var(--ink)_50%,transparent_50%)]',
        pending: '',
      },
    },
  },
)

/** The card of the selected stop, or an overview of all stops while none is selected. */
export function StopCard({ content, stop, state, reducedMotion, send, focusStop }: StopCardProps) {
  const cardRef = useScrollIntoViewFor(stop?.id, reducedMotion)
  return (
    <div
      ref={cardRef}
      id="process-card"
      className="relative min-h-116.5 w-full scroll-mb-6"
      aria-live="polite"
      data-open={stop !== undefined}
    >
      {stop ? (
        <SelectedStop content={content} stop={stop} send={send} focusStop={focusStop} />
      ) : (
        <ProcessOverview content={content} state={state} reducedMotion={reducedMotion} send={send} />
      )}
    </div>
  )
}

/**
 * Scrolls the card into view for each stop that the visitor selects: on a phone it is below the orbit. Back restores a selected
 * stop together with the place of the reader, so the first one does not scroll.
 */
function useScrollIntoViewFor(stopId: TimelineStopId | undefined, reducedMotion: boolean) {
  const cardRef = useRef<HTMLDivElement>(null)
  const shownRef = useRef(stopId)
  useEffect(() => {
    if (shownRef.current === stopId) return
    shownRef.current = stopId
    if (stopId === undefined) return
    cardRef.current?.scrollIntoView({ block: 'nearest', behavior: reducedMotion ? 'instant' : 'smooth' })
  }, [stopId, reducedMotion])
  return cardRef
}

function ProcessOverview({
  content,
  state,
  send,
  reducedMotion,
}: Pick<StopCardProps, 'content' | 'state' | 'send' | 'reducedMotion'>) {
  const isPaused = state.mode === 'paused'
  return (
    <>
      <p className="type-serif-italic text-2xl">
        {reducedMotion ? content.noteWithReducedMotion : content.noteWhileRotating}
      </p>
      <p className="mt-4 text-ink-2">{content.lead}</p>
      <dl className="mt-7 mb-6 border-t-2 border-ink">
        {content.stops.map((stop) => (
          <div
            key={stop.id}
            className="grid grid-cols-[minmax(5em,4fr)_minmax(0,5fr)_minmax(0,7em)] gap-2 border-b border-line py-2.5 text-sm/normal text-ink-2 lining-nums tabular-nums sm:gap-3 md:text-base"
          >
            <dt className="font-semibold text-ink">{stop.title}</dt>
            <dd>{stop.date}</dd>
            <dd className={statusClass({ status: stop.status })}>{content.statusLabels[stop.status]}</dd>
          </div>
        ))}
      </dl>
      {reducedMotion ? null : (
        <Button
          variant="quiet"
          aria-pressed={isPaused}
          onClick={() => send({ type: isPaused ? 'resume' : 'pause' })}
        >
          {content.pauseOrbit}
        </Button>
      )}
    </>
  )
}

const neighbour = (stops: readonly TimelineStop[], stop: TimelineStop, step: number) =>
  stops[(stops.indexOf(stop) + step + stops.length) % stops.length] ?? stop

function SelectedStop({
  content,
  stop,
  send,
  focusStop,
}: Pick<StopCardProps, 'content' | 'send' | 'focusStop'> & { stop: TimelineStop }) {
  const choose = (target: TimelineStop) => send({ type: 'choose', id: target.id })
  const follow = (target: TimelineStop) => {
    choose(target)
    focusStop(target.id)
  }
  const closeCard = () => {
    send({ type: 'dismiss' })
    focusStop(stop.id)
  }
  const related = content.stops.filter((candidate) => stop.relatedIds.includes(candidate.id))
  return (
    <div className={cardClass({ className: 'px-6.5 pt-6 pb-5' })}>
      <header className="mb-3 flex items-baseline justify-between gap-4 border-b border-line pb-3">
        <h3 className="text-xl leading-[1.1]">{stop.title}</h3>
        <span className={statusClass({ status: stop.status })}>
          <span className="sr-only">{content.status}: </span>
          {content.statusLabels[stop.status]}
        </span>
      </header>
      <p className="text-sm font-medium text-accent lining-nums tabular-nums">
        <span>{stop.date}</span> <span className="font-normal text-ink-3">{stop.category}</span>
      </p>
      <p className="mt-3 text-pretty text-ink-2">{stop.content}</p>
      <EnergyMeter content={content} energy={stop.energy} />
      <p className="mt-5 text-xs text-ink-3">{content.related}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {related.map((target, index) => (
          <button
            key={index}
            type="button"
            className={chipClass({ kind: 'choice' })}
            onClick={() => follow(target)}
          >
            {target.title}
          </button>
        ))}
      </div>
      <footer className="mt-5 flex gap-2 border-t border-line pt-4">
        <Button
          variant="quiet"
          onClick={() => choose(neighbour(content.stops, stop, -1))}
          aria-label={content.previous}
        >
          <Arrow className="translate-none! rotate-180" />
        </Button>
        <Button
          variant="quiet"
          onClick={() => choose(neighbour(content.stops, stop, 1))}
          aria-label={content.next}
        >
          <Arrow className="translate-none!" />
        </Button>
        <Button variant="quiet" className="ml-auto" onClick={closeCard}>
          {content.closeCard}
        </Button>
      </footer>
    </div>
  )
}

const WIDTH = 300
const MIDDLE = 22

/** A meter from 0 to 100: a waveform whose length and height follow the value, then a flat line. */
function EnergyMeter({ content, energy }: { content: ProcessContent; energy: number }) {
  const busy = (WIDTH - 8) * (energy / 100)
  const burst = speechWave({ width: busy, height: 6 + energy * 0.13, pitch: 6, seed: energy })
  const path = waveOutline(2, MIDDLE, [...burst, flatSegment(WIDTH - 4 - busy)])
  return (
    <div className="mt-4">
      <svg
        viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`}
        preserveAspectRatio="none"
        className="h-11 w-full max-w-102 fill-accent stroke-accent stroke-[.55px]"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <p
        role="meter"
        aria-label={content.energy}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={energy}
        aria-valuetext={fill(content.energyShare, { energy })}
        className="text-sm lining-nums tabular-nums"
      >
        <b>{`${content.energy} ${energy}`}</b> <span className="text-ink-3">{content.energyNote}</span>
      </p>
    </div>
  )
}
