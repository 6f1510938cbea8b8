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
  rest(30),
  ...speech({ width: 340, height: 58, pitch: 11, seed: 3, side: 'below' }),
  rest(40),
])
const AGENT = nibLine(410, MIDDLE, [
  rest(10),
  ...speech({ width: 290, height: 58, pitch: 12, seed: 8, side: 'above' }),
  rest(16),
])
const PROGRAM = stepLine(726, MIDDLE, [
  ...[26, 26, 26, 50, 26, 50, 26, 50, 50, 26, 26, 50].flatMap((height, index) => [
    { dx: 34 - (index % 3) * 5, y: -height },
    { dx: 20 + (index % 4) * 4, y: 0 },
  ]),
  { dx: 24, y: 0 },
])

/** The same three voices on a phone, each short enough to stay in sight. */
const NARROW = {
  caller: nibLine(0, MIDDLE, [
    rest(6),
    ...speech({ width: 120, height: 50, pitch: 10, seed: 3, side: 'below' }),
    rest(10),
  ]),
  agent: nibLine(136, MIDDLE, [
    ...speech({ width: 124, height: 50, pitch: 10, seed: 8, side: 'above' }),
    rest(6),
  ]),
  program: stepLine(266, MIDDLE, [
    ...[26, 50, 26, 50].flatMap((height, index) => [
      { dx: 18 - (index % 3) * 3, y: -height },
      { dx: 12 + (index % 2) * 4, y: 0 },
    ]),
    { dx: 20, y: 0 },
  ]),
}

/** Two words and the one line between them: a voice that turns into a program. */
export function Hero() {
  return (
    <Section name="hero" label="Services" hideLabel className={styles.hero}>
      <h1 className={styles.title}>{servicesHero.title}</h1>
      <div className={styles.line} role="img" aria-label={servicesHero.drawing.label}>
        <Line className={styles.wide} width={1368} caller={CALLER} agent={AGENT} program={PROGRAM} />
        <Line className={styles.narrow} width={400} {...NARROW} />
      </div>
      <i className={styles.drop} aria-hidden="true" />
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

interface LineProps {
  className: string | undefined
  /** Of the drawing, in its own units. */
  width: number
  caller: string
  agent: string
  program: string
}

const Line = ({ className, width, caller, agent, program }: LineProps) => (
  <svg className={className} viewBox={`0 0 ${width} 140`} preserveAspectRatio="none" aria-hidden="true">
    <path d={caller} className={styles.caller} />
    <path d={agent} />
    <path d={program} />
  </svg>
)
