import { act, fireEvent, render, screen } from '@testing-library/react'
import { AudioPlayer } from '@/components/audio-player/audio-player'
import { fakeInView } from '@/tests/support/in-view'

const LINES = [
  { role: 'agent', text: 'Good evening.', startSeconds: 0, endSeconds: 3 },
  { role: 'caller', text: 'A table for six.', startSeconds: 4, endSeconds: 7 },
] as const

/** jsdom plays nothing: the element reports what a browser would report. */
function setUpAudio() {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  })
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'))
  })
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
}

beforeEach(() => {
  setUpAudio()
  fakeInView()
})
afterEach(() => jest.restoreAllMocks())

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
const audioOf = (container: HTMLElement) => container.querySelector('audio')!

describe.each(['card', 'row'] as const)('The player of a recording, as a %s', (layout) => {
  it('plays and pauses', () => {
    render(player('One', layout))
    fireEvent.click(screen.getByRole('button', { name: /^Play ?: One/ }))
    fireEvent.click(screen.getByRole('button', { name: /^Pause ?: One/ }))
    expect(screen.getByRole('button', { name: /^Play ?: One/ })).toBeEnabled()
  })

  it('keeps the focus on its button while it loads, and ignores a second press', () => {
    const playing = jest
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockImplementation(() => new Promise(() => {}))
    render(player('One', layout))
    const toggle = screen.getByRole('button', { name: /^Play ?: One/ })
    fireEvent.click(toggle)
    expect(toggle).toHaveAccessibleName(/^Loading\.\.\. ?: One/)
    expect(toggle).toHaveAttribute('aria-disabled', 'true')
    // A button with `disabled` would lose the focus in the browser.
    expect(toggle).toBeEnabled()
    fireEvent.click(toggle)
    expect(playing).toHaveBeenCalledTimes(1)
  })

  it('shows the browser’s own controls after an error only, and says what happened', () => {
    const { container } = render(player('One', layout))
    expect(audioOf(container)).not.toBeVisible()
    fireEvent.error(audioOf(container))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load audio')
    expect(audioOf(container)).toBeVisible()
  })

  it('has a slider for its position, whose value is announced', () => {
    const { container } = render(player('One', layout))
    fireEvent.change(screen.getByRole('slider', { name: 'Position: One' }), { target: { value: '12' } })
    expect(audioOf(container).currentTime).toBe(12)
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '12 seconds of 56 seconds')
  })
})

describe('Players', () => {
  it('play one at a time', () => {
    render(
      <>
        {player('One')}
        {player('Two', 'row')}
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: /^Play ?: One/ }))
    fireEvent.click(screen.getByRole('button', { name: /^Play ?: Two/ }))
    expect(screen.getByRole('button', { name: /^Play ?: One/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Pause ?: Two/ })).toBeInTheDocument()
  })

  it('show the line of the transcript that is being spoken', () => {
    const { container } = render(player('One'))
    fireEvent.click(screen.getByRole('button', { name: /^Play ?: One/ }))
    act(() => {
      audioOf(container).currentTime = 5
      fireEvent.timeUpdate(audioOf(container))
    })
    expect(screen.getByText('A table for six.')).toBeInTheDocument()
  })
})
