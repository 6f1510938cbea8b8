'use client'

import { useState } from 'react'
import { BookingButton } from '@/components/booking/booking-button'
import { TextLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { playerCopy, type Video } from '@/content/videos'
import { watchUrl, type EmbedState } from '@/lib/listening/video-embed'
import { Player } from './player'

export interface VideoDialogProps {
  video: Video
  /** The button that opened the player; focus returns to it. */
  opener: HTMLElement
  open: boolean
  onClose: () => void
}

/** The modal player. Nothing of the video host is loaded before it opens, nor kept after it closes. */
export default function VideoDialog({ video, opener, open, onClose }: VideoDialogProps) {
  const [state, setState] = useState<EmbedState>('loading')
  return (
    <Dialog open={open} onClose={onClose} title={video.title} closeLabel={playerCopy.close} opener={opener}>
      <Player video={video} state={state} onState={setState} />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <BookingButton booking="discovery" size="sm" labels={{ idle: playerCopy.book }} />
        {state === 'unavailable' ? null : (
          <TextLink external href={watchUrl(video.youtubeId)}>
            {playerCopy.watchElsewhere}
          </TextLink>
        )}
      </div>
      <p className="mt-3 type-caption">{playerCopy.notice}</p>
    </Dialog>
  )
}
