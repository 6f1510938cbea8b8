import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { OwnTradeItem } from '@/components/trade/trade-items'
import { SampleMark } from '@/components/layout/sample-mark'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { Marquee } from '@/components/ui/marquee'
import type { RollingTestimonial, testimonials } from '@/content/home/testimonials'
import { assetUrl } from '@/lib/config'
import styles from './testimonials.module.css'

const LOOP_SECONDS = [15, 19, 17]
const COLUMN_COUNT = LOOP_SECONDS.length
/** With fewer items there is no loop, because the same testimonial would be visible twice. */
const MIN_LOOP_ITEMS = 2 * COLUMN_COUNT
const MAX_ROWS = 3

/** Lower than a column, so that no testimonial is visible twice. With reduced motion it scrolls on a phone, else it shows all. */
const COLUMNS =
  'col-span-full grid h-75 gap-x-(--gutter) motion-safe:auto-rows-[100%] overflow-hidden [--fade:3rem] [--gutter:clamp(40px,4.8vw,80px)] motion-reduce:overflow-y-auto motion-reduce:max-md:mask-b-from-80% motion-reduce:max-md:pb-14 md:[--fade:6rem] md:h-[calc(var(--rows)*15rem)] md:grid-cols-2 md:motion-reduce:h-auto lg:grid-cols-3 print:h-auto print:auto-rows-auto'
/**
 * Columns have the same width; on a wide page they start at different heights. Those for which a narrow page has no room
 * follow below its end, where the browser's search finds them.
 */
const COLUMN = 'min-w-0 border-t-2 border-ink lg:motion-safe:first:mt-22.5 lg:motion-safe:nth-3:mt-12.5'

type Content = typeof testimonials

export function Testimonials({ content, pageLine }: SectionOf<Content>) {
  const { label, headline, caption, items } = content
  return (
    <Section name="testimonials" label={label} pageLine={pageLine} className="pb-8 md:pb-16">
      <div className="col-span-full mb-[clamp(14px,4vw,56px)] max-md:min-h-28 md:col-end-11 lg:mt-6">
        <Heading size="said">{headline}</Heading>
        <p className="mt-3 type-caption max-md:motion-safe:pr-13">
          <SampleMark of={content} />
          {` ${caption}`}
        </p>
        <OwnTradeItem
          matchBy="testimonial"
          items={items.map((item, index) => ({
            key: item.name,
            node: <TestimonialFigure key={index} {...item} />,
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
      {items.map((item, index) => (
        <TestimonialFigure key={index} {...item} />
      ))}
    </div>
  )
}

function RollingTestimonials({
  content: { pause, resume, group, showAll, showMoving, items },
}: {
  content: Content
}) {
  const start = (column: number) => Math.round((column * items.length) / COLUMN_COUNT)
  const rows = Math.min(MAX_ROWS, Math.floor(items.length / COLUMN_COUNT))
  return (
    <div className={cx(styles.rolling, 'contents')}>
      <Marquee
        pauseLabel={pause}
        resumeLabel={resume}
        buttonClass="max-md:-mt-15 max-md:mb-3 col-span-full mb-[calc(clamp(14px,4vw,56px)-12px)] self-end justify-self-end md:col-start-11"
        className={COLUMNS}
        style={{ '--rows': rows } as CSSProperties}
        data-rolling
        aria-label={group}
      >
        {LOOP_SECONDS.map((seconds, column) => (
          <Column key={seconds} seconds={seconds} items={items.slice(start(column), start(column + 1))} />
        ))}
      </Marquee>
      {/* Narrow screens have no room for all columns at once. */}
      <details className="col-span-full mt-1 lg:hidden print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 [details:not([open])>&>.open]:hidden [details[open]>&>.closed]:hidden">
          <span className="closed">{showAll}</span>
          <span className="open">{showMoving}</span>
        </summary>
      </details>
    </div>
  )
}

/** A column of the loop. Its items are repeated once, hidden from screen readers, so that the loop is seamless. */
function Column({ seconds, items }: { seconds: number; items: readonly RollingTestimonial[] }) {
  const figures = items.map((item, index) => <TestimonialFigure key={index} {...item} />)
  return (
    <div className={cx(styles.column, COLUMN)} data-column>
      {/* The browser's search can scroll what is hidden, and not what is clipped. */}
      <div className="h-full overflow-hidden">
        <div className={styles.track} data-moving style={{ animationDuration: `${seconds}s` }}>
          {figures}
          <div className={styles.copy} aria-hidden="true">
            {figures}
          </div>
        </div>
      </div>
    </div>
  )
}

function TestimonialFigure({ text, name, role, image }: RollingTestimonial) {
  return (
    <figure className="border-b border-line py-3.5 md:pt-8 md:pb-7.5">
      <blockquote className="font-serif text-[clamp(1.1875rem,.95rem+.85vw,1.8125rem)]/[round(1.22em,1px)] tracking-[-.014em] text-pretty">
        {text}
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-3.5 text-sm/list">
        <img
          src={assetUrl(image)}
          alt=""
          width={80}
          height={96}
          loading="lazy"
          decoding="async"
          className="h-15 w-12.5 flex-none bg-highlight md:h-24 md:w-20"
        />
        <span>
          <b className="block">{name}</b>
          <small className="text-xs/list text-ink-2">{role}</small>
        </span>
      </figcaption>
    </figure>
  )
}
