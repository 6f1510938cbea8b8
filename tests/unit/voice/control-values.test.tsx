import DailyIframe from '@daily-co/daily-js'
import { createMediaControls } from '@/lib/voice/controls/media-controls'
import type { CallControls } from '@/lib/voice/controls/controls'
import { callObjectOptions } from '@/lib/voice/daily/transport-pool'
import type { CallSession } from '@/lib/voice/session/types'
import type { CallTransport } from '@/lib/voice/session/transport'
import { define } from '@/tests/support/defined'

/** The controls of a call, on a call object of the media library itself that believes it has joined a room. */
function controlsOfCall(): CallControls {
  const call = DailyIframe.createCallObject()
  Reflect.set(call, '_callState', 'joined-meeting')
  const transport = { callObject: () => call, callState: () => 'joined' } as never as CallTransport
  return createMediaControls({
    session: () => ({ transport: () => transport }) as CallSession,
    setMicrophone: async () => {},
    setSpeaker: async () => {},
    errorTexts: () => undefined,
  })
}

// jsdom has none of these. The media library only asks whether they are there.
beforeEach(() => {
  const devices = { getUserMedia() {}, enumerateDevices: async () => [] }
  define(globalThis, 'MediaStreamTrack', class {})
  define(navigator, 'mediaDevices', Object.assign(new EventTarget(), devices))
  define(navigator, 'userAgent', 'Mozilla/5.0 Chrome/140.0.0.0')
})
// The media library writes what it refuses to the console.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => DailyIframe.getCallInstance()?.destroy())

const circular: Record<string, unknown> = {}
circular.self = circular
const track = () => new MediaStreamTrack()

describe('a value that the media library refuses', () => {
  test.each<[value: string, ask: (controls: CallControls) => Promise<unknown>]>([
    ['userData that is no JSON', (controls) => controls.setUserData(circular)],
    [
      'a reserved track name',
      (controls) => controls.startCustomTrack({ track: track(), trackName: 'cam-audio' }),
    ],
    ['an interval of 99 ms', (controls) => controls.startRemoteLevels(99)],
    ['send settings that say nothing', (controls) => controls.updateSendSettings({ video: {} })],
    ['too much blur', (controls) => controls.setBackgroundBlur(1.01)],
    ['preselected picture 11', (controls) => controls.setBackgroundImage(11)],
    [
      'remote player volume 2.1',
      (controls) => controls.updateRemoteMediaPlayer({ session_id: 's', settings: { volume: 2.1 } as never }),
    ],
    [
      'an unknown remote player state',
      (controls) => controls.startRemoteMediaPlayer({ url: 'a', settings: { state: 'stop' } as never }),
    ],
    ['a dial-out to nobody', (controls) => controls.startDialOut({} as never)],
    ['21 tones', (controls) => controls.sendDTMF({ sessionId: 's', tones: '0'.repeat(21) })],
    [
      'a transfer to a name',
      (controls) => controls.transfer({ sessionId: 's', toEndPoint: 'reception' } as never),
    ],
    ['an unknown recording type', (controls) => controls.startRecording({ type: 'tape' as never })],
    ['a message beyond the limit', (controls) => controls.sendAppMessage('x'.repeat(4095))],
    ['no loudspeaker', (controls) => controls.setOutputDevice({ outputDeviceId: '' })],
  ])('rejects as an error of this library: %s', async (_value, ask) => {
    const refused = { name: 'VoiceError', code: 'refused', fatal: false }
    await expect(ask(controlsOfCall())).rejects.toMatchObject(refused)
  })

  test('is never reached by the gain, which is ours', async () => {
    const amplified = controlsOfCall().setMicrophoneGain('2' as never)
    await expect(amplified).rejects.toMatchObject({ code: 'validation', field: 'gain' })
  })
})

test('A page that has a call object of its own can have a call of this library too', () => {
  DailyIframe.createCallObject()
  const options = callObjectOptions({})
  expect(() => void DailyIframe.createCallObject(options).destroy()).not.toThrow()
})
