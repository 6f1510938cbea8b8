import { nibLine, rest, speech } from '@/lib/site/pen'
import { stepLine } from '@/lib/site/step-line'
import styles from './playbook.module.css'

const MISSED = [0, 1, 2].map((call) =>
  nibLine(call * 66, 40, [
    ...speech({ width: 40, height: 15, pitch: 5, seed: call + 2, side: 'below' }),
    rest(18),
  ]),
)
const HEARD = nibLine(0, 26, speech({ width: 120, height: 20, pitch: 7, seed: 8, side: 'above' }))
const ANSWERED = nibLine(70, 50, speech({ width: 120, height: 16, pitch: 7, seed: 5, side: 'below' }))
const GROWN = stepLine(2, 60, [
  { dx: 44, y: 0 },
  { dx: 44, y: -16 },
  { dx: 44, y: -32 },
  { dx: 60, y: -50 },
])

/** One small drawing a page, in its order: unanswered rings, a script, a plug, a call, steps up. */
export const SKETCHES = [
  <g key="discover">
    {MISSED.map((path) => (
      <path key={path} d={path} />
    ))}
    <path d="M190 30l14 14m0-14-14 14" className={styles.violetStroke} />
  </g>,
  <g key="design">
    <path d="M0 14H150M0 32H118M0 50H170" className={styles.stroke} />
    <path d="M0 39H118" className={styles.violetStroke} />
    <path d="M84 57C110 50 140 46 176 44" className={styles.stroke} />
  </g>,
  <g key="build">
    <path d="M2 18H62V52H2ZM138 18H198V52H138Z" className={styles.stroke} />
    <path d="M66 35H134" className={styles.leader} />
    <circle cx="62" cy="35" r="5" className={styles.violet} />
    <circle cx="138" cy="35" r="5" className={styles.violet} />
  </g>,
  <g key="deploy">
    <path d={HEARD} className={styles.violet} />
    <path d={ANSWERED} />
  </g>,
  <g key="productize">
    <path d={GROWN} className={styles.violet} />
  </g>,
]
