import { cx } from 'class-variance-authority'
import { BookingButtons } from '@/components/booking/booking-button'
import { Arrow } from '@/components/ui/icons'
import { KeepTogether } from '@/components/ui/keep-together'
import { PageLink } from '@/components/layout/page-link'
import moves from '@/components/motion/moves.module.css'
import { Section } from '@/components/layout/section'
import type { ServicesHeroContent } from '@/content/services'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { flatSegment, speechWave, stepLine, waveOutline } from '@/lib/drawing/waveform-path'

const MIDDLE = 70
// One line from left to right: the caller below it, the agent above it, then square steps for software.
const CALLER = waveOutline(0, MIDDLE, [
  flatSegment(30),
  ...speechWave({ width: 340, height: 58, pitch: 11, seed: 3, side: 'below' }),
  flatSegment(40),
])
const AGENT = waveOutline(410, MIDDLE, [
  flatSegment(10),
  ...speechWave({ width: 290, height: 58, pitch: 12, seed: 8, side: 'above' }),
  flatSegment(16),
])
const PROGRAM = stepLine(726, MIDDLE, [
  ...[26, 26, 26, 50, 26, 50, 26, 50, 50, 26, 26, 50].flatMap((height, index) => [
    { dx: 34 - (index % 3) * 5, y: -height },
    { dx: 20 + (index % 4) * 4, y: 0 },
  ]),
  { dx: 24, y: 0 },
])

/** The same three waves for a phone, shortened to fit its width. */
const NARROW = {
  caller: waveOutline(0, MIDDLE, [
    flatSegment(6),
    ...speechWave({ width: 120, height: 50, pitch: 10, seed: 3, side: 'below' }),
    flatSegment(10),
  ]),
  agent: waveOutline(136, MIDDLE, [
    ...speechWave({ width: 124, height: 50, pitch: 10, seed: 8, side: 'above' }),
    flatSegment(6),
  ]),
  program: stepLine(266, MIDDLE, [
    ...[26, 50, 26, 50].flatMap((height, index) => [
      { dx: 18 - (index % 3) * 3, y: -height },
      { dx: 12 + (index % 2) * 4, y: 0 },
    ]),
    { dx: 20, y: 0 },
  ]),
}

const JUMP =
  'flex min-h-14 items-center justify-between gap-4 border-b border-line font-semibold hover:text-accent'

export function Hero({ content }: { content: ServicesHeroContent }) {
  return (
    <Section
      name="hero"
      label={content.label}
      hideLabel
      className="pt-[clamp(20px,3vw,44px)] [--wave-height:96px] md:[--wave-height:clamp(76px,9.7vw,186px)] [&>div]:@container [&>div]:relative [&>div]:grid-rows-[repeat(4,auto)]"
    >
      <h1
        className="page-full -ml-[.02em] font-display text-[min(30.7cqw,var(--fit-word))]/headline font-bold tracking-figure md:me-(--fallback-room) md:text-[min(16.95cqw,var(--fit))]/headline"
        style={fitStyle(content.title, TRACKING_EM.figure, 0.02)}
      >
        {content.title}
      </h1>
      <div
        className="relative page-full mt-[4cqw] h-(--wave-height)"
        role="img"
        aria-label={content.drawing.label}
      >
        <Line className="max-md:hidden" width={1368} caller={CALLER} agent={AGENT} program={PROGRAM} />
        <Line className="md:hidden" width={400} {...NARROW} />
      </div>
      {/* The page line continues on the right, at the middle of the waves. */}
      <i
        className="page-line-entry pointer-events-none absolute inset-0 page-full row-start-2 row-end-5 [--page-line-drop:var(--sec)] [--page-line-y:calc(4cqw+var(--wave-height)/2-1px)] before:content-none"
        data-page-line="entry"
        aria-hidden="true"
      />
      <div className="page-full mt-4 max-w-[36em] md:mt-7 lg:col-end-8">
        <p className="text-base tracking-quote text-pretty md:text-xl md:tracking-lead">
          <KeepTogether>{content.lead}</KeepTogether>
        </p>
        <BookingButtons className="mt-6" />
        <p className="mt-3 type-caption">{content.reassurance}</p>
      </div>
      <nav
        className="page-full mt-9 border-t-2 border-ink lg:col-start-9 lg:self-end"
        aria-label={content.jumpsLabel}
      >
        <ul className="gap-x-4 md:max-lg:grid md:max-lg:grid-cols-2">
          {content.jumps.map((jump, index) => (
            <li key={index}>
              <a href={`#${jump.section}`} className={JUMP}>
                {jump.label} <Arrow className="rotate-90" />
              </a>
            </li>
          ))}
          <li>
            <PageLink page="pricing" section={content.data.section} className={JUMP}>
              {content.data.label} <Arrow />
            </PageLink>
          </li>
        </ul>
      </nav>
    </Section>
  )
}

interface LineProps {
  className: string
  width: number
  caller: string
  agent: string
  program: string
}

/** Reaches from the left edge of the window to the right edge of the text column. */
const Line = ({ className, width, caller, agent, program }: LineProps) => (
  <svg
    viewBox={`0 0 ${width} 140`}
    preserveAspectRatio="none"
    className={cx(
      'absolute left-[calc((100cqw-100vw)/2)] h-full w-[calc((100vw+100cqw)/2)] fill-accent stroke-accent stroke-[.55px]',
      moves.speaks,
      className,
    )}
    aria-hidden="true"
  >
    <path d={caller} className="fill-ink stroke-ink" />
    <path d={agent} />
    <path d={program} />
  </svg>
)
