import { cx } from 'class-variance-authority'
import { DottedLeader } from '@/components/ui/dotted-leader'
import moves from '@/components/motion/moves.module.css'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { Tick } from '@/components/ui/icons'
import type { IncludedContent } from '@/content/pricing'

export function Included({ content, pageLine }: SectionOf<IncludedContent>) {
  return (
    <Section
      name="all-plans-include"
      label={content.label}
      sampleOf={content}
      ground="surface-accent"
      pageLine={pageLine}
    >
      {/* Beside the receipt for as long as that is read. */}
      <div className="page-full lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:col-start-3 lg:col-end-7 lg:self-start">
        <Heading>{content.title}</Heading>
        <p className="mt-6 text-lg text-balance text-ink-2">{content.lead}</p>
      </div>
      <div
        className={cx(
          'page-full mt-3 bg-raised px-5.5 pt-7 pb-7.5 torn-edges md:mt-9 lg:col-start-7 lg:-col-end-1 lg:mt-0 lg:rotate-[.8deg] lg:px-10 lg:pt-11 lg:pb-12',
          moves.swings,
        )}
        data-surface="light"
      >
        <ul>
          {content.items.map((item, index) => (
            <li
              key={index}
              className="flex items-baseline gap-2 py-1.5 text-sm/list md:py-2.25 lg:text-base/list"
            >
              <Tick className="flex-none translate-y-px text-accent md:hidden" />
              <span className="text-balance">{item}</span>
              <DottedLeader className="max-md:hidden" />
              <span className="flex-none font-medium text-accent max-md:hidden">{content.value}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3.5 flex items-baseline justify-between border-t-2 border-ink pt-3.5 font-display text-2xl font-bold max-2xs:flex-wrap">
          <span>{content.total}</span>
          <span>{content.totalValue}</span>
        </p>
        <p className="mt-2 text-sm text-pretty text-ink-2">{content.notIncluded}</p>
      </div>
    </Section>
  )
}
