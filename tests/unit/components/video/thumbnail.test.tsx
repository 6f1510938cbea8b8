import { act, render } from '@testing-library/react'
import { Thumbnail } from '@/components/video/video-button'
import { Poster } from '@/components/video/poster'
import { displayWidthEm } from '@/lib/drawing/fit-text'
import { thumbnailUrl } from '@/lib/listening/video-embed'
import { fakeInView } from '../../../support/in-view'
import { fakeMediaQueries } from '@/tests/support/media-queries'
import { video1 as video } from '@/tests/support/videos'

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

  it('is fetched on a computer with a mouse only on hover or focus', () => {
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

it('The lettering of a poster is as large as fits the drawing', () => {
  const sizeOf = (lettering: string) => {
    render(<Poster video={{ ...video, lettering }} />)
    return Number([...document.querySelectorAll('svg > text')].at(-1)!.getAttribute('font-size'))
  }
  expect(sizeOf('Ja')).toBe(44)
  const long = 'Von nichts bis nächste Woche'
  expect(sizeOf(long) * displayWidthEm(long)).toBeLessThanOrEqual(182)
})
