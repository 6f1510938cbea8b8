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
  MARKS,
  RULER_WIDTH,
} from '@/lib/pricing/build-week-ruler'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import type { ExamplePrices } from './plans'
import { RulerMarks } from './ruler-marks'
import styles from './hero.module.css'

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
        className="page-line-entry relative col-span-full mt-28 [--height:clamp(72px,8vw,112px)] [--page-line-y:calc(var(--height)-8px)] md:mt-21"
        data-page-line="entry"
      >
        <figcaption className="sr-only">{ruler.label}</figcaption>
        <svg
          viewBox={`0 0 ${RULER_WIDTH} ${2 * MIDDLE}`}
          preserveAspectRatio="none"
          className={cx('h-(--height) w-full fill-accent stroke-accent stroke-[.6px]', moves.speaks)}
          aria-hidden="true"
        >
          <path d={drawBuildWeeks(windows, MIDDLE)} vectorEffect="non-scaling-stroke" />
        </svg>
        <div
          className="-mt-2 border-t-2 border-ink bg-[repeating-linear-gradient(90deg,var(--ink)_0_1.5px,transparent_1.5px_calc((100%-1.5px)/var(--marks)))] bg-size-[100%_9px] bg-no-repeat pt-1.5"
          style={{ '--marks': MARKS } as CSSProperties}
        >
          <RulerMarks />
        </div>
        {beginTogether(windows) ? (
          <ul className="mt-2 grid grid-cols-3 gap-x-gap gap-y-2 text-sm/list max-2xs:grid-cols-1">
            {plans.map((plan, index) => (
              <li key={index}>
                <b className="block">{plan.name}</b> {weeksOf(plan)}
              </li>
            ))}
          </ul>
        ) : (
          <ul>
            {windows.map(({ plan, from }, index) => (
              <li
                key={index}
                style={{ '--from': from } as CSSProperties}
                // From the middle of the wave upwards, as high as its words. On a phone those of Launch are wider than its
                // two weeks, and stand higher than those of Scale.
                className="absolute bottom-[calc(100%-var(--height)/2)] left-[calc(var(--from)*100%)] min-h-[calc(var(--height)/2+var(--rise))] border-l-[1.5px] border-ink pb-[calc(var(--height)/2+5px)] pl-1.75 text-xs/tight text-ink-2 [--rise:50px] max-md:first:[--rise:88px] md:pl-2.5"
              >
                <b className="block text-ink md:text-base/tight">{plan.name}</b> {weeksOf(plan)}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-1.5 text-xs/normal text-ink-3" aria-hidden="true">
          {ruler.unit}
        </p>
      </figure>
    </Section>
  )
}
