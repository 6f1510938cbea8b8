import type { CSSProperties } from 'react'
import { MARKS, rulerMarks } from '@/lib/pricing/build-week-ruler'

/** A ruler of weeks; on a phone it has every other number. */
export const WeekRuler = () => (
  <div
    className="-mt-2 border-t-2 border-ink bg-[repeating-linear-gradient(90deg,var(--ink)_0_1.5px,transparent_1.5px_calc((100%-1.5px)/var(--marks)))] bg-size-[100%_9px] bg-no-repeat pt-1.5"
    style={{ '--marks': MARKS } as CSSProperties}
  >
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
  </div>
)
