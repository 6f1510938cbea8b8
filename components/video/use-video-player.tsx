import { lazy, Suspense, useEffect, useState, type LazyExoticComponent, type ReactNode } from 'react'
import type { Video } from '@/content/videos'
import { shouldReload } from '@/lib/loading/missing-code'
import { withLoadLimit } from '@/lib/timing/load-limit'
import { reloadPage, takeAfterReload } from '@/lib/navigation/reload-page'

const loadDialog = () => withLoadLimit(import('./video-dialog'))

/** Preloads the code of the player, not the video. */
const warmUp = () => void loadDialog().catch(() => undefined)

type LazyDialog = LazyExoticComponent<Awaited<ReturnType<typeof loadDialog>>['default']>

const lazyDialog = (): LazyDialog =>
  lazy(() =>
    loadDialog().catch((error: unknown) => {
      VideoDialog = lazyDialog()
      throw error
    }),
  )

/** Replaced after a failure to load, because React keeps the failed component. */
let VideoDialog = lazyDialog()

let hasFailed = false

/** After a deploy the server no longer has the old code. A reload loads the new code and opens the video. */
async function reloadIfGone(videoId: string): Promise<void> {
  try {
    await loadDialog()
  } catch {
    // The section reports the error.
    const isRetry = hasFailed
    hasFailed = true
    if (await shouldReload(isRetry)) reloadPage('video', videoId)
  }
}

interface Opening {
  /** Number of this opening, the key of the dialog: each opening mounts a new one. */
  count: number
  video: Video
  opener: HTMLElement
  open: boolean
  VideoDialog: LazyDialog
}

export interface VideoPlayer {
  /** Opens the modal player; `opener` gets the focus back. */
  play: (video: Video, opener: HTMLElement) => void
  warmUp: () => void
  /** The dialog, to be rendered at the end of the section. */
  dialog: ReactNode
}

/** A video may lie in a tab, and its still in another one. */
const buttonsOf = (videoId: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-video="${videoId}"]`),
]

/** After a reload the tab with the video is shown only later than the video, and that with its still is hidden. */
const shownOpener = ({ opener, video }: Opening) =>
  [opener, ...buttonsOf(video.id)].find((button) => !button.closest('[hidden]')) ?? opener

/** The modal video player of a page: one at a time, its code loaded on intent. */
export function useVideoPlayer(): VideoPlayer {
  const [opening, setOpening] = useState<Opening | null>(null)
  useEffect(() => {
    const asked = takeAfterReload('video')
    if (asked) buttonsOf(asked)[0]?.click()
  }, [])
  const close = () => setOpening((current) => current && { ...current, open: false })
  return {
    play: (video, opener) => {
      setOpening((last) => ({
        count: (last?.count ?? 0) + 1,
        video,
        opener,
        open: true,
        VideoDialog,
      }))
      void reloadIfGone(video.id)
    },
    warmUp,
    dialog: opening ? (
      <Suspense fallback={null}>
        <opening.VideoDialog
          key={opening.count}
          video={opening.video}
          opener={() => shownOpener(opening)}
          open={opening.open}
          onClose={close}
        />
      </Suspense>
    ) : null,
  }
}
