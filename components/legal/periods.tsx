import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { CalligraphicStroke } from '@/components/illustrations/waveform'
import { Section, type SectionOf } from '@/components/layout/section'
import { counted } from '@/content/format'
import type { LegalPeriods } from '@/content/legal'
import { Heading } from '@/components/ui/heading'
import { flatSegment, speechWave, wavePath, type WaveSegment } from '@/lib/drawing/waveform-path'
import styles from './legal-page.module.css'

/** Length of the longest line, and the height of all, in drawing units. */
const LONGEST = 560
const HEIGHT = 60

/** The scale, as far as the longest period reaches. */
const MARKS = [
  { name: counted(1, 'day'), days: 1 },
  { name: counted(1, 'week'), days: 7 },
  { name: counted(1, 'month'), days: 30 },
  { name: counted(1, 'year'), days: 365 },
]

/** A period of no days is still a line. */
const SHORTEST_SHARE = 0.05

/**
 * The periods that a legal document names. Each is a line of speech from the edge of the page to the day on which it ends; what
 * lasts eight times as long is twice as long in the drawing.
 */
export function Periods({ content, pageLine }: SectionOf<LegalPeriods>) {
  const longest = Math.max(...content.rows.map(({ days }) => days))
  const shareOf = (days: number) => Math.max(SHORTEST_SHARE, Math.cbrt(days / longest))
  return (
    <Section name="periods" label={content.label} hideLabel surface="dark-accent" pageLine={pageLine}>
      <Heading column="full">{content.title}</Heading>
      <p className="col-span-full mt-3 text-lg text-ink-2">{content.lead}</p>
      <div className={cx('page-full', styles.periods)}>
        <div aria-hidden="true">
          {MARKS.filter(({ days }) => days <= longest).map(({ name, days }) => (
            <span key={days} className={styles.mark} style={shareStyle(shareOf(days))}>
              {name}
            </span>
          ))}
        </div>
        <dl className="relative">
          {content.rows.map(({ what, about, until, days }, index) => (
            <div key={index} className={styles.period} style={shareStyle(shareOf(days))}>
              <dt>
                <b className="text-lg">{what}</b> <span className="text-ink-2">{about}</span>
              </dt>
              <dd className={styles.lasts}>
                <PeriodLine share={shareOf(days)} shape={content.shape} seed={index + 3} />
                <span className="min-w-0 type-display leading-none lining-nums">{until}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

const shareStyle = (share: number) => ({ '--share': share.toFixed(3) }) as CSSProperties

interface PeriodLineProps {
  share: number
  shape: LegalPeriods['shape']
  seed: number
}

/** Words that become fewer and quieter until nothing is left, or that keep their strength to a mark at the end. */
function PeriodLine({ share, shape, seed }: PeriodLineProps) {
  const width = Math.round(LONGEST * share)
  const fades = shape === 'fades'
  const segments: WaveSegment[] = []
  for (let x = 0, turn = 0; x < width; turn++) {
    const loudness = fades ? (1 - x / width) ** 1.2 : 0.55
    const word = Math.min(fades ? 34 + ((turn * 17) % 30) : 46, width - x)
    const pause = Math.min(fades ? 5 + turn * 2.5 : 8, width - x - word)
    segments.push(
      ...speechWave({ width: word, height: 29 * loudness, pitch: 7, seed: seed * 7 + turn }),
      flatSegment(pause),
    )
    x += word + pause
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="fill-none stroke-accent stroke-[1.75px]"
    >
      <CalligraphicStroke d={wavePath(0, HEIGHT / 2, segments)} />
      {fades ? null : (
        <path d={`M${width} 4V${HEIGHT - 4}`} className="stroke-[5px]" vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  )
}
