import { Chip } from '@/components/ui/chip'
import type { VideoPlayer } from '@/components/video/use-video-player'
import { VideoButton } from '@/components/video/video-button'
import type { KnowledgeContent } from '@/content/knowledge'
import type { Video } from '@/content/videos'
import { Highlight } from './highlight'

export interface VideoCardProps {
  content: KnowledgeContent
  video: Video
  player: VideoPlayer
  /** Text to highlight. */
  query: string
}

export function VideoCard({ content, video, player, query }: VideoCardProps) {
  const titleId = `library-${video.id}`
  return (
    <article data-video-card={video.id} data-category={video.category}>
      <VideoButton video={video} player={player} labelledBy={titleId} />
      <div className="mt-4 flex items-start justify-between gap-6">
        <h3 id={titleId} className="type-display text-xl leading-[1.02] tracking-normal">
          <Highlight text={video.title} query={query} />
        </h3>
        <Chip className="flex-none">{content.videoCategory[video.category]}</Chip>
      </div>
      <p className="mt-2 max-w-[34em] text-ink-2">
        <Highlight text={video.description} query={query} />
      </p>
    </article>
  )
}
