import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { TimelinesContent } from '@/content/timelines'
import { RULER_WEEKS } from '@/lib/pricing/build-week-ruler'
import styles from './dates.module.css'
import { WeekRuler } from './week-ruler'

const share = (weeks: number) => weeks / RULER_WEEKS

/**
 * Delivery times as cords from one start, the page line, over a ruler: each is as long as its time, and thick where it can end.
 */
export function Dates({ content, pageLine }: SectionOf<TimelinesContent>) {
  return (
    <Section name="dates" label={content.label} sampleOf={content} pageLine={pageLine}>
      <Heading column="full" className="lg:col-[1/8] lg:mt-4">
        {content.title}
      </Heading>
      <p className={cx('page-full mt-6 text-lg text-ink-2', styles.lead)}>{content.lead}</p>
      <ol className={cx('page-full', styles.cords)} data-from-line={pageLine?.startsWith('left')}>
        {content.rows.map(({ id, name, time, counts, weeks: { from, to } }) => (
          <li
            key={id}
            style={{ '--from': share(from), '--to': to === undefined ? 1 : share(to) } as CSSProperties}
            data-open-ended={to === undefined}
          >
            <p>
              <b>{name}</b> <span className="type-display text-accent lining-nums">{time}</span>{' '}
              <span className="text-ink-2">{counts}</span>
            </p>
            <i aria-hidden="true" />
          </li>
        ))}
      </ol>
      <div className={cx('page-full max-md:hidden', styles.ruler)}>
        <WeekRuler />
        <p className="type-caption" aria-hidden="true">
          {content.ruler}
        </p>
      </div>
      <p className={cx('page-full text-ink-2', styles.note)}>{content.note}</p>
    </Section>
  )
}
