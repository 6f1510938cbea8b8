import { cx } from 'class-variance-authority'
import { PageLink } from '@/components/layout/page-link'
import { textLinkClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { SwipeRow } from '@/components/ui/swipe-row'
import type { MvpContent } from '@/content/services'
import { plansId } from '@/lib/pricing/plans-address'

/** The weeks of a build as a calendar, and the reasons why they are enough. */
export function MvpAdvantages({ content, pageLine }: SectionOf<MvpContent>) {
  return (
    <Section
      name="mvp-advantages"
      label={content.label}
      sampleOf={content}
      pageLine={pageLine}
      burstAt={1080}
    >
      <Heading>{content.title}</Heading>
      <div className="page-full mt-[clamp(32px,4vw,56px)] grid gap-x-gap gap-y-7 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:items-end">
        <p className="flex flex-col gap-4.5">
          <span className="-ml-[.01em] font-display text-[clamp(9rem,52vw,15rem)]/figure font-bold tracking-figure text-accent lg:text-[clamp(12rem,19.5vw,20rem)]/figure">
            {content.weeks}
          </span>
          <span className="text-xl">{content.weeksLabel}</span>
        </p>
        <div className="flex flex-col justify-between gap-7 md:gap-14">
          <p className="max-w-[30em] text-lg text-ink-2">{content.lead}</p>
          <Calendar content={content} />
        </div>
      </div>
      <SwipeRow
        labels={content.row}
        count={content.advantages.length}
        className="page-full mt-[clamp(40px,5vw,72px)] border-t-2 border-ink text-sm/text md:grid md:grid-cols-2 md:gap-x-gap md:text-base/text lg:grid-cols-3"
        aria-label={content.title}
      >
        {content.advantages.map((advantage, index) => (
          <li key={index} className="pt-4 md:border-b md:border-line md:pb-4.5 lg:pt-6 lg:pr-6 lg:pb-7">
            <h3 className="leading-tight">{advantage.title}</h3>
            <p className="mt-1 text-pretty text-ink-2">{advantage.text}</p>
          </li>
        ))}
      </SwipeRow>
      <p className="page-full mt-6 max-md:mt-2">
        <PageLink page="pricing" section={plansId('mvp')} className={textLinkClass}>
          {content.plans}
          <Arrow />
        </PageLink>
      </p>
    </Section>
  )
}

/** The largest number of weeks in one row. More weeks, whose words would not fit, are below each other, as on a phone. */
const WEEKS_PER_ROW = 7

/** The weeks: those before the product is live are crossed off by hand. */
function Calendar({ content }: { content: MvpContent }) {
  const isRow = content.calendar.length <= WEEKS_PER_ROW
  return (
    <ol
      className={cx('grid rounded-card border border-line-2', isRow && 'md:auto-cols-fr md:grid-flow-col')}
      aria-label={content.calendarLabel}
    >
      {content.calendar.map(({ week, deliverable }, index) => (
        <li
          key={index}
          data-live={week >= content.liveFromWeek}
          className={cx(
            'relative grid grid-cols-[84px_1fr] items-baseline gap-2 border-line-2 px-3.5 py-3 not-first:border-t data-[live=true]:bg-highlight',
            isRow &&
              'md:flex md:min-h-47.5 md:flex-col md:items-start md:p-3 md:text-sm/normal md:not-first:border-t-0 md:not-first:border-l',
          )}
        >
          <span className="text-xs/normal font-medium text-ink-2">{`${content.week} ${week}`}</span>
          {isRow && week < content.liveFromWeek ? <Cross /> : null}
          <span className="relative leading-list font-medium text-balance md:mt-auto">{deliverable}</span>
          {week === content.liveFromWeek ? (
            <span
              className={cx(
                'col-start-2 type-serif-italic text-[1.0625rem]/quote tracking-normal text-accent-strong',
                isRow &&
                  'md:absolute md:bottom-[calc(100%+8px)] md:left-0 md:whitespace-nowrap md:text-accent',
              )}
            >
              {content.liveLabel}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

const Cross = () => (
  <svg
    viewBox="0 0 60 60"
    preserveAspectRatio="none"
    className="absolute inset-x-2.5 top-9 hidden h-16 w-[calc(100%-20px)] fill-none stroke-ink stroke-2 [stroke-linecap:round] md:block"
    aria-hidden="true"
  >
    <path d="M2 58C22 50 42 30 58 3" vectorEffect="non-scaling-stroke" />
  </svg>
)
