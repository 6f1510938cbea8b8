import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { BookingButton } from '@/components/booking/booking-button'
import { Arrow } from '@/components/ui/icons'
import { heroWithLineClass, Section } from '@/components/layout/section'
import moves from '@/components/motion/moves.module.css'
import { Heading } from '@/components/ui/heading'
import { range } from '@/content/format'
import type { Plan, PricingHeroContent } from '@/content/pricing'
import {
  beginTogether,
  windowOnRuler,
  drawBuildWeeks,
  roomAfter,
  RULER_WIDTH,
} from '@/lib/pricing/build-week-ruler'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import type { ExamplePrices } from './plans'
import styles from './hero.module.css'
import { WeekRuler } from './week-ruler'

const MIDDLE = 56

export interface HeroProps {
  content: PricingHeroContent
  plans: readonly Plan[]
  /** Prices of the worked example, which the first jump quotes. */
  example: ExamplePrices
}

const jumpClass =
  'flex min-h-12 items-center justify-between gap-3 border-b border-line text-sm/tight font-semibold hover:text-accent lg:text-base/tight'

/** The headline, and the build windows of the plans on one scale of weeks. */
export function Hero({ content, plans, example }: HeroProps) {
  const { ruler } = content
  const longestFixedWeeks = Math.max(
    ...plans.map(({ buildWindow }) => ('weeks' in buildWindow ? buildWindow.weeks.to : 0)),
  )
  const windows = plans.map((plan) => ({ plan, ...windowOnRuler(plan.buildWindow, longestFixedWeeks) }))
  const areListed = beginTogether(windows)
  const weeksOf = ({ buildWindow }: Plan) =>
    'weeks' in buildWindow ? `${range(buildWindow.weeks)} ${ruler.weeks}` : ruler.custom
  return (
    <Section name="hero" label={content.label} hideLabel className={heroWithLineClass}>
      <div className="@container col-span-full lg:col-end-9">
        <Heading
          level={1}
          size={null}
          column="full"
          className="mt-[.06em] -ml-[.02em] text-[min(21.4cqw,var(--fit-word))]/headline tracking-figure"
          style={fitStyle(content.title, TRACKING_EM.figure, 0.02)}
        >
          {content.title}
        </Heading>
      </div>
      <div className="col-span-full mt-7 lg:col-end-8">
        <p className="max-w-[30em] text-lg/[1.42] text-pretty text-ink-2">{content.lead}</p>
        {/* A phone has the booking in its bar. */}
        <p className="mt-6 max-md:hidden">
          <BookingButton booking="discovery" labels={content.booking} />
        </p>
      </div>
      <nav
        className={cx(styles.links, 'col-span-full mt-6 border-t-2 border-ink md:mt-7')}
        aria-label={content.jumpsLabel}
      >
        <a href="#worked-example" className={cx(jumpClass, styles.example, moves.lands)}>
          <span>
            {content.example.name}
            <span className={styles.punctuation}>:</span>{' '}
            <span className={styles.price}>
              <b className="font-semibold">{example.build}</b> {content.example.build}
              <span className={styles.punctuation}>,</span>
            </span>{' '}
            <span className={styles.price}>
              <b className="font-semibold">{example.month}</b> {content.example.month}
            </span>
          </span>
          <Arrow className={cx('w-4 rotate-90', styles.arrow)} />
        </a>
        <ul className={cx('grid grid-cols-2 gap-x-4 max-2xs:grid-cols-1', styles.sections)}>
          {content.jumps.map((jump, index) => (
            <li key={index}>
              <a href={`#${jump.section}`} className={jumpClass}>
                {jump.label} <Arrow className="w-4 rotate-90" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <figure
        className={cx(
          'col-span-full [--height:clamp(72px,8vw,112px)]',
          areListed ? 'mt-28 md:mt-21' : 'mt-6 md:mt-8.5',
        )}
      >
        <figcaption className="sr-only">{ruler.label}</figcaption>
        {areListed ? null : (
          // Each name stands above the middle of the wave, and longer ones push down what follows. On a phone the first one
          // has a line of its own above the others, because it is wider than its weeks.
          <ul className="grid grid-rows-[38px_auto] md:grid-rows-1">
            {windows.map((window, index) => (
              <li
                key={index}
                style={{ '--from': window.from, '--room': roomAfter(window, windows) } as CSSProperties}
                className="col-start-1 -mb-[calc(var(--height)/2)] ml-[calc(var(--from)*100%)] min-h-[calc(var(--height)/2+50px)] max-w-[calc(var(--room)*100%)] self-end border-l-[1.5px] border-ink pr-1.5 pb-[calc(var(--height)/2+5px)] pl-1.75 text-xs/tight text-ink-2 max-md:row-start-2 max-md:first:row-span-2 max-md:first:row-start-1 max-md:first:max-w-none max-md:first:self-stretch md:row-start-1 md:pl-2.5"
              >
                <b className="block text-ink md:text-base/tight">{window.plan.name}</b> {weeksOf(window.plan)}
              </li>
            ))}
          </ul>
        )}
        <div
          className="page-line-entry relative [--page-line-y:calc(var(--height)-8px)]"
          data-page-line="entry"
        >
          <svg
            viewBox={`0 0 ${RULER_WIDTH} ${2 * MIDDLE}`}
            preserveAspectRatio="none"
            className={cx('h-(--height) w-full fill-accent stroke-accent stroke-[.6px]', moves.speaks)}
            aria-hidden="true"
          >
            <path d={drawBuildWeeks(windows, MIDDLE)} vectorEffect="non-scaling-stroke" />
          </svg>
          <WeekRuler />
          {areListed ? (
            <ul className="mt-2 grid grid-cols-3 gap-x-gap gap-y-2 text-sm/list max-2xs:grid-cols-1">
              {plans.map((plan, index) => (
                <li key={index}>
                  <b className="block">{plan.name}</b> {weeksOf(plan)}
                </li>
              ))}
            </ul>
          ) : null}
          <p className="mt-1.5 text-xs/normal text-ink-3" aria-hidden="true">
            {ruler.unit}
          </p>
        </div>
      </figure>
    </Section>
  )
}
