import type { FakeTransport } from '@/lib/voice/testing'
import { liveClient, microphoneThatIs, setUpClient } from '@/tests/support/voice-client'
import { settle } from '@/tests/support/manual-clock'

const circular: Record<string, unknown> = {}
circular.self = circular

/** Prepares the room of the next call before it is joined. */
function prepareRoom(
  { client, snapshot, environment }: ReturnType<typeof setUpClient>,
  prepare: (room: FakeTransport) => void,
) {
  client.subscribe(() => {
    if (snapshot().state.phase === 'joining') prepare(environment.room())
  })
}

const works = { type: 'microphone-enabled', enabled: true } as const

describe('What is shown of a failure ends', () => {
  it('with the next message that is sent, when one was too long', async () => {
    const call = await liveClient()
    call.sendText('x'.repeat(10_000))
    expect(call.snapshot().error).toMatchObject({ code: 'message-too-large' })
    call.sendText('Short.')
    expect(call.snapshot().error).toBeNull()
  })

  it('not with the choice of a device, when it ended the start', async () => {
    const call = setUpClient()
    call.environment.refuseWith({ status: 418 })
    await call.start()
    expect(call.snapshot().error).toMatchObject({ code: 'refused', fatal: true })
    await call.setDevices({ speakerId: 'desk' })
    expect(call.snapshot().error).toMatchObject({ code: 'refused', fatal: true })
  })

  it('with the first sound, when the assistant had none', async () => {
    jest.useFakeTimers()
    const call = setUpClient()
    await call.start()
    const assistant = call.environment.room().enter()
    call.environment.say('listening')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(call.snapshot().error).toMatchObject({ code: 'assistant-no-audio' })
    const track = { id: 'voice', kind: 'audio' } as MediaStreamTrack
    call.environment.room().emit({ type: 'track-started', participant: assistant, track })
    await jest.advanceTimersByTimeAsync(0)
    expect(call.snapshot().error).toBeNull()
    await call.stop()
    jest.useRealTimers()
  })

  it('with the microphone, once one works', async () => {
    const call = await liveClient()
    const room = call.environment.room()
    room.emit({ type: 'device-problem', problem: 'in-use', native: {} })
    expect(call.snapshot().error).toMatchObject({ code: 'microphone-in-use' })
    room.emit(works)
    expect(call.snapshot().error).toBeNull()
  })

  it('with a track that the page supplies after the browser has refused the microphone', async () => {
    const call = setUpClient()
    call.environment.microphone = microphoneThatIs('denied')
    await call.goLive()
    const denied = { microphone: 'denied', error: { code: 'microphone-denied' } }
    expect(call.snapshot()).toMatchObject(denied)
    const room = call.environment.room()
    room.emit(works)
    expect(call.snapshot()).toMatchObject(denied)
    room.usesPageTrack = () => true
    room.emit(works)
    expect(call.snapshot()).toMatchObject({ microphone: 'granted', error: null })
  })

  it('with the call, when it has lasted that long', async () => {
    const call = await liveClient()
    const room = call.environment.room()
    room.emit({ type: 'device-problem', problem: 'denied', native: {} })
    expect(call.snapshot()).toMatchObject({ microphone: 'denied', error: { fatal: false } })
    await call.stop()
    expect(call.snapshot()).toMatchObject({ microphone: 'denied', error: null })
  })

  it('with the sound, when the browser had blocked it', async () => {
    const call = setUpClient()
    const { open } = call.environment.audio
    let isBlocked = true
    call.environment.audio = {
      open: (...args) => ({
        ...open(...args),
        async play() {
          if (isBlocked) throw new DOMException('no gesture', 'NotAllowedError')
        },
      }),
    }
    await call.goLive()
    await settle()
    expect(call.snapshot().error).toMatchObject({ code: 'audio-blocked' })
    isBlocked = false
    await call.resumeAudio()
    expect(call.snapshot().error).toBeNull()
  })

  it('with the recording, when that begins late', async () => {
    const call = setUpClient()
    const { createWebCall } = call.environment
    call.environment.createWebCall = async (...args) =>
      Object.assign(Object(await createWebCall(...args)), { artifactPlan: { videoRecordingEnabled: true } })
    prepareRoom(call, ({ answers }) => {
      answers.startRecording = () => {
        throw new Error('not now')
      }
    })
    await call.goLive()
    expect(call.snapshot().error).toMatchObject({ code: 'recording' })
    call.environment.room().emit({ type: 'recording', event: 'recording-started', native: {} })
    expect(call.snapshot().error).toBeNull()
  })

  it('with the recording, which the media library refused first, in the words of the app', async () => {
    const visitorText = { title: 'Keine Aufnahme', advice: 'Der Anruf geht weiter.' }
    const call = await liveClient({ errorTexts: { recording: visitorText } })
    const { emit } = call.environment.room()
    emit({ type: 'recording', event: 'recording-error', native: { errorMsg: 'no space' } })
    expect(call.client.snapshot().error).toMatchObject({ code: 'recording', fatal: false, visitorText })
    emit({ type: 'recording', event: 'recording-started', native: {} })
    expect(call.client.snapshot().error).toBeNull()
  })

  it('with the first level of the assistant, when there were no levels', async () => {
    const call = setUpClient()
    prepareRoom(call, ({ answers }) => {
      answers.observeRemoteLevels = () => Promise.reject(new Error('no observer'))
    })
    await call.goLive()
    expect(call.snapshot().error).toMatchObject({ code: 'audio-observer' })
    const [assistant] = call.environment.room().participants()
    call.environment.room().emit({ type: 'remote-levels', levels: { [assistant?.id ?? '']: 0.1 } })
    expect(call.snapshot().error).toBeNull()
  })

  describe('after 10 s, when nothing says that it is over', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())

    it.each([
      ['audio-processing', 'setNoiseCancellation'],
      ['audio-observer', 'observeRemoteLevels'],
    ] as const)('as %s', async (code, step) => {
      const call = setUpClient()
      prepareRoom(call, ({ answers }) => (answers[step] = () => Promise.reject(new Error('no worklet'))))
      await call.goLive()
      expect(call.snapshot().error).toMatchObject({ code })
      await jest.advanceTimersByTimeAsync(9_999)
      expect(call.snapshot().error).toMatchObject({ code })
      await jest.advanceTimersByTimeAsync(1)
      expect(call.snapshot().error).toBeNull()
    })

    it('as a message that could not be sent', async () => {
      const call = await liveClient()
      call.send(circular as never)
      expect(call.snapshot().error).toMatchObject({ code: 'validation' })
      await jest.advanceTimersByTimeAsync(10_000)
      expect(call.snapshot().error).toBeNull()
    })

    it('and not earlier than that, when another one has replaced it', async () => {
      const call = await liveClient()
      call.send(circular as never)
      await jest.advanceTimersByTimeAsync(5_000)
      call.send({ ...circular } as never)
      await jest.advanceTimersByTimeAsync(9_999)
      expect(call.snapshot().error).toMatchObject({ code: 'validation' })
    })

    it.each(['stop', 'dispose'] as const)('or with the call, and leaves no timer: %s', async (command) => {
      const call = await liveClient()
      call.send(circular as never)
      expect(call.snapshot().error).toMatchObject({ code: 'validation' })
      await (command === 'stop' ? call.stop() : call.client.dispose())
      expect(call.snapshot().error).toBeNull()
      expect(jest.getTimerCount()).toBe(0)
    })

    it('but never, when it ended the call', async () => {
      const call = setUpClient()
      call.environment.refuseWith({ status: 500 })
      await call.start()
      await jest.advanceTimersByTimeAsync(60_000)
      expect(call.snapshot().error).toMatchObject({ code: 'server' })
    })

    it('but never, when the start was refused for it', async () => {
      const call = setUpClient()
      await call.start({ timeouts: { joinMs: -1 } })
      await jest.advanceTimersByTimeAsync(60_000)
      expect(call.snapshot().error).toMatchObject({ code: 'validation' })
      expect(jest.getTimerCount()).toBe(0)
    })
  })
})
