import { caseDrawings } from '@/content/case-studies'
import { nibLine, speech } from '@/lib/site/pen'
import styles from './drawings.module.css'

const { arrive, rung, meet } = caseDrawings.dashboard
const ARRIVING = nibLine(0, 200, speech({ width: 190, height: 180, pitch: 9, seed: 5 }))
const RUNG = nibLine(190, 200, speech({ width: 130, height: 96, pitch: 10, seed: 12 }))
const BOOKED = nibLine(320, 200, speech({ width: 100, height: 40, pitch: 10, seed: 7, side: 'above' }))

/** One line from advert to invoice: wide where leads arrive, narrow and violet where they are booked. */
export function Dashboard() {
  return (
    <>
      <path d={ARRIVING} className={styles.pale} />
      <path d={RUNG} />
      <path d={BOOKED} className={styles.ours} />
      <path d="M190 20V384M320 76V318" className={styles.stroke} strokeDasharray="2 5" />
      <path d="M420 200H446" className={styles.strokeOurs} />
      <circle cx="464" cy="200" r="15" className={styles.ours} />
      <text x="200" y="34" className={styles.said}>
        {arrive}
      </text>
      <text x="200" y="384" className={styles.said}>
        {rung}
      </text>
      <text x="330" y="318" className={styles.said}>
        {meet}
      </text>
    </>
  )
}
