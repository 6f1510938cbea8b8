'use client'

import { useRef, useState } from 'react'
import { useAudioDemo } from '@/components/audio/use-audio-demo'
import { newTab } from '@/components/ui/button'
import { OutArrow } from '@/components/ui/icons'
import { caseStudiesClosing, type DemoRecording } from '@/content/case-studies'
import { voiceDemos } from '@/content/home/voice-demos'
import { assetUrl } from '@/lib/config'
import { minutesAndSeconds } from '@/lib/site/time-display'
import styles from './recording-row.module.css'

const addressOf = (url: string) => (url.startsWith('/') ? assetUrl(url as `/${string}`) : url)

export interface RecordingRowProps {
  recording: DemoRecording
  /** Drawn in a box of 520 by 48. */
  agent: string
  caller: string
}

/** One recording: played where it stands, or opened in a tab of its own. */
export function RecordingRow({ recording, agent, caller }: RecordingRowProps) {
  const { title, durationSeconds } = recording
  const address = addressOf(recording.url)
  const rowRef = useRef<HTMLLIElement>(null)
  const [second, setSecond] = useState(0)
  const { view, audioRef, toggle, audioEvents } = useAudioDemo((seconds, share) => {
    rowRef.current?.style.setProperty('--played', String(share))
    setSecond(Math.floor(seconds))
  })
  const { state, error } = view
  const playing = state === 'playing'
  const action = playing ? voiceDemos.pause : state === 'loading' ? voiceDemos.loading : voiceDemos.play

  return (
    <li ref={rowRef} className={styles.row} data-audio-demo data-state={state}>
      <button type="button" className={styles.play} disabled={state === 'loading'} onClick={toggle}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={playing ? 'M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z' : 'M8 5.5v13l10.5-6.5Z'} />
        </svg>
        <span className="sr-only">
          {action}: {title}
        </span>
      </button>
      <p className={styles.name}>{title}</p>
      <div className={styles.wave} aria-hidden="true">
        <Wave agent={agent} caller={caller} />
        <Wave agent={agent} caller={caller} className={styles.played} />
      </div>
      <p className="text-t2 text-ink-2 figures">
        <span className={styles.now}>{minutesAndSeconds(second)} / </span>
        {minutesAndSeconds(durationSeconds)}
      </p>
      <a href={address} {...newTab} className={styles.open}>
        <span className="sr-only">
          {caseStudiesClosing.openRecording}: {title}
        </span>
        <OutArrow />
      </a>
      <p role="alert" className={styles.error}>
        {error ? voiceDemos.errors[error] : null}
      </p>
      <audio ref={audioRef} controls preload="none" src={address} aria-label={title} {...audioEvents}>
        {voiceDemos.errors.unsupported}
      </audio>
    </li>
  )
}

const Wave = ({
  agent,
  caller,
  className,
}: Omit<RecordingRowProps, 'recording'> & { className?: string | undefined }) => (
  <svg viewBox="0 0 520 48" preserveAspectRatio="none" className={className}>
    <path d={agent} />
    <path d={caller} className={styles.caller} />
  </svg>
)
