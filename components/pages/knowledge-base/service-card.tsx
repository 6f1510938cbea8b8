import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { PageLink } from '@/components/layout/page-link'
import { textLinkClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { useDisclosure } from '@/components/ui/disclosure'
import { Arrow, PlusSign } from '@/components/ui/icons'
import { plural } from '@/content/format'
import type { PlanService } from '@/content/pricing'
import { PLAN_NAMES, type PlanName } from '@/content/pricing/plan-names'
import type { KnowledgeContent } from '@/content/knowledge'
import type { ServiceCard as Service } from '@/content/service-library'
import { plansId } from '@/lib/pricing/plans-address'
import { wavePath } from '@/lib/drawing/waveform-path'
import { foundKeyword } from '@/lib/text/knowledge'
import styles from './card-drawer.module.css'
import { Highlight } from './highlight'

/**
 * Weeks on the line of a card. The line then continues for the length of a week, with an arrow for a service without an
 * end.
 */
const LINE_WEEKS = 10

/** The tab of the plans on Pricing: of both kinds for a service that is about both. */
const plansFor = ({ category, topics }: Service): PlanService =>
  topics.includes('voice') && topics.includes('mvp') ? 'both' : category

interface ServiceCardProps {
  content: KnowledgeContent
  service: Service
  query: string
}

/** A card of the drawer, which opens in its place. */
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
      className={styles.pull}
    >
      <PlanTab plan={plan} label={content.planTag} />
      <Card className={cx('relative', styles.sheet)}>
        <h3 className="type-display text-[clamp(1.5rem,1rem+2.2vw,2.9rem)] leading-none tracking-normal [grid-area:title]">
          <button
            {...buttonProps}
            className="flex items-center gap-[.2em] text-left after:absolute after:inset-0"
          >
            <span>
              <Highlight text={title} query={query} />
            </span>
            <PlusSign />
          </button>
        </h3>
        <p className="self-start text-pretty text-ink-2 [grid-area:text]">
          <Highlight text={oneLiner} query={query} />
          {keyword ? (
            <span className="block">
              {content.foundUnder} <Highlight text={keyword} query={query} />
            </span>
          ) : null}
        </p>
        <WeekLine weeks={weeks} openEnded={openEnded === true} />
        <p
          className={cx('flex items-baseline justify-end gap-1.5', styles.weeks)}
          style={{ '--drawn': lineShare(weeks, openEnded) } as CSSProperties}
        >
          <span className="flex-none type-display text-[clamp(2.25rem,1.2rem+3.6vw,4.5rem)] leading-figure lining-nums tabular-nums">
            {weeks}
            {openEnded ? '+' : ''}
          </span>{' '}
          <b className="text-sm">{plural(weeks, content.weeks)}</b>
        </p>
        <div {...panelProps} className={cx('[grid-area:inside]', panelProps.className)}>
          <Inside content={content} service={service} />
        </div>
      </Card>
    </article>
  )
}

/** What an open card shows. */
function Inside({ content, service }: Pick<ServiceCardProps, 'content' | 'service'>) {
  const { title, includes, youBring, seeAlso } = service
  return (
    <div className={styles.inside}>
      <div>
        <h4 className={styles.term}>{content.includes}</h4>
        <ul>
          {includes.map((item, index) => (
            <li key={index} className="border-t border-line py-2.5 first:border-t-0 first:pt-1">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className={styles.term}>{content.youBring}</h4>
        <p className="pt-1 text-pretty">{youBring}</p>
        <p className="relative mt-4 flex flex-wrap gap-x-7">
          <PageLink page={seeAlso.page} section={seeAlso.section} className={textLinkClass}>
            {seeAlso.label}
            <Arrow />
          </PageLink>
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

/** The tab above a card of an index. Tabs of larger plans are further to the right. */
function PlanTab({ plan, label }: { plan: PlanName; label: string }) {
  const share = PLAN_NAMES.indexOf(plan) / Math.max(1, PLAN_NAMES.length - 1)
  return (
    <p
      className="flex before:flex-(--before) after:flex-(--after)"
      style={{ '--before': share, '--after': 1 - share } as CSSProperties}
    >
      <Chip className={cx('min-w-28 justify-center rounded-b-none', styles.tab)}>
        {plan}
        <span className="sr-only"> {label}</span>
      </Chip>
    </p>
  )
}

const WEEK_WIDTH = 30

/** The share of a card's line that its wave takes. */
const lineShare = (weeks: number, openEnded = false) =>
  (Math.min(weeks, LINE_WEEKS) + (openEnded ? 1 : 0)) / (LINE_WEEKS + 1)

function WeekLine({ weeks, openEnded }: { weeks: number; openEnded: boolean }) {
  const drawn = Math.min(weeks, LINE_WEEKS)
  const peaks = Array.from({ length: drawn }, (_, week) => [
    { dx: WEEK_WIDTH / 2, y: -24 - 12 * Math.abs(Math.sin(week + 1)) },
    { dx: WEEK_WIDTH / 2, y: 0 },
  ])
  return (
    <svg
      viewBox="0 -40 330 42"
      aria-hidden="true"
      className={cx('w-full fill-none stroke-line-2 stroke-2', styles.line)}
    >
      {openEnded ? null : <path d={`M${drawn * WEEK_WIDTH} 0H330`} className={styles.rest} />}
      <path
        d={wavePath(0, 0, peaks.flat()) + (openEnded ? 'h28m-7-6l7 6l-7 6' : '')}
        className="stroke-accent"
      />
    </svg>
  )
}
