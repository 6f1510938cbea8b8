import { cx } from 'class-variance-authority'
import { useMemo, type CSSProperties } from 'react'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { ProcessContent, TimelineStop } from '@/content/services'
import { selectedId, stopState } from '@/lib/drawing/orbit-state'
import { Tick } from '@/components/ui/icons'
import { moveFocusWithKeys } from '@/components/ui/keys'
import { ORBIT_MARGIN_PX, orbitLine } from '@/lib/drawing/orbit-line'
import { ORBIT_RADIUS_PX } from '@/lib/drawing/orbit-rotation'
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
      surface="dark-accent"
      pageLine={pageLine}
      // The edge of the dark ground is its rule.
      burst={[]}
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
          className={styles.stop}
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
          <span className={styles.upright}>
            <span className={styles.disc}>{stop.status === 'completed' ? <Tick /> : null}</span>
            <span className={styles.name}>
              {stop.title}
              <span className="sr-only">, {content.statusLabels[stop.status]}</span>
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}
