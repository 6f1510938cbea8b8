'use client'

import { useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { playerCopy, type Video } from '@/content/videos'
import { Thumbnail } from './thumbnail'
import type { VideoPlayer } from './use-video-player'

export interface VideoButtonProps {
  video: Video
  player: VideoPlayer
  /** The video's words; their heading is the button's name. */
  labelledBy: string
  className?: string
  children?: ReactNode
}

/** A video's picture as a button: opens the modal player. Pointing at it prepares the player. */
export function VideoButton({ video, player, labelledBy, className, children }: VideoButtonProps) {
  const [wanted, setWanted] = useState(false)
  const prepare = () => {
    setWanted(true)
    player.warmUp()
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-labelledby={`${labelledBy}-play ${labelledBy}`}
      data-video={video.id}
      className={cn('group/video relative block w-full text-left', className)}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => player.play(video, event.currentTarget)}
    >
      <Thumbnail video={video} wanted={wanted} />
      <PlaySign id={`${labelledBy}-play`} duration={video.duration} />
      {children}
    </button>
  )
}

function PlaySign({ id, duration }: { id: string; duration: string }) {
  return (
    <span className="absolute right-3 bottom-3 flex items-center gap-2 rounded-full bg-ink py-1.5 pr-3.5 pl-1.5 text-t1 text-paper transition-colors duration-[180ms] group-hover/video:bg-brand group-hover/video:text-white">
      <span className="grid size-7 place-items-center rounded-full bg-paper text-ink">
        <svg viewBox="0 0 12 12" width="11" height="11" fill="currentColor" aria-hidden="true">
          <path d="M3 1v10l8-5Z" />
        </svg>
      </span>
      <span id={id} className="sr-only">
        {playerCopy.play}
      </span>
      <span className="font-medium figures">{duration}</span>
    </span>
  )
}
