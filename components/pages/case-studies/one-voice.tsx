import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import type { CaseDrawingWords } from '@/content/case-studies'
import { speechWave, waveOutline } from '@/lib/drawing/waveform-path'
import styles from './one-voice.module.css'

const WAVE = { width: 120, height: 60 }

const voiceOf = (agent: number) =>
  waveOutline(0, 42, speechWave({ width: WAVE.width, height: 36, pitch: 8, seed: 3 + agent, side: 'above' }))

interface OneVoiceProps {
  label: string
  words: CaseDrawingWords['swarm']
}

/**
 * Agents round one voice, of which one at a time may speak: the visitor gives it to another. They are radio buttons, so that
 * the keyboard, a screen reader and a page without script choose in the same way.
 */
export function OneVoice({ label, words: { hint, agents } }: OneVoiceProps) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.ring}>
      {agents.map(({ job, says }, index) => (
        <div
          key={index}
          className={styles.agent}
          style={{ '--angle': `${(index / agents.length + 0.05).toFixed(3)}turn` } as CSSProperties}
        >
          <i aria-hidden="true" />
          <label>
            <input type="radio" name="voice" defaultChecked={index === 0} />
            <b>{job}</b>
          </label>
          <svg viewBox={`0 0 ${WAVE.width} ${WAVE.height}`} aria-hidden="true">
            <path d={voiceOf(index)} />
          </svg>
          <p className="type-serif text-xl leading-quote text-balance">{says}</p>
        </div>
      ))}
      <p className={cx('text-sm text-ink-2', styles.hint)} data-no-print>
        {hint}
      </p>
    </div>
  )
}
