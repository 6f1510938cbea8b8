import { cva } from 'class-variance-authority'
import type { ComponentPropsWithRef } from 'react'

/** Classes of a chip: a label, or a choice that is on or off. */
export const chipClass = cva('inline-flex items-center gap-1.5 forced-colors:border', {
  variants: {
    kind: {
      label:
        'rounded-card bg-highlight px-2.25 py-1 text-xs/text font-medium text-accent-strong in-data-[surface=accent]:text-ink',
      choice:
        'min-h-11 rounded-button px-4 py-2 text-sm/normal text-ink-2 inset-ring inset-ring-line-2 transition-colors hover:bg-surface-2 hover:text-ink aria-checked:bg-ink aria-checked:text-surface aria-checked:inset-ring-0 aria-pressed:bg-ink aria-pressed:text-surface aria-pressed:inset-ring-0',
    },
  },
  defaultVariants: { kind: 'label' },
})

export function Chip({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={chipClass({ className })} />
}
