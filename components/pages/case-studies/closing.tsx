import { Closing } from '@/components/ui/closing'
import { caseStudiesClosing } from '@/content/case-studies'
import { nibLine, speech } from '@/lib/site/pen'
import styles from './closing.module.css'
import { RecordingRow } from './recording-row'

const WAVES = caseStudiesClosing.recordings.map((_, index) =>
  nibLine(0, 24, [
    ...speech({ width: 90, height: 20, pitch: 7, seed: 51 + index, side: 'above' }),
    ...speech({ width: 70, height: 20, pitch: 7, seed: 61 + index, side: 'below' }),
    ...speech({ width: 100, height: 20, pitch: 7, seed: 71 + index, side: 'above' }),
  ]),
)

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
          <RecordingRow key={recording.url} recording={recording} wave={WAVES[index]} />
        ))}
      </ul>
    </Closing>
  )
}
