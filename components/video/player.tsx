'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { OutArrow } from '@/components/ui/icons'
import { playerCopy, type Video } from '@/content/videos'
import { embedUrl, watchEmbed, watchUrl, type EmbedState } from '@/lib/listening/video-embed'
import { Poster } from './poster'

const FRAME_LOOKS: Record<EmbedState, string> = { loading: 'opacity-0', ready: '', unavailable: 'invisible' }

export interface PlayerProps {
  video: Video
  state: EmbedState
  onState: (state: EmbedState) => void
}

/** The embedded player over its drawn poster, with a link to the video when it cannot load. */
export function Player({ video, state, onState }: PlayerProps) {
  const frameRef = useRef<HTMLIFrameElement>(null)

  useEffect(() => watchEmbed(() => frameRef.current?.contentWindow ?? null, onState, window), [onState])

  return (
    <div data-player data-state={state} className="relative -mx-7 aspect-video overflow-clip bg-ink md:mx-0">
      <Poster video={video} lettered={false} className="absolute! inset-0" />
      <iframe
        ref={frameRef}
        src={embedUrl(video.youtubeId)}
        title={video.title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        // Until the player itself has answered, the frame may hold the browser's own error page.
        className={cx('absolute inset-0 size-full', FRAME_LOOKS[state])}
      />
      <PlayerNotice state={state} video={video} />
    </div>
  )
}

function PlayerNotice({ state, video }: { state: EmbedState; video: Video }) {
  return (
    <div
      role="status"
      data-surface={state === 'unavailable' ? 'dark' : undefined}
      // On a phone it covers the whole poster. It stays in the page while empty, because it is a live region.
      className="absolute inset-x-0 bottom-0 flex flex-col justify-center max-md:not-empty:top-0"
    >
      {state === 'loading' ? <span className="sr-only">{playerCopy.loading}</span> : null}
      {state === 'unavailable' ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
          <p className="max-w-[26em] text-sm">{playerCopy.unavailable}</p>
          <ButtonLink external size="sm" href={watchUrl(video.youtubeId)}>
            {playerCopy.watchElsewhere} <OutArrow />
          </ButtonLink>
        </div>
      ) : null}
    </div>
  )
}
