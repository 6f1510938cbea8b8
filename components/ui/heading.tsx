import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { displayWidthEm, TRACKING_EM } from '@/lib/drawing/fit-text'

const headingClass = cva('type-display', {
  variants: {
    size: {
      xl: 'text-xl',
      '2xl': 'text-2xl',
      // On a phone a heading of one line fills it.
      '3xl': 'text-3xl max-md:one-line',
    },
    column: { text: 'page-text', full: 'page-full' },
  },
  defaultVariants: { size: '3xl', column: 'text' },
})

interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  level?: 1 | 2 | 3
  /** Size of the display font; 3xl for the heading of a section; null where `className` gives its own. */
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

/** A section's heading that fills its columns on one line. It has the usual size if it is too long for that. */
export function PosterHeading({ children }: { children: string }) {
  return (
    <div className="@container page-full">
      <h2
        className="-ml-[.02em] type-display text-3xl max-md:one-line md:text-[max(var(--text-3xl),min(17cqw,99cqw/var(--line-em)))]"
        style={lineWidth(children)}
      >
        {children}
      </h2>
    </div>
  )
}
