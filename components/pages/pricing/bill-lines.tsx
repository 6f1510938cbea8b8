import { cx } from 'class-variance-authority'
import { DottedLeader } from '@/components/ui/dotted-leader'
import { counted, fill, grouped, money, plural } from '@/content/format'
import type { WorkedExampleContent } from '@/content/pricing'
import type { RunningCost } from '@/lib/pricing/running-cost'

interface BillLinesProps {
  rows: WorkedExampleContent['rows']
  cost: RunningCost
  className?: string | undefined
}

/** The lines of a month's bill, each with its price: together they are the sum. */
export function BillLines({ rows, cost, className }: BillLinesProps) {
  const { minutesPerMonth, numbers, messages, monthly } = cost
  const lines = [
    { text: fill(rows.minutes, { minutes: counted(minutesPerMonth, 'minute') }), value: monthly.minutes },
    { text: rows.model, value: monthly.model },
    { text: fill(plural(messages, rows.messages), { messages: grouped(messages) }), value: monthly.messages },
    { text: fill(plural(numbers, rows.numbers), { numbers: grouped(numbers) }), value: monthly.numbers },
  ]
  return (
    <ul className={cx('lining-nums tabular-nums', className)}>
      {lines.map(({ text, value }, index) => (
        <li
          key={index}
          className="flex items-baseline gap-2 py-1.5 text-sm/list text-ink-2 max-2xs:flex-wrap lg:text-base/list"
        >
          <span>{text}</span>
          <DottedLeader />
          <span className="flex-none text-ink">{money(value)}</span>
        </li>
      ))}
    </ul>
  )
}
