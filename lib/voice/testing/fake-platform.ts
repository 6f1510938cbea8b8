import type { CallPlatform } from '../engine/platform'
import type { Playback } from '../session/audio-output'
import { createFakeTransportSource } from './fake-transport'
import type { FakeTransport } from './fake-transport'

export interface FakePlatform extends CallPlatform {
  /** The room of the newest call. */
  room(): FakeTransport
  /** The assistant enters, sounds and listens: the call is live. */
  answer(): void
  /** A message of the assistant, such as a transcript or a tool call. */
  say(message: unknown): void
  /** The assistant says goodbye and leaves. */
  hangUp(endedReason?: string): void
  /** The next web calls are refused with this error. Undefined makes them work again. */
  refuseWith(error: unknown): void
}

/**
 * A voice platform without network, media or microphone, for tests of an app that embeds a call: hand it to
 * `new Vapi(key, undefined, undefined, undefined, { platform })` or to `useVoiceCall({ …, platform })`.
 */
export function createFakePlatform(): FakePlatform {
  const transports = createFakeTransportSource()
  let refusal: unknown

  const room = () => {
    const transport = transports.taken.at(-1)
    if (!transport) throw new Error('No call has been started yet.')
    return transport
  }
  const present = () => room().participants()[0] ?? room().enter()
  const say = (message: unknown) =>
    room().emit({
      type: 'message',
      data: typeof message === 'string' ? message : JSON.stringify(message),
      fromId: present().id,
    })

  return {
    transports,
    room,
    say,
    async createWebCall() {
      if (refusal !== undefined) throw refusal
      return { id: `call-${transports.taken.length}`, webCallUrl: 'https://room.example/fake' }
    },
    microphone: { request: () => ({ settled: Promise.resolve('granted'), release: () => {} }) },
    audio: {
      open: (): Playback => ({
        player: {} as HTMLAudioElement,
        play: async () => {},
        setVolume: () => {},
        stop: () => {},
      }),
    },
    isOnline: () => true,
    answer() {
      const participant = present()
      room().emit({
        type: 'track-started',
        participant,
        track: { id: 'voice', kind: 'audio' } as MediaStreamTrack,
      })
      say('listening')
    },
    hangUp(endedReason = 'assistant-ended-call') {
      say({ type: 'status-update', status: 'ended', endedReason })
      room().depart(present())
    },
    refuseWith: (error) => void (refusal = error),
  }
}
