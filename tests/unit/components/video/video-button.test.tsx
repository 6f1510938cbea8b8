import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VideoButton } from '@/components/video/video-button'
import { playerCopy } from '@/content/videos'
import { thumbnailUrl } from '@/lib/listening/video-embed'
import { fakeInView } from '@/tests/support/in-view'
import { fakeReducedMotion } from '@/tests/support/media-queries'
import { video1 as video } from '@/tests/support/videos'

beforeEach(() => {
  fakeInView()
  fakeReducedMotion(false)
})

function open() {
  const player = { play: jest.fn(), warmUp: jest.fn(), dialog: null }
  render(
    <>
      <h3 id="one">{video.title}</h3>
      <VideoButton video={video} player={player} labelledBy="one" />
    </>,
  )
  return { player, user: userEvent.setup() }
}
const button = () => screen.getByRole('button')
const picture = () => document.querySelector('img')

describe('The button of a video', () => {
  it('is named after the video, and ends in the words that are seen on it', () => {
    open()
    expect(button()).toHaveAccessibleName(
      `${playerCopy.play} ${video.title} ${video.lettering} ${video.duration}`,
    )
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog')
  })

  it.each([
    ['pointed at', (user: ReturnType<typeof userEvent.setup>) => user.hover(button())],
    ['reached by the keyboard', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
  ])('fetches the picture and the player when it is %s, and plays nothing', async (_how, reach) => {
    const { player, user } = open()
    expect(picture()).toBeNull()
    expect(player.warmUp).not.toHaveBeenCalled()
    await reach(user)
    expect(picture()).toHaveAttribute('src', thumbnailUrl(video.youtubeId))
    expect(player.warmUp).toHaveBeenCalled()
    expect(player.play).not.toHaveBeenCalled()
  })
})
