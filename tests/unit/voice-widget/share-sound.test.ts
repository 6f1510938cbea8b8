import { shareSound } from '@/components/voice/share-sound'
import { createAudioFocus } from '@/lib/listening/audio-focus'

type State = 'idle' | 'connecting' | 'connected'

/** A call that only records its sound settings. */
function fakeCall() {
  let listener = () => {}
  let state: State = 'idle'
  const sound = { muted: false, volume: 1 }
  return {
    sound,
    presence: () => ({ state, speaking: false }),
    subscribe(next: () => void) {
      listener = next
      return () => (listener = () => {})
    },
    snapshot: () => ({
      call: {
        muted: sound.muted,
        setMuted: (muted: boolean) => void (sound.muted = muted),
        setVolume: (volume: number) => void (sound.volume = volume),
        volume: () => sound.volume,
      },
    }),
    become(next: State) {
      state = next
      listener()
    },
  }
}

/** A call, which is connected unless the test says otherwise. */
const setUp = (state: State = 'connected') => {
  const [call, focus] = [fakeCall(), createAudioFocus()]
  const recording = { pause: jest.fn() }
  const undo = shareSound(call, focus)
  call.become(state)
  return { call, focus, recording, undo }
}

describe('A recording and a call never sound at once', () => {
  it('a call that starts pauses the recording', () => {
    const { call, focus, recording } = setUp('idle')
    focus.started(recording)
    call.become('connecting')
    call.become('connected')
    expect(recording.pause).toHaveBeenCalledTimes(1)
  })

  it('a recording silences the call both ways until it stops', () => {
    const { call, focus, recording } = setUp()
    focus.started(recording)
    expect(call.sound).toEqual({ muted: true, volume: 0 })
    focus.stopped(recording)
    expect(call.sound).toEqual({ muted: false, volume: 1 })
  })

  it('the volume that the visitor set for the assistant is the same afterwards', () => {
    const { call, focus, recording } = setUp()
    call.sound.volume = 0.3
    focus.started(recording)
    expect(call.sound.volume).toBe(0)
    focus.stopped(recording)
    expect(call.sound.volume).toBe(0.3)
  })

  it('a visitor who was muted stays muted', () => {
    const { call, focus, recording } = setUp()
    call.sound.muted = true
    focus.started(recording)
    focus.stopped(recording)
    expect(call.sound).toEqual({ muted: true, volume: 1 })
  })

  it('a call that ends meanwhile does not mute the next one', () => {
    const { call, focus, recording } = setUp()
    focus.started(recording)
    call.become('idle')
    expect(call.sound).toEqual({ muted: false, volume: 1 })
    focus.stopped(recording)
    expect(call.sound).toEqual({ muted: false, volume: 1 })
  })

  it('after its undo the call is neither silenced nor resumed', () => {
    const { call, focus, recording, undo } = setUp()
    undo()
    focus.started(recording)
    expect(call.sound).toEqual({ muted: false, volume: 1 })
  })
})
