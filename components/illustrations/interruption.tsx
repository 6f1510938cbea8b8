import { CalligraphicStroke } from '@/components/ui/waveform'
import type { whyChoose } from '@/content/home/why-choose'
import { wavePath, speechWave } from '@/lib/site/waveform-path'
import styles from './interruption.module.css'

const LINE = 112
/** Staves above and below the line. */
const STAVES = [-56, -42, -28, -14, 14, 28, 42, 56]

const agent = [
  wavePath(14, LINE, speechWave({ width: 216, height: 56, pitch: 8, seed: 3, side: 'above' })),
  wavePath(450, LINE, speechWave({ width: 172, height: 54, pitch: 8, seed: 9, side: 'above' })),
].join('')
const caller = wavePath(218, LINE, speechWave({ width: 178, height: 56, pitch: 8, seed: 6, side: 'below' }))

/** She cuts in, the agent stops, and answers: the agent above the line, the caller below it. */
export function Interruption({
  picture,
  agent: agentName,
  caller: callerName,
  stops,
  answers,
}: (typeof whyChoose)['intelligence']) {
  return (
    <svg viewBox="0 0 640 226" className={styles.score} role="img" aria-label={picture}>
      <path d={STAVES.map((y) => `M0 ${LINE + y}H640`).join('')} className={styles.stave} />
      <path d={`M0 ${LINE}H640`} className={styles.wire} />
      <CalligraphicStroke d={agent} className={styles.agent} />
      <CalligraphicStroke d={caller} className={styles.caller} />
      <path d={`M218 32V196M234 32V${LINE + 10}`} className={styles.cut} />
      <path d={`M396 ${LINE + 70}V204H450V${LINE + 16}`} className={styles.pause} />
      <text x="2" y="24">
        {agentName}
      </text>
      <text x="2" y="216">
        {callerName}
      </text>
      <text x="246" y="40" className={styles.note}>
        {stops}
      </text>
      <text x="462" y="210" className={`${styles.note} ${styles.answers}`}>
        {answers}
      </text>
    </svg>
  )
}
