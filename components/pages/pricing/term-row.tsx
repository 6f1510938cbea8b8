'use client'

import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import { useDisclosure } from '@/components/ui/disclosure'
import { FOLDED_ON_PHONE_CLASS } from '@/components/ui/folded'
import { PlusSign } from '@/components/ui/icons'

interface TermRowProps {
  term: string
  text: string
  /** After the term, on its line. */
  beside?: ReactNode
  /** Whether the text is folded until the term is pressed at every width, and not on a phone alone. */
  foldedEverywhere?: boolean
  className?: string
}

/** A term and its text, in a `<dl>`. On a phone the text is folded until the term is pressed. */
export function TermRow({ term, text, beside, foldedEverywhere = false, className }: TermRowProps) {
  const { open, buttonProps, panelProps } = useDisclosure(term)
  const termId = useId()
  return (
    <div
      className={cx(
        foldedEverywhere ? 'border-b border-line' : 'max-md:border-b max-md:border-line',
        className,
      )}
    >
      <dt
        className={cx(
          'relative flex items-center font-semibold tracking-title transition-colors',
          foldedEverywhere
            ? 'min-h-14 pr-8 hover:text-accent max-md:flex-col max-md:items-start max-md:justify-center max-md:py-2'
            : 'max-md:min-h-12 max-md:pr-8 max-md:hover:text-accent',
        )}
      >
        <span id={termId} className={foldedEverywhere ? 'md:py-2.5' : 'max-md:py-2.5'}>
          {term}
        </span>
        {beside}
        <button
          {...buttonProps}
          aria-labelledby={termId}
          className={cx(
            'absolute inset-0 flex items-center justify-end print:hidden',
            !foldedEverywhere && 'md:hidden',
          )}
        >
          <PlusSign />
        </button>
      </dt>
      <dd
        {...panelProps}
        className={cx(
          'text-pretty text-ink-2',
          foldedEverywhere ? panelProps.className : ['md:block', !open && FOLDED_ON_PHONE_CLASS],
          open && (foldedEverywhere ? 'max-w-[38em] pr-8 pb-5' : 'max-md:pb-4'),
        )}
      >
        {text}
      </dd>
    </div>
  )
}
