import { cx } from 'class-variance-authority'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { PlaybookContent } from '@/content/case-studies'
import { flatSegment, speechWave, stepLine, waveOutline } from '@/lib/drawing/waveform-path'
import styles from './playbook.module.css'

/** The steps are the panels of one folded sheet: side by side in a wide window, below each other elsewhere. */
export function Playbook({ content, pageLine }: SectionOf<PlaybookContent>) {
  return (
    <Section name="playbook" label={content.label} sampleOf={content} ground="surface-2" pageLine={pageLine}>
      <Heading>{content.title}</Heading>
      <ol
        aria-label={content.title}
        className={cx(
          'col-span-full mt-[clamp(36px,4.5vw,64px)] grid lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]',
          styles.sheet,
        )}
      >
        {content.steps.map((step, index) => (
          <PlaybookPage key={index} {...step} index={index} />
        ))}
      </ol>
      <div className="col-span-full mt-[clamp(36px,4vw,56px)] border-t-2 border-ink pt-4.5">
        <h3 className="font-medium text-ink-2">{content.standardsTitle}</h3>
        <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-1.5 text-lg leading-tight font-semibold text-balance lg:grid lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-x-gap">
          {content.standards.map((standard, index) => (
            <li key={index}>{standard}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function PlaybookPage({ title, text, index }: { title: string; text: string; index: number }) {
  return (
    <li className={cx('text-ink', styles.panel)} data-surface="light">
      <h3>{title}</h3>
      <svg
        viewBox="0 0 206 72"
        className={cx('w-full self-center fill-ink stroke-ink stroke-[.55px]', styles.sketch)}
        aria-hidden="true"
      >
        {SKETCHES[index % SKETCHES.length]}
      </svg>
      <p className="text-base/normal text-balance text-ink-2">{text}</p>
    </li>
  )
}

const STROKE = 'fill-none stroke-2'
const ACCENT_STROKE = 'fill-none stroke-accent stroke-2'
const ACCENT = 'fill-accent stroke-accent'

const MISSED_CALL_WAVES = [0, 1, 2].map((call) =>
  waveOutline(call * 66, 40, [
    ...speechWave({ width: 40, height: 15, pitch: 5, seed: call + 2, side: 'below' }),
    flatSegment(18),
  ]),
)
const AGENT_WAVE = waveOutline(
  0,
  26,
  speechWave({ width: 120, height: 20, pitch: 7, seed: 8, side: 'above' }),
)
const CALLER_WAVE = waveOutline(
  70,
  50,
  speechWave({ width: 120, height: 16, pitch: 7, seed: 5, side: 'below' }),
)
const GROWTH_STEPS = stepLine(2, 60, [
  { dx: 44, y: 0 },
  { dx: 44, y: -16 },
  { dx: 44, y: -32 },
  { dx: 60, y: -50 },
])

/** One small drawing a page, in its order: unanswered rings, a script, a plug, a call, steps up. */
const SKETCHES = [
  <g key="discover">
    {MISSED_CALL_WAVES.map((path) => (
      <path key={path} d={path} />
    ))}
    <path d="M190 30l14 14m0-14-14 14" className={ACCENT_STROKE} />
  </g>,
  <g key="design">
    <path d="M0 14H150M0 32H118M0 50H170" className={STROKE} />
    <path d="M0 39H118" className={ACCENT_STROKE} />
    <path d="M84 57C110 50 140 46 176 44" className={STROKE} />
  </g>,
  <g key="build">
    <path d="M2 18H62V52H2ZM138 18H198V52H138Z" className={STROKE} />
    <path d="M66 35H134" strokeLinecap="round" strokeDasharray="0.1 6" className={ACCENT_STROKE} />
    <circle cx="62" cy="35" r="5" className={ACCENT} />
    <circle cx="138" cy="35" r="5" className={ACCENT} />
  </g>,
  <g key="deploy">
    <path d={AGENT_WAVE} className={ACCENT} />
    <path d={CALLER_WAVE} />
  </g>,
  <g key="productize">
    <path d={GROWTH_STEPS} className={ACCENT} />
  </g>,
]
