import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { KeepTogether } from '@/components/ui/keep-together'
import moves from '@/components/motion/moves.module.css'
import { counted, fill, money } from '@/content/format'
import type { WorkedExampleContent } from '@/content/pricing'
import type { WorkedExampleFigures } from '@/content/contract-figures'
import { tabularFitStyle } from '@/lib/drawing/fit-tabular'
import { workedExample, type WorkedExample as Example } from '@/lib/pricing/running-cost'
import { BillLines } from './bill-lines'
import { TermRow } from './term-row'
import styles from './worked-example.module.css'

interface WorkedExampleProps {
  content: WorkedExampleContent
  figures: WorkedExampleFigures
}

/** The worked example as a running bill: the build, a month that adds up call by call, and the payback time. */
export function WorkedExample({ content, figures }: WorkedExampleProps) {
  const { once, rows, payback, notIncluded } = content
  const example = workedExample(figures)
  const total = money(example.pricePerMonth)
  return (
    <div
      id="worked-example"
      role="group"
      aria-labelledby="worked-example-title"
      className={cx('page-full', styles.example)}
    >
      <div className={styles.intro}>
        <h3 id="worked-example-title" className="type-display text-2xl">
          {content.title}
        </h3>
        <p className="mt-4 text-pretty text-ink-2">{content.lead}</p>
      </div>
      <RunningBill example={example} />
      <dl className={cx('scroll-mt-6 lining-nums tabular-nums md:scroll-mt-96', styles.bill)} data-answer="">
        <Sum name={once.label} value={money(figures.buildPrice)} note={once.note} />
        <div>
          <dt className="font-semibold">{content.monthly}</dt>
          <dd className={styles.lines}>
            <BillLines rows={rows} cost={example} />
          </dd>
        </div>
        <TermRow term={notIncluded.label} text={notIncluded.text} />
        <div className={cx('@container', styles.sum)}>
          <dt className="font-semibold">{rows.total}</dt>
          <dd className={styles.total} style={tabularFitStyle(total)}>
            {total}
          </dd>
        </div>
        {example.paybackMonths === undefined ? null : (
          <Sum
            name={payback.label}
            value={counted(example.paybackMonths, 'month')}
            note={fill(payback.note, { bookings: figures.bookingsKept })}
          />
        )}
      </dl>
    </div>
  )
}

/** More strokes would be a plain surface. */
const MAX_STROKES = 360

/**
 * The bill while the month runs: one stroke for each call, as high as what has been called until then costs. The colours
 * are those of the lines of the bill.
 */
function RunningBill({ example: { callsPerMonth, monthly, pricePerMonth } }: { example: Example }) {
  const strokes = Math.min(callsPerMonth, MAX_STROKES)
  const { minutes, model, messages } = monthly
  const tops = [pricePerMonth, minutes + model + messages, minutes + model, minutes]
  return (
    <svg
      viewBox={`0 0 ${strokes} 100`}
      preserveAspectRatio="none"
      className={cx(styles.run, moves.swells)}
      style={{ '--line-at': 1 } as CSSProperties}
      aria-hidden="true"
    >
      {tops.map((top, index) => (
        <path key={index} d={`M0 100V99L${strokes} ${((1 - top / pricePerMonth) * 100).toFixed(1)}V100`} />
      ))}
      <path d={`M.5 50H${strokes}`} />
    </svg>
  )
}

interface SumProps {
  name: string
  value: string
  note: string
}

function Sum({ name, value, note }: SumProps) {
  return (
    <div className={styles.sum}>
      <dt className="font-semibold">{name}</dt>
      <dd className="font-display text-2xl font-bold text-accent">{value}</dd>
      <dd className="text-pretty text-ink-2">
        <KeepTogether>{note}</KeepTogether>
      </dd>
    </div>
  )
}
