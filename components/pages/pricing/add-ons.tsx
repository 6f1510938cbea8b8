import { DottedLeader } from '@/components/ui/dotted-leader'
import { SampleMark } from '@/components/layout/sample-mark'
import { Section } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { AddOnsContent } from '@/content/pricing'
import type { PageLine } from '@/lib/drawing/page-line'

/** A price list of optional extras, each with its unit. */
export function AddOns({ content, pageLine }: { content: AddOnsContent; pageLine?: PageLine }) {
  return (
    <Section name="add-ons" label={content.label} mark={<SampleMark of={content} />} pageLine={pageLine}>
      <Heading>{content.title}</Heading>
      <p className="page-text mt-6 text-lg text-ink-2">{content.lead}</p>
      <ul className="page-full mt-[clamp(32px,4vw,60px)] grid grid-cols-1 gap-x-12 gap-y-5.5 border-t-2 border-ink pt-7 md:grid-cols-2 md:gap-y-8.5">
        {content.items.map((item) => (
          <li key={item.title}>
            <p className="flex items-baseline gap-2.5">
              <span className="text-lg/normal font-semibold tracking-title">{item.title}</span>
              <DottedLeader />
              <span className="type-serif-italic text-md/quote tracking-normal whitespace-nowrap text-accent">
                {item.countedBy}
              </span>
            </p>
            <p className="mt-0.5 text-pretty text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
