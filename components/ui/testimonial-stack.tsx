import type { CSSProperties } from 'react'
import { cardClass } from './card'
import { Stars } from './stars'
import { coveredScale, stackHeight, stickyTopPx } from '@/lib/site/sticky-stack'

export interface StackedTestimonial {
  name: string
  title: string
  avatarSrc: string
  /** Out of five, to a tenth. */
  rating: number
  quote?: string
}

export interface TestimonialStackProps {
  items: readonly StackedTestimonial[]
  /** Accessible name of a rating, with a place for `{rating}`. */
  ratingLabel: string
}

/**
 * Testimonials as a stack of sticky cards. Each sticks a little lower than the one before and covers it, except for the
 * edge with its author. Covered cards shrink by a CSS scroll-driven animation, in browsers that have it; no script runs.
 */
export function TestimonialStack({ items, ratingLabel }: TestimonialStackProps) {
  return (
    <div
      className="min-h-(--height) [--gap:24px] [view-timeline:--stack_block] print:min-h-0"
      style={{ '--height': stackHeight(items.length), '--count': items.length } as CSSProperties}
      data-sticky-stack
    >
      {items.map((item, index) => (
        <StackedSheet
          key={item.name}
          item={item}
          index={index}
          count={items.length}
          ratingLabel={ratingLabel}
        />
      ))}
    </div>
  )
}

interface StackedSheetProps {
  item: StackedTestimonial
  index: number
  count: number
  ratingLabel: string
}

function StackedSheet({ item, index, count, ratingLabel }: StackedSheetProps) {
  const place = {
    '--top': `${stickyTopPx(index)}px`,
    '--covered-scale': coveredScale(index, count),
    '--covered-from': `${(index / count) * 100}%`,
  } as CSSProperties
  return (
    // Sticks below the header, each card a little lower than the one before it.
    <figure
      className="sticky top-[calc(var(--bar)+var(--top))] not-first:mt-(--gap) print:static"
      style={place}
      data-testimonial
    >
      {/* The heights of the cards add up to that of the stack, so that no empty space follows the last one. */}
      <div
        className={cardClass({
          className:
            'relative grid min-h-[calc((var(--height)+var(--gap))/var(--count)-var(--gap))] origin-top grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] items-start gap-5 px-4.5 pb-13 supports-[animation-timeline:--stack]:animate-draw-back md:static md:grid-cols-[150px_minmax(0,1fr)] md:gap-x-gap md:gap-y-7 md:px-7 md:pb-10 print:min-h-0',
        })}
      >
        {/* As high as the visible edge of a covered card. On a phone that has no room for the title, which follows the quote. */}
        <figcaption className="col-span-full flex h-6.25 items-center gap-2.5 border-b border-line text-xs/none whitespace-nowrap md:text-sm/none">
          <b>{item.name}</b>
          <span className="overflow-hidden text-ellipsis text-ink-2 max-md:absolute max-md:bottom-5.5 max-md:left-[83px]">
            {item.title}
          </span>
          <span className="ml-auto flex items-center gap-2">
            <Stars rating={item.rating} label={ratingLabel} size={14} />
            <span className="font-medium text-ink lining-nums tabular-nums" aria-hidden="true">
              {item.rating.toFixed(1)}
            </span>
          </span>
        </figcaption>
        <img
          src={item.avatarSrc}
          alt=""
          width={60}
          height={72}
          loading="lazy"
          decoding="async"
          className="h-13.5 w-11.25 bg-wash md:h-30 md:w-25"
        />
        {item.quote ? (
          <blockquote className="font-serif text-[clamp(1.5rem,.9rem+2.6vw,3.25rem)]/quote tracking-lead text-pretty md:min-h-[2.3em] md:text-balance">
            {item.quote}
          </blockquote>
        ) : null}
      </div>
    </figure>
  )
}
