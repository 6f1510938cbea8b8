import { nibLine, speech } from '@/lib/site/pen'
import styles from './drawings.module.css'

const ARRIVING = nibLine(0, 160, speech({ width: 190, height: 136, pitch: 9, seed: 5 }))
const RUNG = nibLine(190, 160, speech({ width: 130, height: 76, pitch: 10, seed: 12 }))
const BOOKED = nibLine(320, 160, speech({ width: 100, height: 34, pitch: 10, seed: 7, side: 'above' }))

/** One line from advert to invoice: wide where leads arrive, narrow and violet where they are booked. */
export function Dashboard() {
  return (
    <>
      <path d={ARRIVING} className={styles.pale} />
      <path d={RUNG} />
      <path d={BOOKED} className={styles.ours} />
      <path d="M190 8V312M320 60V260" className={styles.stroke} strokeDasharray="2 5" />
      <path d="M420 160H440" className={styles.strokeOurs} />
      <circle cx="456" cy="160" r="13" className={styles.ours} />
      <text x="190" y="312" dx="10" className={styles.said}>
        rung in 48 s
      </text>
      <text x="330" y="256" className={styles.said}>
        27 % meet
      </text>
    </>
  )
}
