import type { ComponentType, ReactNode } from 'react'
import { SectionBoundary } from './section-boundary'

/** The sections of a page by name, in order, each within a boundary of its own. */
export function Sections({ of }: { of: Record<string, ComponentType | ReactNode> }) {
  return Object.entries(of).map(([name, section]) => {
    const Section = section
    return (
      <SectionBoundary key={name} name={name}>
        {typeof Section === 'function' ? <Section /> : Section}
      </SectionBoundary>
    )
  })
}
