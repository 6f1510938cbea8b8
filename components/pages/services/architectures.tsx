'use client'

import { useId } from 'react'
import { SampleMark } from '@/components/layout/sample-mark'
import { Section } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { useMediaQuery } from '@/components/ui/use-media-query'
import type { ArchitecturesContent } from '@/content/services'
import type { Architecture } from '@/content/services/architectures'
import type { PageLine } from '@/lib/site/page-line'
import styles from './architectures.module.css'
import { Diagram } from './architecture-diagram'

/** Where the drawing has room to run from left to right. */
const WIDE = '(min-width: 1101px)'
const STRIP = '(max-width: 720px)'

/** Three architectures, each drawn and in words. */
export function Architectures({ content, pageLine }: { content: ArchitecturesContent; pageLine?: PageLine }) {
  const direction = useMediaQuery(WIDE) ? 'wide' : 'tall'
  // A strip that scrolls must be reachable by keyboard.
  const swiped = useMediaQuery(STRIP)
  return (
    <Section
      name="architectures"
      id="architectures"
      label={content.label}
      mark={<SampleMark of={content.architectures} />}
      surface="night"
      pageLine={pageLine}
    >
      <Heading>{content.title}</Heading>
      <p className="page-text mt-6 max-w-[32em] text-lg text-ink-2">{content.lead}</p>
      <div
        className={styles.strip}
        role="group"
        data-scrolls
        aria-label={content.stripLabel}
        {...(swiped ? { tabIndex: 0 } : {})}
      >
        {content.architectures.map((architecture) => (
          <Drawn
            key={architecture.id}
            architecture={architecture}
            direction={direction}
            drawingOf={content.drawingOf}
          />
        ))}
      </div>
    </Section>
  )
}

interface DrawnProps {
  architecture: Architecture
  direction: 'wide' | 'tall'
  drawingOf: string
}

function Drawn({ architecture, direction, drawingOf }: DrawnProps) {
  const stepsId = useId()
  return (
    <article className={styles.architecture} data-architecture={architecture.id}>
      <div className={styles.text}>
        <h3 className="type-display text-2xl">{architecture.title}</h3>
        <p className="mt-3 text-pretty text-ink-2">{architecture.lead}</p>
      </div>
      <Diagram
        architecture={architecture}
        direction={direction}
        label={`${drawingOf} ${architecture.title}`}
        describedBy={stepsId}
      />
      <ol id={stepsId} className={styles.steps}>
        {architecture.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </article>
  )
}
