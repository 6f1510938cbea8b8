'use client'

import { cx } from 'class-variance-authority'
import { useInView } from 'framer-motion'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import { Button } from '@/components/ui/button'
import type { sampleCall } from '@/content/home/sample-call'
import { minutesAndSeconds } from '@/lib/listening/time-display'
import { useCallPlayback } from './call-playback'
import { drawLeaderLines } from './leader-lines'

export interface CallPlayerProps extends Pick<typeof sampleCall, 'status' | 'button' | 'failed'> {
  durationMs: number
}

/**
 * Playback time and controls of the sample call. Where the stage stands still it follows the scrolling; elsewhere it plays without
 * sound when it first comes into view.
 */
export function CallPlayer({ durationMs, status, button, failed }: CallPlayerProps) {
  const call = useCallPlayback()
  const { state, sounding, startMs } = call
  const [elapsedMs, setElapsedMs] = useState(durationMs)
  const rootRef = useRef<HTMLDivElement>(null)
  const stageRef = useCallStage(rootRef)
  useLeaderLines(stageRef)

  // Starts when first in view and skips to the end when out of view, unless the sound is on.
  const reducedMotion = useReducedMotion()
  const inView = useInView(stageRef)
  const isScrubbed = useScrubbing(stageRef, { durationMs, isHeard: sounding, onElapsed: setElapsedMs })
  useEffect(() => {
    if (isScrubbed) return
    if (inView && state === 'waiting') (reducedMotion ? call.finish : call.playSilently)()
    if (!inView && state === 'playing' && !sounding) call.finish()
  }, [inView, isScrubbed, state, sounding, reducedMotion, call])

  useEffect(() => {
    if (state !== 'playing' || (isScrubbed && !sounding)) return
    const startedAt = performance.now() - startMs
    const tick = () => setElapsedMs(Math.min(performance.now() - startedAt, durationMs))
    tick()
    const timer = setInterval(tick, 500)
    return () => {
      clearInterval(timer)
      setElapsedMs(durationMs)
    }
  }, [state, isScrubbed, sounding, durationMs, startMs])

  const skippable = state === 'playing' && !sounding && !isScrubbed
  const playRef = useRef<HTMLButtonElement>(null)
  const skipRef = useRef<HTMLButtonElement>(null)
  // The skip button is removed after its click, so the focus moves to the button beside it.
  useLayoutEffect(() => {
    if (!skippable && document.activeElement === skipRef.current)
      playRef.current?.focus({ preventScroll: true })
  }, [skippable])

  return (
    <div ref={rootRef} className="contents">
      <p className="flex min-h-6 items-center gap-2.25 text-sm/normal max-lg:col-start-2 max-md:[grid-area:2/1/3/-1] lg:mb-4">
        <i className={cx('size-2.25 flex-none rounded-full', state === 'playing' ? 'bg-live' : 'bg-ink-3')} />
        <span className="text-ink-3 lining-nums tabular-nums">
          {minutesAndSeconds(elapsedMs / 1000)}
        </span>{' '}
        <span>
          <b role="alert">{call.failed ? failed : null}</b>
          <span>{call.failed ? null : status[state]}</span>
        </span>
      </p>
      <div
        // On a tablet the play button, which is always shown, is at the edge.
        className="flex flex-wrap gap-2 max-lg:whitespace-nowrap max-lg:[grid-area:1/3/3/4] max-md:flex-nowrap max-md:justify-self-end max-md:[grid-area:2/1/3/-1] max-2xs:[grid-area:3/1/4/-1] md:max-lg:flex-row-reverse"
        data-no-print
      >
        {/* As wide as its longest label, so that a change of the label causes no layout shift. */}
        <Button
          ref={playRef}
          variant="quiet"
          className="min-w-34 max-md:px-2.5 md:min-w-37"
          onClick={sounding ? call.finish : call.playWithSound}
        >
          {sounding ? button.stop : button.play}
        </Button>
        <Button
          ref={skipRef}
          variant="quiet"
          className={cx('max-md:hidden', skippable || 'invisible')}
          onClick={call.finish}
        >
          {button.skip}
        </Button>
      </div>
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

/** The first share of the call is scrolled through before the stage stands still, from this height of the window. */
const APPROACH_SHARE = 0.12
const APPROACH_FROM = 0.7
/** In the last part of the way the stage shows the outcome. */
const STAND_UNTIL = 0.9

const shareOf = (value: number) => Math.min(1, Math.max(0, value))

interface Scrubbing {
  durationMs: number
  /** It plays with sound: from then on it stays as it was heard, until the stage has left the window. */
  isHeard: boolean
  onElapsed: (elapsedMs: number) => void
}

/**
 * Lets the call follow the scrolling while the stage stands still (call.module.css). False where it does not stand still: on a
 * phone, in a low window, and for visitors who prefer reduced motion.
 */
function useScrubbing(
  stageRef: RefObject<HTMLElement | null>,
  { durationMs, isHeard, onElapsed }: Scrubbing,
) {
  const { scrubTo } = useCallPlayback()
  const [isPinned, setPinned] = useState(false)
  const wasHeardRef = useRef(false)
  useEffect(() => {
    if (isHeard) wasHeardRef.current = true
  }, [isHeard])

  useEffect(() => {
    const stage = stageRef.current
    const track = stage?.nextElementSibling
    if (!stage || !track) return
    let frame = 0
    const follow = () => {
      frame = 0
      const { height, top } = track.getBoundingClientRect()
      setPinned(height > 0)
      if (height === 0) return
      const box = stage.getBoundingClientRect()
      const isInView = box.top < window.innerHeight && box.bottom > 0
      if (!isInView) wasHeardRef.current = false
      if (wasHeardRef.current) return
      const restTop = Number.parseFloat(getComputedStyle(stage).top)
      const startTop = window.innerHeight * APPROACH_FROM
      const approach = shareOf((startTop - box.top) / (startTop - restTop))
      const stand = shareOf((box.bottom - top) / height / STAND_UNTIL)
      const elapsedMs = (approach * APPROACH_SHARE + stand * (1 - APPROACH_SHARE)) * durationMs
      scrubTo(elapsedMs)
      onElapsed(Math.floor(elapsedMs / 1000) * 1000)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(follow)
    }
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [stageRef, durationMs, scrubTo, onElapsed])

  return isPinned
}

/** Draws the dotted leader lines once the fonts have loaded, and again when the stage changes its size. */
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
