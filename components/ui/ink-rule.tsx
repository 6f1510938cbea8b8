import type { CSSProperties } from 'react'
import { nibLine, rest, speech } from '@/lib/site/pen'

const WIDTH = 1440

/** A ruled line across the page with a burst of speech in it. `burstAt` is its middle, in 1440ths. */
export function InkRule({ burstAt, className = '' }: { burstAt: number; className?: string }) {
  const burst = speech({ width: 180, height: 15, pitch: 8, seed: burstAt })
  const path = nibLine(0, 20, [rest(burstAt - 90), ...burst, rest(WIDTH - burstAt - 90)])
  return (
    <div
      className={`ink-rule ${className}`}
      style={{ '--at': `${burstAt}px` } as CSSProperties}
      aria-hidden="true"
    >
      <svg data-ink="rule" viewBox={`0 0 ${WIDTH} 40`} preserveAspectRatio="xMidYMid slice">
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  )
}
