import { caseDrawings } from '@/content/case-studies'
import { nibLine, rest, speech } from '@/lib/site/pen'
import styles from './drawings.module.css'

const { columns, viewings } = caseDrawings.dialling
const COLUMN_X = [0, 138, 232]
const THROUGH = [1, 4, 7]

const ROWS = Array.from({ length: 9 }, (_, index) => {
  const viewing = viewings[THROUGH.indexOf(index)]
  const y = 62 + index * 39
  const agent = nibLine(138, y, [
    ...speech({ width: 44 + ((index * 17) % 34), height: 19, pitch: 6, seed: index + 4, side: 'above' }),
  ])
  const caller = viewing
    ? nibLine(232, y, [
        rest(8),
        ...speech({ width: 84, height: 19, pitch: 7, seed: index + 9, side: 'below' }),
        rest(16),
      ])
    : nibLine(232, y, [rest(24)])
  return { y, viewing, agent, caller, nameWidth: 66 + ((index * 29) % 48) }
})

/** A list rung from the top: the agent speaks on every line; three callers speak back and get a viewing. */
export function Dialling() {
  return (
    <>
      {columns.map((column, index) => (
        <text key={column} x={COLUMN_X[index]} y="14" className={styles.caption}>
          {column}
        </text>
      ))}
      <path d="M0 28H480" className={styles.rule} />
      {ROWS.map(({ y, viewing, agent, caller, nameWidth }) => (
        <g key={y}>
          <rect
            x="0"
            y={y - 5}
            width={nameWidth}
            height="10"
            rx="1"
            className={viewing ? undefined : styles.pale}
          />
          <path d={agent} className={styles.ours} />
          <path d={caller} />
          {viewing ? (
            <>
              <path d={`M344 ${y}H372`} className={styles.leader} data-narrow="off" />
              <text x="480" y={y + 6} textAnchor="end" className={styles.saidOurs}>
                {viewing}
              </text>
            </>
          ) : null}
        </g>
      ))}
    </>
  )
}
