import type { CSSProperties } from 'react'
import { fill, toTenths } from '@/content/format'
import { StarShape } from './icons'

interface StarsProps {
  rating: number
  /** Accessible name, with a place for `{rating}`. */
  label: string
  size?: number
}

/** A rating out of five, drawn to a tenth of a star. */
export function Stars({ rating, label, size = 18 }: StarsProps) {
  const shown = Math.min(5, Math.max(0, rating))
  const style = { '--filled': `${(shown / 5) * 100}%` } as CSSProperties
  const row = [0, 1, 2, 3, 4].map((index) => <StarShape key={index} size={size} />)
  return (
    <span
      role="img"
      aria-label={fill(label, { rating: toTenths(shown) })}
      className="relative inline-block align-middle [&_svg]:flex-none"
      style={style}
    >
      <span className="flex text-line-2">{row}</span>
      <span className="absolute inset-y-0 left-0 flex w-(--filled) overflow-hidden text-accent">{row}</span>
    </span>
  )
}
