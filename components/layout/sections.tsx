import type { ReactNode } from 'react'
import { pageLine, type PageLineCourse, type PageLine } from '@/lib/drawing/page-line'
import { SectionBoundary } from './section-boundary'

export interface PageSection {
  /** The same as `name` of its `Section`. */
  name: string
  /** Course of the page line through this section, on a page that has one. Default: `straight`. */
  line?: PageLineCourse
  /** Whether the section is rendered, such as false for empty content. Default: true. */
  shown?: boolean
  /** Renders the section; `pageLine` is the part of the line that it draws. */
  render: (pageLine?: PageLine) => ReactNode
}

export interface SectionsProps {
  sections: readonly PageSection[]
  /** Whether the page line runs through the page. Default: false. */
  hasPageLine?: boolean
}

/** The sections of a page, in order, each in its own error boundary. */
export function Sections({ sections, hasPageLine = false }: SectionsProps) {
  const shown = sections.filter((section) => section.shown ?? true)
  const lines = hasPageLine ? pageLine(shown.map(({ line = 'straight' }) => line)) : []
  return shown.map(({ name, render }, index) => (
    <SectionBoundary key={name} name={name}>
      {render(lines[index])}
    </SectionBoundary>
  ))
}
