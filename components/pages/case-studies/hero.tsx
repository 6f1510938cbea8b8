import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { BookingButton } from '@/components/booking/booking-button'
import { SampleMark } from '@/components/layout/sample-mark'
import { heroWithLineClass, Section } from '@/components/layout/section'
import { FigureUnit, isSign } from '@/components/ui/figure-unit'
import type { CaseStudiesHeroContent, CaseStat } from '@/content/case-studies'
import { displayWidthEm, fitStyle, sizeToFill, TRACKING_EM } from '@/lib/drawing/fit-text'
import styles from './hero.module.css'

/** Widths of the letters of a unit, of a figure's. */
const UNIT_SHARE = { sign: 0.55, word: 0.33 }
const UNIT_GAP_EM = 0.12
/** Space beside the figures of a column at their largest size. */
const COLUMN_PADDING_EM = 0.35

const SENTENCES = /(?<=[.!?…])\s+/

/** The first sentence of the title is as large as the page is wide, the others follow quietly. */
export function Hero({ content }: { content: CaseStudiesHeroContent }) {
  const [numbers = '', ...rest] = content.title.split(SENTENCES)
  const adjectives = rest.join(' ')
  return (
    <Section name="hero" label={content.label} hideLabel className={heroWithLineClass}>
      <h1 className="page-full">
        <span
          className={cx('type-display', styles.numbers)}
          style={fitStyle(numbers, TRACKING_EM.display, 0.02)}
        >
          {numbers}
        </span>
        {adjectives ? (
          <span className={cx('type-serif-italic', styles.adjectives)}>{` ${adjectives}`}</span>
        ) : null}
      </h1>
      <div className="col-span-full mt-6 flex flex-wrap items-end justify-between gap-x-gap gap-y-5">
        <p className="max-w-[34em] text-lg/[1.42] text-pretty text-ink-2">
          {`${content.lead}\u00a0`}
          <SampleMark of={content} />
        </p>
        {/* A phone has the booking in its bar. */}
        <p className="max-md:hidden">
          <BookingButton booking="discovery" />
        </p>
      </div>
      <dl
        className="page-line-entry relative col-span-full mt-[clamp(36px,4.5vw,64px)] grid grid-cols-[1fr_1fr] border-t-2 border-ink [--page-line-y:-2px] lg:grid-cols-(--columns)"
        style={statSizes(content.stats)}
        data-page-line="entry"
        aria-label={content.statsLabel}
      >
        {content.stats.map((stat, index) => (
          <Stat key={index} stat={stat} />
        ))}
      </dl>
    </Section>
  )
}

function statEm({ value, unit }: CaseStat): number {
  const share = isSign(unit) ? UNIT_SHARE.sign : UNIT_SHARE.word
  return displayWidthEm(value, TRACKING_EM.figure) + UNIT_GAP_EM + share * displayWidthEm(unit)
}

/** Figures beside each other in a wide window. */
const STATS_PER_ROW = 4

/** Columns as wide as their widest figure, and the sizes at which these fill a row of four and one of two. */
function statSizes(stats: readonly CaseStat[]): CSSProperties {
  const widths = stats
    .slice(0, STATS_PER_ROW)
    .map((_, column) => Math.max(...stats.filter((_, index) => index % STATS_PER_ROW === column).map(statEm)))
  const row = widths.reduce((sum, width) => sum + width + COLUMN_PADDING_EM, 0)
  return {
    '--columns': widths.map((width) => `minmax(0,${(width + COLUMN_PADDING_EM).toFixed(2)}fr)`).join(' '),
    '--wide': `${sizeToFill(row)}cqw`,
    '--narrow': `${sizeToFill(2 * (Math.max(...widths) + COLUMN_PADDING_EM / 2))}cqw`,
  } as CSSProperties
}

function Stat({ stat }: { stat: CaseStat }) {
  return (
    <div
      className="flex flex-col-reverse justify-end gap-3.5 border-b border-line pt-6 pb-5.5 even:border-l even:pl-4.5 lg:gap-5.5 lg:border-b-0 lg:pt-8.5 lg:pr-5 lg:pb-7.5 lg:not-first:border-l lg:not-first:pl-6"
      data-stat
    >
      <dt className="text-sm/list text-balance text-ink-2">{stat.label}</dt>
      <dd className="flex flex-wrap items-baseline font-display text-[min(22cqw,var(--narrow))]/figure font-bold tracking-figure lining-nums md:text-[min(12.4cqw,var(--narrow))]/figure lg:text-[min(13cqw,var(--wide))]/figure">
        {stat.value}
        <FigureUnit className="text-accent">{stat.unit}</FigureUnit>
      </dd>
    </div>
  )
}
