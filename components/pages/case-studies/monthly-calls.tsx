'use client'

import { useSyncExternalStore } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Heading, Section } from '@/components/ui/layout'
import { monthlyCalls } from '@/content/case-studies'
import { grouped } from '@/content/format'
import { seededRandom } from '@/lib/site/random'
import { extremes, sampleDailyCalls } from '@/lib/site/sample-calls'
import { CallsChart } from './calls-chart'
import styles from './monthly-calls.module.css'

const neverChanges = () => () => {}
/** The HTML is written once; the browser draws other values on each load. */
const callsInHtml = sampleDailyCalls({ ...monthlyCalls, random: seededRandom(1) })
let drawnCalls: readonly number[] | undefined
const callsOfThisLoad = () => (drawnCalls ??= sampleDailyCalls({ ...monthlyCalls, random: Math.random }))

/** A month of calls: the total in the largest type, the days as strokes of the pen, both as a table. */
export function MonthlyCalls() {
  const values = useSyncExternalStore(neverChanges, callsOfThisLoad, () => callsInHtml)
  const { busiest, quietest } = extremes(values)
  const label = monthlyCalls.chartLabel({ from: values[quietest] ?? 0, to: values[busiest] ?? 0 })
  return (
    <Section name="monthly-calls" label="Monthly calls" surface="night" className={styles.section}>
      <Heading size="2xl">
        {monthlyCalls.title} <span className="text-ink-2">{monthlyCalls.month}</span>
      </Heading>
      <p className={styles.total}>
        <span className={styles.mega}>{grouped(monthlyCalls.total)}</span>{' '}
        <span>{monthlyCalls.totalLabel}</span>
      </p>
      <div className={`wire ${styles.chart}`}>
        <CallsChart values={values} label={label} />
      </div>
      <p className="page-full mt-4 type-caption">{monthlyCalls.note}</p>
      <div className="page-full mt-5">
        <Disclosure label={monthlyCalls.table.open}>
          <CallsTable values={values} />
        </Disclosure>
      </div>
    </Section>
  )
}

function CallsTable({ values }: { values: readonly number[] }) {
  const { table, total } = monthlyCalls
  return (
    <table className={styles.table}>
      <caption className="sr-only">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.day}</th>
          <th scope="col">{table.calls}</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value, index) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{table.total}</th>
          <td>{grouped(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
