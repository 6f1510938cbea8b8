import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { AddOnsContent } from '@/content/pricing'
import { TermRow } from './term-row'

export function AddOns({ content, pageLine }: SectionOf<AddOnsContent>) {
  return (
    <Section name="add-ons" label={content.label} sampleOf={content} pageLine={pageLine}>
      <Heading>{content.title}</Heading>
      <p className="page-text mt-6 text-lg text-ink-2">{content.lead}</p>
      <dl className="page-full mt-[clamp(32px,4vw,60px)] grid grid-cols-1 gap-x-12 border-t-2 border-ink md:grid-cols-2 md:gap-y-8.5 md:pt-7">
        {content.items.map(({ title, text, countedBy }, index) => (
          <TermRow
            key={index}
            term={title}
            text={text}
            short={countedBy}
            className="md:last:odd:col-span-2 md:[&>dt]:items-baseline md:[&>dt]:text-lg/normal"
          />
        ))}
      </dl>
    </Section>
  )
}
