import { caseDrawings } from '@/content/case-studies'
import { nibLine, speech } from '@/lib/site/pen'
import styles from './drawings.module.css'

const CENTRE = { x: 240, y: 200 }
const AGENTS = caseDrawings.swarm.jobs.map((job, index) => {
  const angle = (index / 6) * 2 * Math.PI + 0.3
  return {
    job,
    x: CENTRE.x + Math.cos(angle) * 190,
    y: CENTRE.y + Math.sin(angle) * 158,
    speaks: index === 0,
  }
})
const VOICE = nibLine(
  CENTRE.x - 50,
  CENTRE.y,
  speech({ width: 100, height: 34, pitch: 8, seed: 3, side: 'above' }),
)

/** Six agents round one voice; today only one of them speaks through it. */
export function Swarm() {
  return (
    <>
      {AGENTS.map(({ job, x, y, speaks }) => (
        <g key={job}>
          <path
            d={`M${x} ${y}Q${(x + CENTRE.x) / 2 + (y - CENTRE.y) * 0.25} ${(y + CENTRE.y) / 2 - (x - CENTRE.x) * 0.2} ${CENTRE.x} ${CENTRE.y}`}
            className={speaks ? styles.strokeOurs : styles.leader}
          />
          <circle cx={x} cy={y} r="41" className={speaks ? styles.ours : styles.sheet} />
          <text x={x} y={y + 6} textAnchor="middle" className={speaks ? styles.jobSpeaking : styles.job}>
            {job}
          </text>
        </g>
      ))}
      <circle cx={CENTRE.x} cy={CENTRE.y} r="76" className={styles.sheet} />
      <path d={VOICE} className={styles.ours} />
    </>
  )
}
