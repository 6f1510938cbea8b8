'use client'

import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { useDisclosure } from '@/components/ui/disclosure'
import { DottedLeader } from '@/components/ui/dotted-leader'
import { FOLDED_CLASS, FOLDED_ON_PHONE_CLASS } from '@/components/ui/folded'
import { PlusSign } from '@/components/ui/icons'

/** Classes of the parts of a row, by where its text is folded. */
const ROW = {
  onPhone: {
    row: 'max-md:border-b max-md:border-line',
    line: 'max-md:min-h-12 max-md:pr-8 max-md:hover:text-accent',
    term: 'max-md:py-2.5',
    leader: '',
    short: 'max-w-3/5 flex-none',
    button: 'md:hidden',
    text: 'md:block',
    folded: FOLDED_ON_PHONE_CLASS,
    unfolded: 'max-md:pb-4',
  },
  everywhere: {
    row: 'border-b border-line',
    line: 'min-h-14 pr-8 hover:text-accent max-md:flex-col max-md:items-start max-md:justify-center max-md:py-2',
    term: 'md:py-2.5',
    leader: 'max-md:hidden',
    short: 'md:max-w-1/2 md:flex-none md:py-2 md:pr-3 md:text-right',
    button: '',
    text: '',
    folded: FOLDED_CLASS,
    unfolded: 'max-w-[38em] pr-8 pb-5',
  },
}

interface TermRowProps {
  term: string
  /** The text in a few words, at the end of the term's line. */
  short?: string
  text: string
  folds?: keyof typeof ROW
  className?: string | undefined
}

/** A term and its text, in a `<dl>`. On a phone, or everywhere, the text is folded until the term is pressed. */
export function TermRow({ term, short, text, folds = 'onPhone', className }: TermRowProps) {
  const { open, buttonProps, panelProps } = useDisclosure(term)
  const termId = useId()
  const look = ROW[folds]
  return (
    <div className={cx(look.row, className)}>
      <dt
        className={cx(
          'relative flex items-center font-semibold tracking-title transition-colors max-2xs:flex-wrap',
          look.line,
        )}
      >
        <span id={termId} className={look.term}>
          {term}
        </span>
        {short ? (
          <>
            <DottedLeader className={cx('mx-2.5', look.leader)} />
            <span
              className={cx(
                'type-serif-italic text-md/quote font-normal tracking-normal text-accent',
                look.short,
              )}
            >
              {short}
            </span>
          </>
        ) : null}
        <button
          {...buttonProps}
          aria-labelledby={termId}
          className={cx('absolute inset-0 flex items-center justify-end print:hidden', look.button)}
        >
          <PlusSign />
        </button>
      </dt>
      <dd
        {...panelProps}
        className={cx('text-pretty text-ink-2', look.text, open ? look.unfolded : look.folded)}
      >
        {text}
      </dd>
    </div>
  )
}
