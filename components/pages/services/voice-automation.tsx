import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { CallOnDay, DayAxis } from '@/components/illustrations/day-axis'
import { PageLink } from '@/components/layout/page-link'
import { textLinkClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { SwipeRow } from '@/components/ui/swipe-row'
import type { VoiceAutomationContent } from '@/content/services'
import { plansId } from '@/lib/pricing/plans-address'
import styles from './voice-automation.module.css'

/** Distance between two columns of the day, as a share of its width. */
const COLUMN_GAP = 0.022

/** More columns would be too narrow for their text. */
const MAX_COLUMNS = 7

/** The features as one working day: a line with a column for each call, or a timetable if there is less space. */
export function VoiceAutomation({ content, pageLine }: SectionOf<VoiceAutomationContent>) {
  const times = content.features.map(({ time }) => time)
  const hasColumns = content.features.length <= MAX_COLUMNS
  return (
    <Section name="voice-automation" label={content.label} sampleOf={content} pageLine={pageLine}>
      <Heading>{content.title}</Heading>
      <p className="page-text mt-6 max-w-[32em] text-lg text-ink-2">{content.lead}</p>
      {hasColumns && (
        <DayAxis className={cx('page-full mt-10', styles.axis)} times={times} gap={COLUMN_GAP} />
      )}
      <SwipeRow
        as="ol"
        labels={content.row}
        count={content.features.length}
        className={cx(
          'page-full mt-[clamp(36px,4.5vw,64px)] border-ink md:border-t-2',
          hasColumns && styles.columns,
        )}
        style={
          { '--calls': content.features.length, '--column-gap': `${COLUMN_GAP * 100}%` } as CSSProperties
        }
        aria-label={content.title}
      >
        {content.features.map((feature, index) => (
          <li
            key={index}
            className="grid content-start gap-y-2 py-5 max-md:py-0 md:grid-cols-[minmax(132px,max-content)_minmax(0,1fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:items-baseline md:gap-x-4 md:gap-y-1 md:border-b md:border-line md:py-4.5"
          >
            <CallOnDay times={times} current={index} className="mb-3 md:hidden" />
            <time className="font-display text-[3.5rem]/headline font-bold whitespace-nowrap lining-nums tabular-nums md:col-start-1 md:row-start-1 md:row-end-3">
              {feature.time}
            </time>
            <h3 className="text-lg md:col-start-2">{feature.title}</h3>
            <p className="text-sm text-pretty text-ink-2 md:col-start-3 md:row-start-1 md:row-end-3">
              {feature.text}
            </p>
            <p className="relative pl-8.5 text-sm/normal font-medium text-accent before:absolute before:top-[.62em] before:left-0 before:w-6 before:border-t-2 before:border-dotted before:border-current md:col-start-2">
              <span className="sr-only">{content.leavesLabel}: </span>
              {feature.output}
            </p>
          </li>
        ))}
      </SwipeRow>
      <p className="page-full mt-6 max-md:mt-2">
        <PageLink page="pricing" section={plansId('voice')} className={textLinkClass}>
          {content.plans}
          <Arrow />
        </PageLink>
      </p>
    </Section>
  )
}
