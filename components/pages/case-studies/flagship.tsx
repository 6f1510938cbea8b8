import { cx } from 'class-variance-authority'
import { ButtonRow, ButtonLink } from '@/components/ui/button'
import { FigureUnit, isSign } from '@/components/ui/figure-unit'
import { OutArrow } from '@/components/ui/icons'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type {
  CaseDrawing,
  CaseDrawingWords,
  CaseMetric,
  FlagshipCase,
  FlagshipContent,
} from '@/content/case-studies'
import { assetUrl } from '@/lib/config'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { Dialling } from '@/components/illustrations/dialling'
import { SwipeRow } from '@/components/ui/swipe-row'
import styles from './flagship.module.css'
import { LeadLines } from './lead-lines'
import { LessonPlan } from './lesson-plan'
import { OneVoice } from './one-voice'

interface FlagshipProps extends SectionOf<FlagshipContent> {
  cases: readonly FlagshipCase[]
  words: CaseDrawingWords
}

export function Flagship({ content, cases, words, pageLine }: FlagshipProps) {
  return (
    <Section
      name="flagship-cases"
      label={content.label}
      sampleOf={cases}
      pageLine={pageLine}
      className={styles.section}
    >
      <Heading>{content.title}</Heading>
      <p className="page-text mt-5 type-caption">{content.lead}</p>
      <SwipeRow
        as="div"
        labels={content.row}
        count={cases.length}
        className={cx(styles.cases, 'col-span-full mt-6 md:contents')}
      >
        {cases.map((item, index) => (
          <Case key={item.id} item={item} content={content} words={words} isFlipped={index % 2 === 1} />
        ))}
      </SwipeRow>
    </Section>
  )
}

interface CaseProps {
  item: FlagshipCase
  content: FlagshipContent
  words: CaseDrawingWords
  /** On a wide page: a picture of the client's own is on the right, the text on the left. */
  isFlipped: boolean
}

/** The colour surface of a case with this drawing; the others are on the page's own. */
const SURFACES: Partial<Record<CaseDrawing, string>> = { dialling: 'dark', swarm: 'accent' }

/** Each drawing has a composition of its own on a wide page, and another on a phone (flagship.module.css). */
function Case({ item, content, words, isFlipped }: CaseProps) {
  const [lead, ...others] = item.metrics
  const composition = item.image ? (isFlipped ? 'flipped' : 'plain') : item.drawing
  return (
    <article
      className={cx(
        'grid grid-cols-1 content-start gap-x-gap gap-y-4 md:col-span-full',
        styles.case,
        composition && styles[composition],
      )}
      data-case={item.id}
      data-surface={item.image || !item.drawing ? undefined : SURFACES[item.drawing]}
    >
      <header className={styles.header}>
        <div>
          <p className="text-sm font-medium text-accent">{item.subtitle}</p>
          <h3 className="mt-1.5 font-display text-[clamp(2.75rem,1.4rem+4vw,5.25rem)]/[.88] font-bold tracking-display">
            {item.title}
          </h3>
        </div>
        <p className="mt-3 max-w-[34em] text-sm text-pretty text-ink-2 md:mt-4 md:text-base">
          {item.description}
        </p>
      </header>
      <div
        className={cx(
          '@container relative grid place-items-center rounded-card',
          styles.scene,
          item.ground === 'highlight' ? 'bg-highlight' : 'bg-surface-2',
        )}
      >
        <Picture item={item} words={words} />
      </div>
      <dl className={cx('grid grid-cols-3 gap-x-4', styles.figures)}>
        <Metric metric={lead} size="lead" />
        {others.map((metric, index) => (
          <Metric key={index} metric={metric} />
        ))}
      </dl>
      <p
        className={cx(
          'font-serif text-xl/[1.22] tracking-quote text-balance max-sm:text-lg/[1.22]',
          styles.impact,
        )}
      >
        <span className="sr-only">{content.impact}: </span>
        {item.impact}
      </p>
      <ButtonRow className={styles.links}>
        {item.recordingUrl ? (
          <OutLink href={item.recordingUrl} text={content.recording} of={item.title} />
        ) : null}
        {item.platformUrl ? (
          <OutLink href={item.platformUrl} text={content.platform} of={item.title} />
        ) : null}
      </ButtonRow>
    </article>
  )
}

function Picture({ item, words }: { item: FlagshipCase; words: CaseDrawingWords }) {
  const { image, drawing, pictureLabel } = item
  if (image)
    return (
      <img
        src={assetUrl(image)}
        alt={pictureLabel}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full rounded-card object-cover"
      />
    )
  switch (drawing) {
    case 'dialling':
      return <Dialling label={pictureLabel} words={words.dialling} />
    case 'dashboard':
      return <LeadLines label={pictureLabel} words={words.dashboard} />
    case 'curriculum':
      return <LessonPlan label={pictureLabel} words={words.curriculum} />
    case 'swarm':
      return <OneVoice label={pictureLabel} words={words.swarm} />
    case undefined:
      return null
  }
}

/** Classes of a metric. The lead metric fills a complete row, in the accent. */
const METRIC = {
  small: {
    box: 'flex-col-reverse justify-end gap-2 border-t border-line py-3.5',
    label: 'text-xs/list text-ink-2',
    value: 'text-2xl/headline',
    unit: 'text-ink-2',
  },
  lead: {
    box: 'col-span-full flex-row-reverse items-end justify-end gap-3.5 border-t-2 border-ink pt-4.5 pb-3.5',
    label: 'min-w-0 flex-1 pb-[.2em] text-base/list text-ink',
    value: 'text-[clamp(5.5rem,9.5vw,10rem)]/figure tracking-figure text-accent',
    unit: '',
  },
}

function Metric({ metric, size = 'small' }: { metric: CaseMetric; size?: 'small' | 'lead' }) {
  const look = METRIC[size]
  return (
    <div className={cx('flex', look.box)} data-metric>
      <dt className={look.label}>{metric.label}</dt>
      <dd
        className={cx('font-display font-bold lining-nums', look.value)}
        style={fitStyle(`${metric.value}${metric.unit ?? ''}`, TRACKING_EM.figure)}
      >
        {metric.value}
        {metric.unit ? (
          <FigureUnit className={look.unit}>
            {isSign(metric.unit) ? metric.unit : ` ${metric.unit}`}
          </FigureUnit>
        ) : null}
      </dd>
    </div>
  )
}

/** A link in a new tab. The name of the case, for screen readers, distinguishes links with the same text. */
function OutLink({ href, text, of }: { href: string; text: string; of: string }) {
  return (
    <ButtonLink href={href} variant="quiet" external inRow className="max-sm:px-3 max-sm:text-[.875rem]">
      {text}
      <span className="sr-only">: {of}</span> <OutArrow />
    </ButtonLink>
  )
}
