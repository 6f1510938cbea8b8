import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentPropsWithRef } from 'react'
import { Arrow } from './icons'

const FILLED_SIZES = ['solid', 'ghost'] as const

/** Classes of a button, for links between pages: `<PageLink className={buttonClass({ variant: 'ghost' })}>`. */
export const buttonClass = cva(
  'group/button relative inline-flex items-center rounded-button leading-quote transition active:translate-y-px disabled:translate-none disabled:bg-surface-3 disabled:text-ink-3 disabled:inset-ring-0 aria-disabled:translate-none not-forced-colors:aria-disabled:opacity-35 forced-colors:border',
  {
    variants: {
      /** solid: ink on paper; ghost: outlined; quiet: a hairline outline, for controls; text: looks like a link. */
      variant: {
        solid: 'bg-ink font-semibold text-surface hover:bg-accent hover:text-on-accent',
        ghost: 'font-semibold text-ink inset-ring-[1.5px] inset-ring-ink hover:bg-ink hover:text-surface',
        quiet:
          'min-h-11 justify-center gap-2.5 px-4 py-2 text-center text-sm font-medium tracking-label text-ink inset-ring inset-ring-line-2 hover:bg-surface-2',
        text: 'min-h-11 gap-1.5 text-sm font-medium text-ink underline decoration-[1.5px] underline-offset-4 hover:decoration-2',
      },
      /** bar: as wide as its container, with its children at both ends. */
      size: { md: '', sm: '', bar: '' },
      wide: { true: 'w-full' },
      /** In a `ButtonRow`: on a phone its buttons share the width. */
      inRow: {
        true: 'max-md:flex-auto max-md:gap-2 max-md:px-2 max-md:text-sm/quote',
      },
    },
    compoundVariants: [
      {
        variant: [...FILLED_SIZES],
        size: 'md',
        class: 'min-h-13 justify-center gap-2.5 px-6 py-2.5 text-center text-base/quote tracking-label',
      },
      {
        variant: [...FILLED_SIZES],
        size: 'sm',
        class: 'min-h-11 justify-center gap-2.5 px-4.5 py-2 text-center text-sm/quote tracking-label',
      },
      {
        variant: [...FILLED_SIZES],
        size: 'bar',
        class: 'min-h-17 w-full justify-between gap-2.5 px-7 py-3.5 text-left text-lg/quote tracking-title',
      },
    ],
    defaultVariants: { variant: 'solid', size: 'md' },
  },
)

export type ButtonVariants = VariantProps<typeof buttonClass>

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonVariants

export function Button({ variant, size, wide, inRow, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ variant, size, wide, inRow, className })} />
}

/** Buttons side by side, each with `inRow`. On a phone they share a row. */
export function ButtonRow({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('flex flex-wrap items-center gap-x-2 gap-y-2.5 md:gap-3', className)} />
}

/** Opens another site in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

interface LinkTarget {
  /** Opens in a new tab. */
  external?: boolean | undefined
}

type ButtonLinkProps = ComponentPropsWithRef<'a'> & ButtonVariants & LinkTarget

/** A link that looks like a button. For pages of this site use `PageLink` with `buttonClass()`. */
export function ButtonLink({ variant, size, wide, inRow, external, className, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      {...(external ? newTab : {})}
      className={buttonClass({ variant, size, wide, inRow, className })}
    />
  )
}

export const textLinkClass =
  'inline-flex min-h-11 items-center gap-2.5 text-sm font-semibold text-accent decoration-[1.5px] underline-offset-4 hover:underline in-data-[surface=accent]:text-ink'

type TextLinkProps = ComponentPropsWithRef<'a'> & LinkTarget

/** An accent-coloured link with an arrow. Inside a sentence use the utility `inline-link`. */
export function TextLink({ external, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} {...(external ? newTab : {})} className={cx(textLinkClass, className)}>
      {children}
      <Arrow />
    </a>
  )
}
