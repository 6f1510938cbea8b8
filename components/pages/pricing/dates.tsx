import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { TimelinesContent } from '@/content/timelines'
import { RULER_WEEKS } from '@/lib/pricing/build-week-ruler'
import { RulerMarks } from './ruler-marks'

/** Delivery times on one scale of weeks, counted from the signature. */
export function Dates({ content, pageLine }: SectionOf<TimelinesContent>) {
  return (
    <Section name="dates" label={content.label} sampleOf={content} pageLine={pageLine}>
      <Heading>{content.title}</Heading>
      <p className="page-text mt-6 max-w-[32em] text-lg text-ink-2">{content.lead}</p>
      <div className="page-full mt-[clamp(20px,3.5vw,52px)]">
        <ol className="border-t-2 border-ink">
          {content.rows.map((row) => (
            <li
              key={row.id}
              className="grid grid-cols-1 gap-x-gap gap-y-2 border-b border-line py-2.5 md:py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center"
            >
              <p className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 max-2xs:grid-cols-1">
                <b className="text-lg/list font-semibold tracking-title">{row.name}</b>{' '}
                <span className="text-right font-display text-xl font-bold whitespace-nowrap text-accent lining-nums tabular-nums lg:row-span-2 lg:self-center">
                  {row.time}
                </span>{' '}
                <span className="col-span-full text-sm text-ink-2 lg:col-span-1">{row.counts}</span>
              </p>
              <WeekRange {...row.weeks} />
            </li>
          ))}
        </ol>
        <Scale unit={content.unit} />
        <p className="mt-3 type-caption md:mt-5">{content.note}</p>
      </div>
    </Section>
  )
}

const share = (weeks: number) => weeks / RULER_WEEKS

/** A dotted line from the signature to the window of weeks, and a bar for the window. An open window ends at the edge. */
function WeekRange({ from, to }: { from: number; to?: number }) {
  return (
    <div
      aria-hidden="true"
      className="relative h-4 md:h-6"
      style={{ '--from': share(from), '--to': to === undefined ? 1 : share(to) } as CSSProperties}
    >
      <i className="absolute top-1/2 left-0 w-[calc(var(--from)*100%)] border-t-2 border-dotted border-line-2" />
      <i className="absolute top-1/2 left-0 size-2.5 -translate-y-1/2 rounded-full bg-ink forced-colors:bg-[CanvasText]" />
      <i
        className={cx(
          'absolute inset-y-0 right-[calc(100%-var(--to)*100%)] left-[calc(var(--from)*100%)] bg-accent md:inset-y-1 forced-colors:bg-[Highlight]',
          to === undefined && 'mask-[linear-gradient(to_right,black_60%,transparent)]',
        )}
      />
    </div>
  )
}

function Scale({ unit }: { unit: string }) {
  return (
    <div aria-hidden="true" className="grid gap-x-gap lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="lg:col-start-2">
        <RulerMarks />
        <p className="text-xs/normal text-ink-3">{unit}</p>
      </div>
    </div>
  )
}
