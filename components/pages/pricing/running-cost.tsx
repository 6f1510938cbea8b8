'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useState, type ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { chipClass } from '@/components/ui/chip'
import { Heading } from '@/components/ui/heading'
import { Slider } from '@/components/ui/slider'
import { useEntryState } from '@/components/ui/use-entry-state'
import { counted, fill, money } from '@/content/format'
import type { RunningCostContent, WorkedExampleContent } from '@/content/pricing'
import type { WorkedExampleFigures } from '@/content/contract-figures'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { askedVolume } from '@/lib/pricing/asked-volume'
import { dailyCalls, DAYS_PER_MONTH, runningCost } from '@/lib/pricing/running-cost'
import { BillLines } from './bill-lines'
import styles from './running-cost.module.css'

interface RunningCostProps {
  content: RunningCostContent
  rows: WorkedExampleContent['rows']
  figures: WorkedExampleFigures
  children?: ReactNode
}

const isMeasure = (kept: Partial<RunningCostContent['start']>) =>
  typeof kept.callsPerDay === 'number' && typeof kept.minutesPerCall === 'number'

export function RunningCost({ content, rows, figures, children }: RunningCostProps) {
  const [kept, keep] = useEntryState('running-cost', content.start, isMeasure)
  // While a slider moves. Browsers refuse to keep every value that it passes.
  const [moving, move] = useState<typeof kept>()
  const { callsPerDay, minutesPerCall } = moving ?? kept
  // At hydration both sliders may have been moved already: each keeps what the other has changed.
  const change = (part: Partial<typeof kept>) => move((moved) => ({ ...(moved ?? kept), ...part }))
  const release = () => {
    if (moving) keep(moving)
    move(undefined)
  }
  // What the consultant works out in a call is on the sliders, too, if they reach so far.
  useEffect(
    () =>
      askedVolume.follow((asked) => {
        const next = { callsPerDay: dailyCalls(asked), minutesPerCall: asked.minutesPerCall }
        const { limits } = content
        const isWithin = (['callsPerDay', 'minutesPerCall'] as const).every(
          (measure) => limits[measure].min <= next[measure] && next[measure] <= limits[measure].max,
        )
        if (isWithin) {
          keep(next)
          move(undefined)
        }
        return isWithin
      }),
    [content, keep],
  )
  const cost = runningCost({ calls: callsPerDay, period: 'day', minutesPerCall }, figures)
  const sum = money(Math.round(cost.pricePerMonth))
  return (
    <Section
      name="running-cost"
      label={content.label}
      sampleOf={[content, figures]}
      surface="dark-accent"
      className="overflow-clip"
    >
      <Heading>{content.title}</Heading>
      <p className="page-text mt-6 max-w-[32em] text-lg text-ink-2">{content.lead}</p>
      <div
        className="page-line-drawing relative page-full mt-[clamp(36px,4vw,60px)] grid items-start gap-x-gap gap-y-6 pt-7 [--page-line-y:0px] md:gap-y-9 lg:grid-cols-12 lg:pt-12"
        data-page-line="drawing"
      >
        <DayOfCalls calls={callsPerDay} minutes={minutesPerCall} />
        <div className="grid gap-5.5 lg:col-start-8 lg:-col-end-1">
          <Slider
            label={content.callsLabel}
            value={callsPerDay}
            valueText={fill(content.callsValue, { calls: counted(callsPerDay, 'call') })}
            limits={content.limits.callsPerDay}
            onChange={(calls) => change({ callsPerDay: calls })}
            onRelease={release}
          />
          <Slider
            label={content.minutesLabel}
            value={minutesPerCall}
            valueText={fill(content.minutesValue, { minutes: counted(minutesPerCall, 'minute') })}
            limits={content.limits.minutesPerCall}
            onChange={(minutes) => change({ minutesPerCall: minutes })}
            onRelease={release}
          />
          <p className="type-caption lining-nums tabular-nums">
            {fill(content.formula, {
              calls: counted(callsPerDay, 'call'),
              minutes: counted(minutesPerCall, 'minute'),
              days: counted(DAYS_PER_MONTH, 'day'),
              total: counted(cost.minutesPerMonth, 'minute'),
            })}
          </p>
          <ul className="flex flex-wrap gap-2" aria-label={content.daysLabel}>
            {content.days.map((day, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={chipClass({ kind: 'choice' })}
                  aria-pressed={day.callsPerDay === callsPerDay && day.minutesPerCall === minutesPerCall}
                  onClick={() => {
                    keep({ callsPerDay: day.callsPerDay, minutesPerCall: day.minutesPerCall })
                    move(undefined)
                  }}
                >
                  {day.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
        {/* The sum comes first: on a phone above the sliders, on a desk at the left, where the panel of a call does not cover it. */}
        <div className="@container order-first lg:col-start-1 lg:col-end-7">
          <div className="grid text-ink-2" role="status">
            <span
              className={cx(
                '-ml-[.02em] font-display leading-figure font-bold tracking-figure whitespace-nowrap text-accent lining-nums tabular-nums',
                styles.sum,
              )}
              style={fitStyle(sum, TRACKING_EM.figure)}
              data-sum
            >
              {sum}
            </span>{' '}
            <span className="mb-2">
              {fill(content.resultLabel, { perMinute: money(cost.pricePerMonth / cost.minutesPerMonth) })}
            </span>{' '}
            <BillLines rows={rows} cost={cost} />
          </div>
          <p className="mt-6 type-caption">{content.note}</p>
        </div>
      </div>
      {children}
    </Section>
  )
}

/** The page line as a day: one peak for each call, which is higher the longer a call is. */
function DayOfCalls({ calls, minutes }: { calls: number; minutes: number }) {
  const height = 10 + 2 * minutes
  const call = `h.3c.1 0 .1-${height} .2-${height}s.1 ${height} .2 ${height}h.3`
  return (
    <svg
      viewBox={`0 0 ${calls} 40`}
      preserveAspectRatio="none"
      className="absolute bottom-full h-10 w-full overflow-visible fill-none stroke-ink stroke-2"
      aria-hidden="true"
    >
      <path d={'M0 40' + call.repeat(calls)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
