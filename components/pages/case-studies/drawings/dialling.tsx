import { nibLine, rest, speech } from '@/lib/site/pen'
import styles from './drawings.module.css'

const ROWS = Array.from({ length: 8 }, (_, index) => {
  const through = index === 2 || index === 4 || index === 7
  const y = 28 + index * 38
  const agent = nibLine(150, y, [
    ...speech({ width: 44 + ((index * 17) % 34), height: 19, pitch: 6, seed: index + 4, side: 'above' }),
  ])
  const caller = through
    ? nibLine(244, y, [
        rest(8),
        ...speech({ width: 80, height: 19, pitch: 7, seed: index + 9, side: 'below' }),
        rest(20),
      ])
    : nibLine(244, y, [rest(24)])
  return { y, through, agent, caller, nameWidth: 66 + ((index * 29) % 48) }
})

/** A list rung from the top: the agent speaks on every line; three callers speak back and go through. */
export function Dialling() {
  return ROWS.map(({ y, through, agent, caller, nameWidth }) => (
    <g key={y}>
      <rect
        x="0"
        y={y - 4}
        width={nameWidth}
        height="8"
        rx="1"
        className={through ? undefined : styles.pale}
      />
      <path d={agent} className={styles.ours} />
      <path d={caller} />
      {through ? (
        <>
          <path d={`M362 ${y}H446`} className={styles.leader} />
          <circle cx="464" cy={y} r="9" className={styles.ours} />
        </>
      ) : null}
    </g>
  ))
}
