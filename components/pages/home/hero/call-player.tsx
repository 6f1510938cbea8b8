'use client'

import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '@/lib/site/reduced-motion'
import { minutesAndSeconds } from '@/lib/site/time-display'
import { drawWires } from './wires'
import styles from './call-player.module.css'

type CallState = 'waiting' | 'playing' | 'ended'

export interface CallPlayerProps {
  durationMs: number
  status: Record<CallState, string>
  button: Record<CallState, string>
}

/** Lets the call happen: it sets `data-call` on the hero, and everything else is timed in CSS. */
export function CallPlayer({ durationMs, status, button }: CallPlayerProps) {
  const [state, setState] = useState<CallState>('waiting')
  const [elapsedMs, setElapsedMs] = useState(durationMs)
  const rootRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    rootRef.current?.closest<HTMLElement>('[data-call]')?.setAttribute('data-call', state)
  }, [state])

  useLeaders(rootRef)
  useFirstSight(rootRef, (seen) => {
    if (seen) setState((now) => (now === 'waiting' ? (prefersReducedMotion() ? 'ended' : 'playing') : now))
    else setState((now) => (now === 'playing' ? 'ended' : now))
  })

  useEffect(() => {
    if (state !== 'playing') return
    const startedAt = performance.now()
    const tick = () => {
      const passed = performance.now() - startedAt
      setElapsedMs(Math.min(passed, durationMs))
      if (passed >= durationMs) setState('ended')
    }
    tick()
    const timer = setInterval(tick, 500)
    return () => {
      clearInterval(timer)
      setElapsedMs(durationMs)
    }
  }, [state, durationMs])

  const playing = state === 'playing'
  return (
    <div ref={rootRef} className={styles.player}>
      <p className={styles.status}>
        <i className={styles.light} />
        <span className="figures">{minutesAndSeconds(elapsedMs / 1000)}</span> {status[state]}
      </p>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => setState(playing ? 'ended' : 'playing')}
        data-no-print
      >
        {button[state]}
      </button>
    </div>
  )
}

/** Calls back when the stage around the player comes into sight and when it leaves it. */
function useFirstSight(ref: React.RefObject<HTMLElement | null>, onSight: (seen: boolean) => void) {
  const callback = useRef(onSight)
  useEffect(() => {
    callback.current = onSight
  })
  useEffect(() => {
    const stage = ref.current?.closest('[data-call-stage]')
    if (!stage) return
    const observer = new IntersectionObserver(([entry]) => callback.current(entry?.isIntersecting ?? false))
    observer.observe(stage)
    return () => observer.disconnect()
  }, [ref])
}

/** Draws the dotted leaders once the fonts are there, and again when the stage changes its size. */
function useLeaders(ref: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const stage = ref.current?.closest<HTMLElement>('[data-call-stage]')
    if (!stage) return
    const observer = new ResizeObserver(() => drawWires(stage))
    void document.fonts.ready.then(() => observer.observe(stage))
    return () => observer.disconnect()
  }, [ref])
}
