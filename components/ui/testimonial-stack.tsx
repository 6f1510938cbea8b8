import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { toTenths } from '@/content/format'
import { Stars } from './stars'
import styles from './testimonial-stack.module.css'

/** Distance from the top at which the first card sticks, and how much lower each next one, in pixels. */
const FIRST_TOP_PX = 20
const STEP_PX = 24
/** Height that each card adds to the section, in pixels. */
const HEIGHT_PER_CARD_PX = 100

/** Distance from the top at which a card sticks, in pixels; the first has index 0. */
const stickyTopPx = (index: number): number => FIRST_TOP_PX + STEP_PX * index

/** Height of the section that holds so many cards, as a CSS length. */
const stackHeight = (cards: number): string => `calc(100vh + ${HEIGHT_PER_CARD_PX * cards}px)`

/** Scale of a card when all later cards cover it: smaller for each of them. */
const coveredScale = (index: number, cards: number): number => 1 - (cards - 1 - index) * 0.02

interface StackedTestimonial {
  name: string
  title: string
  avatarSrc: string
  /** Out of five, to a tenth. */
  rating: number
  quote?: string
}

interface TestimonialStackProps {
  items: readonly StackedTestimonial[]
  /** Accessible name of a rating, with a place for `{rating}`. */
  ratingLabel: string
}

/**
 * Testimonials as a stack of sticky cards. Each sticks a little lower than the one before and covers it, except for the
 * edge with its author. In browsers with scroll-driven animations a card that is being covered shrinks, its quote fades,
 * and its author moves up into the narrower edge; elsewhere the edge is narrow from the start. No script runs. In a window
 * that is too low for a whole card, with reduced motion and in print, the cards follow each other.
 */
export function TestimonialStack({ items, ratingLabel }: TestimonialStackProps) {
  return (
    <div
      className={cx(styles.stack, items.length > 1 && styles.several)}
      style={{ '--height': stackHeight(items.length), '--count': items.length } as CSSProperties}
      data-sticky-stack
    >
      {items.map((item, index) => (
        <StackedSheet key={index} item={item} index={index} count={items.length} ratingLabel={ratingLabel} />
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
    '--index': index,
    '--covered-scale': coveredScale(index, count),
  } as CSSProperties
  return (
    // Sticks below the header, each card a little lower than the one before it.
    <figure className={cx(styles.card, index < count - 1 && styles.covered)} style={place} data-testimonial>
      {/* The heights of the cards, --card each, add up to that of the stack, so that no empty space follows the last one. */}
      <div
        className={cx(
          styles.sheet,
          'relative grid min-h-(--card) origin-top grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] items-start gap-5 pb-5.5 md:static md:grid-cols-[170px_minmax(0,1fr)] md:items-center md:gap-x-gap md:gap-y-5 md:pb-0',
        )}
      >
        {/* Of a covered card 25 px of it stay visible. On a phone it has no room for the title, which follows the quote. */}
        <figcaption className="col-span-full flex h-(--edge) items-center gap-2.5 border-b border-line text-xs/none md:text-sm/none">
          <b className={cx('max-w-3/5 flex-none', styles.signature)}>{item.name}</b>
          <span className="min-w-0 text-ink-2 max-md:absolute max-md:right-4.5 max-md:bottom-5.5 max-md:left-[calc(65px+var(--inset,0px))]">
            {item.title}
          </span>
          <span className="ml-auto flex items-center gap-2">
            <Stars rating={item.rating} label={ratingLabel} size={20} />
            <span className="font-medium text-ink lining-nums tabular-nums" aria-hidden="true">
              {toTenths(item.rating)}
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
          className="h-13.5 w-11.25 bg-highlight md:h-46 md:w-38 md:self-end"
        />
        {item.quote ? (
          <blockquote
            data-title={item.title}
            className="font-serif text-[clamp(1.5rem,.9rem+2.6vw,3.25rem)]/quote tracking-lead text-pretty md:pb-5 md:text-balance"
          >
            {item.quote}
          </blockquote>
        ) : null}
      </div>
    </figure>
  )
}
