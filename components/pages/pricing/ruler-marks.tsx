import type { CSSProperties } from 'react'
import { rulerMarks } from '@/lib/pricing/build-week-ruler'

/** The numbers of the weeks below a ruler; on a phone every other one. */
export const RulerMarks = () => (
  <p aria-hidden="true" className="relative h-7 text-xs/normal text-ink-3 lining-nums tabular-nums">
    {rulerMarks.map(({ week, at }) => (
      <span
        key={week}
        className="absolute top-2 left-[calc(var(--at)*100%)] -translate-x-1/2 wrap-normal first:translate-x-0 last:-translate-x-full max-md:even:hidden"
        style={{ '--at': at } as CSSProperties}
      >
        {week}
      </span>
    ))}
  </p>
)
