import { createAudioFocus } from '@/lib/listening/audio-focus'

const recording = () => ({ pause: jest.fn() })
const call = () => ({ pause: jest.fn(), resume: jest.fn() })

describe('Only one recording or call sounds at a time', () => {
  it('a recording is paused when another one starts', () => {
    const focus = createAudioFocus()
    const [first, second] = [recording(), recording()]
    focus.started(first)
    focus.started(second)
    expect(first.pause).toHaveBeenCalledTimes(1)
    expect(second.pause).not.toHaveBeenCalled()
  })

  it('a recording that has stopped is not paused again', () => {
    const focus = createAudioFocus()
    const first = recording()
    focus.started(first)
    focus.stopped(first)
    focus.started(recording())
    expect(first.pause).not.toHaveBeenCalled()
  })

  it('a recording is paused when a call starts, and does not start again by itself', () => {
    const focus = createAudioFocus()
    const [first, live] = [recording(), call()]
    focus.started(first)
    focus.started(live)
    focus.stopped(live)
    expect(first.pause).toHaveBeenCalledTimes(1)
    expect(live.pause).not.toHaveBeenCalled()
  })

  it('a call is paused while a recording sounds, and resumes after it', () => {
    const focus = createAudioFocus()
    const [first, live] = [recording(), call()]
    focus.started(live)
    focus.started(first)
    expect(live.pause).toHaveBeenCalledTimes(1)
    expect(live.resume).not.toHaveBeenCalled()
    focus.stopped(first)
    expect(live.resume).toHaveBeenCalledTimes(1)
  })

  it('a call that ends while a recording sounds is not resumed', () => {
    const focus = createAudioFocus()
    const [first, live] = [recording(), call()]
    focus.started(live)
    focus.started(first)
    focus.stopped(live)
    focus.stopped(first)
    expect(live.resume).not.toHaveBeenCalled()
  })
})
