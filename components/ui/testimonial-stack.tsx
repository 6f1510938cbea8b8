import type { CSSProperties } from 'react'
import { Stars } from '@/components/ui/stars'
import { restingScale, stackHeight, stickyTopPx } from '@/lib/site/sticky-stack'
import styles from './testimonial-stack.module.css'

export interface StackedTestimonial {
  name: string
  title: string
  avatarSrc: string
  /** Out of five, to a tenth. */
  rating: number
  quote?: string
}

/**
 * Testimonials as a stack of sheets: each sticks a little lower than the one before and lies on it, so that
 * the edge of every sheet, with who signed it, stays in sight. What is covered draws back while one scrolls:
 * a scroll-driven animation of the browser's own, where it has them, and nothing of ours runs in a frame.
 */
export function TestimonialStack({ items }: { items: readonly StackedTestimonial[] }) {
  return (
    <div
      className={styles.stack}
      style={{ '--height': stackHeight(items.length), '--count': items.length } as CSSProperties}
      data-sticky-stack
    >
      {items.map((item, index) => (
        <StackedSheet key={item.name} item={item} index={index} count={items.length} />
      ))}
    </div>
  )
}

interface StackedSheetProps {
  item: StackedTestimonial
  index: number
  count: number
}

function StackedSheet({ item, index, count }: StackedSheetProps) {
  const place = {
    '--top': `${stickyTopPx(index)}px`,
    '--resting': restingScale(index, count),
    '--covered-from': `${(index / count) * 100}%`,
  } as CSSProperties
  return (
    <figure className={styles.sheet} style={place} data-testimonial>
      <div className={styles.paper}>
        <figcaption className={styles.edge}>
          <b>{item.name}</b>
          <span className={styles.title}>{item.title}</span>
          <span className={styles.rating}>
            <Stars rating={item.rating} size={14} />
            <span className="font-medium text-ink lining-nums tabular-nums" aria-hidden="true">
              {item.rating.toFixed(1)}
            </span>
          </span>
        </figcaption>
        <img src={item.avatarSrc} alt="" width={60} height={72} loading="lazy" decoding="async" />
        {item.quote ? <blockquote>{item.quote}</blockquote> : null}
      </div>
    </figure>
  )
}
