import type { ComponentType } from 'react'
import { SectionBoundary } from './section-boundary'

/** The sections of a page by name, in order, each within a boundary of its own. */
export function Sections({ of }: { of: Record<string, ComponentType> }) {
  return Object.entries(of).map(([name, Section]) => (
    <SectionBoundary key={name} name={name}>
      <Section />
    </SectionBoundary>
  ))
}
