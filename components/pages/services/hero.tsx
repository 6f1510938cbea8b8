import { BookingButton } from '@/components/ui/booking-button'
import { Arrow } from '@/components/ui/icons'
import { KeepTogether } from '@/components/ui/keep-together'
import { Section } from '@/components/ui/layout'
import { servicesHero } from '@/content/services'
import { nibLine, rest, speech } from '@/lib/site/pen'
import { stepLine } from '@/lib/site/step-line'
import styles from './hero.module.css'

const MIDDLE = 70
// The caller speaks, the agent answers, and what was said becomes software: one line, left to right.
const CALLER = nibLine(0, MIDDLE, [
  rest(60),
  ...speech({ width: 340, height: 58, pitch: 11, seed: 3, side: 'below' }),
  rest(40),
])
const AGENT = nibLine(440, MIDDLE, [
  rest(10),
  ...speech({ width: 290, height: 58, pitch: 12, seed: 8, side: 'above' }),
  rest(16),
])
const PROGRAM = stepLine(756, MIDDLE, [
  ...[26, 26, 26, 50, 26, 50, 26, 50, 50, 26, 26, 50].flatMap((height, index) => [
    { dx: 34 - (index % 3) * 5, y: -height },
    { dx: 20 + (index % 4) * 4, y: 0 },
  ]),
  { dx: 60, y: 0 },
])

/** Two words and the one line between them: a voice that turns into a program. */
export function Hero() {
  return (
    <Section name="hero" label="Services" hideLabel className={styles.hero}>
      <h1 className={styles.title}>{servicesHero.title}</h1>
      <svg
        className={styles.line}
        viewBox="0 0 1440 140"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={servicesHero.drawing.label}
      >
        <path d={CALLER} className={styles.caller} />
        <path d={AGENT} />
        <path d={PROGRAM} />
      </svg>
      <div className={styles.lead}>
        <p className="text-t5 tracking-[-0.018em] text-pretty">
          <KeepTogether>{servicesHero.lead}</KeepTogether>
        </p>
        <div className="btns mt-6">
          <BookingButton booking="discovery" />
          <BookingButton booking="deep-dive" look="ghost" />
        </div>
        <p className="cap mt-3">{servicesHero.reassurance}</p>
      </div>
      <nav className={styles.jumps} aria-label="On this page">
        <ul>
          {servicesHero.jumps.map((jump) => (
            <li key={jump.section}>
              <a href={`#${jump.section}`}>
                {jump.label} <Arrow />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}
