import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { Section, type SectionOf } from '@/components/layout/section'
import { FigureUnit } from '@/components/ui/figure-unit'
import { Heading } from '@/components/ui/heading'
import type { CallStep, CallStepsContent } from '@/content/team'
import styles from './call-steps.module.css'

const minutesBefore = (steps: readonly CallStep[], index: number) =>
  steps.slice(0, index).reduce((total, { minutes }) => total + minutes, 0)

/**
 * The steps of the discovery call, drawn to scale as in a diary: a step is as tall as it is long, with a mark for each minute,
 * and what is said in it is as large.
 */
export function CallSteps({ content, pageLine }: SectionOf<CallStepsContent>) {
  return (
    <Section
      name="call-steps"
      label={content.label}
      ground="surface-accent"
      pageLine={pageLine}
      className={styles.call}
    >
      <Heading>{content.title}</Heading>
      <p className="page-text mt-6 text-xl text-balance">{content.intro}</p>
      <ol
        className={cx('page-full', styles.steps)}
        style={{ '--total': minutesBefore(content.steps, content.steps.length) } as CSSProperties}
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
    <li className={styles.step} style={{ '--minutes': step.minutes } as CSSProperties}>
      <p className={cx('type-display leading-[.85] whitespace-nowrap lining-nums tabular-nums', styles.time)}>
        {from}–{from + step.minutes}
        <FigureUnit className="text-accent-strong">{unit}</FigureUnit>
      </p>
      <div>
        <h3 className="text-lg">{step.title}</h3>
        <p className={cx('type-serif', styles.said)}>{step.said}</p>
        <p className={cx('text-balance text-ink-2', styles.text)}>{step.text}</p>
      </div>
    </li>
  )
}
