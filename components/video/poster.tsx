import { cx } from 'class-variance-authority'
import type { Video } from '@/content/videos'
import { posterDrawings } from '@/components/illustrations/poster-drawings'
import { displayWidthEm, sizeToFill } from '@/lib/drawing/fit-text'

/** Of the drawing, which is 320 wide. The length of the video is to its right. */
const LETTERING_WIDTH = 182

interface PosterProps {
  video: Video
  /** Whether to draw the lettering. Set it to false if the title is next to the poster. */
  lettered?: boolean
  /** Id of the lettering, for the name of the button that the poster is in. */
  letteringId?: string | undefined
  className?: string
}

/** The drawn poster of a video. It is inline SVG, so nothing is fetched, and `aria-hidden`, because the title is beside it. */
export function Poster({ video, lettered = true, letteringId, className }: PosterProps) {
  const { draw: Drawing, surface, ground } = posterDrawings[video.poster]
  const widthEm = displayWidthEm(video.lettering)
  const fontSize = Math.min(44, (LETTERING_WIDTH * sizeToFill(widthEm)) / 100)
  return (
    <span
      aria-hidden="true"
      data-surface={surface}
      className={cx(
        '@container relative block aspect-video overflow-clip outline -outline-offset-1 outline-line',
        ground,
        className,
      )}
    >
      <svg viewBox="0 0 320 180" className="size-full">
        <Drawing />
        {lettered ? (
          <text
            id={letteringId}
            x="17"
            y="163"
            fontSize={fontSize}
            // It keeps this width when the reader sets a letter spacing.
            textLength={fontSize * widthEm}
            fill="var(--ink)"
            className="type-display @max-[13rem]:hidden"
          >
            {video.lettering}
          </text>
        ) : null}
      </svg>
    </span>
  )
}
