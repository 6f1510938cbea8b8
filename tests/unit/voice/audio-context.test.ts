import { openAudioContext, openSource } from '@/lib/voice/browser/audio-context'
import { openSoundMeter } from '@/lib/voice/browser/sound-meter'
import { define } from '@/tests/support/defined'
import { settle } from '@/tests/support/manual-clock'

/** Hertz of the loudspeaker, and of a Bluetooth headset in a call. */
const LOUDSPEAKER_RATE = 48_000
const HEADSET_RATE = 16_000

/** A context of a browser that connects no track of another sample rate, as Firefox. */
class FakeContext extends EventTarget {
  static opened: FakeContext[] = []
  static canResume = true
  state = 'running'
  hasSound = true
  readonly sampleRate: number

  constructor({ sampleRate = LOUDSPEAKER_RATE }: AudioContextOptions = {}) {
    super()
    this.sampleRate = sampleRate
    FakeContext.opened.push(this)
  }
  change(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  /** As Safari: refused in an interruption, it is suspended, and what resumes it from there runs without sound. */
  async resume() {
    if (!FakeContext.canResume) {
      if (this.state !== 'interrupted') throw new Error('No gesture yet.')
      this.hasSound = false
      FakeContext.canResume = true
      this.change('suspended')
      throw new Error('Another app has the sound.')
    }
    this.change('running')
  }
  async close() {
    this.change('closed')
  }
  createMediaStreamSource(stream: MediaStream) {
    if (stream.getAudioTracks()[0]?.getSettings().sampleRate !== this.sampleRate)
      throw new Error('The sample rates differ.')
    return { connect: () => {}, disconnect: () => {} }
  }
  createAnalyser() {
    return {
      fftSize: 0,
      frequencyBinCount: 512,
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5),
    }
  }
}

const trackOf = (sampleRate?: number) =>
  ({ kind: 'audio', getSettings: () => ({ sampleRate }) }) as MediaStreamTrack

class FakeStream {
  constructor(private readonly tracks: MediaStreamTrack[]) {}
  getAudioTracks = () => this.tracks
}

beforeEach(() => {
  FakeContext.opened = []
  FakeContext.canResume = true
  define(globalThis, 'document', new EventTarget())
  define(globalThis, 'navigator', {})
  define(globalThis, 'AudioContext', FakeContext)
  define(globalThis, 'MediaStream', FakeStream)
})

/** Another call on the phone takes the sound. */
const interrupt = () => {
  FakeContext.canResume = false
  Object.assign(navigator, { audioSession: { state: 'interrupted' } })
  FakeContext.opened[0]?.change('interrupted')
}

const endInterruption = () => {
  FakeContext.canResume = true
  Reflect.deleteProperty(navigator, 'audioSession')
}

const states = () => FakeContext.opened.map(({ state }) => state)

describe('an audio context', () => {
  test('that the system has suspended is resumed', async () => {
    openAudioContext()
    FakeContext.opened[0]?.change('suspended')
    await settle()
    expect(states()).toEqual(['running'])
  })

  test('that the system has interrupted is not resumed until the other call is over', async () => {
    openAudioContext()
    interrupt()
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('click'))
    await settle()
    expect(states()).toEqual(['interrupted'])
    endInterruption()
    FakeContext.opened[0]?.change('suspended')
    await settle()
    expect(FakeContext.opened).toMatchObject([{ state: 'running', hasSound: true }])
  })

  test('that Safari interrupts while the page is hidden is not resumed until the page is shown again', async () => {
    openAudioContext()
    FakeContext.canResume = false
    FakeContext.opened[0]?.change('interrupted')
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(states()).toEqual(['interrupted'])
    FakeContext.canResume = true
    Object.assign(document, { visibilityState: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(FakeContext.opened).toMatchObject([{ state: 'running', hasSound: true }])
  })

  test.each(['visibilitychange', 'click'])(
    'that Safari leaves interrupted after another call is resumed with the next %s',
    async (act) => {
      const context = openAudioContext()
      interrupt()
      await settle()
      endInterruption()
      document.dispatchEvent(new Event(act))
      await settle()
      expect(FakeContext.opened).toMatchObject([{ state: 'running', hasSound: true }])
      await context.close()
      const resume = jest.spyOn(context, 'resume')
      FakeContext.opened[0]!.state = 'interrupted'
      document.dispatchEvent(new Event(act))
      expect(resume).not.toHaveBeenCalled()
    },
  )

  test('that the browser blocks until a gesture begins with the first gesture', async () => {
    openAudioContext()
    FakeContext.canResume = false
    FakeContext.opened[0]?.change('suspended')
    await settle()
    expect(states()).toEqual(['suspended'])
    FakeContext.canResume = true
    document.dispatchEvent(new Event('click'))
    await settle()
    expect(states()).toEqual(['running'])
  })

  test('that was closed stays closed', async () => {
    await openAudioContext().close()
    await settle()
    expect(states()).toEqual(['closed'])
  })
})

describe('a track whose sample rate differs from the loudspeaker’s', () => {
  test('is read in a context of its own rate, which closes with it', () => {
    const shared = openAudioContext()
    const { close } = openSource(shared, new MediaStream([trackOf(HEADSET_RATE)]))
    expect(FakeContext.opened.map(({ sampleRate }) => sampleRate)).toEqual([LOUDSPEAKER_RATE, HEADSET_RATE])
    close()
    expect(states()).toEqual(['running', 'closed'])
  })

  test('is not read where the browser does not tell its rate', () => {
    const shared = openAudioContext()
    expect(() => openSource(shared, new MediaStream([trackOf()]))).toThrow('The sample rates differ.')
    expect(states()).toEqual(['running'])
  })

  test('is not read, and keeps no context, if its own rate fails, too', () => {
    const shared = openAudioContext()
    const given = HEADSET_RATE
    // The context does not get the rate that it asked for.
    class Fixed extends FakeContext {
      constructor() {
        super({ sampleRate: 44_100 })
      }
    }
    define(globalThis, 'AudioContext', Fixed)
    expect(() => openSource(shared, new MediaStream([trackOf(given)]))).toThrow('The sample rates differ.')
    expect(states()).toEqual(['running', 'closed'])
  })

  test('is measured as any other when a headset replaces the microphone in a call', () => {
    jest.useFakeTimers()
    const meter = openSoundMeter()
    const heard: string[] = []
    const microphone = meter?.watch(trackOf(LOUDSPEAKER_RATE), () => void heard.push('microphone'))
    jest.advanceTimersByTime(20)
    microphone?.stop()
    const headset = meter?.watch(trackOf(HEADSET_RATE), (level) => void heard.push(`headset ${level}`))
    jest.advanceTimersByTime(20)
    expect(heard).toEqual(['microphone', 'headset 0.5'])
    headset?.stop()
    meter?.close()
    expect(states()).toEqual(['closed', 'closed'])
    jest.useRealTimers()
  })
})
