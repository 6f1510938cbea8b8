import type { ComponentPropsWithRef } from 'react'
import { cn } from './cn'

/** A small label on violet wash. */
export function Chip({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={cn('chip', className)} />
}

/** A chip that can be switched on and off; say which with `pressed`. */
export function ChipButton({
  pressed,
  className,
  ...rest
}: ComponentPropsWithRef<'button'> & { pressed: boolean }) {
  return <button {...rest} type="button" aria-pressed={pressed} className={cn('chip', className)} />
}
