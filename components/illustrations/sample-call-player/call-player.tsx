'use client'

import { cx } from 'class-variance-authority'
import { useInView } from 'framer-motion'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import { Button } from '@/components/ui/button'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { audioPlayer } from '@/content/audio-player'
import type { sampleCall } from '@/content/home/sample-call'
import { minutesAndSeconds } from '@/lib/listening/time-display'
import { useCallPlayback } from './call-playback'

interface CallPlayerProps extends Pick<typeof sampleCall, 'status' | 'button' | 'failed'> {
  durationMs: number
}

/**
 * Playback time and controls of the sample call. On a stage that stands still, the call follows the scrolling. Elsewhere
 * it plays without sound when it first comes into view.
 */
export function CallPlayer({ durationMs, status, button, failed }: CallPlayerProps) {
  const call = useCallPlayback()
  const { state, sounding, startMs, heardMs } = call
  const [elapsedMs, setElapsedMs] = useState(durationMs)
  const rootRef = useRef<HTMLDivElement>(null)
  const stageRef = useCallStage(rootRef)
  useLeaderLines(stageRef)

  // Starts when first in view and skips to the end when out of view, unless the sound is on.
  const reducedMotion = useReducedMotion()
  const inView = useInView(stageRef)
  const isScrubbed = useMediaQuery(PINNED) && !reducedMotion
  useScrubbing(isScrubbed, stageRef, durationMs, setElapsedMs)
  useEffect(() => {
    if (isScrubbed) return
    if (inView && state === 'waiting') (reducedMotion ? call.finish : call.playSilently)()
    if (!inView && state === 'playing' && !sounding) call.finish()
  }, [inView, isScrubbed, state, sounding, reducedMotion, call])

  useEndOfReading(stageRef, state === 'playing' && !sounding && !isScrubbed, call.finish)

  useEffect(() => {
    if (state !== 'playing' || (isScrubbed && !sounding)) return
    const startedAt = performance.now() - startMs
    const tick = () =>
      setElapsedMs(Math.min(sounding ? heardMs() : performance.now() - startedAt, durationMs))
    tick()
    const timer = setInterval(tick, 500)
    return () => {
      clearInterval(timer)
      setElapsedMs(durationMs)
    }
  }, [state, isScrubbed, sounding, durationMs, startMs, heardMs])

  const skippable = state === 'playing' && !sounding && !isScrubbed
  const playRef = useRef<HTMLButtonElement>(null)
  const skipRef = useRef<HTMLButtonElement>(null)
  // The skip button is removed after its click, so the focus moves to the next button.
  useLayoutEffect(() => {
    if (!skippable && document.activeElement === skipRef.current)
      playRef.current?.focus({ preventScroll: true })
  }, [skippable])

  return (
    // On a phone the button follows on a second line where its words and those of the state have no room on one.
    <div
      ref={rootRef}
      className="flex flex-wrap items-center justify-between gap-x-3 max-md:[grid-area:2/1/3/-1] md:contents"
    >
      <p className="flex min-h-6 items-center gap-2.25 text-sm/normal max-lg:col-start-2 lg:mb-4">
        <i className={cx('size-2.25 flex-none rounded-full', state === 'playing' ? 'bg-live' : 'bg-ink-3')} />
        <span className="text-ink-3 lining-nums tabular-nums">
          {minutesAndSeconds(elapsedMs / 1000)}
        </span>{' '}
        <span>
          <b role="alert">{call.failed ? failed : null}</b>
          <span>
            {call.failed ? null : sounding && state === 'ended' ? audioPlayer.loading : status[state]}
          </span>
        </span>
      </p>
      <div
        // On a tablet the play button, which is always shown, is at the edge.
        className="flex flex-wrap gap-2 max-lg:whitespace-nowrap max-md:flex-nowrap md:max-lg:flex-row-reverse md:max-lg:[grid-area:1/3/3/4]"
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

/**
 * Ends the call once its last result is well in view and its beginning no longer is: on a phone it is read faster than it is
 * spoken.
 */
function useEndOfReading(stageRef: RefObject<HTMLElement | null>, isPlaying: boolean, finish: () => void) {
  useEffect(() => {
    const stage = stageRef.current
    const lastResult = stage?.querySelector('[data-target="sms"]')
    if (!isPlaying || !stage || !lastResult) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting && stage.getBoundingClientRect().top < 0) finish()
      },
      { rootMargin: '0px 0px -30%' },
    )
    observer.observe(lastResult)
    return () => observer.disconnect()
  }, [stageRef, isPlaying, finish])
}

/** The media query for windows in which the stage stays in place (call.module.css). */
const PINNED = '(width >= 64rem) and (height >= 46rem)'

/** Makes the call follow the scroll position while the stage stays in place. Loads the code only then. */
function useScrubbing(
  isPinned: boolean,
  stageRef: RefObject<HTMLElement | null>,
  durationMs: number,
  onElapsed: (elapsedMs: number) => void,
) {
  const call = useCallPlayback()
  const callRef = useRef(call)
  useEffect(() => {
    callRef.current = call
  })

  useEffect(() => {
    const stage = stageRef.current
    if (!isPinned || !stage) return
    let isGone = false
    let stop: (() => void) | undefined
    import('./scrub-call').then(
      ({ scrubCall }) => {
        if (isGone) return
        const isHeard = () => callRef.current.sounding
        stop = scrubCall(stage, durationMs, isHeard, (elapsedMs) => {
          callRef.current.scrubTo(elapsedMs)
          onElapsed(Math.floor(elapsedMs / 1000) * 1000)
        })
      },
      (error: unknown) => {
        reportMissing(error)
        callRef.current.finish()
      },
    )
    return () => {
      isGone = true
      if (!stop) return
      stop()
      // Its animations are paused at the time that the scroll position has set.
      if (!callRef.current.sounding) callRef.current.finish()
    }
  }, [stageRef, isPinned, durationMs, onElapsed])
}

/** Draws the dotted leader lines when the stage first comes into view, and again when it changes its size. */
function useLeaderLines(stageRef: RefObject<HTMLElement | null>) {
  const hasCome = useInView(stageRef, { once: true })
  useEffect(() => {
    const stage = stageRef.current
    if (!hasCome || !stage) return
    let observer: ResizeObserver | undefined
    let left = false
    void Promise.all([import('./leader-lines'), document.fonts.ready]).then(([{ drawLeaderLines }]) => {
      if (left) return
      observer = new ResizeObserver(() => drawLeaderLines(stage))
      observer.observe(stage)
    }, reportMissing)
    return () => {
      left = true
      observer?.disconnect()
    }
  }, [stageRef, hasCome])
}

const reportMissing = (error: unknown) => console.error('A part of the sample call is missing', error)
