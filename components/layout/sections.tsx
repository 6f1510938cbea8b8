import type { ReactNode } from 'react'
import { pageLine, type PageLineCourse, type PageLine } from '@/lib/page/page-line'
import { SectionBoundary } from './section-boundary'

export interface PageSection {
  /** The same as `name` of its `Section`. */
  name: string
  /** Course of the page line through this section; undefined on a page without one. */
  line?: PageLineCourse
  /** Whether the section is rendered, such as false for empty content. Default: true. */
  shown?: boolean
  /** Renders the section; `pageLine` is the part of the line that it draws. */
  render: (pageLine?: PageLine) => ReactNode
}

/**
 * The sections of a page, in order, each in its own error boundary.
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
