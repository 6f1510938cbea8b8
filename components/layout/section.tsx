import { cx } from 'class-variance-authority'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { InkRule } from '@/components/ui/waveform'
import { Wrap } from '@/components/ui/wrap'
import type { PageLine } from '@/lib/site/page-line'
import type { WaveSegment } from '@/lib/site/waveform-path'

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
  /** A ruled line above, with a burst of speech at this x of 1440; drawn also where the page's line needs one. */
  ruleAt?: number
  /** Shape of the burst on that rule; speech unless given. */
  ruleBurst?: readonly WaveSegment[]
  /** The stretch of the page's line that this section draws (`lib/site/page-line.ts`). */
  pageLine?: PageLine
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
  pageLine,
  ruleAt = pageLine === 'left start' ? RULE_AT : undefined,
  ruleBurst,
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
      data-page-line-side={pageLine}
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

/** Where the burst stands on a rule that only the page's line asks for. */
const RULE_AT = 860

/** Classes of a section's name in the margin. */
const sectionNameClass =
  'page-full pb-2.5 text-sm/normal font-medium text-ink md:pb-4.5 lg:col-start-1 lg:col-end-3 lg:pt-[.7em] lg:pb-0'

/** Classes of a first section out of which the line through the page leaves, below a `page-line-entry`. */
export const heroWithLineClass =
  'pt-[clamp(20px,3vw,44px)] pb-(--page-line-drop) [--page-line-drop:clamp(40px,5vw,80px)] [&>div]:@container'
