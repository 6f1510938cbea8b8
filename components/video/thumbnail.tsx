'use client'

import { useInView } from 'framer-motion'
import { useRef, useState } from 'react'
import { useMediaQuery } from '@/components/ui/use-media-query'
import type { Video } from '@/content/videos'
import { savesData } from '@/lib/site/save-data'
import { thumbnailUrl } from '@/lib/site/video-embed'
import { Poster } from './poster'

export interface ThumbnailProps {
  video: Video
  /** Whether the visitor reaches for the video; only then is its host asked for the picture. */
  wanted: boolean
  letteringId?: string | undefined
}

/**
 * The drawn poster, and above it the host's own picture once wanted and loaded. A finger cannot point: on a touch
 * screen the picture is wanted when it is scrolled to. A sample has none.
 */
export function Thumbnail({ video, wanted, letteringId }: ThumbnailProps) {
  const [loaded, setLoaded] = useState(false)
  const ref = useRef<HTMLSpanElement>(null)
  const isInView = useInView(ref, { once: true })
  const cannotPoint = useMediaQuery('(hover: none)')
  const isWanted = wanted || loaded || (cannotPoint && isInView)
  const fetched = isWanted && !video.sample && !savesData(navigator)
  return (
    <span ref={ref} className="relative block">
      <Poster video={video} letteringId={letteringId} />
      {fetched ? (
        <img
          src={thumbnailUrl(video.youtubeId)}
          alt=""
          width={480}
          height={360}
          className="absolute inset-0 size-full object-cover opacity-0 data-loaded:opacity-100"
          data-loaded={loaded || undefined}
          // The host answers an unknown id with a grey picture 120 px wide.
          onLoad={(event) => setLoaded(event.currentTarget.naturalWidth > 120)}
        />
      ) : null}
    </span>
  )
}
