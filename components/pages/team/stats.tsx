import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { TeamStat, TeamStatsContent } from '@/content/team'
import { compact } from '@/content/format'
import { fitStyle } from '@/lib/drawing/fit-text'
import { seededRandom } from '@/lib/drawing/random'

const GROUPS_PER_ROW = 10

/** The four figures as a table: right-aligned numbers, each with tally marks. */
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
    <div className="grid grid-cols-1 items-center gap-x-5 gap-y-3 border-b border-line py-5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)] md:gap-x-gap lg:py-7">
      <dd
        className="order-first type-display text-[min(34vw,var(--fit))] leading-figure lining-nums tabular-nums md:text-right md:text-[clamp(4rem,11.5vw,12rem)]"
        style={fitStyle(`${compact(stat.value)}+`)}
      >
        {stat.precision === 'about' ? <span className="sr-only">{about} </span> : null}
        {compact(stat.value)}
        <span className="inline-block w-[.44em] text-left text-accent">
          {stat.precision === 'over' ? '+' : ''}
        </span>
      </dd>
      <dt className="text-lg leading-tight font-semibold tracking-title md:text-xl">
        {stat.label}
        <span className="mt-1 block text-sm font-normal tracking-normal text-pretty text-ink-2 md:text-base">
          {stat.note}
        </span>
      </dt>
      <dd aria-hidden="true">
        <TallyMarks strokes={Math.floor(stat.value / stat.perStroke)} />
      </dd>
    </div>
  )
}

function TallyMarks({ strokes }: { strokes: number }) {
  const { path, width, height } = tallyMarks(strokes, GROUPS_PER_ROW)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="w-full fill-none stroke-ink stroke-[1.8px] [stroke-linecap:round] lg:ml-auto"
      style={{ maxWidth: width }}
    >
      <path d={path} />
    </svg>
  )
}

/** Strokes in a group: four upright, the fifth across them. */
const GROUP = 5
const STROKE_GAP = 6
const GROUP_GAP = 12
const GROUP_WIDTH = (GROUP - 2) * STROKE_GAP
const HEIGHT = 24
const ROW_GAP = 12

/** A count as tally marks, in groups of five; `groupsPerRow` groups in a row. */
function tallyMarks(count: number, groupsPerRow: number) {
  const random = seededRandom(count)
  const hand = (spread: number) => Math.round((random() - 0.5) * spread * 10) / 10
  const strokes = Array.from({ length: count }, (_, index) => {
    const group = Math.floor(index / GROUP)
    const left = 4 + (group % groupsPerRow) * (GROUP_WIDTH + GROUP_GAP)
    const top = 2 + Math.floor(group / groupsPerRow) * (HEIGHT + ROW_GAP)
    const place = index % GROUP
    if (place === GROUP - 1) return `M${left - 4} ${top + 18 + hand(4)}l${GROUP_WIDTH + 8} ${-12 + hand(3)}`
    return `M${left + place * STROKE_GAP} ${top + hand(3)}l${hand(2)} ${HEIGHT - 2}`
  })
  const groups = Math.ceil(count / GROUP)
  const rows = Math.ceil(groups / groupsPerRow)
  return {
    /** Of all strokes, to be stroked. */
    path: strokes.join(''),
    width: Math.min(groups, groupsPerRow) * (GROUP_WIDTH + GROUP_GAP),
    height: rows * (HEIGHT + ROW_GAP),
  }
}
