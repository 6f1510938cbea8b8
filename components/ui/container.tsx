import { cx } from 'class-variance-authority'
import type { ComponentPropsWithRef } from 'react'

/** The page's measure: at most 1640 px, with the side padding. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('mx-auto w-full max-w-[1640px] px-pad', className)} />
}
