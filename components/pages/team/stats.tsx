import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { TeamStat, TeamStatsContent } from '@/content/team'
import { compact } from '@/content/format'
import { fitStyle } from '@/lib/drawing/fit-text'

/** The four figures, as large as their cells allow: on a wide page a wide one beside a narrow one, and the other way round below. */
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
      <dl className="page-full mt-6 grid grid-cols-1 border-t-2 border-ink md:mt-10 md:grid-cols-2 lg:grid-cols-12">
        {content.stats.map((stat, index) => (
          <StatRow key={index} stat={stat} about={content.about} />
        ))}
      </dl>
    </Section>
  )
}

function StatRow({ stat, about }: { stat: TeamStat; about: string }) {
  return (
    <div className="@container flex flex-col justify-end gap-5 border-b border-line py-6 last:odd:col-span-full md:even:border-l md:even:pl-gap lg:col-span-5 lg:pt-12 lg:pb-9 lg:last:odd:col-span-full lg:nth-[4n]:col-span-7 lg:nth-[4n+1]:col-span-7">
      <dd
        className="order-first type-display text-[min(34vw,var(--fit))] leading-figure tracking-figure lining-nums tabular-nums md:text-[min(20rem,var(--fit)*.84)]"
        style={fitStyle(`${compact(stat.value)}+`)}
      >
        {stat.precision === 'about' ? <span className="sr-only">{about} </span> : null}
        {compact(stat.value)}
        <span className="text-accent">{stat.precision === 'over' ? '+' : ''}</span>
      </dd>
      <dt className="text-xl leading-tight font-semibold tracking-title">
        {stat.label}
        <span className="mt-1 block text-lg font-normal tracking-normal text-pretty text-ink-2">
          {stat.note}
        </span>
      </dt>
    </div>
  )
}
