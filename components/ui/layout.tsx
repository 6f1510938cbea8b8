import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { WaveSegment } from '@/lib/site/waveform-path'
import { InkRule } from './waveform'
import type { LineStretch } from './page-line'

/** The page's measure: at most 1640 px, with the side padding. */
export function Wrap({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('mx-auto w-full max-w-[1640px] px-pad', className)} />
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
  /** Stands beside the shown name, and is no part of it: that what follows is a sample. */
  mark?: ReactNode
  ground?: keyof typeof GROUNDS
  /** Inverts to night (paper in dark mode), or to a fixed surface. */
  surface?: 'night' | 'violet' | 'paper'
  /** A ruled line above, with a burst of speech at this x of 1440. */
  ruleAt?: number
  /** What is heard on that rule; a burst of speech unless the section has its own. */
  ruleBurst?: readonly WaveSegment[]
  /** The gutter that the line through a page runs down, and where it turns into a rule (app/styles/wire.css). */
  wire?: LineStretch
  /** Keeps the margin's name for screen readers only. */
  hideLabel?: boolean
  children: ReactNode
}

/**
 * A section on the twelve columns. The margin (columns 1 and 2) holds its name; children place
 * themselves with `page-text` (from column 3), `page-full` (all 12) or `col-…` classes.
 */
export function Section({
  name,
  label,
  mark,
  ground = 'paper',
  surface,
  ruleAt,
  ruleBurst,
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
      className={cx('relative overflow-x-clip py-sec', GROUNDS[ground], className)}
    >
      {ruleAt === undefined ? null : <InkRule burstAt={ruleAt} burst={ruleBurst} />}
      <Wrap className="grid-page">
        <p className={hideLabel ? 'sr-only' : sectionNameClass}>
          <span id={nameId}>{label}</span> {mark}
        </p>
        {children}
      </Wrap>
    </section>
  )
}

/** Classes of a section's name in the margin. */
export const sectionNameClass =
  'page-full pb-2.5 text-sm/normal font-medium text-ink md:pb-4.5 lg:col-start-1 lg:col-end-3 lg:pt-[.7em] lg:pb-0'

/** Classes of a first section out of which the line through the page leaves, below a `wire-in`. */
export const heroWithLineClass =
  'pt-[clamp(20px,3vw,44px)] pb-(--wire-drop) [--wire-drop:clamp(40px,5vw,80px)] [&>div]:@container'

const headingClass = cva('type-display', {
  variants: {
    size: { xl: 'text-xl', '2xl': 'text-2xl', '3xl': 'text-3xl' },
    column: { text: 'page-text', full: 'page-full' },
  },
  defaultVariants: { size: '3xl', column: 'text' },
})

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  level?: 1 | 2 | 3
  /** Size of the display cut; 3xl for the heading of a section; null where `className` gives its own. */
  size?: VariantProps<typeof headingClass>['size']
  /** From column 3 (text), or across all twelve (full). */
  column?: VariantProps<typeof headingClass>['column']
}

/** A heading in the display cut. */
export function Heading({ level = 2, size, column, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={headingClass({ size, column, className })} />
}
