import { createAudioFocus } from '@/lib/listening/audio-focus'

it('A recording that a newer one has replaced leaves the sound to the newer one when it stops', () => {
  const focus = createAudioFocus()
  const [first, second, third] = [{ pause: jest.fn() }, { pause: jest.fn() }, { pause: jest.fn() }]
  focus.started(first)
  focus.started(second)
  focus.stopped(first)
  expect(second.pause).not.toHaveBeenCalled()
  focus.started(third)
  expect(second.pause).toHaveBeenCalledTimes(1)
})
