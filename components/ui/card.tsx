import { cva } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'

export const cardClass = cva('rounded-card bg-raised text-ink shadow-raised')

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article'
}

/** A white sheet with a shadow. Use it for objects such as a record or an appointment, not as a layout container. */
export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag {...rest} className={cardClass({ className })} />
}
