import type { Video } from '@/content/videos'
import { cn } from '@/components/ui/cn'
import { posterDrawings } from './poster-drawings'

/** A video's picture, drawn in our ink: it comes with the page and asks nobody for anything. Silent. */
export function Poster({ video, className }: { video: Video; className?: string }) {
  const { draw: Drawing, surface, ground } = posterDrawings[video.poster]
  return (
    <span
      aria-hidden="true"
      data-surface={surface}
      className={cn('relative block aspect-video overflow-clip', ground, className)}
    >
      <svg viewBox="0 0 320 180" className="size-full">
        <Drawing />
        <text x="17" y="163" fontSize="44" fill="var(--ink)" className="text-display">
          {video.lettering}
        </text>
      </svg>
    </span>
  )
}
