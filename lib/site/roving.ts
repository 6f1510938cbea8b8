/**
 * Where a key leads within a row of choices of which one can be reached by Tab (WAI-ARIA, tabs and radio
 * groups); undefined for a key that means nothing there. The row is a ring.
 */
export function rovingTarget(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
