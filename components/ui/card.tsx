import { cva } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'

/** Classes of a sheet of paper that lies on the page: a record, a slip, a card. */
export const cardClass = cva('rounded-paper bg-sheet text-ink shadow-sheet')

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article'
}

/** A sheet of paper. Use it for things such as records and slips, not as a layout container. */
export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag {...rest} className={cardClass({ className })} />
}
