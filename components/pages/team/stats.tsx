import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { TallyMarks } from '@/components/ui/tally-marks'
import type { TeamStat, TeamStatsContent } from '@/content/team'
import { compact } from '@/content/format'
import { fitStyle } from '@/lib/drawing/fit-text'

/** The four figures, each above its tally marks. */
export function Stats({ content, pageLine }: SectionOf<TeamStatsContent>) {
  return (
    <Section
      name="stats"
      label={content.label}
      sampleOf={content}
      ground="surface-2"
      pageLine={pageLine}
      // Without a wave: the coat of the portrait above is as dark as it.
      burstAt={720}
      burst={[]}
    >
      <Heading size="quiet">{content.title}</Heading>
      <p className="page-text mt-3 type-caption">{content.strokes}</p>
      <dl className="@container page-full mt-6 border-t-2 border-ink md:mt-10">
        {content.stats.map((stat, index) => (
          <StatRow key={index} stat={stat} about={content.about} />
        ))}
      </dl>
    </Section>
  )
}

function StatRow({ stat, about }: { stat: TeamStat; about: string }) {
  return (
    <div className="grid grid-cols-1 items-end gap-x-gap gap-y-3 border-b border-line py-5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pt-8 lg:pb-7">
      <dd
        className="order-first type-display text-[min(34vw,var(--fit))] leading-figure tracking-figure lining-nums tabular-nums md:text-[clamp(5.5rem,9vw,9rem)]"
        style={fitStyle(`${compact(stat.value)}+`)}
      >
        {stat.precision === 'about' ? <span className="sr-only">{about} </span> : null}
        {compact(stat.value)}
        <span className="text-accent">{stat.precision === 'over' ? '+' : ''}</span>
      </dd>
      <dt className="text-lg leading-tight font-semibold tracking-title md:text-xl">
        {stat.label}
        <span className="mt-1 block text-base font-normal tracking-normal text-pretty text-ink-2 md:text-lg">
          {stat.note}
        </span>
      </dt>
      {/* All on one scale: a hundred strokes are as wide as the page. */}
      <dd
        aria-hidden="true"
        className="col-span-full grid grid-cols-10 gap-y-1.5 [--pen:2px] md:mt-2 md:grid-cols-20 lg:mt-3 lg:[--pen:3px]"
      >
        <TallyMarks count={Math.floor(stat.value / stat.perStroke)} />
      </dd>
    </div>
  )
}
