import { caseDrawings } from '@/content/case-studies'
import styles from './drawings.module.css'

/** Of eleven plans nine are kept: 82%. */
const LESSONS = Array.from({ length: 11 }, (_, index) => ({
  y: 15 + index * 37,
  kept: index !== 3 && index !== 8,
}))

/** One aim on the left, a line to each lesson on the right; two of them crossed out by the teacher. */
export function Curriculum() {
  return (
    <>
      <rect x="2" y="152" width="142" height="96" rx="3" className={styles.sheet} />
      {caseDrawings.curriculum.aim.map((line, index) => (
        <text key={line} x="18" y={193 + index * 27} className={styles.said}>
          {line}
        </text>
      ))}
      {LESSONS.map(({ y, kept }) => (
        <g key={y}>
          <path
            d={`M144 200C230 200 210 ${y} 300 ${y}`}
            className={kept ? styles.strokeOurs : styles.stroke}
            strokeOpacity={kept ? 1 : 0.35}
          />
          <rect x="300" y={y - 13} width="178" height="26" rx="2" className={styles.sheet} />
          <path
            d={`M312 ${y - 3}H${400 + ((y * 7) % 50)}M312 ${y + 5}H${372 + ((y * 5) % 40)}`}
            className={styles.stroke}
          />
          {kept ? null : (
            <path d={`M292 ${y + 13}C350 ${y + 5} 430 ${y - 4} 486 ${y - 14}`} className={styles.stroke} />
          )}
        </g>
      ))}
    </>
  )
}
