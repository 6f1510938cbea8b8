import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import moves from '@/components/motion/moves.module.css'
import type { CaseDrawingWords } from '@/content/case-studies'
import { flatSegment, speechWave, waveOutline } from '@/lib/drawing/waveform-path'
import styles from './lead-lines.module.css'

const WAVE = { width: 130, height: 44 }

interface LeadLinesProps {
  label: string
  words: CaseDrawingWords['dashboard']
}

/** A morning of leads. Each line begins when its lead came in, and ends where the lead stopped: a meeting is at the far end. */
export function LeadLines({ label, words: { title, rung, leads, meet, meetPercent } }: LeadLinesProps) {
  return (
    <div role="img" aria-label={label} className={styles.picture}>
      <p className={styles.head}>
        <span className="font-semibold">{title}</span>
        <span className="type-serif-italic text-xl text-accent">{rung}</span>
      </p>
      {leads.map(({ at, result, isMeeting }, index) => (
        <p
          key={index}
          className={cx(styles.lead, isMeeting && styles.meeting)}
          style={{ '--came-in': index / leads.length } as CSSProperties}
        >
          <span className="lining-nums tabular-nums">{at}</span>
          <svg
            viewBox={`0 0 ${WAVE.width} ${WAVE.height}`}
            className={cx('stroke-[.55px]', moves.swells)}
            style={{ '--line-at': 0.7 } as CSSProperties}
          >
            <path
              d={waveOutline(0, WAVE.height * 0.7, [
                flatSegment(10),
                ...speechWave({
                  width: isMeeting ? 110 : 54,
                  height: 28,
                  pitch: 7,
                  seed: index + 6,
                  side: 'above',
                }),
                flatSegment(isMeeting ? 10 : 66),
              ])}
            />
          </svg>
          <i className={moves.runs} />
          <span>{result}</span>
        </p>
      ))}
      <p className={styles.share} style={{ '--share': `${meetPercent}%` } as CSSProperties}>
        <span className="font-semibold">{meet}</span>
        <i />
      </p>
    </div>
  )
}
