import { cx } from 'class-variance-authority'
import type { CSSProperties, ReactNode } from 'react'
import { chipClass } from '@/components/ui/chip'
import { cardClass } from '@/components/ui/card'
import type { PerformanceFigures, PerformanceShare } from '@/content/home/services'

interface PerformanceCardProps extends PerformanceFigures {
  mark: ReactNode
}

/** Position of the ring, and of the number in it. */
const ringPlaceClass =
  'absolute size-29 max-md:inset-y-0 max-md:left-2.5 max-md:my-auto md:top-4.5 md:left-4.5 md:size-36'

/** A share, in large figures, with what it is of. */
const Share = ({ percent, label }: PerformanceShare) => (
  <>
    <b className="block font-display text-[2.25rem]/headline font-bold text-ink md:text-[3rem]/headline">
      {percent}
      <small className="ml-[.1em] text-[.5em]">%</small>
    </b>
    {label}
  </>
)

/**
 * A card with a donut chart, and beside it the share that the chart moves to. Hover or focus moves the ring from `before`
 * to `after` and shows the chips.
 */
export function PerformanceCard({
  title,
  caption,
  counts,
  before,
  after,
  chips,
  mark,
}: PerformanceCardProps) {
  return (
    <div
      className={cardClass({
        // On a phone the text is beside the ring, or with large text below it, and the chips are hidden.
        className: 'group w-full max-w-full max-md:grid 2xs:max-md:grid-cols-[8.5rem_1fr] md:w-89',
      })}
      tabIndex={0}
      role="group"
      aria-label={title}
      data-performance-card
    >
      <div className="relative min-h-34 overflow-hidden border-line max-2xs:border-b 2xs:max-md:border-r md:border-b">
        <svg
          viewBox="0 0 120 120"
          className={cx(ringPlaceClass, '-rotate-90 fill-none stroke-[11]')}
          aria-hidden="true"
        >
          <circle cx="60" cy="60" r="51" className="fill-raised stroke-surface-3 dark:stroke-line-2" />
          <circle
            cx="60"
            cy="60"
            r="51"
            pathLength="100"
            className="stroke-ink-3 transition-all delay-200 duration-500 ease-ink [stroke-dasharray:var(--before)_100] group-engaged:stroke-accent group-engaged:[stroke-dasharray:var(--after)_100]"
            style={{ '--before': before.percent, '--after': after.percent } as CSSProperties}
            data-donut
          />
        </svg>
        <div className={cx(ringPlaceClass, 'grid place-items-center')}>
          {[before, after].map((share, index) => (
            <p
              key={index}
              className="max-w-20 text-center text-xs/quote text-ink-2 transition-opacity delay-300 duration-200 [grid-area:1/1] last:opacity-0 group-engaged:opacity-0 group-engaged:last:opacity-100"
            >
              <Share {...share} />
            </p>
          ))}
        </div>
        <p
          className="absolute inset-y-0 right-4.5 left-47 grid content-center border-l border-line pl-4.5 text-xs/quote text-ink-2 transition-opacity duration-200 max-md:hidden group-engaged:opacity-0 [&>b]:text-accent"
          aria-hidden="true"
        >
          <Share {...after} />
        </p>
        <ul className="mr-4 ml-auto flex min-h-45 w-43 flex-wrap content-center justify-end gap-1.5 py-3 max-md:hidden">
          {chips.map((chip, index) => (
            <li
              key={index}
              className={chipClass({
                className:
                  'max-w-full translate-x-2.5 opacity-0 transition-[opacity,translate] delay-200 duration-350 ease-ink nth-[n+3]:delay-250 nth-[n+5]:delay-300 group-engaged:translate-none group-engaged:opacity-100',
              })}
            >
              {chip}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid px-3.5 py-3 max-md:content-center md:px-4.5 md:pt-4 md:pb-4.5">
        <b>{title}</b>
        <span className="text-sm/normal text-ink-2">{caption}</span>
        <p className="mt-2 border-t border-line pt-2 text-sm/list md:mt-3 md:pt-3">
          {`${counts}: ${[before, after].map(({ percent, label }) => `${percent}% ${label}`).join(', ')}. `}
          {mark}
        </p>
      </div>
    </div>
  )
}
