import { Container } from '@/components/ui/container'
import type { SocialsHeroContent } from '@/content/socials'
import { waveOutline, flatSegment, speechWave } from '@/lib/drawing/waveform-path'

const growingWave = waveOutline(-4, 60, [
  flatSegment(120),
  ...speechWave({ width: 200, height: 5, pitch: 7, seed: 3 }),
  flatSegment(40),
  ...speechWave({ width: 260, height: 13, pitch: 8, seed: 12 }),
  flatSegment(34),
  ...speechWave({ width: 300, height: 28, pitch: 8.5, seed: 7 }),
  flatSegment(26),
  ...speechWave({ width: 420, height: 56, pitch: 9, seed: 31 }),
  flatSegment(60),
])

const SIZES = [
  'text-[25cqw] md:text-[14.6cqw]',
  'text-[36cqw] md:text-[21cqw]',
  'text-[52cqw] md:text-[36.5cqw] md:tracking-close',
]

/** Each word is larger than the one before; the waveform grows with them. */
export function Hero({ content }: { content: SocialsHeroContent }) {
  return (
    <section data-section="hero" aria-label={content.label} className="relative overflow-x-clip pt-6 md:pt-8">
      <Container>
        <div className="@container">
          <h1 className="-ml-[.02em] flex flex-col type-display md:flex-row md:items-baseline md:gap-x-[2.2cqw]">
            {content.title.split(' ').map((word, index) => (
              <span key={word} className={`leading-stat ${SIZES[index] ?? ''}`}>
                {word}{' '}
              </span>
            ))}
          </h1>
        </div>
        <p className="mt-8 max-w-[25em] text-xl tracking-lead text-pretty md:mt-10">{content.intro}</p>
      </Container>
      <svg
        data-ink="speech"
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 -mb-15 h-30 w-full"
      >
        <path
          d={growingWave}
          fill="var(--accent)"
          stroke="var(--accent)"
          strokeWidth=".5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </section>
  )
}
