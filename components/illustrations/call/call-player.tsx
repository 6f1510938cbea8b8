'use client'

import { useInView } from 'framer-motion'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import { Button } from '@/components/ui/button'
import { minutesAndSeconds } from '@/lib/site/time-display'
import { drawLeaderLines } from './leader-lines'
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

  const stageRef = useCallStage(rootRef)
  useLeaderLines(stageRef)

  // The call starts when it is first seen, and is finished when it is left.
  const reducedMotion = useReducedMotion()
  const inView = useInView(stageRef)
  const [wasInView, setWasInView] = useState(false)
  if (inView !== wasInView) {
    setWasInView(inView)
    if (inView && state === 'waiting') setState(reducedMotion ? 'ended' : 'playing')
    if (!inView && state === 'playing') setState('ended')
  }

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
        <span className="lining-nums tabular-nums">{minutesAndSeconds(elapsedMs / 1000)}</span>{' '}
        {status[state]}
      </p>
      <Button look="quiet" onClick={() => setState(playing ? 'ended' : 'playing')} data-no-print>
        {button[state]}
      </Button>
    </div>
  )
}

/** The element that shows the call: the player is within it. */
function useCallStage(playerRef: RefObject<HTMLElement | null>) {
  const stageRef = useRef<HTMLElement>(null)
  useEffect(() => {
    stageRef.current = playerRef.current?.closest<HTMLElement>('[data-call-stage]') ?? null
  }, [playerRef])
  return stageRef
}

/** Draws the dotted leader lines once the fonts are there, and again when the stage changes its size. */
function useLeaderLines(stageRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const stage = stageRef.current
    if (!stage) return
    const observer = new ResizeObserver(() => drawLeaderLines(stage))
    let left = false
    void document.fonts.ready.then(() => {
      if (!left) observer.observe(stage)
    })
    return () => {
      left = true
      observer.disconnect()
    }
  }, [stageRef])
}
