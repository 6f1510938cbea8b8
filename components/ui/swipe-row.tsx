'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useRef, useState, type ComponentPropsWithoutRef, type ElementType } from 'react'
import { Button } from './button'
import { Arrow } from './icons'

/** Scroll position of each item. The last ones share the end of the row, where several fit side by side. */
function scrollStops(list: HTMLElement): number[] {
  const items = [...list.children] as HTMLElement[]
  const end = list.scrollWidth - list.clientWidth
  return items.map((item) => Math.min(end, item.offsetLeft - (items[0]?.offsetLeft ?? 0)))
}

/** Index of the item that the row is scrolled to: the last one at its end. */
function currentItem(list: HTMLElement): number {
  const distances = scrollStops(list).map((stop) => Math.abs(stop - list.scrollLeft))
  return distances.lastIndexOf(Math.min(...distances))
}

interface SwipeRowProps extends ComponentPropsWithoutRef<'ul'> {
  /** Accessible names of the two controls, and the word in “1 of 4”. */
  labels: { previous: string; next: string; of: string }
  /** How many items the list has. */
  count: number
  as?: ElementType
}

/**
 * A list that scrolls sideways on a phone, with a count and two controls below it, unless it has only one item. From 720 px
 * on it is a plain list, laid out by `className`.
 */
export function SwipeRow({ labels, count, as: List = 'ul', className, ...list }: SwipeRowProps) {
  const listRef = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)

  // On a phone the row is as high as its current item, whose height may change.
  useEffect(() => {
    const list = listRef.current
    const item = list?.children[current]
    if (!list || !item) return
    const resized = new ResizeObserver(() => {
      list.style.setProperty('--row-height', `${item.getBoundingClientRect().height}px`)
      // Items without a link or a button give the keyboard nothing to reach the row by.
      const scrolls = getComputedStyle(list).overflowX === 'auto' && list.scrollWidth > list.clientWidth
      if (scrolls && !list.querySelector('a, button')) list.tabIndex = 0
      else list.removeAttribute('tabindex')
    })
    resized.observe(item)
    return () => resized.disconnect()
  })

  const follow = () => {
    const list = listRef.current
    if (list) setCurrent(currentItem(list))
  }
  /**
   * Scrolls to the next item, or to the one before, that the row can be moved to; does nothing past either end. The controls
   * are not disabled there, so that they keep the focus.
   */
  const move = (by: 1 | -1) => {
    const list = listRef.current
    if (!list) return
    const stops = scrollStops(list)
    const now = stops[current] ?? 0
    const target =
      by === 1 ? stops.findIndex((stop) => stop > now) : stops.findLastIndex((stop) => stop < now)
    list.children[target]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <div className="page-full md:contents">
      <List
        {...list}
        ref={listRef}
        className={cx('max-md:swipe-row', className)}
        onScroll={follow}
        data-scrolls
      />
      {count > 1 && (
        <div className="mt-2 flex items-center justify-between md:hidden" data-no-print>
          <p className="text-sm font-medium lining-nums tabular-nums" role="status" data-count>
            {`${current + 1} ${labels.of} ${count}`}
          </p>
          <p className="flex gap-2">
            <Button
              variant="quiet"
              aria-label={labels.previous}
              aria-disabled={current === 0 || undefined}
              onClick={() => move(-1)}
            >
              <Arrow className="rotate-180" />
            </Button>
            <Button
              variant="quiet"
              aria-label={labels.next}
              aria-disabled={current === count - 1 || undefined}
              onClick={() => move(1)}
            >
              <Arrow />
            </Button>
          </p>
        </div>
      )}
    </div>
  )
}
