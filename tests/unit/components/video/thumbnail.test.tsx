import { act, render } from '@testing-library/react'
import { Thumbnail } from '@/components/video/video-button'
import { videos, type Video } from '@/content/videos'
import { thumbnailUrl } from '@/lib/listening/video-embed'
import { fakeInView } from '../../../support/in-view'
import { fakeMediaQueries } from '@/tests/support/media-queries'

/** A video that is not a sample, so that its host has a picture of it. */
const { sample: _sample, ...real } = videos[0]!
const video: Video = real

/** What the visitor's pointer can do. */
const fakeHover = (canHover: boolean) => fakeMediaQueries((media) => media === '(hover: none)' && !canHover)

const picture = () => document.querySelector('img')

describe('The picture of a video', () => {
  it('is fetched on a touch screen when the visitor scrolls to it', () => {
    const view = fakeInView()
    fakeHover(false)
    render(<Thumbnail video={video} wanted={false} />)
    expect(picture()).toBeNull()
    act(() => view.enter())
    expect(picture()).toHaveAttribute('src', thumbnailUrl(video.youtubeId))
  })

  it('is fetched with a mouse only when the visitor reaches for it', () => {
    const view = fakeInView()
    fakeHover(true)
    const { rerender } = render(<Thumbnail video={video} wanted={false} />)
    act(() => view.enter())
    expect(picture()).toBeNull()
    rerender(<Thumbnail video={video} wanted />)
    expect(picture()).not.toBeNull()
  })

  it('is never fetched for a sample', () => {
    fakeInView()
    fakeHover(false)
    render(<Thumbnail video={{ ...video, sample: true }} wanted />)
    expect(picture()).toBeNull()
  })
})
