'use client'

import { useState } from 'react'
import type { Video } from '@/content/videos'
import { savesData } from '@/lib/site/save-data'
import { thumbnailUrl } from '@/lib/site/video-embed'
import { Poster } from './poster'

export interface ThumbnailProps {
  video: Video
  /** Whether the visitor reaches for the video; only then is its host asked for the picture. */
  wanted: boolean
}

/** The drawn poster, and above it the host's own picture once wanted and loaded. A sample has none. */
export function Thumbnail({ video, wanted }: ThumbnailProps) {
  const [loaded, setLoaded] = useState(false)
  const fetched = (wanted || loaded) && !video.sample && !savesData(navigator)
  return (
    <span className="relative block">
      <Poster video={video} />
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
