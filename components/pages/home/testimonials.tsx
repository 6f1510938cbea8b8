import { cx } from 'class-variance-authority'
import { TradeOnly } from '@/components/trade/trade-first'
import { SampleMark } from '@/components/layout/sample-mark'
import { Section } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { Marquee } from '@/components/ui/marquee'
import type { PageLine } from '@/lib/site/page-line'
import type { RollingTestimonial, testimonials } from '@/content/home/testimonials'
import { assetUrl } from '@/lib/config'
import styles from './testimonials.module.css'

/** Length of each column's loop, in seconds: no two turn together. */
const LOOP_SECONDS = [15, 19, 17]
const PER_COLUMN = 3

/** Letters of one height, so that the loop can rest with whole letters in its column. Held still, all are there. */
const COLUMNS =
  'col-span-full grid h-[calc(2*var(--row))] overflow-hidden border-t-2 border-ink [--row:10.75rem] motion-reduce:overflow-y-auto md:h-[calc(3*var(--row))] md:grid-cols-2 md:[--row:19rem] lg:grid-cols-3 print:h-auto'
const COLUMN =
  'h-full min-w-0 overflow-hidden not-first:border-l not-first:border-line motion-reduce:h-auto max-md:not-first:hidden md:px-[clamp(20px,2.4vw,40px)] md:first:pl-0 md:max-lg:nth-3:hidden lg:nth-3:pr-0 print:h-auto'

type TestimonialsProps = { content: typeof testimonials; pageLine?: PageLine }

export function Testimonials({ content, pageLine }: TestimonialsProps) {
  const { label, headline, caption, pause, resume, group, items } = content
  return (
    <Section name="testimonials" label={label} pageLine={pageLine} className="pb-8 md:pb-16">
      <div className="col-span-full mb-[clamp(14px,4vw,56px)] max-md:min-h-32 lg:col-start-3 lg:col-end-11">
        <Heading className="max-w-[7.4em]">{headline}</Heading>
        <p className="mt-3 type-caption">
          <SampleMark of={content} /> {caption}
        </p>
        <TradeOnly
          matchBy="testimonial"
          items={items.map((item) => ({ key: item.name, node: <Letter key={item.name} {...item} /> }))}
        />
      </div>
      <Marquee
        pauseLabel={pause}
        resumeLabel={resume}
        buttonClass="max-md:-mt-15 max-md:justify-self-end max-md:mb-3 col-span-full mb-[clamp(20px,4vw,56px)] self-end justify-self-start lg:col-start-11 lg:justify-self-end motion-reduce:hidden"
        className={COLUMNS}
        data-rolling
        aria-label={group}
      >
        {LOOP_SECONDS.map((seconds, column) => (
          <Column
            key={seconds}
            seconds={seconds}
            items={items.slice(column * PER_COLUMN, (column + 1) * PER_COLUMN)}
          />
        ))}
      </Marquee>
    </Section>
  )
}

/** Three letters, and the same three again for the eye only, so that the loop has no end. They rest whole. */
function Column({ seconds, items }: { seconds: number; items: readonly RollingTestimonial[] }) {
  return (
    <div className={COLUMN} data-column>
      <div
        data-moving
        className={cx(styles.run, 'grid auto-rows-(--row)')}
        style={{ animationDuration: `${seconds}s` }}
      >
        {items.map((item) => (
          <Letter key={item.name} {...item} />
        ))}
        <div className="contents motion-reduce:hidden print:hidden" aria-hidden="true">
          {items.map((item) => (
            <Letter key={item.name} {...item} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Letter({ text, name, role, image }: RollingTestimonial) {
  return (
    <figure className="flex flex-col border-b border-line pt-4 pb-4 md:pt-8 md:pb-7.5">
      <blockquote className="font-said text-[clamp(1.1875rem,.95rem+.85vw,1.8125rem)]/[1.22] tracking-[-.014em] text-pretty">
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
