import { useId } from 'react'
import { Section, type SectionOf } from '@/components/layout/section'
import { PosterHeading } from '@/components/ui/heading'
import { useIsSwiped } from '@/components/ui/use-media-query'
import type { ArchitecturesContent } from '@/content/services'
import type { Architecture } from '@/content/services/architectures'
import { Diagram } from '@/components/illustrations/architecture-diagram'
import { SwipeRow } from '@/components/ui/swipe-row'

export function Architectures({ content, pageLine }: SectionOf<ArchitecturesContent>) {
  const swiped = useIsSwiped()
  return (
    <Section
      name="architectures"
      label={content.label}
      sampleOf={content.architectures}
      surface="inverted"
      pageLine={pageLine}
    >
      <PosterHeading>{content.title}</PosterHeading>
      <p className="page-full mt-6 max-w-[32em] text-lg text-ink-2">{content.lead}</p>
      <SwipeRow
        as="div"
        labels={content.row}
        count={content.architectures.length}
        className="page-full mt-9 max-md:gap-5"
        role="group"
        aria-label={content.stripLabel}
        {...(swiped ? { tabIndex: 0 } : {})}
      >
        {content.architectures.map((architecture) => (
          <ArchitectureDrawing
            key={architecture.id}
            architecture={architecture}
            drawingOf={content.drawingOf}
          />
        ))}
      </SwipeRow>
    </Section>
  )
}

function ArchitectureDrawing({ architecture, drawingOf }: { architecture: Architecture; drawingOf: string }) {
  const stepsId = useId()
  const diagram = { architecture, label: `${drawingOf} ${architecture.title}`, describedBy: stepsId }
  return (
    <article
      className="grid grid-rows-[auto_auto_1fr] gap-x-gap gap-y-5 border-t border-line-2 pt-5 md:mt-[clamp(36px,4.5vw,64px)] md:grid-cols-2 md:grid-rows-none md:pt-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-y-11 lg:pt-10"
      data-architecture={architecture.id}
    >
      <div className="md:max-lg:col-start-2 lg:pr-6">
        <h3 className="type-display text-2xl">{architecture.title}</h3>
        <p className="mt-3 text-pretty text-ink-2">{architecture.lead}</p>
      </div>
      {/* Both are in the HTML, so that the page has its full height before its code has loaded. */}
      <Diagram {...diagram} direction="tall" className="lg:hidden" />
      <Diagram {...diagram} direction="wide" className="max-lg:hidden" />
      <ol
        id={stepsId}
        className="list-decimal pl-[1.4em] text-sm/normal text-ink-2 md:col-start-2 lg:row-start-1 lg:columns-2 lg:gap-x-12"
      >
        {architecture.steps.map((step, index) => (
          <li
            key={index}
            className="py-0.75 pl-0.5 text-pretty marker:text-accent marker:[font-variant-numeric:tabular-nums] lg:break-inside-avoid"
          >
            {step}
          </li>
        ))}
      </ol>
    </article>
  )
}
