import { cx } from 'class-variance-authority'
import { Card } from '@/components/ui/card'
import { KeepTogether } from '@/components/ui/keep-together'
import { counted, fill, money } from '@/content/format'
import type { WorkedExampleContent } from '@/content/pricing'
import type { WorkedExampleFigures } from '@/content/contract-figures'
import { workedExample } from '@/lib/pricing/running-cost'
import { BillLines } from './bill-lines'
import { TermRow } from './term-row'

interface WorkedExampleProps {
  content: WorkedExampleContent
  figures: WorkedExampleFigures
}

/** The worked example as a bill: the build, the items of a month, and the payback time. */
export function WorkedExample({ content, figures }: WorkedExampleProps) {
  const { once, rows, payback, notIncluded } = content
  const { paybackMonths, ...cost } = workedExample(figures)
  return (
    <div
      id="worked-example"
      role="group"
      aria-labelledby="worked-example-title"
      className="page-full mt-[clamp(28px,5vw,88px)] grid grid-cols-1 items-start gap-x-gap gap-y-7 lg:grid-cols-12"
    >
      <div className="lg:col-start-1 lg:col-end-7">
        <h3 id="worked-example-title" className="type-display text-2xl">
          {content.title}
        </h3>
        <p className="mt-4 max-w-[34em] text-pretty text-ink-2">{content.lead}</p>
        <dl className="mt-3 max-w-[34em] text-sm md:mt-6">
          <TermRow term={notIncluded.label} text={notIncluded.text} />
        </dl>
      </div>
      <Card
        data-surface="light"
        className="px-5.5 pt-5 pb-6 lg:col-start-8 lg:-col-end-1 lg:px-7 lg:pt-7 lg:pb-8"
      >
        <dl className="lining-nums tabular-nums">
          <Sum name={once.label} value={money(figures.buildPrice)} note={once.note} />
          <div className="mt-4.5 border-t-2 border-ink pt-3">
            <dt className="font-semibold">{content.monthly}</dt>
            <dd className="mt-1">
              <BillLines rows={rows} cost={cost} />
            </dd>
          </div>
          <Sum name={rows.total} value={money(cost.pricePerMonth)} />
          {paybackMonths === undefined ? null : (
            <Sum
              name={payback.label}
              value={counted(paybackMonths, 'month')}
              note={fill(payback.note, { bookings: figures.bookingsKept })}
              className="mt-4.5 border-t-2 border-ink pt-3.5"
            />
          )}
        </dl>
      </Card>
    </div>
  )
}

interface SumProps {
  name: string
  value: string
  note?: string
  className?: string
}

function Sum({ name, value, note, className }: SumProps) {
  return (
    <div className={cx('grid grid-cols-[1fr_auto] items-baseline gap-x-4 max-2xs:grid-cols-1', className)}>
      <dt className="font-semibold">{name}</dt>
      <dd className="font-display text-2xl font-bold text-accent">{value}</dd>
      {note ? (
        <dd className="col-span-full text-sm text-pretty text-ink-2">
          <KeepTogether>{note}</KeepTogether>
        </dd>
      ) : null}
    </div>
  )
}
