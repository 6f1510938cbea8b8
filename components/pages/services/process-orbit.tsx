import { SampleMark } from '@/components/layout/sample-mark'
import { InkRule } from '@/components/illustrations/waveform'
import { Section } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { ProcessContent } from '@/content/services'
import type { PageLine } from '@/lib/drawing/page-line'
import { selectedId } from '@/lib/drawing/orbit-state'
import { StopCard } from './stop-card'
import styles from './process-orbit.module.css'
import { OrbitStage } from './orbit-stage'
import { useOrbit } from './use-orbit'

/** The process as stops on an orbit, which rotates until a stop is selected. */
export function ProcessOrbit({ content, pageLine }: { content: ProcessContent; pageLine?: PageLine }) {
  const orbit = useOrbit()
  const { state, send, reducedMotion } = orbit
  const selected = content.stops.find((stop) => stop.id === selectedId(state))
  return (
    <Section
      name="process"
      label={content.label}
      mark={<SampleMark of={content.stops} />}
      ground="surface-2"
      pageLine={pageLine}
      rule={<InkRule burstAt={980} />}
      className={styles.process}
    >
      <Heading>{content.title}</Heading>
      <div
        className={`page-line-drawing ${styles.orbit} relative page-full mt-[clamp(28px,4vw,56px)] grid grid-cols-1 gap-x-gap gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center`}
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
