import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cn } from './cn'
import { InkRule } from './ink-rule'

/** The page's measure: at most 1640 px, with the side padding. */
export function Wrap({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cn('mx-auto w-full max-w-[1640px] px-pad', className)} />
}

const GROUNDS = {
  paper: '',
  'paper-2': 'bg-paper-2',
  blotter: 'bg-blotter',
} as const

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** `data-section` of the contract. */
  name: string
  /** Name of the section: shown in the margin, and its accessible name. */
  label: string
  ground?: keyof typeof GROUNDS
  /** Inverts to night (paper in dark mode), or to a fixed surface. */
  surface?: 'night' | 'violet' | 'paper'
  /** A ruled line above, with a burst of speech at this x of 1440. */
  ruleAt?: number
  /** The gutter that the line through a page runs down, and where it turns into a rule (app/styles/wire.css). */
  wire?: 'right' | 'right end' | 'left' | 'left start'
  /** Keeps the margin's name for screen readers only. */
  hideLabel?: boolean
  children: ReactNode
}

/**
 * A section on the twelve columns. The margin (columns 1 and 2) holds its name; children place
 * themselves with `text-measure` (from column 3), `full-measure` (all 12) or `col-…` classes.
 */
export function Section({
  name,
  label,
  ground = 'paper',
  surface,
  ruleAt,
  wire,
  hideLabel = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const nameId = `${name}-name`
  return (
    <section
      {...rest}
      data-section={name}
      data-surface={surface}
      data-wire={wire}
      aria-labelledby={nameId}
      className={cn('relative overflow-x-clip py-sec', GROUNDS[ground], className)}
    >
      {ruleAt === undefined ? null : <InkRule burstAt={ruleAt} />}
      <Wrap className="columns-12">
        <p id={nameId} className={hideLabel ? 'sr-only' : 'margin-name'}>
          {label}
        </p>
        {children}
      </Wrap>
    </section>
  )
}

const HEADING_SIZES = { t5: 'text-t5', t6: 'text-t6', t7: 'text-t7' } as const

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  level?: 1 | 2 | 3
  /** Size of the display cut; t7 for the heading of a section. */
  size?: keyof typeof HEADING_SIZES
}

/** A heading in the display cut. Starts at column 3 when it is a child of a Section. */
export function Heading({ level = 2, size = 't7', className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={cn('text-measure', HEADING_SIZES[size], 'text-display', className)} />
}
