'use client'

import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { FoldedPart } from '@/components/ui/folded'
import { Tick } from '@/components/ui/icons'
import type {
  ComparisonContent,
  ComparisonGroup,
  ComparisonValue,
  Plan,
  PlanService,
} from '@/content/pricing'

const cell = 'border-b border-line py-2.25 pr-1 pl-1 text-left align-baseline lg:pl-8'
const rowHeader = 'border-b border-line py-2.25 pr-1 text-left align-baseline font-normal text-ink-2'
/** The names of the plans stay below the site's header while their rows pass. */
const columnHeader =
  'sticky top-(--bar) z-1 bg-surface-2 py-2.25 pr-1 text-left align-baseline tracking-close shadow-[inset_0_-2px_var(--ink)]'

/** The comparison for one service: only rows that make sense for it, and no empty group. */
export const comparisonFor = (service: PlanService, groups: readonly ComparisonGroup[]): ComparisonGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.services.includes(service)) }))
    .filter((group) => group.rows.length > 0)

interface ComparisonProps {
  content: ComparisonContent
  plans: readonly Plan[]
  services: readonly PlanService[]
  titles: Record<PlanService, string>
  /** The chosen service. */
  service: PlanService
  /** Called when the browser's search finds something in the comparison for another service. */
  onFound: (service: PlanService) => void
  beside?: ReactNode
}

/** A table that compares the plans, hidden until its button is pressed. In print there is one for each service. */
export function Comparison({ content, plans, services, titles, service, onFound, beside }: ComparisonProps) {
  return (
    <div className="mt-[clamp(12px,3vw,44px)] flex flex-wrap items-center gap-x-7 gap-y-1">
      <Disclosure label={content.open} beside={beside}>
        {services.map((each) => (
          <FoldedPart
            key={each}
            name={each}
            title={titles[each]}
            isFolded={each !== service}
            onFound={onFound}
          >
            <ServiceComparison content={content} plans={plans} service={each} />
          </FoldedPart>
        ))}
      </Disclosure>
    </div>
  )
}

function ServiceComparison({
  content,
  plans,
  service,
}: Pick<ComparisonProps, 'content' | 'plans' | 'service'>) {
  const names = plans.map(({ name }) => name)
  return (
    <table className="mt-5 w-full table-fixed border-collapse text-[clamp(.75rem,.66rem+.36vw,.9375rem)]/list">
      <caption className="sr-only">{content.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`w-[37%] font-semibold text-ink-2 lg:w-1/3 ${columnHeader}`}>
            {content.feature}
          </th>
          {names.map((name, index) => (
            <th key={index} scope="col" className={`pl-1 font-semibold lg:pl-8 ${columnHeader}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {comparisonFor(service, content.groups).map((group, index) => (
        <tbody key={index}>
          <tr>
            <th
              colSpan={1 + names.length}
              scope="rowgroup"
              className="border-b border-line pt-6 pr-1 pb-2.25 text-left align-baseline font-semibold"
            >
              {group.title}
            </th>
          </tr>
          {group.rows.map((row, index) => (
            <tr key={index}>
              <th scope="row" className={rowHeader}>
                {row.label}
              </th>
              {names.map((name, index) => (
                <td key={index} className={cell}>
                  <Value value={row.values[name]} content={content} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Value({ value, content }: { value: ComparisonValue; content: ComparisonContent }) {
  if (typeof value === 'string') return <span>{value}</span>
  return (
    <>
      {value ? (
        <Tick className="inline-block text-accent" />
      ) : (
        <span className="inline-block w-3 border-t-[1.5px] border-ink-3 align-middle" />
      )}
      <span className="sr-only">{value ? content.included : content.notIncluded}</span>
    </>
  )
}
