import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { closingSizes, displayWidthEm, TRACKING_EM } from '@/lib/drawing/fit-text'

const headingClass = cva('type-display', {
  variants: {
    size: {
      xl: 'text-xl',
      // On a phone a heading of one line fills it.
      '3xl': 'text-3xl max-md:one-line',
      said: 'font-serif-italic text-said font-normal tracking-title italic',
      // Above a picture or a list that is larger than any heading.
      quiet: 'font-serif text-quiet font-normal tracking-title',
    },
    column: { text: 'page-text', full: 'page-full' },
  },
  defaultVariants: { size: '3xl', column: 'text' },
})

interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  level?: 1 | 2 | 3
  /** 3xl for the heading of a section, said for one of quotations, quiet where its content is larger; null where `className` gives a size. */
  size?: VariantProps<typeof headingClass>['size']
  /** From column 3 (text), or across all twelve (full). */
  column?: VariantProps<typeof headingClass>['column']
}

export function Heading({ level = 2, size, column, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag style={lineWidth(rest.children)} {...rest} className={headingClass({ size, column, className })} />
  )
}

/** The width of a heading on one line, in em. */
const lineWidth = (children: ReactNode) =>
  typeof children === 'string'
    ? ({ '--line-em': displayWidthEm(children, TRACKING_EM.display).toFixed(2) } as CSSProperties)
    : undefined

interface PosterHeadingProps {
  children: string
  /** Whether it fills a phone too, on two lines: one heading of a page does. */
  fillsPhone?: boolean
}

/** A section's heading that fills its columns on one line. It has the usual size if it is too long for that. */
export function PosterHeading({ children, fillsPhone = false }: PosterHeadingProps) {
  const { narrow } = closingSizes(children, TRACKING_EM.display)
  return (
    <div className="@container page-full">
      <h2
        className={cx(
          '-ml-[.02em] type-display md:text-[max(var(--text-3xl),min(17cqw,99cqw/var(--line-em)))]',
          fillsPhone ? 'text-[max(var(--text-3xl),var(--narrow))]' : 'text-3xl max-md:one-line',
        )}
        style={{ ...lineWidth(children), '--narrow': `${narrow}cqw` } as CSSProperties}
      >
        {children}
      </h2>
    </div>
  )
}
