import { Closing } from '@/components/ui/closing'
import { caseStudiesClosing } from '@/content/case-studies'
import { nibLine, speech } from '@/lib/site/pen'
import styles from './closing.module.css'
import { RecordingRow } from './recording-row'

const MIDDLE = 24
const burst = (width: number, seed: number, side: 'above' | 'below') =>
  speech({ width, height: 20, pitch: 7, seed, side })

/** The agent speaks, the caller answers, the agent has it done: 520 units, differently for each. */
const WAVES = caseStudiesClosing.recordings.map((_, index) => {
  const turn = 150 + 60 * index
  return {
    agent:
      nibLine(0, MIDDLE, burst(turn, 51 + index, 'above')) +
      nibLine(turn + 130, MIDDLE, burst(390 - turn, 71 + index, 'above')),
    caller: nibLine(turn, MIDDLE, burst(130, 61 + index, 'below')),
  }
})

/** Two recordings to judge by, and two ways to begin. */
export function CaseStudiesClosing() {
  return (
    <Closing
      wired
      label="Book a call"
      title={caseStudiesClosing.title}
      fit={{ narrow: 25, wide: 14.8 }}
      lead={caseStudiesClosing.lead}
    >
      <ul className={styles.recordings}>
        {caseStudiesClosing.recordings.map((recording, index) => (
          <RecordingRow key={recording.url} recording={recording} {...WAVES[index]!} />
        ))}
      </ul>
    </Closing>
  )
}
