import { nibLine, speech } from '@/lib/site/pen'
import styles from './drawings.module.css'

const CENTRE = { x: 240, y: 160 }
const AGENTS = Array.from({ length: 6 }, (_, index) => {
  const angle = (index / 6) * 2 * Math.PI + 0.3
  return { x: CENTRE.x + Math.cos(angle) * 178, y: CENTRE.y + Math.sin(angle) * 128, speaks: index === 0 }
})
const VOICE = nibLine(
  CENTRE.x - 42,
  CENTRE.y,
  speech({ width: 84, height: 26, pitch: 8, seed: 3, side: 'above' }),
)

/** Six agents round one voice; today only one of them speaks through it. */
export function Swarm() {
  return (
    <>
      {AGENTS.map(({ x, y, speaks }) => (
        <g key={x}>
          <path
            d={`M${x} ${y}Q${(x + CENTRE.x) / 2 + (y - CENTRE.y) * 0.25} ${(y + CENTRE.y) / 2 - (x - CENTRE.x) * 0.2} ${CENTRE.x} ${CENTRE.y}`}
            className={speaks ? styles.strokeOurs : styles.leader}
          />
          <circle cx={x} cy={y} r="30" className={speaks ? styles.ours : styles.sheet} />
        </g>
      ))}
      <circle cx={CENTRE.x} cy={CENTRE.y} r="64" className={styles.sheet} />
      <path d={VOICE} className={styles.ours} />
    </>
  )
}
