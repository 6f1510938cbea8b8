import { cx } from 'class-variance-authority'
import type { ComponentPropsWithRef } from 'react'
import { InkRule } from '@/components/illustrations/waveform'
import { Container } from '@/components/ui/container'
import type { PageLine } from '@/lib/drawing/page-line'
import type { WaveSegment } from '@/lib/drawing/waveform-path'
import { SampleMark } from './sample-mark'

const GROUNDS = {
  surface: '',
  'surface-2': 'bg-surface-2',
  'surface-accent': 'bg-surface-accent',
} as const

/** The content of a section, and the part of the page line that it draws. */
export interface SectionOf<Content> {
  content: Content
  pageLine?: PageLine
}

interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** `data-section`, by which hosts and tests find the section, and the id for links to it. */
  name: string
  /** Name of the section: shown in the margin, and its accessible name. */
  label: string
  /** The content of the section. If it is a sample, the label has the ring. */
  sampleOf?: object | readonly object[]
  ground?: keyof typeof GROUNDS
  /** Colour surface (`data-surface`, tokens.css). */
  surface?: 'dark-accent' | 'accent' | 'light'
  /** The part of the page line that this section draws (`lib/drawing/page-line.ts`). */
  pageLine?: PageLine
  /**
   * If the line runs along the rule above: the position of the waveform on it, in 1440ths, and its shape (default:
   * speech).
   */
  burstAt?: number
  burst?: readonly WaveSegment[]
  hideLabel?: boolean
}

/**
 * A section on the 12-column grid, with its label in the margin (columns 1 and 2). Place children with `page-text` (from
 * column 3), `page-full` (all 12) or `col-…` classes.
 */
export function Section({
  name,
  label,
  sampleOf = [],
  ground = 'surface',
  surface,
  pageLine,
  burstAt = 860,
  burst,
  hideLabel = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const nameId = `${name}-name`
  return (
    <section
      id={name}
      {...rest}
      data-section={name}
      data-surface={surface}
      data-page-line-side={pageLine}
      aria-labelledby={nameId}
      className={cx('relative overflow-x-clip py-sec', GROUNDS[ground], className)}
    >
      {pageLine === 'left start' ? <InkRule burstAt={burstAt} burst={burst} /> : null}
      <Container className="grid-page">
        <p className={hideLabel ? 'sr-only' : sectionNameClass}>
          <span id={nameId}>{label}</span>
          {'\u00a0'}
          <SampleMark of={sampleOf} />
        </p>
        {children}
      </Container>
    </section>
  )
}

const sectionNameClass =
  'page-full break-after-avoid-page pb-2.5 text-sm/normal font-medium text-ink md:pb-4.5 lg:col-start-1 lg:col-end-3 lg:pt-[.7em] lg:pb-0'

/** Classes of a first section in which the page line starts; it contains a `page-line-entry`. */
export const heroWithLineClass =
  'pt-[clamp(28px,3vw,44px)] pb-(--page-line-drop) [--page-line-drop:clamp(40px,5vw,80px)] [&>div]:@container'
