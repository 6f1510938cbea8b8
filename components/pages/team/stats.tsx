import { Section } from '@/components/ui/layout'
import { teamStats, type TeamStat } from '@/content/team'
import { compactCount } from '@/lib/site/counter'

/** The four figures as a ledger: numbers in one column, aligned by their right edge. */
export function TeamStats() {
  return (
    <Section name="stats" label={teamStats.name} ground="paper-2" ruleAt={310}>
      <h2 className="text-measure text-display text-t6">{teamStats.title}</h2>
      <dl className="full-measure mt-10 border-t-2 border-ink">
        {teamStats.stats.map((stat) => (
          <StatRow key={stat.label} stat={stat} />
        ))}
      </dl>
    </Section>
  )
}

function StatRow({ stat }: { stat: TeamStat }) {
  return (
    <div className="grid grid-cols-[minmax(0,50fr)_minmax(0,50fr)] items-baseline gap-x-5 border-b border-line py-4 md:gap-x-gap lg:py-6">
      <dd className="order-first text-right text-display text-[clamp(4rem,14.4vw,15rem)] leading-[.82] figures">
        {stat.precision === 'about' ? <span className="sr-only">about </span> : null}
        {compactCount(stat.value)}
        <span className="inline-block w-[.44em] text-left text-violet">
          {stat.precision === 'over' ? '+' : ''}
        </span>
      </dd>
      <dt className="text-t4 leading-tight font-semibold tracking-[-.015em] md:text-t5">
        {stat.label}
        <span className="mt-1 block text-t2 font-normal tracking-normal text-ink-2 md:text-t3">
          {stat.note}
        </span>
      </dt>
    </div>
  )
}
