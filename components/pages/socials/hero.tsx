import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import moves from '@/components/motion/moves.module.css'
import { Container } from '@/components/ui/container'
import type { SocialsHeroContent } from '@/content/socials'
import { displayWidthEm, ROUNDED_ADVANCES, sizeToFill } from '@/lib/drawing/fit-text'
import { waveOutline, flatSegment, speechWave } from '@/lib/drawing/waveform-path'
import styles from './hero.module.css'

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

/** Largest sizes of the words, in hundredths of the measure: below one another on a phone, else side by side. */
const SIZES = [
  { narrow: 25, wide: 14.6 },
  { narrow: 36, wide: 21 },
  { narrow: 52, wide: 36.5 },
] as const
const GAP = 2.2
/** The words of the title, with sizes at which none is wider than the page. */
function sizedWords(title: string) {
  const words = title.split(' ').map((word, index) => {
    const size = SIZES[Math.min(index, SIZES.length - 1)] ?? SIZES[2]
    // The letter spacing of the title is that of its own small size: next to nothing at the size of a word.
    return { word, size, widthEm: ROUNDED_ADVANCES * displayWidthEm(word) }
  })
  const width = words.reduce((sum, { size, widthEm }) => sum + size.wide * widthEm, GAP * (words.length - 1))
  return words.map(({ word, size, widthEm }) => ({
    word,
    narrow: Math.min(size.narrow, sizeToFill(widthEm)),
    wide: size.wide * Math.min(1, 100 / width),
  }))
}

/** Each word is larger than the one before; the waveform grows with them. */
export function Hero({ content }: { content: SocialsHeroContent }) {
  return (
    <section data-section="hero" aria-label={content.label} className="relative overflow-x-clip pt-6 md:pt-8">
      <Container>
        <div className="@container">
          <h1
            style={{ '--gap': `${GAP}cqw` } as CSSProperties}
            className="-ml-[.02em] flex flex-col type-display md:flex-row md:items-baseline md:gap-x-(--gap)"
          >
            {sizedWords(content.title).map(({ word, narrow, wide }, index) => (
              <span
                key={index}
                className="text-(length:--narrow)/figure md:text-(length:--wide)/figure last:md:tracking-close"
                style={{ '--narrow': `${narrow}cqw`, '--wide': `${wide}cqw` } as CSSProperties}
              >
                {word}{' '}
              </span>
            ))}
          </h1>
        </div>
        <p className="mt-8 max-w-[25em] text-xl tracking-lead text-pretty md:mt-10">{content.intro}</p>
      </Container>
      <svg
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        aria-hidden="true"
        // To the point where the page line turns down. Its lower half is over the next section.
        className={cx('page-line-entry relative z-1', styles.wave, moves.speaks)}
        style={{ width: 'calc(100% - var(--line-x) - var(--bend))' }}
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
