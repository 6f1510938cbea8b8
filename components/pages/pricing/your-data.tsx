import { Section, type SectionOf } from '@/components/layout/section'
import { DottedLeader } from '@/components/ui/dotted-leader'
import { Heading } from '@/components/ui/heading'
import type { YourDataContent } from '@/content/your-data'
import { CallLifecycle } from './call-lifecycle'
import { SubProcessors } from './sub-processors'
import { TermRow } from './term-row'

export function YourData({ content, pageLine }: SectionOf<YourDataContent>) {
  const { label, title, lead, lifecycle, items, subProcessors, toFillIn } = content
  return (
    <Section name="your-data" label={label} sampleOf={content} pageLine={pageLine}>
      <Heading>{title}</Heading>
      <p className="page-text mt-6 max-w-[32em] text-lg text-balance text-ink-2">{lead}</p>
      <div className="page-full mt-[clamp(32px,4vw,60px)] grid gap-y-[clamp(32px,4vw,64px)]">
        <CallLifecycle stages={lifecycle} />
        <dl className="gap-x-gap border-t-2 border-ink lg:grid lg:grid-cols-2 lg:items-start">
          {items.map(({ id, term, short, text }) => (
            <TermRow
              key={id}
              foldedEverywhere
              term={term}
              text={text}
              beside={
                <>
                  <DottedLeader className="mx-2.5 max-md:hidden" />
                  <span className="type-serif-italic text-md/quote font-normal tracking-normal text-accent md:max-w-1/2 md:flex-none md:py-2 md:pr-3 md:text-right">
                    {short}
                  </span>
                </>
              }
            />
          ))}
        </dl>
        <div>
          <SubProcessors content={subProcessors} />
          {toFillIn ? (
            <p className="mt-4 text-sm text-ink-2" role="note">
              {toFillIn}
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  )
}
