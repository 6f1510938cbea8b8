import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { OwnTradeItem } from '@/components/trade/trade-items'
import { SampleMark } from '@/components/layout/sample-mark'
import { Section } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { Marquee } from '@/components/ui/marquee'
import type { PageLine } from '@/lib/site/page-line'
import type { RollingTestimonial, testimonials } from '@/content/home/testimonials'
import { assetUrl } from '@/lib/config'
import styles from './testimonials.module.css'

/** Duration of each column's loop, in seconds. */
const LOOP_SECONDS = [15, 19, 17]
const COLUMN_COUNT = LOOP_SECONDS.length
/** With fewer items there is no loop, because the same testimonial would be visible twice. */
const MIN_LOOP_ITEMS = 2 * COLUMN_COUNT
const MAX_ROWS = 3

/** Rows have one height, so that the loop pauses on whole testimonials. With reduced motion the list scrolls instead. */
const COLUMNS =
  'col-span-full grid h-[calc(2*var(--row))] overflow-hidden border-t-2 border-ink [--row:10.75rem] motion-reduce:overflow-y-auto md:h-[calc(var(--rows)*var(--row))] md:grid-cols-2 md:[--row:19rem] lg:grid-cols-3 print:h-auto'
const COLUMN =
  'h-full min-w-0 overflow-hidden not-first:border-l not-first:border-line motion-reduce:h-auto max-md:not-first:hidden md:px-[clamp(20px,2.4vw,40px)] md:first:pl-0 md:max-lg:nth-3:hidden lg:nth-3:pr-0 print:h-auto'

type Content = typeof testimonials
type TestimonialsProps = { content: Content; pageLine?: PageLine }

export function Testimonials({ content, pageLine }: TestimonialsProps) {
  const { label, headline, caption, items } = content
  return (
    <Section name="testimonials" label={label} pageLine={pageLine} className="pb-8 md:pb-16">
      <div className="col-span-full mb-[clamp(14px,4vw,56px)] max-md:min-h-32 lg:col-start-3 lg:col-end-11">
        <Heading className="max-w-[7.4em]">{headline}</Heading>
        <p className="mt-3 type-caption max-md:motion-safe:pr-13">
          <SampleMark of={content} />
          {` ${caption}`}
        </p>
        <OwnTradeItem
          matchBy="testimonial"
          items={items.map((item) => ({
            key: item.name,
            node: <TestimonialFigure key={item.name} {...item} />,
          }))}
        />
      </div>
      {items.length < MIN_LOOP_ITEMS ? (
        <StillTestimonials items={items} />
      ) : (
        <RollingTestimonials content={content} />
      )}
    </Section>
  )
}

function StillTestimonials({ items }: { items: readonly RollingTestimonial[] }) {
  // Two and four fill rows of two.
  const wide = items.length % 2 === 0 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'
  return (
    <div
      className={cx(
        'col-span-full grid gap-x-[clamp(40px,4.8vw,80px)] border-t-2 border-ink',
        items.length > 1 && `md:grid-cols-2 ${wide}`,
      )}
    >
      {items.map((item) => (
        <TestimonialFigure key={item.name} {...item} />
      ))}
    </div>
  )
}

function RollingTestimonials({ content: { pause, resume, group, items } }: { content: Content }) {
  const start = (column: number) => Math.round((column * items.length) / COLUMN_COUNT)
  const rows = Math.min(MAX_ROWS, Math.floor(items.length / COLUMN_COUNT))
  return (
    <Marquee
      pauseLabel={pause}
      resumeLabel={resume}
      buttonClass="max-md:-mt-15 max-md:justify-self-end max-md:mb-3 col-span-full mb-[clamp(20px,4vw,56px)] self-end justify-self-start lg:col-start-11 lg:justify-self-end"
      className={COLUMNS}
      style={{ '--rows': rows } as CSSProperties}
      data-rolling
      aria-label={group}
    >
      {LOOP_SECONDS.map((seconds, column) => (
        <Column key={seconds} seconds={seconds} items={items.slice(start(column), start(column + 1))} />
      ))}
    </Marquee>
  )
}

/** Easing of the move to the next testimonial, as [share of its time, share of the row height]. */
const STEP_CURVE = [
  [0.1, 0.4],
  [0.2, 0.67],
  [0.3, 0.83],
  [0.45, 0.94],
  [0.65, 0.99],
] as const
/** Share of a testimonial's time during which it does not move. */
const REST_SHARE = 0.78

/** A CSS `linear()` easing that pauses on each of `count` testimonials. */
function steppedEasing(count: number): string {
  const points = Array.from({ length: count }, (_, index) => [
    [index, index],
    [index + REST_SHARE, index],
    ...STEP_CURVE.map(
      ([time, height]) => [index + REST_SHARE + (1 - REST_SHARE) * time, index + height] as const,
    ),
  ]).flat() as [number, number][]
  const stops = points.map(
    ([time, height]) => `${(height / count).toFixed(4)} ${((100 * time) / count).toFixed(2)}%`,
  )
  return `linear(${stops.join(', ')}, 1)`
}

/** A column of the loop. Its items are repeated once, hidden from screen readers, so that the loop is seamless. */
function Column({ seconds, items }: { seconds: number; items: readonly RollingTestimonial[] }) {
  return (
    <div className={COLUMN} data-column>
      <div
        data-moving
        className={cx(styles.loop, 'grid auto-rows-(--row)')}
        style={
          {
            '--testimonials': items.length,
            animationDuration: `${seconds}s`,
            animationTimingFunction: steppedEasing(items.length),
          } as CSSProperties
        }
      >
        {items.map((item) => (
          <TestimonialFigure key={item.name} {...item} />
        ))}
        <div className="contents motion-reduce:hidden print:hidden" aria-hidden="true">
          {items.map((item) => (
            <TestimonialFigure key={item.name} {...item} />
          ))}
        </div>
      </div>
    </div>
  )
}

function TestimonialFigure({ text, name, role, image }: RollingTestimonial) {
  return (
    <figure className="flex flex-col border-b border-line pt-4 pb-4 md:pt-8 md:pb-7.5">
      <blockquote className="font-serif text-[clamp(1.1875rem,.95rem+.85vw,1.8125rem)]/[1.22] tracking-[-.014em] text-pretty">
        {text}
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3.5 pt-3 text-sm/compact">
        <img
          src={assetUrl(image)}
          alt=""
          width={80}
          height={96}
          loading="lazy"
          decoding="async"
          className="h-15 w-12.5 flex-none bg-wash md:h-24 md:w-20"
        />
        <span>
          <b className="block">{name}</b>
          <small className="text-xs/compact text-ink-2">{role}</small>
        </span>
      </figcaption>
    </figure>
  )
}
