'use client'

import { Disclosure } from '@/components/ui/disclosure'
import { Tick } from '@/components/ui/icons'
import { comparisonCopy, PLAN_NAMES } from '@/content/pricing'
import type { ComparisonValue, PlanService } from '@/content/pricing'
import { comparisonFor } from '@/lib/site/plan-comparison'
import styles from './plans.module.css'

/** The plans line by line, as a real table, folded away until asked for. */
export function Comparison({ service }: { service: PlanService }) {
  return (
    <div className={styles.comparison} data-comparison>
      <Disclosure label={comparisonCopy.open}>
        <table className={styles.table}>
          <caption className="sr-only">{comparisonCopy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{comparisonCopy.feature}</th>
              {PLAN_NAMES.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {comparisonFor(service).map((group) => (
            <tbody key={group.title}>
              <tr>
                <th colSpan={1 + PLAN_NAMES.length} scope="rowgroup" className={styles.group}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  {PLAN_NAMES.map((name) => (
                    <td key={name}>
                      <Value value={row.values[name]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Disclosure>
    </div>
  )
}

function Value({ value }: { value: ComparisonValue }) {
  if (typeof value === 'string') return value
  return (
    <>
      <span className={value ? styles.yes : styles.no}>{value ? <Tick /> : null}</span>
      <span className="sr-only">{value ? comparisonCopy.included : comparisonCopy.notIncluded}</span>
    </>
  )
}
