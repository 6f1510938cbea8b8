import { useState, useEffect, useRef } from 'react'
import { cx } from 'class-variance-authority'
import { BookingButton } from '@/components/booking/booking-button'
import { TextLink, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { playerCopy, type Video } from '@/content/videos'
import { audioFocus } from '@/lib/listening/audio-focus'
import {
  watchUrl,
  type EmbedState,
  embedUrl,
  watchEmbed,
  type WatchedEmbed,
} from '@/lib/listening/video-embed'
import { OutArrow } from '@/components/ui/icons'
import { Poster } from './poster'

interface VideoDialogProps {
  video: Video
  opener: () => HTMLElement
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

const FRAME_LOOKS: Record<EmbedState, string> = { loading: 'opacity-0', ready: '', unavailable: 'invisible' }

interface PlayerProps {
  video: Video
  state: EmbedState
  onState: (state: EmbedState) => void
}

/** The embedded player over its drawn poster, with a link to the video when it cannot load. */
function Player({ video, state, onState }: PlayerProps) {
  const frameRef = useRef<HTMLIFrameElement>(null)
  const embedRef = useRef<WatchedEmbed>(null)
  const [isPlaying, setPlaying] = useState(true)

  useEffect(() => {
    const frame = () => frameRef.current?.contentWindow ?? null
    const embed = watchEmbed(frame, { onState, onPlaying: setPlaying }, window)
    embedRef.current = embed
    return () => embed.stop()
  }, [onState])
  // The video plays by itself. A call is muted until the video stops, the player closes, or it cannot load.
  const isHeard = isPlaying && state !== 'unavailable'
  useEffect(() => {
    if (!isHeard) return
    const source = { pause: () => embedRef.current?.pause() }
    audioFocus.started(source)
    return () => audioFocus.stopped(source)
  }, [isHeard])

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
