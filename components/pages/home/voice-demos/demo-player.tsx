'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useAudioDemo } from '@/components/audio/use-audio-demo'
import { voiceDemos } from '@/content/home/voice-demos'
import type { RecordingLine } from '@/content/recordings'
import { minutesAndSeconds } from '@/lib/site/time-display'
import styles from './demo-player.module.css'

export interface DemoPlayerProps {
  title: string
  url: string
  durationSeconds: number
  lines: readonly RecordingLine[]
  /** The drawn waveform. */
  children: ReactNode
}

/** One recording: play and pause, a position to drag, the line being said, and the browser's own controls. */
export function DemoPlayer({ title, url, durationSeconds, lines, children }: DemoPlayerProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const [position, setPosition] = useState({ second: 0, line: -1 })
  const { view, audioRef, toggle, seek, audioEvents } = useAudioDemo((seconds, share) => {
    rootRef.current?.style.setProperty('--played', String(share))
    const line = lines.findLastIndex((each) => each.startSeconds <= seconds)
    const second = Math.floor(seconds)
    setPosition((now) => (now.second === second && now.line === line ? now : { second, line }))
  })
  const preload = usePreloadNear(rootRef)

  const { state, error } = view
  const buttonText = {
    idle: voiceDemos.play,
    paused: voiceDemos.play,
    error: voiceDemos.play,
    loading: voiceDemos.loading,
    playing: voiceDemos.pause,
  }[state]
  const saying = state === 'idle' ? undefined : lines[position.line]

  return (
    <div ref={rootRef} data-audio-demo data-state={state} className={styles.player}>
      <button type="button" className={styles.play} disabled={state === 'loading'} onClick={toggle}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={state === 'playing' ? 'M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z' : 'M8 5.5v13l10.5-6.5Z'} />
        </svg>
        <span className="sr-only">
          {buttonText}
          <span>: {title}</span>
        </span>
      </button>
      <div className={styles.wave}>
        {children}
        <i className={styles.head} aria-hidden="true" />
        <input
          type="range"
          min={0}
          max={durationSeconds}
          step={1}
          value={position.second}
          aria-label={`${voiceDemos.position}: ${title}`}
          aria-valuetext={`${minutesAndSeconds(position.second)} / ${minutesAndSeconds(durationSeconds)}`}
          onChange={(event) => seek(event.target.valueAsNumber)}
        />
      </div>
      <p className={styles.row}>
        <span className="figures" data-time>
          <b>{minutesAndSeconds(position.second)}</b> / {minutesAndSeconds(durationSeconds)}
        </span>
        {state === 'loading' ? <span>{voiceDemos.loading}</span> : null}
        {saying ? (
          <q className={saying.role === 'agent' ? styles.agentSays : styles.callerSays}>{saying.text}</q>
        ) : null}
      </p>
      <p role="alert" id={errorId} className={styles.error}>
        {error ? voiceDemos.errors[error] : null}
      </p>
      <audio
        ref={audioRef}
        controls
        preload={preload}
        src={url}
        aria-label={title}
        className={styles.audio}
        {...audioEvents}
      >
        {voiceDemos.errors.unsupported}
      </audio>
    </div>
  )
}

/** Metadata is fetched when the card comes near, not with the page. */
function usePreloadNear(ref: React.RefObject<HTMLElement | null>) {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return near ? 'metadata' : 'none'
}
