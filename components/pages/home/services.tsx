import { BookingButton } from '@/components/booking/booking-button'
import { PerformanceCard } from '@/components/illustrations/performance-card'
import { SampleMark } from '@/components/layout/sample-mark'
import { Card } from '@/components/ui/card'
import { TradeTabs } from '@/components/trade/trade-tabs'
import { KeepTogether } from '@/components/ui/keep-together'
import { Section, type SectionOf } from '@/components/layout/section'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import type { services, understanding, IntakeExample } from '@/content/home/services'
import { splitMarked } from '@/lib/text/marked-text'
import { flatSegment, speechWave } from '@/lib/drawing/waveform-path'

type Content = typeof services

interface ServicesProps extends SectionOf<Content> {
  understanding: typeof understanding
}

/** Our agent above the line, and a caller below it. */
const BURST = [
  ...speechWave({ width: 112, height: 17, pitch: 8, seed: 4, side: 'above' }),
  flatSegment(10),
  ...speechWave({ width: 74, height: 15, pitch: 8, seed: 6, side: 'below' }),
]

const TAB_CLASS = 'data-[state=inactive]:text-ink-3 data-[state=inactive]:hover:text-accent'

export function Services({ content, understanding, pageLine }: ServicesProps) {
  const { label, switchLabel, panels } = content
  return (
    <Section
      name="services"
      label={label}
      ground="surface-2"
      pageLine={pageLine}
      burstAt={1045}
      burst={BURST}
    >
      <h2 className="sr-only">{label}</h2>
      {/* The two services as the section's heading, of which the one that is not chosen is paler. */}
      <Tabs name="service" values={panels.map(({ service }) => service)} className="page-text">
        <TabList
          aria-label={switchLabel}
          className="mb-[clamp(36px,4.5vw,64px)] gap-x-[.34em] gap-y-0 font-display text-[clamp(3.2rem,.8rem+9.7vw,11rem)]/[.92] font-bold tracking-[-.008em] max-md:mb-5.5 max-md:gap-x-[.3em] max-md:text-[12.6vw]/[.92]"
        >
          {panels.map(({ service, tab }) => (
            <Tab key={service} value={service} size="heading" className={TAB_CLASS}>
              {tab}
            </Tab>
          ))}
        </TabList>
        {panels.map((panel) => (
          <Panel key={panel.service} content={panel} />
        ))}
      </Tabs>
      <Understanding content={understanding} />
    </Section>
  )
}

function Panel({ content: { service, tab, features, card, save } }: { content: Content['panels'][number] }) {
  return (
    <TabPanel
      value={service}
      title={tab}
      data-service={service}
      className="grid items-start gap-x-[clamp(32px,6vw,110px)] gap-y-10 max-md:grid-cols-1 max-md:gap-y-5 md:grid-cols-[minmax(0,1fr)_356px]"
    >
      <ul className="border-t-2 border-ink">
        {features.map((feature, index) => (
          <li
            key={index}
            className="grid items-baseline gap-0.5 border-b border-line py-2.75 max-md:py-2 rows:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] rows:gap-3 rows:py-4.25"
          >
            <b className="text-lg/quote tracking-title max-md:text-base/quote">{feature.title}</b>
            <span className="leading-list text-balance text-ink-2 max-md:text-sm/list">{feature.text}</span>
          </li>
        ))}
      </ul>
      <PerformanceCard {...card} mark={<SampleMark of={card} />} />
      <BookingButton
        booking="discovery"
        size="bar"
        labels={save}
        className="col-span-full text-balance max-md:px-4 max-md:py-3 max-md:text-sm/quote"
      >
        <KeepTogether>{save.idle}</KeepTogether>
      </BookingButton>
    </TabPanel>
  )
}

/** Examples of what callers say and what the agent notes, by trade. Hidden on a phone. */
function Understanding({ content }: { content: typeof understanding }) {
  const { title, tabsLabel, spokenLabel, notesLabel, examples, tradeExamples } = content
  const tab = (example: IntakeExample) => ({
    id: example.id,
    trade: example.trade,
    label: example.industry,
    panel: <Example {...example} spokenLabel={spokenLabel} notesLabel={notesLabel} />,
  })
  return (
    <div className="page-text mt-[clamp(28px,6vw,96px)] grid gap-x-[clamp(24px,3vw,48px)] gap-y-5 border-t-2 border-ink pt-[clamp(18px,2.4vw,28px)] max-md:hidden max-md:gap-y-2 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="mb-3">
        <h3 className="inline type-display text-2xl">{title}</h3>
        {'\u00a0'}
        <SampleMark of={content} />
      </div>
      <TradeTabs
        label={tabsLabel}
        tabs={examples.map(tab)}
        tradeOnlyTabs={tradeExamples.map(tab)}
        // On a wide page the note is placed under the card above it, at the same width.
        panelClassName="mt-6 min-h-54 items-start gap-x-[clamp(24px,4vw,64px)] gap-y-5 grid max-md:mt-4 max-md:min-h-0 max-md:grid-cols-1 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_356px]"
      />
    </div>
  )
}

function Example({
  sentence,
  fields,
  spokenLabel,
  notesLabel,
}: IntakeExample & { spokenLabel: string; notesLabel: string }) {
  return (
    <>
      <figure>
        <figcaption className="type-caption">{spokenLabel}</figcaption>
        <blockquote className="mt-2 type-serif-italic text-[clamp(1.375rem,1.1rem+.9vw,1.9rem)]/[1.32] text-pretty text-ink-3 max-md:mt-1 max-md:text-md/[1.32]">
          {splitMarked(sentence).map(({ text, marked }, index) =>
            marked ? (
              <mark key={index} className="text-ink pen-underline">
                {text}
              </mark>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </blockquote>
      </figure>
      <Card className="px-5 pt-3.5 pb-4 text-sm/normal max-md:px-4 max-md:pt-2.5 max-md:pb-2">
        <p className="type-caption">{notesLabel}</p>
        <dl className="mt-2 max-md:mt-1">
          {fields.map((field, index) => (
            <div
              key={index}
              className="grid grid-cols-[86px_1fr] border-t border-line py-2.25 max-md:py-1.75"
            >
              <dt className="text-ink-3">{field.name}</dt>
              <dd className="font-medium">{field.value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}
