import type { ReactNode } from 'react'
import { pageLine, type PageLineCourse, type PageLine } from '@/lib/site/page-line'
import { SectionBoundary } from './section-boundary'

export interface PageSection {
  /** `data-section` of the contract. */
  name: string
  /** How the line that runs through the page takes this section; on a page without a line, none. */
  line?: PageLineCourse
  /** Draws the section, with its stretch of that line. */
  render: (pageLine?: PageLine) => ReactNode
}

/**
 * The sections of a page, in order, each within a boundary of its own. It runs where its page does: home is rendered into
 * the HTML at build time.
 */
export function Sections({ sections }: { sections: readonly PageSection[] }) {
  const lines = pageLine(sections.map(({ line }) => line))
  return sections.map(({ name, render }, index) => (
    <SectionBoundary key={name} name={name}>
      {render(lines[index])}
    </SectionBoundary>
  ))
}
