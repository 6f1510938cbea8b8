import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { YourDataContent } from '@/content/your-data'
import { SubProcessors } from './sub-processors'
import { TermRow } from './term-row'

export function YourData({ content, pageLine }: SectionOf<YourDataContent>) {
  const { label, title, lead, items, subProcessors, toFillIn } = content
  return (
    <Section name="your-data" label={label} sampleOf={content} pageLine={pageLine}>
      <Heading>{title}</Heading>
      <p className="page-text mt-6 max-w-[32em] text-lg text-balance text-ink-2">{lead}</p>
      <div className="page-full mt-[clamp(32px,4vw,60px)] grid gap-y-5 lg:gap-y-12">
        <dl className="gap-x-6 border-t-2 border-ink lg:grid lg:grid-cols-2">
          {items.map((item, index) => (
            <TermRow
              key={item.id}
              term={item.term}
              text={item.text}
              openAtFirst={index === 0}
              className="items-baseline gap-x-8 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] md:border-b md:border-line md:py-4"
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
