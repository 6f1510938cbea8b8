import { PageLink } from '@/components/layout/page-link'
import { SampleMark } from '@/components/layout/sample-mark'
import { Section } from '@/components/layout/section'
import { textLinkClass } from '@/components/ui/button'
import { Heading } from '@/components/ui/heading'
import { Arrow } from '@/components/ui/icons'
import type { YourDataInShort } from '@/content/your-data'
import type { PageLine } from '@/lib/drawing/page-line'

/** A summary of how a client's call data is handled. Pricing has the details. */
export function YourData({ content, pageLine }: { content: YourDataInShort; pageLine?: PageLine }) {
  const { label, title, items, more } = content
  return (
    <Section name="your-data" label={label} mark={<SampleMark of={content} />} pageLine={pageLine}>
      <Heading>{title}</Heading>
      <dl className="page-full mt-[clamp(32px,4vw,60px)] grid gap-x-[clamp(32px,4vw,64px)] gap-y-6 md:grid-cols-3">
        {items.map(({ id, term, text }) => (
          <div key={id} className="border-t-2 border-ink pt-4">
            <dt className="font-semibold tracking-title">{term}</dt>
            <dd className="mt-2 text-pretty text-ink-2 max-md:text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="page-full mt-6">
        <PageLink page="pricing" section="your-data" className={textLinkClass}>
          {more}
          <Arrow />
        </PageLink>
      </p>
    </Section>
  )
}
