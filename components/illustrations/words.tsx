import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

interface WordsProps {
  x?: number
  y?: number
  width: number
  height: number
  className?: string
  children: ReactNode
}

/** Words in an area of an SVG drawing, in its units. They wrap, because SVG text would overlap its neighbours. */
export const Words = ({ className, children, ...place }: WordsProps) => (
  <foreignObject {...place} className="overflow-visible">
    <div className={cx('h-full leading-quote', className)}>{children}</div>
  </foreignObject>
)
