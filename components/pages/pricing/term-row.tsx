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
  /** Whether a phone shows the text at first. */
  openAtFirst?: boolean
  className?: string
}

/** A term and its text, in a `<dl>`. On a phone the text is folded until the term is pressed. */
export function TermRow({ term, text, beside, openAtFirst = false, className }: TermRowProps) {
  const { open, buttonProps, panelProps } = useDisclosure(term, openAtFirst)
  const termId = useId()
  return (
    <div className={cx('max-md:border-b max-md:border-line', className)}>
      <dt className="relative flex items-center font-semibold tracking-title transition-colors max-md:min-h-12 max-md:pr-8 max-md:hover:text-accent">
        <span id={termId} className="max-md:py-2.5">
          {term}
        </span>
        {beside}
        <button
          {...buttonProps}
          aria-labelledby={termId}
          className="absolute inset-0 flex items-center justify-end md:hidden print:hidden"
        >
          <PlusSign />
        </button>
      </dt>
      <dd
        {...panelProps}
        className={cx('text-pretty text-ink-2 md:block', open ? 'max-md:pb-4' : FOLDED_ON_PHONE_CLASS)}
      >
        {text}
      </dd>
    </div>
  )
}
