import { PageLink } from '@/components/layout/page-link'
import { textLinkClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Arrow } from '@/components/ui/icons'
import { plural } from '@/content/format'
import type { PlanService } from '@/content/pricing'
import type { KnowledgeContent } from '@/content/knowledge'
import type { ServiceCard as Service } from '@/content/service-library'
import { plansId } from '@/lib/pricing/plans-address'
import { foundKeyword } from '@/lib/text/knowledge'
import { Highlight } from './highlight'

/** Weeks on the ruler of a card; the longest service fills it and ends in an arrow. */
const RULER_WEEKS = 10

/** The tab of the plans on Pricing: of both kinds for a service that is about both. */
const plansFor = ({ category, topics }: Service): PlanService =>
  topics.includes('voice') && topics.includes('mvp') ? 'both' : category

interface ServiceCardProps {
  content: KnowledgeContent
  service: Service
  /** Text to highlight. */
  query: string
}

export function ServiceCard({ content, service, query }: ServiceCardProps) {
  const { title, oneLiner, weeks, openEnded, plan, category } = service
  const keyword = foundKeyword(service, [title, oneLiner], query)
  return (
    <Card
      as="article"
      data-service-card={service.id}
      data-category={category}
      className="row-span-4 grid grid-rows-subgrid px-6 pt-5 pb-6"
    >
      <div className="flex items-center justify-between gap-4 border-b border-accent pb-3">
        <h3 className="type-display text-xl leading-none tracking-normal">
          <Highlight text={title} query={query} />
        </h3>
        <Chip className="max-w-3/5 flex-none">
          {plan}
          <span className="sr-only"> {content.planTag}</span>
        </Chip>
      </div>
      <p className="mt-px mb-5 self-start ruled-paper text-ink-2">
        <Highlight text={oneLiner} query={query} />
        {keyword ? (
          <span className="block">
            {content.foundUnder} <Highlight text={keyword} query={query} />
          </span>
        ) : null}
      </p>
      <WeekRuler weeks={weeks} openEnded={openEnded === true} />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-1">
        <p className="flex items-baseline gap-1.5">
          <span className="flex-none type-display text-[4.5rem] leading-figure lining-nums tabular-nums">
            {weeks}
            {openEnded ? '+' : ''}
          </span>{' '}
          <b className="text-sm">{plural(weeks, content.weeks)}</b>
        </p>
        <PageLink page="pricing" section={plansId(plansFor(service))} className={textLinkClass}>
          <span>
            {content.seePlans}
            <span className="sr-only"> {title}</span>
          </span>
          <Arrow />
        </PageLink>
      </div>
    </Card>
  )
}

/** A ruler of ten weeks with the service's weeks in the accent. An open-ended service ends in an arrow. */
function WeekRuler({ weeks, openEnded }: { weeks: number; openEnded: boolean }) {
  return (
    <svg viewBox="0 0 300 22" aria-hidden="true" className="w-full">
      {Array.from({ length: openEnded ? RULER_WEEKS - 1 : RULER_WEEKS }, (_, week) => (
        <rect
          key={week}
          x={week * 30 + 1}
          y="4"
          width="26"
          height="14"
          rx="1.5"
          fill={week < weeks ? 'var(--accent)' : 'var(--line)'}
        />
      ))}
      {openEnded ? <path d="M271 4H287L297 11L287 18H271Z" fill="var(--accent)" /> : null}
    </svg>
  )
}
