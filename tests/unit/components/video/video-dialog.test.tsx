import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import VideoDialog from '@/components/video/video-dialog'
import { playerCopy, videos } from '@/content/videos'
import { watchUrl } from '@/lib/listening/video-embed'

const video = videos[0]!

function Page() {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        onClick={(event) => {
          setOpener(event.currentTarget)
          setOpen(true)
        }}
      >
        Play
      </button>
      {opener ? (
        <VideoDialog video={video} opener={opener} open={open} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

async function openDialog() {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  return screen.getByRole('dialog', { name: video.title })
}

const frame = (dialog: HTMLElement) => within(dialog).getByTitle<HTMLIFrameElement>(video.title)

/** What the embedded player sends when it answers. */
const answer = (dialog: HTMLElement, data: object) =>
  fireEvent(
    window,
    new MessageEvent('message', {
      source: frame(dialog).contentWindow,
      origin: new URL(frame(dialog).src).origin,
      data: JSON.stringify(data),
    }),
  )

describe('The video dialog', () => {
  it('says that the player loads until the player answers', async () => {
    const dialog = await openDialog()
    expect(within(dialog).getByRole('status')).toHaveTextContent(playerCopy.loading)
    answer(dialog, { event: 'onReady' })
    expect(within(dialog).getByRole('status')).toBeEmptyDOMElement()
  })

  it('offers the video elsewhere when it cannot be embedded', async () => {
    const dialog = await openDialog()
    answer(dialog, { event: 'onError', info: 150 })
    expect(within(dialog).getByRole('status')).toHaveTextContent(playerCopy.unavailable)
    expect(within(dialog).getByRole('link', { name: playerCopy.watchElsewhere })).toHaveAttribute(
      'href',
      watchUrl(video.youtubeId),
    )
  })
})
