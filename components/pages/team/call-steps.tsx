import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { Section, type SectionOf } from '@/components/layout/section'
import { FigureUnit } from '@/components/ui/figure-unit'
import { Heading } from '@/components/ui/heading'
import type { CallStep, CallStepsContent } from '@/content/team'
import styles from './call-steps.module.css'

/** As many as fit beside each other in a wide window. */
const STEPS_PER_ROW = 5

const minutesBefore = (steps: readonly CallStep[], index: number) =>
  steps.slice(0, index).reduce((total, { minutes }) => total + minutes, 0)

/**
 * The steps of the discovery call. Their width is proportional to their duration, but a short step is wide enough for lines
 * that are comfortable to read.
 */
export function CallSteps({ content, pageLine }: SectionOf<CallStepsContent>) {
  const firstRow = content.steps.slice(0, STEPS_PER_ROW)
  const columns = firstRow.map(({ minutes }) => `minmax(min-content,${minutes}fr)`).join(' ')
  return (
    <Section name="call-steps" label={content.label} ground="surface-accent" pageLine={pageLine}>
      <Heading>{content.title}</Heading>
      <p className="page-text mt-6 text-xl text-balance">{content.intro}</p>
      <ol
        className="page-full mt-14 grid gap-y-8 md:grid-cols-2 md:gap-x-gap lg:grid-cols-(--steps) lg:gap-x-0 lg:border-t-2 lg:border-ink"
        style={{ '--steps': columns, '--in-row': firstRow.length } as CSSProperties}
      >
        {content.steps.map((step, index) => (
          <Step
            key={index}
            step={step}
            from={minutesBefore(content.steps, index)}
            unit={content.minutesUnit}
          />
        ))}
      </ol>
    </Section>
  )
}

function Step({ step, from, unit }: { step: CallStep; from: number; unit: string }) {
  return (
    <li
      className={cx(
        'relative border-t-2 border-ink pt-5 lg:border-t-0 lg:border-l lg:border-l-line-2 lg:pl-5 lg:first:border-l-0 lg:first:pl-0',
        styles.step,
      )}
    >
      <Ticks minutes={step.minutes} />
      <p className="type-display text-[clamp(3.2rem,4.6vw,5.6rem)] leading-[.85] whitespace-nowrap lining-nums tabular-nums">
        {from}–{from + step.minutes}
        <FigureUnit className="text-accent-strong">{unit}</FigureUnit>
      </p>
      <h3 className="mt-5 text-lg">{step.title}</h3>
      <p className="mt-1 type-serif text-lg">{step.said}</p>
      <p className={cx('mt-2 text-pretty text-ink-2', styles.text)}>{step.text}</p>
    </li>
  )
}

function Ticks({ minutes }: { minutes: number }) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 top-0 hidden lg:flex">
      {Array.from({ length: minutes }, (_, minute) => (
        <span key={minute} className="h-2 flex-1 border-l border-ink first:border-l-0" />
      ))}
    </span>
  )
}
