import { Section, type SectionOf } from '@/components/layout/section'
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
      <div className="page-full mt-[clamp(12px,4vw,60px)] grid gap-y-[clamp(24px,4vw,64px)]">
        <CallLifecycle stages={lifecycle} />
        <dl className="gap-x-gap border-t-2 border-ink lg:grid lg:grid-cols-2 lg:items-start">
          {items.map(({ id, term, short, text }) => (
            <TermRow key={id} folds="everywhere" term={term} short={short} text={text} />
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
