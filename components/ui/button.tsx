import type { ComponentPropsWithRef } from 'react'
import { cn } from './cn'
import { Arrow } from './icons'

export interface ButtonLook {
  /** solid: ink on paper; ghost: outlined; quiet: a hairline outline, for controls. */
  look?: 'solid' | 'ghost' | 'quiet' | undefined
  size?: 'md' | 'sm' | undefined
  /** Fills its container. */
  wide?: boolean | undefined
}

/** Classes of a button, for links of the shell: `<PageLink className={buttonClass({ look: 'ghost' })}>`. */
export const buttonClass = ({ look = 'solid', size = 'md', wide = false }: ButtonLook = {}): string =>
  cn(
    'btn',
    look === 'ghost' && 'btn-ghost',
    look === 'quiet' && 'btn-quiet',
    size === 'sm' && 'btn-sm',
    wide && 'w-full',
  )

export type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLook

export function Button({ look, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={cn(buttonClass({ look, size, wide }), className)} />
}

/** Opens another site in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

export interface LinkTarget {
  /** Opens in a new tab. */
  external?: boolean | undefined
}

export type ButtonLinkProps = ComponentPropsWithRef<'a'> & ButtonLook & LinkTarget

/** A link that looks like a button. For pages of the shell use `PageLink` with `buttonClass()`. */
export function ButtonLink({ look, size, wide, external, className, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...(external ? newTab : {})} className={cn(buttonClass({ look, size, wide }), className)} />
  )
}

export type TextLinkProps = ComponentPropsWithRef<'a'> & LinkTarget

/** A violet link with an arrow, for a way on. Inside a sentence use the class `inline-link`. */
export function TextLink({ external, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} {...(external ? newTab : {})} className={cn('link', className)}>
      {children}
      <Arrow />
    </a>
  )
}
