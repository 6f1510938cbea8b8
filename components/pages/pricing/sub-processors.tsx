'use client'

import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { useDisclosure } from '@/components/ui/disclosure'
import { FOLDED_CLASS, useFoldedRef } from '@/components/ui/folded'
import { PlusSign } from '@/components/ui/icons'
import type { YourDataContent } from '@/content/your-data'
import styles from './sub-processors.module.css'

/** The search leaves out the heading row. */
const noSearch = () => undefined

/**
 * The table of sub-processors. It is folded until its caption is pressed. On a phone each row has two lines: name and region,
 * then data.
 */
export function SubProcessors({
  content: { caption, columns, rows },
}: {
  content: YourDataContent['subProcessors']
}) {
  const { open, buttonProps, panelProps } = useDisclosure(caption)
  const headRef = useFoldedRef(!open, noSearch)
  const captionId = useId()
  const folded = !open && FOLDED_CLASS
  const cell = 'sm:table-cell sm:py-2.5 sm:pr-4'
  return (
    <Card className="px-4 py-2 md:px-5">
      <table aria-labelledby={captionId} className="block w-full text-sm sm:table">
        <caption className="relative block min-h-11 py-2 text-left text-lg font-semibold tracking-title max-md:text-base sm:table-caption">
          <span id={captionId}>{caption}</span>
          <button
            {...buttonProps}
            aria-labelledby={captionId}
            className="absolute inset-0 flex items-center justify-end print:hidden"
          >
            <PlusSign />
          </button>
        </caption>
        <thead ref={headRef} className={cx('sr-only sm:not-sr-only', styles.head, folded)}>
          <tr className="border-b-2 border-ink text-left">
            {[columns.name, columns.sees, columns.where].map((column, index) => (
              <th key={index} scope="col" className="py-2 pr-4 font-semibold last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...panelProps} className={cx('block sm:table-row-group', styles.body, folded)}>
          {rows.map((row, index) => (
            <tr
              key={index}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 align-top first:border-t-2 first:border-t-ink last:border-b-0 sm:table-row sm:py-0 sm:first:border-t-0"
            >
              <th scope="row" className={`text-left font-semibold ${cell}`}>
                {row.name}
              </th>
              <td className={`text-ink-2 max-sm:order-1 max-sm:col-span-full ${cell}`}>{row.sees}</td>
              <td className={`text-ink-2 max-sm:text-right ${cell}`}>{row.where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
