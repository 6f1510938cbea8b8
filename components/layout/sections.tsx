import type { ReactNode } from 'react'
import { pageLine, type PageLineCourse, type PageLine } from '@/lib/site/page-line'
import { SectionBoundary } from './section-boundary'

export interface PageSection {
  /** `data-section` of the contract. */
  name: string
  /** How the line that runs through the page takes this section; on a page without a line, none. */
  line?: PageLineCourse
  /** Whether the section is there. Left out where its content is empty; default: true. */
  shown?: boolean
  /** Draws the section, with its stretch of that line. */
  render: (pageLine?: PageLine) => ReactNode
}

/**
 * The sections of a page, in order, each within a boundary of its own. It runs where its page does: home is rendered into
 * the HTML at build time.
 */
export function Sections({ sections }: { sections: readonly PageSection[] }) {
  const shown = sections.filter((section) => section.shown ?? true)
  const lines = pageLine(shown.map(({ line }) => line))
  return shown.map(({ name, render }, index) => (
    <SectionBoundary key={name} name={name}>
      {render(lines[index])}
    </SectionBoundary>
  ))
}
