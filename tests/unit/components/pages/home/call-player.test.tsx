import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CallSection } from '@/components/illustrations/sample-call-player/call-playback'
import { CallPlayer } from '@/components/illustrations/sample-call-player/call-player'
import { PlayCallButton } from '@/components/illustrations/sample-call-player/play-call-button'
import { audioPlayer } from '@/content/audio-player'
import { sampleCall } from '@/content/home/sample-call'
import { audioFocus } from '@/lib/listening/audio-focus'
import { define } from '@/tests/support/defined'
import { fakeInView } from '@/tests/support/in-view'
import { fakeReducedMotion } from '@/tests/support/media-queries'

const resizeObserved = { now: 0 }
let fontsReady: () => void

beforeEach(() => {
  fakeReducedMotion(false)
  resizeObserved.now = 0
  window.ResizeObserver = class {
    observe = () => void resizeObserved.now++
    unobserve = () => {}
    disconnect = () => void (resizeObserved.now = 0)
  }
  const ready = new Promise<void>((resolve) => (fontsReady = resolve))
  define(document, 'fonts', { ready })
  define(Element.prototype, 'scrollIntoView', () => {})
  Object.assign(FakeAudio, { refuses: false, arrivesLate: false })
})
afterEach(() => void jest.useRealTimers())

/** Stands for the browser's audio: the test says whether it plays. */
class FakeAudio extends EventTarget {
  static last: FakeAudio
  static refuses = false
  static arrivesLate = false
  currentTime = 9
  paused = true
  constructor(readonly url: string) {
    super()
    FakeAudio.last = this
  }
  play = () => {
    this.paused = FakeAudio.refuses
    if (FakeAudio.refuses) return Promise.reject(new Error('no sound'))
    this.dispatchEvent(new Event('play'))
    if (!FakeAudio.arrivesLate) this.arrive()
    return Promise.resolve()
  }
  arrive = () => void this.dispatchEvent(new Event('playing'))
  pause = () => {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
}
Object.assign(window, { Audio: FakeAudio })

const HEAR = { labels: { play: 'Hear a call', stop: 'Stop it' }, length: '0:21' }

const renderCall = (durationMs = 60_000, silentStartMs = 0) =>
  render(
    <CallSection
      durationMs={durationMs}
      silentStartMs={silentStartMs}
      url="/audio/call.mp3"
      aria-label="The call"
    >
      <PlayCallButton {...HEAR} />
      <div data-call-stage>
        <CallPlayer
          durationMs={durationMs}
          status={sampleCall.status}
          button={sampleCall.button}
          failed={sampleCall.failed}
        />
      </div>
    </CallSection>,
  )
const state = () => screen.getByRole('region', { name: 'The call' }).dataset.call

/** The call as it comes into view. */
function renderInView(...times: Parameters<typeof renderCall>) {
  const view = fakeInView()
  renderCall(...times)
  act(view.enter)
  return view
}
const button = (name: 'play' | 'stop' | 'skip') =>
  screen.getByRole('button', { name: sampleCall.button[name] })
const play = () => userEvent.click(button('play'))
const fire = (event: string) => act(() => void FakeAudio.last.dispatchEvent(new Event(event)))

describe('The sample call on home', () => {
  it('begins when it is first in view, and is shown finished when it is scrolled out of view', () => {
    const view = fakeInView()
    renderCall()
    expect(state()).toBe('waiting')
    act(view.enter)
    expect(state()).toBe('playing')
    act(view.leave)
    expect(state()).toBe('ended')
    act(view.enter)
    expect(state()).toBe('ended')
  })

  it('without sound begins after the caller has said why they call, and with sound at the beginning', async () => {
    renderInView(60_000, 7_000)
    expect(screen.getByText('0:07')).toBeInTheDocument()
    await play()
    expect(await screen.findByText('0:00')).toBeInTheDocument()
  })

  it('moves the focus to the next button when the skip button disappears', async () => {
    renderInView()
    act(() => button('skip').focus())
    await userEvent.keyboard('{Enter}')
    expect(button('play')).toHaveFocus()
  })

  it('moves the focus to the stop button when it is started from the top of the page', async () => {
    fakeInView()
    renderCall()
    await userEvent.click(screen.getByRole('button', { name: /Hear a call/ }))
    expect(button('stop')).toHaveFocus()
  })

  it('plays from its beginning, continues when it is scrolled out of view, and can be stopped', async () => {
    const view = renderInView()
    await play()
    expect(FakeAudio.last).toMatchObject({ url: '/audio/call.mp3', currentTime: 0 })
    expect(state()).toBe('playing')
    act(view.leave)
    expect(state()).toBe('playing')
    await userEvent.click(button('stop'))
    expect(state()).toBe('ended')
  })

  it.each([
    ['its recording ends', () => void FakeAudio.last.dispatchEvent(new Event('ended'))],
    ['another sound starts', () => audioFocus.started({ pause: () => {} })],
    ['the system pauses its sound', () => FakeAudio.last.pause()],
  ])('ends when %s', async (_what, happen) => {
    renderInView()
    await play()
    act(happen)
    expect(state()).toBe('ended')
    expect(button('play')).toBeInTheDocument()
  })

  it('is cancelled by the same button while its recording loads', async () => {
    FakeAudio.arrivesLate = true
    renderInView()
    await play()
    expect(screen.getByText(audioPlayer.loading)).toBeInTheDocument()
    await userEvent.click(button('stop'))
    act(() => FakeAudio.last.arrive())
    expect(state()).toBe('ended')
    expect(FakeAudio.last.paused).toBe(true)
    // The browser goes on loading, and finds no file.
    fire('error')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(state()).toBe('ended')
  })

  it('moves no focus later, if its start from the top of the page was cancelled by another sound', async () => {
    FakeAudio.arrivesLate = true
    fakeInView()
    renderCall()
    const hear = screen.getByRole('button', { name: /Hear a call/ })
    await userEvent.click(hear)
    act(() => audioFocus.started({ pause: () => {} }))
    FakeAudio.arrivesLate = false
    act(() => void FakeAudio.last.play())
    expect(state()).toBe('playing')
    expect(hear).toHaveFocus()
  })

  it('begins again, and silences others, when the system resumes its sound', async () => {
    const other = { pause: jest.fn() }
    renderInView()
    await play()
    act(() => FakeAudio.last.pause())
    audioFocus.started(other)
    FakeAudio.last.currentTime = 12
    act(() => void FakeAudio.last.play())
    expect(state()).toBe('playing')
    expect(FakeAudio.last.currentTime).toBe(0)
    expect(button('stop')).toBeInTheDocument()
    expect(other.pause).toHaveBeenCalled()
  })

  it('stands still while its recording is interrupted by the network', async () => {
    renderInView()
    await play()
    const section = screen.getByRole('region', { name: 'The call' })
    fire('waiting')
    expect(section).toHaveAttribute('data-scrubbed')
    act(() => FakeAudio.last.arrive())
    expect(section).not.toHaveAttribute('data-scrubbed')
    expect(state()).toBe('playing')
  })

  it('shows the time of its recording, which stands still with it', async () => {
    jest.useFakeTimers()
    renderInView()
    act(() => button('play').click())
    FakeAudio.last.currentTime = 12
    act(() => jest.advanceTimersByTime(500))
    expect(screen.getByText('0:12')).toBeInTheDocument()
    fire('waiting')
    act(() => jest.advanceTimersByTime(5000))
    expect(screen.getByText('0:12')).toBeInTheDocument()
  })

  it('is shown whole, with an error message, if its recording breaks off', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    renderInView()
    await play()
    FakeAudio.last.currentTime = 12
    fire('error')
    expect(screen.getByRole('alert')).toHaveTextContent(sampleCall.failed)
    expect(state()).toBe('ended')
  })

  it('is shown as text, with an error message, if its sound cannot be played', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    FakeAudio.refuses = true
    renderInView()
    await play()
    expect(screen.getByRole('alert')).toHaveTextContent(sampleCall.failed)
    expect(state()).toBe('playing')
  })

  it('returns the audio focus to a call that it silenced, if its sound cannot be played', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    FakeAudio.refuses = true
    const call = { pause: jest.fn(), resume: jest.fn() }
    audioFocus.started(call)
    renderInView()
    await play()
    expect(call.pause).toHaveBeenCalledTimes(1)
    expect(call.resume).toHaveBeenCalledTimes(1)
    audioFocus.stopped(call)
  })

  it('ends by itself after its length', () => {
    jest.useFakeTimers()
    renderInView(2000)
    act(() => jest.advanceTimersByTime(1500))
    expect(state()).toBe('playing')
    act(() => jest.advanceTimersByTime(500))
    expect(state()).toBe('ended')
  })

  it('observes its size once it has come into view and the fonts have loaded, until it is unmounted', async () => {
    const view = fakeInView()
    const { unmount } = renderCall()
    await act(async () => fontsReady())
    expect(resizeObserved.now).toBe(0)
    act(view.enter)
    await waitFor(() => expect(resizeObserved.now).toBe(1))
    unmount()
    expect(resizeObserved.now).toBe(0)
  })

  it('leaves no observer behind when it is unmounted before the fonts have loaded', async () => {
    const view = fakeInView()
    renderCall().unmount()
    await act(async () => fontsReady())
    expect(resizeObserved.now).toBe(0)
    expect(view.observed()).toBe(0)
  })
})
