import { useState } from 'react'
import { KeepTogether } from '@/components/ui/keep-together'
import { Section, type SectionOf } from '@/components/layout/section'
import { PosterHeading } from '@/components/ui/heading'
import type { FocusAreaId, FocusContent, FocusHours } from '@/content/team'
import { countLabel } from '@/lib/text/knowledge'

const hoursOf = (week: FocusContent['week'], id: FocusAreaId) =>
  week
    .flatMap(({ hours }) => hours)
    .reduce((total, { area, count }) => (area === id ? total + count : total), 0)

/**
 * A sample working week, one swatch for each hour, with a legend of the areas. Pointing at an area, by mouse or keyboard,
 * or selecting it dims the hours of the others.
 */
export function FocusAreas({ content, pageLine }: SectionOf<FocusContent>) {
  const [pointedAt, setPointedAt] = useState<FocusAreaId | null>(null)
  const [chosen, setChosen] = useState<FocusAreaId | null>(null)
  return (
    <Section name="focus" label={content.label} pageLine={pageLine}>
      <PosterHeading fillsPhone>{content.title}</PosterHeading>
      <InkPatterns />
      <div className="page-full mt-12 grid grid-cols-1 gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Week content={content} highlightedArea={pointedAt ?? chosen} />
        <dl className="border-t-2 border-ink" onPointerLeave={() => setPointedAt(null)}>
          {content.areas.map(({ id, title, text }) => (
            <div
              key={id}
              className="grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4 max-2xs:block"
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') setPointedAt(id)
              }}
            >
              <span className="row-span-2 pt-1" aria-hidden="true">
                <HourSwatch area={id} />
              </span>
              <dt className="text-lg font-semibold tracking-title">
                <button
                  type="button"
                  aria-pressed={chosen === id}
                  className="-my-2 py-2 text-left aria-pressed:underline aria-pressed:decoration-accent aria-pressed:underline-offset-4"
                  onClick={() => {
                    setPointedAt(null)
                    setChosen(chosen === id ? null : id)
                  }}
                  // By the keyboard alone: a click with a mouse points at the area already.
                  onFocus={({ currentTarget }) => {
                    if (currentTarget.matches(':focus-visible')) setPointedAt(id)
                  }}
                  onBlur={() => setPointedAt(null)}
                >
                  <span>
                    <KeepTogether>{title}</KeepTogether>
                  </span>
                </button>
              </dt>
              <dd className="text-sm text-ink-2 lining-nums tabular-nums">
                {countLabel(hoursOf(content.week, id), content.hoursUnit)}
              </dd>
              <dd className="col-span-2 col-start-2 max-w-[30em] text-sm text-balance text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

/** The area of each hour of a day. Hours of an area that the legend does not have are left out. */
const eachHour = (hours: readonly FocusHours[], areas: FocusContent['areas']) =>
  hours
    .filter(({ area }) => areas.some(({ id }) => id === area))
    .flatMap(({ area, count }) => Array.from({ length: count }, () => area))

function Week({ content, highlightedArea }: { content: FocusContent; highlightedArea: FocusAreaId | null }) {
  return (
    <div
      role="img"
      aria-label={content.picture}
      className="grid auto-cols-fr grid-flow-col gap-x-2 md:gap-x-3"
    >
      {content.week.map(({ day, hours }, index) => (
        <div key={index}>
          <p className="border-b-2 border-ink pb-2 text-sm font-medium">{day}</p>
          <div className="mt-2 grid gap-1.5 md:gap-2">
            {eachHour(hours, content.areas).map((area, hour) => (
              <span
                key={hour}
                className="transition-opacity duration-(--quick)"
                style={{ opacity: highlightedArea === null || highlightedArea === area ? 1 : 0.22 }}
              >
                <HourSwatch area={area} fill />
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Fill patterns, so that areas differ by texture as well as by colour. */
const InkPatterns = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true">
    <defs>
      <pattern id="ink-mvp" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 1.500H7" stroke="var(--ink)" strokeWidth="2.600" />
      </pattern>
      <pattern id="ink-integrations" width="9" height="9" patternUnits="userSpaceOnUse">
        <circle cx="4.500" cy="4.500" r="2" fill="var(--ink)" />
      </pattern>
      <pattern id="ink-transcripts" width="100" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 4.500H100" stroke="var(--accent)" strokeWidth="1.300" />
      </pattern>
    </defs>
  </svg>
)

const FILLS: Record<FocusAreaId, string> = {
  voice: 'var(--accent)',
  mvp: 'url(#ink-mvp)',
  integrations: 'url(#ink-integrations)',
  transcripts: 'url(#ink-transcripts)',
  teaching: 'var(--highlight)',
}

/** One hour in the fill of its area; `fill` makes it as wide as its column. */
function HourSwatch({ area, fill = false }: { area: FocusAreaId; fill?: boolean }) {
  return (
    <svg className={fill ? 'h-9 w-full md:h-12' : 'h-6 w-11'} preserveAspectRatio="none">
      <rect width="100%" height="100%" fill={FILLS[area]} />
      <rect width="100%" height="100%" fill="none" stroke="var(--line-2)" />
    </svg>
  )
}
