import { Heading, Section } from '@/components/ui/layout'
import type { IndustriesContent } from '@/content/services'

/** Six trades in the largest type, each with its worst call and our agent's first sentence. */
export function Industries({ content }: { content: IndustriesContent }) {
  return (
    <Section name="industries" label={content.label} wire="left">
      <Heading size="2xl">{content.title}</Heading>
      <ul className="page-full mt-[clamp(28px,3.5vw,48px)] border-t-2 border-ink">
        {content.rows.map((trade) => (
          <li
            key={trade.name}
            className="grid gap-x-gap gap-y-1.5 border-b border-line pt-4 pb-4.5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:grid-rows-[1fr_auto] md:items-end md:pt-4.5 md:pb-6"
          >
            <h3 className="type-display text-[clamp(2.9rem,1.4rem+7.4vw,8.5rem)]/[.86] md:row-start-1 md:row-end-3 md:self-center">
              {trade.name}
            </h3>
            <p className="type-caller text-base/[1.25] md:text-lg/[1.25]">
              <span className="sr-only">{content.callerLabel}: </span>
              {trade.caller}
            </p>
            <p className="pl-6 type-said text-base/[1.25] text-violet md:text-lg/[1.25]">
              <span className="sr-only">{content.agentLabel}: </span>
              {trade.agent}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
