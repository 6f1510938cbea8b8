import type { CSSProperties } from 'react'
import { cx } from 'class-variance-authority'
import { SampleMark } from '@/components/layout/sample-mark'
import { ButtonRow } from '@/components/ui/button'
import { BookingButton } from '@/components/booking/booking-button'
import { Container } from '@/components/ui/container'
import { assetUrl } from '@/lib/config'
import type { Engineer } from '@/content/engineers'
import type { Founder, TeamHeroContent } from '@/content/team'
import { Portrait } from '@/components/illustrations/portrait'
import { figureLeadingEm } from '@/lib/drawing/display-widths.generated'
import { sizeToWrap } from '@/lib/drawing/fit-lines'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import styles from './hero.module.css'

export interface HeroProps {
  content: TeamHeroContent
  founder: Founder
  engineers: readonly Engineer[]
}

/** Headline, quote and portrait of the founder. In the drawn portrait a waveform runs from the microphone to the page edge. */
export function Hero({ content, founder, engineers }: HeroProps) {
  return (
    <section data-section="hero" aria-label={content.label} className="relative overflow-x-clip pt-8 lg:pt-6">
      <Container>
        <div className="@container">
          <div className="lg:grid-page">
            <h1
              className={cx(
                styles.title,
                'relative z-1 -ml-[.02em] type-display text-[min(28cqw,var(--fit-word))] leading-figure tracking-figure lg:col-[1/9] lg:row-start-1 lg:max-w-[60.4cqw] lg:text-[length:var(--fit-lines)]',
              )}
              style={{ ...fitStyle(content.title, TRACKING_EM.figure, 0.02), ...linesStyle(content.title) }}
            >
              {content.title}
            </h1>
            {/* The page line continues on the right, at the height of the microphone: beside the picture, or beside that and the text. */}
            <div className={cx(styles.picture, '@container relative mt-8 lg:contents')}>
              <i className={cx(LINE, 'lg:hidden')} data-page-line="entry" aria-hidden="true" />
              <div
                className={cx(
                  styles.portrait,
                  'lg:@container lg:relative lg:col-[8/-1] lg:row-[1/4] lg:mt-[3.8cqw] print:w-72',
                )}
              >
                <Portrait founder={founder} />
                <i className={cx(LINE, 'max-lg:hidden')} data-page-line="entry" aria-hidden="true" />
              </div>
              <div className={cx(styles.quote, 'mt-8 lg:col-[1/8] lg:row-start-2 lg:mt-[9.6cqw]')}>
                <blockquote className="max-w-[18em] type-serif text-2xl leading-quote text-balance">
                  {founder.says}
                </blockquote>
              </div>
              <div className={cx(styles.people, 'pb-10 lg:col-[1/8] lg:row-start-3 lg:pb-14')}>
                <div>
                  <p className="text-sm text-ink-2">
                    <b className="text-ink">{founder.name}</b>
                    {`, ${founder.role} `}
                    <SampleMark of={founder} />
                  </p>
                  <ButtonRow className="mt-6">
                    <BookingButton inRow booking="discovery" />
                  </ButtonRow>
                  <p className="mt-6 max-w-[34em] text-pretty text-ink-2">{content.intro}</p>
                </div>
                {engineers.length > 0 ? <Engineers engineers={engineers} /> : null}
              </div>
            </div>
          </div>
        </div>
      </Container>
    </section>
  )
}

/**
 * As a style: `--fit-lines`, the size of the headline on a wide page. It ends beside the portrait, on whose ground a light
 * headline could not be read, and above the page line.
 */
const linesStyle = (title: string) => {
  const size = sizeToWrap(title, {
    // Less than the column has, because widths are rounded.
    width: 58.9,
    height: 31,
    leadingEm: figureLeadingEm,
    trackingEm: TRACKING_EM.figure,
    largest: 18.6,
  })
  return { '--fit-lines': `${size}cqw` } as CSSProperties
}

const LINE =
  'page-line-entry pointer-events-none absolute inset-0 [--page-line-drop:0px] [--page-line-y:calc(76.25cqw-1px)] before:content-none'

const Engineers = ({ engineers }: { engineers: readonly Engineer[] }) => (
  <ul className={styles.engineers}>
    {engineers.map((engineer, index) => (
      <li key={index}>
        <p className="text-sm text-ink-2">
          <b className="text-ink max-lg:block">{engineer.name}</b>
          <span className="max-lg:hidden">, </span>
          {`${engineer.field} `}
          <SampleMark of={engineer} />
        </p>
        <img
          src={assetUrl(engineer.portrait)}
          alt=""
          width={240}
          height={288}
          decoding="async"
          className="mt-3 w-full bg-highlight object-cover"
        />
        <p className={cx('type-serif-italic', styles.says)}>{engineer.says}</p>
      </li>
    ))}
  </ul>
)
