import styles from './drawings.module.css'

const LESSONS = Array.from({ length: 7 }, (_, index) => ({
  y: 20 + index * 46.6,
  kept: index !== 2 && index !== 5,
}))

/** One aim on the left, a line to each lesson on the right; two of them crossed out by the teacher. */
export function Curriculum() {
  return (
    <>
      <rect x="2" y="118" width="132" height="84" rx="3" className={styles.sheet} />
      <text x="18" y="156" className={styles.said}>
        can argue
      </text>
      <text x="18" y="180" className={styles.said}>
        for a side
      </text>
      {LESSONS.map(({ y, kept }) => (
        <g key={y}>
          <path
            d={`M134 160C220 160 210 ${y} 300 ${y}`}
            className={kept ? styles.strokeOurs : styles.stroke}
            strokeOpacity={kept ? 1 : 0.35}
          />
          <rect x="300" y={y - 16} width="178" height="32" rx="2" className={styles.sheet} />
          <path
            d={`M314 ${y - 4}H${400 + ((y * 7) % 50)}M314 ${y + 5}H${372 + ((y * 5) % 40)}`}
            className={styles.stroke}
          />
          {kept ? null : (
            <path d={`M296 ${y + 13}C350 ${y + 4} 430 ${y - 2} 478 ${y - 14}`} className={styles.stroke} />
          )}
        </g>
      ))}
    </>
  )
}
