import { act, fireEvent, render, screen } from '@testing-library/react'
import { AudioPlayer } from '@/components/audio-player/audio-player'
import { audioPlayer as copy } from '@/content/audio-player'
import { counted, fill } from '@/content/format'
import { fakeInView } from '@/tests/support/in-view'

const LINES = [
  { role: 'agent', text: 'Good evening.', startSeconds: 0, endSeconds: 3 },
  { role: 'caller', text: 'A table for six.', startSeconds: 4, endSeconds: 7 },
] as const

/** jsdom plays nothing: the element reports what a browser would report. */
function setUpAudio() {
  const playing = new WeakSet<HTMLMediaElement>()
  const element = HTMLMediaElement.prototype
  jest.spyOn(element, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this)
  })
  jest.spyOn(element, 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_METADATA)
  jest
    .spyOn(element, 'seekable', 'get')
    .mockReturnValue({ length: 1, start: () => 0, end: () => 56 } as TimeRanges)
  jest.spyOn(element, 'play').mockImplementation(function (this: HTMLMediaElement) {
    playing.add(this)
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  })
  jest.spyOn(element, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (!playing.delete(this)) return
    this.dispatchEvent(new Event('pause'))
  })
  jest.spyOn(element, 'load').mockImplementation(() => {})
  return playing
}

let playing: WeakSet<HTMLMediaElement>
beforeEach(() => {
  playing = setUpAudio()
  fakeInView()
})

const player = (title: string, layout: 'card' | 'row' = 'card') => (
  <AudioPlayer
    layout={layout}
    title={title}
    url={`/audio/${title}.mp3`}
    durationSeconds={56}
    lines={LINES}
    wave={null}
  />
)
/** A browser may put a space before the colon. */
const named = (does: string) => new RegExp(`^${does.replaceAll('.', '\\.')} ?: One`)
const audioOf = (container: HTMLElement) => container.querySelector('audio')!

describe.each(['card', 'row'] as const)('The player of a recording, as a %s', (layout) => {
  it('keeps the focus on its button while it loads, and cancels the start at a second press', () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      playing.add(this)
      return new Promise(() => {})
    })
    render(player('One', layout))
    const toggle = screen.getByRole('button', { name: named(copy.play) })
    fireEvent.click(toggle)
    expect(toggle).toHaveAccessibleName(named(`${copy.loading} ${copy.cancel}`))
    expect(toggle).toHaveAttribute('aria-busy', 'true')
    // A button with `disabled` would lose the focus in the browser.
    expect(toggle).toBeEnabled()
    fireEvent.click(toggle)
    expect(play).toHaveBeenCalledTimes(1)
    expect(toggle).toHaveAccessibleName(named(copy.play))
  })

  it('says what its button does on a page that a translator has changed', () => {
    render(player('One', layout))
    const toggle = screen.getByRole('button', { name: named(copy.play) })
    const texts = document.createTreeWalker(toggle, NodeFilter.SHOW_TEXT)
    for (const text of [texts.nextNode(), texts.nextNode()]) {
      const copied = document.createElement('font')
      copied.textContent = text!.nodeValue
      text!.parentNode!.replaceChild(copied, text!)
    }
    fireEvent.click(toggle)
    expect(toggle).toHaveAccessibleName(named(copy.pause))
  })

  it('says what happened after an error, and shows the browser’s own controls', () => {
    const { container } = render(player('One', layout))
    fireEvent.error(audioOf(container))
    expect(screen.getByRole('alert')).toHaveTextContent(copy.errors.load)
    expect(audioOf(container)).toBeVisible()
  })

  it('has a slider for its position, whose value is announced', () => {
    const { container } = render(player('One', layout))
    fireEvent.change(screen.getByRole('slider', { name: `${copy.position}: One` }), {
      target: { value: '12' },
    })
    expect(audioOf(container).currentTime).toBe(12)
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      fill(copy.positionValue, { now: counted(12, 'second'), length: counted(56, 'second') }),
    )
  })
})

it('Players show the line of the transcript that is being spoken', () => {
  const { container } = render(player('One'))
  fireEvent.click(screen.getByRole('button', { name: named(copy.play) }))
  act(() => {
    audioOf(container).currentTime = 5
    fireEvent.timeUpdate(audioOf(container))
  })
  expect(screen.getByText('A table for six.')).toBeInTheDocument()
})
