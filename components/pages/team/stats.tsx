import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { TeamStat, TeamStatsContent } from '@/content/team'
import { compact } from '@/content/format'
import { tabularFitStyle } from '@/lib/drawing/fit-tabular'
import { displayWidthEm } from '@/lib/drawing/fit-text'
import styles from './stats.module.css'

/** The four figures, as large as their cells allow: in one row on a wide page. */
export function Stats({ content, pageLine }: SectionOf<TeamStatsContent>) {
  // All are as large as the widest may be, so that their labels stand on one line.
  const [widest = ''] = content.stats
    .map(({ value }) => `${compact(value)}+`)
    .sort((one, other) => displayWidthEm(other) - displayWidthEm(one))
  const fit = tabularFitStyle(widest)
  return (
    <Section
      name="stats"
      label={content.label}
      sampleOf={content}
      ground="surface-2"
      pageLine={pageLine}
      // Without a wave: the coat of the portrait above is as dark as it.
      burstAt={720}
      burst={[]}
    >
      <Heading size="quiet">{content.title}</Heading>
      <dl className={cx('page-full mt-6 border-t-2 border-ink md:mt-10', styles.stats)}>
        {content.stats.map((stat, index) => (
          <StatRow key={index} stat={stat} about={content.about} fit={fit} />
        ))}
      </dl>
    </Section>
  )
}

function StatRow({ stat, about, fit }: { stat: TeamStat; about: string; fit: CSSProperties }) {
  return (
    <div className={cx('@container', styles.stat)}>
      <dd
        className={cx('type-display leading-figure tracking-figure lining-nums tabular-nums', styles.figure)}
        style={fit}
      >
        {stat.precision === 'about' ? <span className="sr-only">{about} </span> : null}
        {compact(stat.value)}
        <span className="text-accent">{stat.precision === 'over' ? '+' : ''}</span>
      </dd>
      <dt className="text-xl leading-tight font-semibold tracking-title">
        {stat.label}
        <span className="mt-1 block text-lg font-normal tracking-normal text-pretty text-ink-2">
          {stat.note}
        </span>
      </dt>
    </div>
  )
}
