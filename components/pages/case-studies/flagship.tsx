import { cn } from '@/components/ui/cn'
import { OutArrow } from '@/components/ui/icons'
import { Heading, Section } from '@/components/ui/layout'
import { ButtonRow, ButtonLink } from '@/components/ui/button'
import { flagshipCases, flagshipCopy } from '@/content/case-studies'
import type { CaseMetric, FlagshipCase } from '@/content/case-studies'
import { CaseDrawing } from './drawings'
import styles from './flagship.module.css'

/** Four front pages: a lead figure, three smaller ones, a drawing and what changed. */
export function Flagship() {
  return (
    <Section name="flagship-cases" label="Flagship cases" wire="left start" ruleAt={860}>
      <Heading>{flagshipCopy.title}</Heading>
      <p className="page-text mt-5 type-caption">{flagshipCopy.lead}</p>
      {flagshipCases.map((item) => (
        <Case key={item.id} item={item} />
      ))}
    </Section>
  )
}

function Case({ item }: { item: FlagshipCase }) {
  const [lead, ...others] = item.metrics
  return (
    <article className={styles.case} data-case={item.id}>
      <div className={styles.picture} data-ground={item.gradient}>
        <CaseDrawing name={item.icon} label={item.drawingLabel} />
      </div>
      <div className={styles.text}>
        <p className="text-sm font-medium text-violet">{item.subtitle}</p>
        <h3 className={styles.title}>{item.title}</h3>
        <p className="mt-3 max-w-[34em] text-sm text-pretty text-ink-2 md:mt-4 md:text-base">
          {item.description}
        </p>
        <dl className={styles.metrics}>
          <Metric metric={lead} lead />
          {others.map((metric) => (
            <Metric key={metric.label} metric={metric} />
          ))}
        </dl>
        <p className={styles.impact}>
          <span className="sr-only">{flagshipCopy.impact}: </span>
          {item.impact}
        </p>
        <ButtonRow className={cn('mt-5', styles.links)}>
          {item.recordingUrl ? (
            <OutLink href={item.recordingUrl} text={flagshipCopy.recording} of={item.title} />
          ) : null}
          {item.platformUrl ? (
            <OutLink href={item.platformUrl} text={flagshipCopy.platform} of={item.title} />
          ) : null}
        </ButtonRow>
      </div>
    </article>
  )
}

/** Units set close to their figure: 27%, but 48 s. */
const CLOSE_UNITS = ['%', 'x']

function Metric({ metric, lead = false }: { metric: CaseMetric; lead?: boolean }) {
  return (
    <div className={styles.metric} data-metric data-lead={lead}>
      <dt>{metric.label}</dt>
      <dd>
        {metric.value}
        {metric.unit ? (
          <span className={styles.unit}>
            {CLOSE_UNITS.includes(metric.unit) ? '' : ' '}
            {metric.unit}
          </span>
        ) : null}
      </dd>
    </div>
  )
}

/** Opens in a new tab; the name of the case tells links with the same words apart. */
function OutLink({ href, text, of }: { href: string; text: string; of: string }) {
  return (
    <ButtonLink href={href} look="quiet" external>
      {text}
      <span className="sr-only">: {of}</span> <OutArrow />
    </ButtonLink>
  )
}
