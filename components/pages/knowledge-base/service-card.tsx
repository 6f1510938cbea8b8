import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { PageLink } from '@/components/layout/page-link'
import { textLinkClass } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { useDisclosure } from '@/components/ui/disclosure'
import { Arrow, PlusSign } from '@/components/ui/icons'
import { plural } from '@/content/format'
import type { PlanService } from '@/content/pricing'
import { PLAN_NAMES } from '@/content/pricing/plan-names'
import type { KnowledgeContent } from '@/content/knowledge'
import type { ServiceCard as Service } from '@/content/service-library'
import { plansId } from '@/lib/pricing/plans-address'
import { speechWave, wavePath } from '@/lib/drawing/waveform-path'
import { foundKeyword } from '@/lib/text/knowledge'
import moves from '@/components/motion/moves.module.css'
import styles from './library.module.css'
import { Highlight } from './highlight'

/** Weeks on the scale of the lines. */
export const LINE_WEEKS = 10

/** The tab of the plans on Pricing: of both kinds for a service that is about both. */
const plansFor = ({ category, topics }: Service): PlanService =>
  topics.includes('voice') && topics.includes('mvp') ? 'both' : category

interface ServiceCardProps {
  content: KnowledgeContent
  service: Service
  query: string
}

/** A line of the directory, which opens in its place. */
export function ServiceCard({ content, service, query }: ServiceCardProps) {
  const { title, oneLiner, weeks, openEnded, plan, category } = service
  const { open, buttonProps, panelProps } = useDisclosure(service.id)
  const keyword = foundKeyword(service, [title, oneLiner], query)
  return (
    <article
      data-service-card={service.id}
      data-category={category}
      data-plan={Math.min(PLAN_NAMES.indexOf(plan), 2)}
      data-state={open ? 'open' : 'closed'}
      className={styles.line}
    >
      <div className={styles.head} style={{ '--drawn': lineShare(weeks) } as CSSProperties}>
        <div className={styles.name}>
          <h3 className="type-display leading-none tracking-normal">
            <button
              {...buttonProps}
              className="flex items-center gap-[.2em] text-start after:absolute after:inset-0 hover:text-accent"
            >
              <span>
                <Highlight text={title} query={query} />
              </span>
              <PlusSign />
            </button>
          </h3>
          <p className={cx('flex items-baseline gap-1.5', styles.figure)}>
            <span className="type-display lining-nums tabular-nums">
              {weeks}
              {openEnded ? '+' : ''}
            </span>{' '}
            <b className="text-sm">{plural(weeks, content.weeks)}</b>
          </p>
        </div>
        <p className={cx('text-balance text-ink-2', styles.text)}>
          <Highlight text={oneLiner} query={query} />
          {keyword ? (
            <span className="block">
              {content.foundUnder} <Highlight text={keyword} query={query} />
            </span>
          ) : null}
        </p>
        <div className={styles.build}>
          {/* The weeks of what is found rise with each letter that is typed. */}
          <WeekWaves key={query} weeks={weeks} searched={query !== ''} />
          {weeks < LINE_WEEKS ? <LiveWaves /> : null}
          <Chip className={styles.plan}>
            {plan}
            <span className="sr-only"> {content.planTag}</span>
          </Chip>
        </div>
      </div>
      <div {...panelProps}>
        <Inside content={content} service={service} />
      </div>
    </article>
  )
}

/** What an open line shows. */
function Inside({ content, service }: Pick<ServiceCardProps, 'content' | 'service'>) {
  const { title, includes, youBring, seeAlso } = service
  return (
    <div className={styles.inside} data-surface="dark-accent">
      <div>
        <h4 className={styles.term}>{content.includes}</h4>
        <ul className={styles.includes}>
          {includes.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className={styles.term}>{content.youBring}</h4>
        <p className="mt-3 type-serif-italic text-xl leading-quote text-pretty">{youBring}</p>
        <p className="mt-5 flex flex-wrap gap-x-7">
          {seeAlso ? (
            <PageLink page={seeAlso.page} section={seeAlso.section} className={textLinkClass}>
              {seeAlso.label}
              <Arrow />
            </PageLink>
          ) : null}
          <PageLink page="pricing" section={plansId(plansFor(service))} className={textLinkClass}>
            <span>
              {content.seePlans}
              <span className="sr-only"> {title}</span>
            </span>
            <Arrow />
          </PageLink>
        </p>
      </div>
    </div>
  )
}

const WEEK_WIDTH = 30

/** The share of the scale that a build takes. */
const lineShare = (weeks: number) => Math.min(weeks, LINE_WEEKS) / LINE_WEEKS

/** One wave for each week. */
function WeekWaves({ weeks, searched }: { weeks: number; searched: boolean }) {
  const drawn = Math.min(weeks, LINE_WEEKS)
  const peaks = Array.from({ length: drawn }, (_, week) => [
    { dx: WEEK_WIDTH / 2, y: -26 - 14 * Math.abs(Math.sin(week + 1)) },
    { dx: WEEK_WIDTH / 2, y: 0 },
  ])
  return (
    <svg
      viewBox={`0 -40 ${drawn * WEEK_WIDTH} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx(styles.waves, searched ? styles.found : moves.speaks)}
    >
      <path d={wavePath(0, 0, peaks.flat())} />
    </svg>
  )
}

/** After its last week a service is live, and the line speaks. It is cut where the room for it ends. */
function LiveWaves() {
  return (
    <svg
      viewBox="0 -32 1000 32"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      className={cx(styles.live, moves.speaks)}
    >
      <path d={LIVE_WAVES} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** Calls with a pause after each, above the line as all that an agent says. */
const LIVE_WAVES = wavePath(
  0,
  0,
  [120, 64, 210, 96, 150, 48, 180].flatMap((width, index) => [
    { dx: 12, y: 0 },
    ...speechWave({ width, height: 30, pitch: 8, seed: 3 + index, side: 'above' }).map(({ dx, y }) => ({
      dx,
      y: Math.min(y, 0),
    })),
  ]),
)
