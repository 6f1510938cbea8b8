import { cx } from 'class-variance-authority'
import { useState, useRef } from 'react'
import { useInView } from 'framer-motion'
import { playerCopy, type Video } from '@/content/videos'
import { newTab } from '@/components/ui/button'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { savesData } from '@/lib/loading/save-data'
import { thumbnailUrl, watchUrl } from '@/lib/listening/video-embed'
import type { VideoPlayer } from './use-video-player'
import { Poster } from './poster'

interface VideoButtonProps {
  video: Video
  player: VideoPlayer
  /** Id of the video's heading: the first part of the button's name, before the text on the picture. */
  labelledBy: string
  compact?: boolean
}

/**
 * A video's picture with a button over it, which opens the modal player. Pointing at it prepares the player. Without script it
 * is a link to the video's host.
 */
export function VideoButton({ video, player, labelledBy, compact = false }: VideoButtonProps) {
  const [wanted, setWanted] = useState(false)
  const prepare = () => {
    setWanted(true)
    player.warmUp()
  }
  // The text on the picture is last in the name and unbroken, so that voice control finds the button by it.
  const name = `${labelledBy}-play ${labelledBy} ${labelledBy}-lettering ${labelledBy}-duration`
  return (
    <div className="group/video relative self-start">
      <Thumbnail video={video} wanted={wanted} letteringId={`${labelledBy}-lettering`} />
      <PlaySign id={labelledBy} duration={video.duration} compact={compact} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={name}
        data-video={video.id}
        className="absolute inset-0"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => player.play(video, event.currentTarget)}
      />
      <a
        href={watchUrl(video.youtubeId)}
        {...newTab}
        aria-labelledby={name}
        className="absolute inset-0 hidden noscript:block"
      />
    </div>
  )
}

function PlaySign({ id, duration, compact }: { id: string; duration: string; compact: boolean }) {
  return (
    <span
      className={cx(
        'absolute flex items-center gap-2 rounded-full bg-ink text-xs text-surface ring-2 ring-surface transition-colors duration-(--quick) group-hover/video:bg-brand group-hover/video:text-on-brand',
        compact
          ? 'right-1.5 bottom-1.5 py-1 pr-2.5 pl-1 max-sm:right-0 max-sm:bottom-0 max-sm:gap-1 max-sm:rounded-none max-sm:px-1.5 max-sm:py-0 max-sm:ring-0'
          : 'right-3 bottom-3 py-1.5 pr-3.5 pl-1.5 max-sm:right-1.5 max-sm:bottom-1.5 max-sm:pr-2.5',
      )}
    >
      <span
        className={cx(
          'grid place-items-center rounded-full',
          compact
            ? 'size-5 max-sm:size-auto sm:bg-surface sm:text-ink'
            : 'size-8 bg-surface text-ink max-sm:size-5',
        )}
      >
        <svg viewBox="0 0 12 12" width="10" height="10" fill="currentColor" aria-hidden="true">
          <path d="M3 1v10l8-5Z" />
        </svg>
      </span>
      <span id={`${id}-play`} className="sr-only">
        {playerCopy.play}
      </span>
      <span id={`${id}-duration`} className="font-medium lining-nums tabular-nums">
        {duration}
      </span>
    </span>
  )
}

interface ThumbnailProps {
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
