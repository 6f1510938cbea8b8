import { cx } from 'class-variance-authority'
import moves from '@/components/motion/moves.module.css'
import { TradeOrderedItems } from '@/components/trade/trade-items'
import { TextLink } from '@/components/ui/button'
import { useDisclosure } from '@/components/ui/disclosure'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { PlusSign } from '@/components/ui/icons'
import type { ExamplesContent, ExampleScenario } from '@/content/services'
import { contact } from '@/lib/booking/contact'
import styles from './examples.module.css'

/** Fewer cards than the sample has share the row. */
const COLUMNS = ['', 'md:grid-cols-2', 'lg:grid-cols-3']

/** Example calls as cards, the one of the visitor's trade first. Each expands to show what the agent did. */
export function Examples({ content, pageLine }: SectionOf<ExamplesContent>) {
  const cards = (examples: readonly ExampleScenario[]) =>
    examples.map((example) => ({
      key: example.id,
      node: (
        <li key={example.id} className={cx(styles.note, moves.swings)}>
          <ExampleCard example={example} content={content} />
        </li>
      ),
    }))
  return (
    <Section
      name="examples"
      label={content.label}
      sampleOf={[...content.scenarios, ...content.tradeScenarios]}
      ground="surface-accent"
      pageLine={pageLine}
    >
      <Heading>{content.title}</Heading>
      <p className="page-text mt-6 text-lg text-ink-2">{content.lead}</p>
      <ul
        className={cx(
          styles.notes,
          'page-full mt-[clamp(36px,4.5vw,64px)] grid items-start gap-3.5 md:gap-x-gap md:gap-y-7',
          COLUMNS[content.scenarios.length - 1] ?? 'md:grid-cols-2 lg:grid-cols-4',
        )}
      >
        <TradeOrderedItems
          matchBy="example"
          items={cards(content.scenarios)}
          tradeOnlyItems={cards(content.tradeScenarios)}
        />
      </ul>
      <p className="page-full mt-8 type-caption">{content.note}</p>
    </Section>
  )
}

/** A collapsed card is rotated slightly (`--tilt`); an expanded one is not. */
function ExampleCard({ example, content }: { example: ExampleScenario; content: ExamplesContent }) {
  const { open, buttonProps, panelProps } = useDisclosure(example.title)
  const lines = [
    { term: content.scenario, text: example.scenario },
    { term: content.result, text: example.result },
    { term: content.outcome, text: example.outcome },
  ]
  return (
    <article
      className="rounded-[2px] border-t-8 border-accent bg-raised shadow-raised transition-transform duration-(--slow) ease-ink md:data-[state=collapsed]:transform-(--tilt) md:data-[state=collapsed]:hover:transform-[translateY(-4px)]"
      data-surface="light"
      data-state={open ? 'expanded' : 'collapsed'}
    >
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-b border-line px-5 py-2.25 text-xs/normal text-ink-3 md:flex-col md:py-3">
        <span className="max-sm:hidden">{content.cardHeader}</span>
        <span>{example.from}</span>
      </p>
      <h3>
        <button
          {...buttonProps}
          className="flex w-full justify-between gap-5 px-5 pt-4 pb-5 text-left type-serif-italic text-xl/quote tracking-quote text-balance transition-colors hover:text-accent md:min-h-36 md:flex-col md:pt-5 md:pb-5.5 md:text-[clamp(1.75rem,1.1rem+1.3vw,2.25rem)]/[1.08] lg:min-h-44"
        >
          <span>{example.title}</span>
          <PlusSign className="mt-[.3em] md:self-end" />
        </button>
      </h3>
      <div {...panelProps}>
        <dl className="px-5">
          {lines.map((line, index) => (
            <div
              key={index}
              className={cx(styles.fact, 'grid gap-0.5 border-t border-line py-3 last:font-medium')}
            >
              <dt className="text-xs/normal font-normal text-ink-3">{line.term}</dt>
              <dd className="text-sm/normal md:text-base">{line.text}</dd>
            </div>
          ))}
        </dl>
        {contact.phone && (
          <TextLink className="mx-5 mt-3 mb-4.5" href={contact.phoneUrl}>
            {content.call}: <span className="lining-nums tabular-nums">{contact.phone}</span>
          </TextLink>
        )}
      </div>
    </article>
  )
}
