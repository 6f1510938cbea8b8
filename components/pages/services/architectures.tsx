import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { Section, type SectionOf } from '@/components/layout/section'
import { PosterHeading } from '@/components/ui/heading'
import type { ArchitecturesContent } from '@/content/services'
import type { Architecture } from '@/content/services/architectures'
import { Diagram } from '@/components/illustrations/architecture-diagram'
import tabRows from '@/components/ui/tab-rows.module.css'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'

/** One architecture at a time, each under its tab. */
export function Architectures({ content, pageLine }: SectionOf<ArchitecturesContent>) {
  const { architectures } = content
  return (
    <Section
      name="architectures"
      label={content.label}
      sampleOf={architectures}
      surface="dark-accent"
      pageLine={pageLine}
    >
      <PosterHeading fillsPhone>{content.title}</PosterHeading>
      <p className="page-full mt-6 max-w-[32em] text-lg text-ink-2">{content.lead}</p>
      <Tabs
        name="architecture"
        values={architectures.map(({ id }) => id)}
        className="page-full mt-9 lg:mt-14"
      >
        <TabList aria-label={content.tabsLabel} className={cx('lg:gap-x-12', tabRows.rows)}>
          {architectures.map(({ id, title }) => (
            <Tab key={id} value={id} size="display">
              {title}
            </Tab>
          ))}
        </TabList>
        {architectures.map((architecture) => (
          <TabPanel key={architecture.id} value={architecture.id} title={architecture.title}>
            <ArchitectureDrawing architecture={architecture} drawingOf={content.drawingOf} />
          </TabPanel>
        ))}
      </Tabs>
    </Section>
  )
}

function ArchitectureDrawing({ architecture, drawingOf }: { architecture: Architecture; drawingOf: string }) {
  const stepsId = useId()
  const diagram = { architecture, label: `${drawingOf} ${architecture.title}`, describedBy: stepsId }
  return (
    <article
      className="grid gap-x-gap gap-y-6 pt-6 md:grid-cols-2 md:border-t md:border-line-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-y-11 lg:pt-10"
      data-architecture={architecture.id}
    >
      <p className="text-lg text-pretty md:max-lg:col-start-2 lg:pr-6">{architecture.lead}</p>
      {/* Both are in the HTML, so that the page has its full height before its code has loaded. */}
      <Diagram {...diagram} direction="tall" className="lg:hidden" />
      <Diagram {...diagram} direction="wide" className="max-lg:hidden" />
      <ol
        id={stepsId}
        className="list-decimal pl-[1.4em] text-sm/normal text-ink-2 md:col-start-2 md:text-base lg:row-start-1 lg:columns-2 lg:gap-x-12"
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
