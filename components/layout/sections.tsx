import type { ReactNode } from 'react'
import { pageLine, type PageLineStep, type PageLine } from '@/lib/site/page-line'
import { SectionBoundary } from './section-boundary'

export interface PageSection {
  /** `data-section` of the contract. */
  name: string
  /** How the line that runs through the page takes this section; on a page without a line, none. */
  step?: PageLineStep
  /** Draws the section, with its stretch of that line. */
  render: (pageLine?: PageLine) => ReactNode
}

/**
 * The sections of a page, in order, each within a boundary of its own. It runs where its page does: home is rendered into
 * the HTML at build time.
 */
export function Sections({ of }: { of: readonly PageSection[] }) {
  const line = pageLine(of.map(({ step }) => step))
  return of.map(({ name, render }, index) => (
    <SectionBoundary key={name} name={name}>
      {render(line[index])}
    </SectionBoundary>
  ))
}
