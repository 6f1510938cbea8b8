import { newTab } from '@/components/ui/button'
import { Closing } from '@/components/ui/closing'
import { OutArrow } from '@/components/ui/icons'
import { caseStudiesClosing } from '@/content/case-studies'
import { nibLine, speech } from '@/lib/site/pen'
import styles from './closing.module.css'

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
      label="Book a call"
      title={caseStudiesClosing.title}
      fit={{ narrow: 25, wide: 14.8 }}
      lead={caseStudiesClosing.lead}
    >
      <ul className={styles.recordings}>
        {caseStudiesClosing.recordings.map((recording, index) => (
          <li key={recording.url}>
            <a href={recording.url} {...newTab} className={styles.recording}>
              <svg viewBox="0 0 20 20" className={styles.play} aria-hidden="true">
                <path d="M5 3l12 7-12 7Z" />
              </svg>
              <span className={styles.name}>{recording.title}</span>
              <svg viewBox="0 0 260 48" className={styles.wave} aria-hidden="true">
                <path d={WAVES[index]} />
              </svg>
              <span className="text-t2 text-ink-2 figures">{recording.length}</span>
              <OutArrow />
            </a>
          </li>
        ))}
      </ul>
    </Closing>
  )
}
