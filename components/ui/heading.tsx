import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentPropsWithRef } from 'react'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'

const headingClass = cva('type-display', {
  variants: {
    size: { xl: 'text-xl', '2xl': 'text-2xl', '3xl': 'text-3xl' },
    column: { text: 'page-text', full: 'page-full' },
  },
  defaultVariants: { size: '3xl', column: 'text' },
})

interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  level?: 1 | 2 | 3
  /** Size of the display cut; 3xl for the heading of a section; null where `className` gives its own. */
  size?: VariantProps<typeof headingClass>['size']
  /** From column 3 (text), or across all twelve (full). */
  column?: VariantProps<typeof headingClass>['column']
}

export function Heading({ level = 2, size, column, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={headingClass({ size, column, className })} />
}

/** A section's heading that fills its columns on one line. It has the usual size if it is too long for that, and on a phone. */
export function PosterHeading({ children }: { children: string }) {
  return (
    <div className="@container page-full">
      <h2
        className="-ml-[.02em] type-display text-3xl md:text-[max(var(--text-3xl),min(17cqw,var(--fit)))]"
        style={fitStyle(children, TRACKING_EM.display)}
      >
        {children}
      </h2>
    </div>
  )
}
