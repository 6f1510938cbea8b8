'use client'

import { useEffect, useRef } from 'react'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import { Button } from '@/components/ui/button'
import { PLAY_PATH } from '@/components/ui/icons'
import { useCallPlayback } from './call-playback'

interface PlayCallButtonProps {
  labels: { play: string; stop: string }
  /** Length of the recording, as it is shown. */
  length: string
  className?: string
}

const stage = () => document.querySelector<HTMLElement>('[data-call-stage]')

/** Plays the sample call with sound, and scrolls to its player. */
export function PlayCallButton({ labels, length, className }: PlayCallButtonProps) {
  const { state, sounding, playWithSound, finish } = useCallPlayback()
  const reducedMotion = useReducedMotion()
  const isWaitingRef = useRef(false)
  const showStage = () =>
    stage()?.scrollIntoView({ block: 'start', behavior: reducedMotion ? 'instant' : 'smooth' })

  // After playback has started, with sound or without, so that a screen reader reads the new label of the focused button.
  useEffect(() => {
    const isLoading = sounding && state === 'ended'
    if (!isWaitingRef.current || isLoading) return
    isWaitingRef.current = false
    if (state === 'playing') stage()?.querySelector('button')?.focus({ preventScroll: true })
  }, [state, sounding])

  return (
    <Button
      variant="ghost"
      className={className}
      data-play-call
      onClick={() => {
        isWaitingRef.current = !sounding
        if (sounding) return finish()
        playWithSound()
        showStage()
      }}
    >
      <svg viewBox="0 0 24 24" width={22} height={22} className="-ml-1.5 fill-current" aria-hidden="true">
        <path d={sounding ? 'M7 7h10v10H7Z' : PLAY_PATH} />
      </svg>
      <span>
        <span>{sounding ? labels.stop : labels.play}</span>{' '}
        <span className="font-normal lining-nums tabular-nums">{length}</span>
      </span>
    </Button>
  )
}
