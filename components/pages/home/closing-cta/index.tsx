import { closingCta } from '@/content/home/closing-cta'
import { BookingButton } from '@/components/ui/booking-button'
import { Wrap } from '@/components/ui/layout'
import { Nib } from '@/components/ui/nib'
import { Strip } from '@/components/ui/strip'
import { penLine, rest, speech, type Swing } from '@/lib/site/pen'
import styles from './closing-cta.module.css'

export function ClosingCta() {
  return (
    <section
      data-section="closing-cta"
      data-surface="night"
      aria-labelledby="closing-headline"
      className={styles.cta}
    >
      <Wrap>
        <h2 id="closing-headline" className={styles.headline}>
          {closingCta.headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <FallingAsleep />
        <div className={styles.below}>
          <p>{closingCta.text}</p>
          <div className="btns">
            <BookingButton booking="discovery" />
            <BookingButton booking="deep-dive" look="ghost" />
          </div>
        </div>
        <Strip as="dl" className={styles.figures} aria-label={closingCta.figuresLabel}>
          {closingCta.figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>
                {figure.value}
                <small>{figure.unit}</small>
              </dd>
            </div>
          ))}
        </Strip>
      </Wrap>
    </section>
  )
}

const WIDTH = 1440

/** A day of talk that calms down, until only the line is left, and its light. */
function FallingAsleep() {
  const swings: Swing[] = []
  let x = 0
  for (let turn = 0; x < 1000; turn++) {
    const tired = x / 1100
    const width = 130 - turn * 6
    const side = turn % 2 === 0 ? 'above' : 'below'
    swings.push(...speech({ width, height: 52 * (1 - tired) ** 1.4, pitch: 8 + turn, seed: turn + 11, side }))
    const pause = 14 + turn * 9
    swings.push(rest(pause))
    x += width + pause
  }
  swings.push(rest(WIDTH - x))
  return (
    <div className={`wire ${styles.line}`} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} 120`} preserveAspectRatio="none">
        <Nib d={penLine(0, 60, swings)} />
      </svg>
      <i />
    </div>
  )
}
