'use client'

import { useReducedMotion } from '@/components/motion/reduced-motion'
import { Button } from '@/components/ui/button'
import { PLAY_PATH } from '@/components/ui/icons'
import { useCallPlayback } from './call-playback'

export interface HearCallProps {
  labels: { play: string; stop: string }
  /** Length of the recording, as it is shown. */
  length: string
  className?: string
}

/** Plays the call below with its sound, and brings it into view. */
export function HearCall({ labels, length, className }: HearCallProps) {
  const { sounding, playWithSound, finish } = useCallPlayback()
  const reducedMotion = useReducedMotion()
  const showStage = () =>
    document
      .querySelector('[data-call-stage]')
      ?.scrollIntoView({ block: 'start', behavior: reducedMotion ? 'instant' : 'smooth' })
  return (
    <Button
      look="ghost"
      className={className}
      onClick={() => {
        if (sounding) return finish()
        playWithSound()
        showStage()
      }}
    >
      <svg viewBox="0 0 24 24" width={22} height={22} className="-ml-1.5 fill-current" aria-hidden="true">
        <path d={sounding ? 'M7 7h10v10H7Z' : PLAY_PATH} />
      </svg>
      <span>
        {sounding ? labels.stop : labels.play}{' '}
        <span className="font-normal lining-nums tabular-nums">{length}</span>
      </span>
    </Button>
  )
}
