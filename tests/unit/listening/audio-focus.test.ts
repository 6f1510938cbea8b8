import { createAudioFocus } from '@/lib/listening/audio-focus'

const recording = () => ({ pause: jest.fn() })

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
})
