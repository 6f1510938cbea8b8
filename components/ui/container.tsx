import { cx } from 'class-variance-authority'
import type { ComponentPropsWithRef } from 'react'

/** A centred container of at most 1640 px, with the side padding of the page. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('mx-auto w-full max-w-page px-pad', className)} />
}
