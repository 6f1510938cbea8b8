import type { ComponentType, ReactNode } from 'react'
import { pageLine, type LineThroughSection, type PageLine } from '@/lib/drawing/page-line'
import { SectionBoundary } from './section-boundary'

/** A section of a page; the two properties of the page line count on a page that has one. */
export interface PageSection extends LineThroughSection {
  /** The same as `name` of its `Section`. */
  name: string
  /** Whether the section is rendered, such as false for empty content. Default: true. */
  shown?: boolean
  /** Renders the section; `pageLine` is the part of the line that it draws. */
  render: (pageLine?: PageLine) => ReactNode
}

type SectionOptions = Omit<PageSection, 'name' | 'render'>

/** A section of a page by its component and what that shows. */
export const section = <Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  props: Omit<Props, 'pageLine'>,
  options?: SectionOptions,
): PageSection => ({
  name,
  ...options,
  render: (pageLine) => <Component {...(props as Props)} pageLine={pageLine} />,
})

interface SectionsProps {
  sections: readonly PageSection[]
  /** Whether the page line runs through the page. Default: false. */
  hasPageLine?: boolean
}

/** The sections of a page, in order, each in its own error boundary. */
export function Sections({ sections, hasPageLine = false }: SectionsProps) {
  const shown = sections.filter((section) => section.shown ?? true)
  const lines = hasPageLine ? pageLine(shown) : []
  return shown.map(({ name, render }, index) => (
    <SectionBoundary key={name} name={name}>
      {render(lines[index])}
    </SectionBoundary>
  ))
}
