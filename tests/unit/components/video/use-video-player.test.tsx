import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SectionBoundary } from '@/components/layout/section-boundary'
import { useVideoPlayer } from '@/components/video/use-video-player'
import { VideoButton } from '@/components/video/video-button'
import { errorMessages } from '@/content/error-messages'
import { audioFocus } from '@/lib/listening/audio-focus'
import { fakeInView } from '@/tests/support/in-view'
import { fakeReducedMotion } from '@/tests/support/media-queries'
import { video1, video2 } from '@/tests/support/videos'

/** Whether the browser is offline: the dialog's code does not arrive. */
const network = { isOffline: false }
const dialogModule = '@/components/video/video-dialog'
jest.doMock(dialogModule, () => {
  if (network.isOffline) throw new Error('offline')
  return jest.requireActual<object>(dialogModule)
})

beforeEach(() => {
  fakeInView()
  fakeReducedMotion(false)
})

function Videos() {
  const player = useVideoPlayer()
  return (
    <>
      {[video1, video2].map((video) => (
        <article key={video.id}>
          <h3 id={video.id}>{video.title}</h3>
          <VideoButton video={video} player={player} labelledBy={video.id} />
        </article>
      ))}
      {player.dialog}
    </>
  )
}

const open = () => {
  render(
    <SectionBoundary name="videos">
      <Videos />
    </SectionBoundary>,
  )
  return userEvent.setup()
}
const button = (title: string) => screen.getByRole('button', { name: new RegExp(title) })
const dialog = (title: string) => screen.findByRole('dialog', { name: title })

// First, before any test has loaded the dialog's code.
it('A video whose player could not be loaded leaves an error in the place of its section, and plays after another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  network.isOffline = true
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const user = open()
  await user.click(button(video1.title))
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages.section.text)

  network.isOffline = false
  await user.click(screen.getByRole('button', { name: errorMessages.retry }))
  await user.click(button(video1.title))
  expect(await dialog(video1.title)).toBeVisible()
})

describe('The player of a page', () => {
  it('shows no dialog before a video is chosen, even when the visitor points at one', async () => {
    const user = open()
    await user.hover(button(video1.title))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('silences a call or a recording that sounds, until it closes', async () => {
    const user = open()
    const call = { pause: jest.fn(), resume: jest.fn() }
    audioFocus.started(call)
    await user.click(button(video1.title))
    expect(await dialog(video1.title)).toBeVisible()
    expect(call.pause).toHaveBeenCalledTimes(1)
    expect(call.resume).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(call.resume).toHaveBeenCalledTimes(1))
    audioFocus.stopped(call)
  })

  it('gives the sound back to a call as soon as its video proves to be unavailable', async () => {
    const user = open()
    const call = { pause: jest.fn(), resume: jest.fn() }
    audioFocus.started(call)
    await user.click(button(video1.title))
    const player = within(await dialog(video1.title)).getByTitle<HTMLIFrameElement>(video1.title)
    const { origin } = new URL(player.src)
    const refusal = { origin, source: player.contentWindow, data: '{"event":"onError"}' }
    act(() => void window.dispatchEvent(new MessageEvent('message', refusal)))
    expect(call.resume).toHaveBeenCalledTimes(1)
    audioFocus.stopped(call)
  })

  it('pauses its video when a call starts meanwhile', async () => {
    const user = open()
    await user.click(button(video1.title))
    const player = within(await dialog(video1.title)).getByTitle<HTMLIFrameElement>(video1.title)
    const said = jest.spyOn(player.contentWindow!, 'postMessage')
    const call = { pause: jest.fn() }
    audioFocus.started(call)
    expect(said).toHaveBeenCalledWith(expect.stringContaining('pauseVideo'), '*')
    audioFocus.stopped(call)
  })
})
