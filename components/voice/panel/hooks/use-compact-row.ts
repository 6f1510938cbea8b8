import { useLayoutEffect, type RefObject } from 'react'

/**
 * Marks a row of buttons with `data-compact` while their words do not fit beside one another. It measures a row that wraps,
 * with all words shown, because another language or larger text needs more space.
 */
export function useCompactRow(rowRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = rowRef.current
    if (!row) return
    let frame = 0
    const measure = () => {
      row.removeAttribute('data-compact')
      const [first, last] = [row.firstElementChild, row.lastElementChild].map((button) =>
        button?.getBoundingClientRect(),
      )
      row.toggleAttribute('data-compact', Boolean(first && last && last.top > first.bottom))
    }
    measure()
    // In a frame of its own: it changes the height that is observed.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    resized.observe(row)
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
    }
  }, [rowRef])
}
