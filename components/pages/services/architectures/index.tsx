'use client'

import { useId } from 'react'
import { Heading, Section } from '@/components/ui/layout'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { architectures, architecturesCopy } from '@/content/services'
import type { Architecture } from '@/content/services/architectures'
import styles from './architectures.module.css'
import { Diagram } from './diagram'

/** Where the drawing has room to run from left to right. */
const WIDE = '(min-width: 1101px)'
const STRIP = '(max-width: 720px)'

export function Architectures() {
  const direction = useMediaQuery(WIDE) ? 'wide' : 'tall'
  // A strip that scrolls must be reachable by keyboard.
  const swiped = useMediaQuery(STRIP)
  return (
    <Section name="architectures" id="architectures" label="Architectures" surface="night" wire="left">
      <Heading>{architecturesCopy.title}</Heading>
      <p className="text-measure mt-6 max-w-[32em] text-t4 text-ink-2">{architecturesCopy.lead}</p>
      <div
        className={styles.strip}
        role="group"
        data-scrolls
        aria-label={architecturesCopy.stripLabel}
        {...(swiped ? { tabIndex: 0 } : {})}
      >
        {architectures.map((architecture) => (
          <Drawn key={architecture.id} architecture={architecture} direction={direction} />
        ))}
      </div>
    </Section>
  )
}

function Drawn({ architecture, direction }: { architecture: Architecture; direction: 'wide' | 'tall' }) {
  const stepsId = useId()
  return (
    <article className={styles.architecture} data-architecture={architecture.id}>
      <div className={styles.text}>
        <h3 className="text-display text-t6">{architecture.title}</h3>
        <p className="mt-3 text-pretty text-ink-2">{architecture.lead}</p>
      </div>
      <Diagram
        architecture={architecture}
        direction={direction}
        label={`${architecturesCopy.drawingOf} ${architecture.title}`}
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
