import { process } from '@/content/home/process'
import { BookingButton } from '@/components/ui/booking-button'
import { Heading, Section } from '@/components/ui/layout'
import { Nib } from '@/components/ui/nib'
import { Strip } from '@/components/ui/strip'
import { penLine, rest, speech, type Swing } from '@/lib/site/pen'
import { seededRandom } from '@/lib/site/random'
import styles from './process.module.css'

export function Process() {
  return (
    <Section name="process" id="process" label={process.label} className={styles.process}>
      <Heading>{process.headline}</Heading>
      <NoiseToSignal />
      <Strip as="ol" className={styles.steps} aria-label={process.label}>
        {process.steps.map((step) => (
          <li key={step.number}>
            <span className={styles.number}>{step.number}</span>
            <div>
              <h3 className="text-t4">{step.title}</h3>
              <p className={styles.when}>{step.when}</p>
              <p className={styles.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </Strip>
      <div className="btns full-measure">
        <BookingButton booking="discovery" />
        <BookingButton booking="deep-dive" look="ghost" />
      </div>
    </Section>
  )
}

const WIDTH = 1296
const QUARTER = WIDTH / 4

/** Four quarters, one for each step: noise, rhythm, turns of speech, and the quiet live signal. */
function NoiseToSignal() {
  const turns = [
    ...speech({ width: QUARTER / 3, height: 52, pitch: 8, seed: 31 }),
    ...speech({ width: QUARTER / 3, height: 56, pitch: 8, seed: 36 }),
    ...speech({ width: QUARTER / 3, height: 54, pitch: 8, seed: 33 }),
  ]
  const drawn = [...noise(QUARTER), ...rhythm(QUARTER), ...turns]
  const signal = [
    rest(30),
    ...speech({ width: 150, height: 34, pitch: 8, seed: 5, side: 'above' }),
    rest(QUARTER - 180),
  ]
  return (
    <div className={`wire ${styles.wave}`} role="img" aria-label={process.picture}>
      <svg viewBox={`0 0 ${WIDTH} 160`} preserveAspectRatio="none" aria-hidden="true">
        <Nib d={penLine(0, 80, drawn)} />
        <Nib d={penLine(QUARTER * 3, 80, signal)} className={styles.signal} />
      </svg>
      <i />
    </div>
  )
}

/** Swings without a rule: hurried, uneven, overlapping. */
function noise(width: number): Swing[] {
  const random = seededRandom(7)
  const swings: Swing[] = []
  let x = 0
  while (x < width - 12) {
    const dx = 3 + random() * 6
    const size = Math.min(1, x / 60) * (18 + random() * 54)
    swings.push({ dx, y: swings.length % 2 === 0 ? size : -size })
    x += dx
  }
  return [...swings, { dx: width - x, y: 0 }]
}

/** Even swings that slowly calm down. */
function rhythm(width: number): Swing[] {
  const count = 22
  const dx = width / count
  return Array.from({ length: count }, (_, index) => ({
    dx,
    y: index === count - 1 ? 0 : (index % 2 === 0 ? 1 : -1) * (58 - index * 1.3),
  }))
}
