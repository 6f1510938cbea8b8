import { cva, cx } from 'class-variance-authority'
import { useMemo, type CSSProperties } from 'react'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { ProcessContent, TimelineStop } from '@/content/services'
import { selectedId, stopState } from '@/lib/drawing/orbit-state'
import { Tick } from '@/components/ui/icons'
import { moveFocusWithKeys } from '@/components/ui/keys'
import { ORBIT_MARGIN_PX, orbitLine } from '@/lib/drawing/orbit-line'
import { ORBIT_RADIUS_PX, orbitPosition } from '@/lib/drawing/orbit-rotation'
import { StopCard } from './stop-card'
import styles from './process-orbit.module.css'
import { useOrbit, type Orbit } from './use-orbit'

/** The process as stops on an orbit, which rotates until a stop is selected. */
export function ProcessOrbit({ content, pageLine }: SectionOf<ProcessContent>) {
  const orbit = useOrbit(content.stops)
  const { state, send, reducedMotion } = orbit
  const selected = content.stops.find((stop) => stop.id === selectedId(state))
  return (
    <Section
      name="process"
      label={content.label}
      sampleOf={content.stops}
      ground="surface-2"
      pageLine={pageLine}
      burstAt={980}
      className={styles.process}
    >
      <Heading>{content.title}</Heading>
      <div
        className={`page-line-drawing ${styles.orbit} relative page-full mt-[clamp(28px,4vw,56px)] grid grid-cols-1 gap-x-gap gap-y-4 md:gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center`}
        data-page-line="drawing"
        onKeyDown={(event) => {
          if (event.key === 'Escape') send({ type: 'dismiss' })
        }}
      >
        <i
          className="absolute inset-x-0 top-[calc(var(--page-line-y)-1px)] border-t-2 border-ink"
          aria-hidden="true"
        />
        <OrbitStage orbit={orbit} content={content} />
        <StopCard
          content={content}
          stop={selected}
          state={state}
          reducedMotion={reducedMotion}
          send={send}
          focusStop={orbit.focusStop}
        />
      </div>
    </Section>
  )
}

const REACH = ORBIT_RADIUS_PX + ORBIT_MARGIN_PX

const stepDegrees = (stops: readonly TimelineStop[]) => 360 / stops.length

const ringPath = (stops: readonly TimelineStop[]) =>
  orbitLine(
    stops.map((stop, index) => ({
      atDeg: stepDegrees(stops) * (index + 0.5),
      heightPx: stop.energy * 0.24,
    })),
    20,
  )

/** The focus ring is drawn around the disc instead of the button. */
const stopClass =
  'group absolute top-1/2 left-1/2 -mt-9 -ml-9 h-19 w-18 focus-visible:outline-none data-[state=active]:z-1 md:-mt-10.5 md:-ml-10.5 md:h-22 md:w-21'

const discClass = cva(
  [
    'relative z-1 mt-3 grid size-12 flex-none place-items-center rounded-full border-2 border-ink md:mt-3.5 md:size-14',
    'transition-[background-color,border-color,scale] group-hover:[scale:1.08] group-hover:border-accent group-active:[scale:.97]',
    'group-focus-visible:outline-2 group-focus-visible:outline-offset-4 group-focus-visible:outline-accent',
    'group-data-[state=related]:border-accent group-data-[state=related]:bg-highlight group-data-[state=related]:bg-none group-data-[state=related]:text-accent-strong',
    'group-data-[state=active]:border-accent group-data-[state=active]:bg-accent group-data-[state=active]:bg-none group-data-[state=active]:text-on-accent group-data-[state=active]:shadow-[0_0_0_4px_var(--surface-2),0_0_0_6px_var(--accent)]',
  ],
  {
    variants: {
      status: {
        completed: 'bg-ink text-surface',
        'in-progress': 'bg-[linear-gradient(90deg,var(--ink)_50%,var(--surface-2)_50%)]',
        pending: 'bg-surface-2',
      },
    },
  },
)

/** Page background behind the name, so that the ring does not cross it. */
const nameClass =
  '-mx-3 -mt-1.5 bg-surface-2 px-1.5 pt-2.5 pb-px text-sm/[1.25] font-semibold tracking-label transition-colors group-data-[state=active]:pt-3.75 group-data-[state=active]:text-accent group-data-[state=related]:text-accent'

function OrbitStage({ orbit, content }: { orbit: Orbit; content: ProcessContent }) {
  const { state, send, rotating, stageRef } = orbit
  const { stops } = content
  const ring = useMemo(() => ringPath(stops), [stops])
  const selected = stops.find((stop) => stop.id === selectedId(state))
  return (
    // Clicking the background clears the selection; keyboards have Escape and the card's close button.
    <div
      ref={stageRef}
      className={cx(
        styles.stage,
        'relative w-full max-w-100 break-inside-avoid-page justify-self-center md:max-w-135',
      )}
      role="group"
      aria-label={content.orbitLabel}
      data-orbit
      data-rotating={rotating}
      onClick={() => send({ type: 'dismiss' })}
      onKeyDown={(event) => moveFocusWithKeys(event, 'button', { preventScroll: true })}
    >
      <svg
        className={styles.ring}
        viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
        aria-hidden="true"
      >
        <path d={ring} />
        {selected ? <Chords stops={stops} stop={selected} /> : null}
      </svg>
      <p
        className={cx(
          'pointer-events-none absolute top-1/2 left-1/2 -translate-1/2 text-center type-display',
          styles.date,
          selected ? null : styles.today,
        )}
        aria-hidden="true"
      >
        {selected ? selected.date : content.centre}
      </p>
      {stops.map((stop, index) => (
        <button
          key={stop.id}
          type="button"
          className={cx(styles.stop, stopClass)}
          style={{ '--stop-angle': `${stepDegrees(stops) * index}deg` } as CSSProperties}
          data-stop={stop.id}
          data-status={stop.status}
          data-state={stopState(state, stop, stops)}
          aria-pressed={selected?.id === stop.id}
          aria-controls="process-card"
          onClick={(event) => {
            event.stopPropagation()
            send({ type: 'choose', id: stop.id })
          }}
        >
          <span className={cx(styles.disc, 'flex flex-col items-center')}>
            <span className={discClass({ status: stop.status })}>
              {stop.status === 'completed' ? <Tick /> : null}
            </span>
            <span className={cx(styles.name, nameClass)}>
              {stop.title}
              <span className="sr-only">, {content.statusLabels[stop.status]}</span>
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}

/** Dotted lines from the selected stop to its related ones. They rotate with the ring. */
function Chords({ stops, stop }: { stops: readonly TimelineStop[]; stop: TimelineStop }) {
  const at = (id: string) =>
    orbitPosition(
      stops.findIndex((candidate) => candidate.id === id),
      stops.length,
      0,
    )
  const from = at(stop.id)
  return stop.relatedIds.map((id) => {
    const to = at(id)
    return <path key={id} className={styles.chord} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
  })
}
