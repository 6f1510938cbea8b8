'use client'

import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { useDisclosure } from '@/components/ui/disclosure'
import { FOLDED_ON_PHONE_CLASS } from '@/components/ui/folded'
import { PlusSign } from '@/components/ui/icons'
import type { DataItem } from '@/content/your-data'

interface DataRowProps extends Pick<DataItem, 'term' | 'text'> {
  /** Whether a phone shows the text at first. */
  openAtFirst: boolean
}

/** A term and its text. On a phone the text is folded until the term is pressed. */
export function DataRow({ term, text, openAtFirst }: DataRowProps) {
  const { open, buttonProps, panelProps } = useDisclosure(openAtFirst)
  const termId = useId()
  return (
    <div className="grid gap-x-8 border-b border-line md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] md:py-4">
      <dt className="relative flex items-center font-semibold tracking-title transition-colors max-md:min-h-12 max-md:hover:text-accent md:block">
        <span id={termId} className="max-md:py-2.5 max-md:pr-10">
          {term}
        </span>
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
