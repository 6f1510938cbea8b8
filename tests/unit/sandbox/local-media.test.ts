import { createLocalMedia } from '@/scripts/sandbox/call-machine/local-media'

/** A microphone of the browser that opens when the test says so. */
function microphones() {
  const opened: { stop: jest.Mock; enabled: boolean }[] = []
  const answers: (() => void)[] = []
  const getUserMedia = () =>
    new Promise((resolve) =>
      answers.push(() => {
        const track = { stop: jest.fn(), enabled: true }
        opened.push(track)
        resolve({ getTracks: () => [track], getAudioTracks: () => [track] })
      }),
    )
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { mediaDevices: { getUserMedia } },
  })
  const media = createLocalMedia({
    slot: () => undefined,
    post: () => undefined,
    onChange: () => undefined,
    atEnd: () => 'closed',
  })
  return { media, opened, answer: () => answers.splice(0).forEach((open) => open()) }
}

test('Two requests to unmute at once open one microphone, which the end of the call stops', async () => {
  const { media, opened, answer } = microphones()
  const unmuted = [media.setAudio(true), media.setAudio(true)]
  answer()
  await Promise.all(unmuted)
  media.release()
  expect(opened.map(({ stop }) => stop.mock.calls.length)).toEqual([1])
})

test('A microphone that the browser opens after the end of the call is stopped, and the next call gets its own', async () => {
  const { media, opened, answer } = microphones()
  const late = media.setAudio(true)
  media.release()
  const next = media.setAudio(true)
  answer()
  await Promise.all([late, next])
  expect(opened.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 0])
  expect(media.tracks()).toEqual([opened[1]])
})
