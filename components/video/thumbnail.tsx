import { useInView } from 'framer-motion'
import { useRef, useState } from 'react'
import { useMediaQuery } from '@/components/ui/use-media-query'
import type { Video } from '@/content/videos'
import { savesData } from '@/lib/loading/save-data'
import { thumbnailUrl } from '@/lib/listening/video-embed'
import { Poster } from './poster'

export interface ThumbnailProps {
  video: Video
  /** Whether the visitor has hovered or focused it. The host's picture is requested only then. */
  wanted: boolean
  letteringId?: string | undefined
}

/**
 * The drawn poster, covered by the host's picture once that was requested and has loaded. Touch screens have no hover, so
 * there it is requested when it is scrolled into view. Sample videos have no such picture.
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
