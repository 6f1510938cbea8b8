import { cx } from 'class-variance-authority'
import { useCallback, useId } from 'react'
import { PageLink } from '@/components/layout/page-link'
import { useTrade } from '@/components/trade/use-trade'
import { SampleMark } from '@/components/layout/sample-mark'
import { textLinkClass } from '@/components/ui/button'
import { FOLDED_CLASS, useFoldedRef } from '@/components/ui/folded'
import { Arrow, PlusSign } from '@/components/ui/icons'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { IndustriesContent } from '@/content/services'
import { tradeStore } from '@/lib/booking/trade'

/** The industries as a list that expands. Expanding one stores it as the visitor's trade. */
export function Industries({ content, pageLine }: SectionOf<IndustriesContent>) {
  const chosen = useTrade()
  return (
    <Section name="industries" label={content.label} sampleOf={content} pageLine={pageLine}>
      <Heading size="quiet">{content.title}</Heading>
      <p className="page-text mt-4 max-w-[32em] text-lg text-ink-2">{content.lead}</p>
      <ul className="page-full mt-[clamp(28px,3.5vw,48px)] border-t-2 border-ink">
        {content.rows.map((trade, index) => (
          <TradeRow key={index} trade={trade} content={content} isChosen={trade.name === chosen} />
        ))}
      </ul>
    </Section>
  )
}

interface TradeRowProps {
  trade: IndustriesContent['rows'][number]
  content: IndustriesContent
  isChosen: boolean
}

function TradeRow({ trade, content, isChosen }: TradeRowProps) {
  const detailsId = useId()
  const detailsRef = useFoldedRef(
    !isChosen,
    useCallback(() => tradeStore.choose(trade.name), [trade.name]),
  )
  return (
    <li className="grid grid-cols-1 gap-x-gap gap-y-1.5 border-b border-line py-3 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:grid-rows-[1fr_auto] md:items-end md:pt-4.5 md:pb-6 lg:grid-cols-2">
      <h3 className="type-display text-3xl md:row-start-1 md:row-end-3 md:self-center">
        <button
          type="button"
          aria-expanded={isChosen}
          aria-controls={detailsId}
          onClick={() => tradeStore.choose(isChosen ? undefined : trade.name)}
          className="flex items-center gap-[.22em] text-left transition-colors hover:text-accent aria-expanded:text-accent"
        >
          <span>{trade.name}</span>
          <PlusSign className="text-lg" />
        </button>
      </h3>
      <p className="type-serif-italic text-md/tight text-balance lg:text-xl/tight">
        <span className="sr-only">{content.callerLabel}: </span>
        {trade.caller}
      </p>
      <p className="pl-6 type-serif text-md/tight text-balance text-accent lg:text-xl/tight">
        <span className="sr-only">{content.agentLabel}: </span>
        {trade.agent}
      </p>
      <div id={detailsId} ref={detailsRef} className={cx('md:col-span-2', !isChosen && FOLDED_CLASS)}>
        <TradeDetails trade={trade} labels={content.details} />
      </div>
    </li>
  )
}

/** Details of a trade: a testimonial, a link to its recording, its integrations, the consultant's first question. */
function TradeDetails({
  trade,
  labels,
}: {
  trade: TradeRowProps['trade']
  labels: IndustriesContent['details']
}) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-gap gap-y-6 rounded-card bg-highlight px-5 py-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:px-7 md:py-6">
      <div>
        {trade.testimonial ? (
          <figure className="mb-3">
            <blockquote className="type-serif text-xl/tight text-pretty">
              {trade.testimonial.quote}
            </blockquote>
            <figcaption className="mt-2.5 text-sm text-ink-2">
              <span className="sr-only">{labels.said} </span>
              {`${trade.testimonial.attribution} `}
              <SampleMark of={trade.testimonial} />
            </figcaption>
          </figure>
        ) : null}
        {labels.recording ? (
          <PageLink page="home" section="voice-demos" className={textLinkClass}>
            {labels.recording}
            <Arrow />
          </PageLink>
        ) : null}
      </div>
      <dl className="grid content-start gap-3.5 text-sm">
        <div>
          <dt className="text-ink-2">{labels.integrations}</dt>
          <dd className="font-medium">{trade.integrations.join(', ')}</dd>
        </div>
        <div>
          <dt className="text-ink-2">{labels.question}</dt>
          <dd className="type-serif text-base/list text-accent-strong">{trade.question}</dd>
        </div>
      </dl>
    </div>
  )
}
