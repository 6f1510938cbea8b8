import { cx } from 'class-variance-authority'
import moves from '@/components/motion/moves.module.css'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { SwipeRow } from '@/components/ui/swipe-row'
import { StepChart, type StepChartCopy } from '@/components/ui/step-chart'
import type { JourneyContent, JourneyYear } from '@/content/team'
import { waveOutline, flatSegment, speechWave } from '@/lib/drawing/waveform-path'

const WIDTH = 1400
/** Length and height of the waveforms of the first years. Each later one is longer by the same, as long as there is space. */
const FIRST_WAVES = [
  { width: 90, height: 8 },
  { width: 170, height: 13 },
  { width: 260, height: 18 },
] as const

interface JourneyProps extends SectionOf<JourneyContent> {
  chart: StepChartCopy
}

/** The years with their milestones, on a dark surface; then the number of projects in each quarter. */
export function Journey({ content, chart, pageLine }: JourneyProps) {
  const { projects } = content
  return (
    <Section
      name="journey"
      label={content.label}
      sampleOf={content}
      surface="dark-accent"
      pageLine={pageLine}
    >
      <Heading size="quiet">{content.title}</Heading>
      <SwipeRow
        as="ol"
        labels={content.row}
        count={content.years.length}
        aria-label={content.title}
        className="page-full mt-14 grid gap-x-gap gap-y-16 lg:gap-y-20"
      >
        {content.years.map((year, index) => (
          <Year key={index} index={index} {...year} />
        ))}
      </SwipeRow>
      <div className="page-full mt-16 lg:mt-20">
        <StepChart
          copy={chart}
          title={projects.title}
          subtitle={projects.subtitle}
          totalSteps={projects.total}
          stepsUnit={projects.unit}
          data={projects.perQuarter}
          perStroke={1}
        />
      </div>
    </Section>
  )
}

function Year({ index, year, said, milestones }: JourneyYear & { index: number }) {
  return (
    <li className="lg:grid-page">
      <YearLine index={index} />
      <div className="lg:col-span-5">
        <h3 className="type-display text-[clamp(6rem,17.4vw,17rem)] leading-figure tracking-close lining-nums tabular-nums">
          {year}
        </h3>
        <p className="mt-5 max-w-[16em] type-serif-italic text-xl text-balance text-accent">{said}</p>
      </div>
      <ol className="mt-8 lg:col-[6/-1] lg:mt-0">
        {milestones.map(({ when, title, text }, index) => (
          <li
            key={index}
            className="grid gap-x-6 border-b border-line py-5 first:pt-0 md:grid-cols-[7.5rem_1fr]"
          >
            <p className="pt-1 text-sm text-ink-3">{when}</p>
            <div>
              <h4 className="text-lg">{title}</h4>
              <p className="mt-1 max-w-[34em] text-balance text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </li>
  )
}

/** A branch of the page line above a year, with a waveform that is larger each year. */
function YearLine({ index }: { index: number }) {
  const { width, height } = FIRST_WAVES[index] ?? { width: Math.min(80 + 90 * index, WIDTH / 2), height: 18 }
  const wave = waveOutline(0, 20, [
    flatSegment(24),
    ...speechWave({ width, height, pitch: 8, seed: 2023 + index }),
    flatSegment(WIDTH - width - 24),
  ])
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 40`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className={cx(
        'page-full mb-5 -ml-(--page-line-gap) h-10 w-[calc(100%+var(--page-line-gap))] fill-accent stroke-accent stroke-[.5px]',
        moves.swells,
      )}
    >
      <path d={wave} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
