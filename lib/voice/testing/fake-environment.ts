import { ApiError } from '../../api'
import { toWebCallError } from '../client/platform'
import type { CallEnvironment, ChatPiece, ChatRequest } from '../client/types'
import { ASSISTANT_NAME } from '../session/participants'
import { createFakeTransportPool, type FakeTransport, type FakeTransportPool } from './fake-transport'

export interface Refusal {
  status: number
  body?: unknown
}

/** An answer of a chat: a text, its pieces as they arrive, or a failure. */
export type FakeReply = string | Iterable<ChatPiece> | AsyncIterable<ChatPiece> | Error

/** The `environment` option of a test. It replaces everything outside of the library, and controls the assistant. */
export interface FakeEnvironment extends CallEnvironment {
  transports: FakeTransportPool
  room(): FakeTransport
  /** The assistant joins, has sound and listens, so the call is live. */
  answer(): void
  /** A message of the assistant, such as a transcript or a tool call. */
  say(message: unknown): void
  /** The platform sends that the call has ended, and the assistant leaves. */
  hangUp(endedReason?: string): void
  /** Refuses the next web calls with an HTTP status or with an error that you pass. Undefined makes them succeed again. */
  refuseWith(refusal: Refusal | Error | undefined): void
  /** Sets the answers to the next turns of a chat, in order. Other turns get "Answer 1.", "Answer 2." and so on. */
  replyWith(...replies: FakeReply[]): void
  readonly chatRequests: readonly ChatRequest[]
}

/**
 * A voice platform without network, media or microphone, for tests of an app that embeds a call: pass it to
 * `new Vapi(key, undefined, undefined, undefined, { environment })` or to `useVoiceCall({ …, environment })`.
 *
 * @example
 * ```ts
 * import Vapi from 'callwright/voice'
 * import { createFakeEnvironment } from 'callwright/voice/testing'
 *
 * const environment = createFakeEnvironment()
 * const vapi = new Vapi('key', undefined, undefined, undefined, { environment })
 *
 * await vapi.start('assistant-id')
 * environment.answer()
 * environment.say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello.' })
 * environment.hangUp('silence-timed-out')
 *
 * // In `afterEach`: a call that is left open makes the next test fail with `busy`.
 * await vapi.dispose()
 * ```
 */
export function createFakeEnvironment(): FakeEnvironment {
  const transports = createFakeTransportPool()
  let refusal: Error | undefined
  const replies: FakeReply[] = []
  const chatRequests: ChatRequest[] = []

  const room = () => {
    const transport = transports.taken.at(-1)
    if (!transport) throw new Error('No call has been started yet.')
    return transport
  }
  const present = () =>
    room()
      .participants()
      .find(({ name }) => name === ASSISTANT_NAME) ?? room().enter()
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
    microphone: {
      request: () => ({ settled: Promise.resolve('granted'), track: () => undefined, release: () => {} }),
    },
    audio: {
      open(_track, { volume = 1 }) {
        const player = fakePlayer(volume)
        return { player, play: player.play, stop: player.pause }
      },
    },
    isOnline: () => true,
    answer() {
      const participant = present()
      room().emit({ type: 'track-started', participant, track: new FakeTrack() })
      say('listening')
    },
    chatRequests,
    replyWith: (...next) => void replies.push(...next),
    async *openChat(request) {
      chatRequests.push(request)
      const reply = replies.shift() ?? `Answer ${chatRequests.length}.`
      if (reply instanceof Error) throw reply
      yield { type: 'session', sessionId: 'session-1' }
      yield* typeof reply === 'string' ? [{ type: 'text' as const, delta: reply }] : reply
    },
    hangUp(endedReason = 'assistant-ended-call') {
      say({ type: 'status-update', status: 'ended', endedReason })
      room().depart(present())
    },
    refuseWith(wanted) {
      refusal = wanted && !(wanted instanceof Error) ? refusalError(wanted) : wanted
    },
  }
}

/** An audio track without sound. */
class FakeTrack extends EventTarget implements MediaStreamTrack {
  readonly id: string = 'voice'
  readonly kind = 'audio'
  readonly label = 'Assistant'
  contentHint = ''
  enabled = true
  muted = false
  readyState: MediaStreamTrackState = 'live'
  onended = null
  onmute = null
  onunmute = null
  clone = () => new FakeTrack()
  applyConstraints = async () => {}
  getCapabilities = () => ({})
  getConstraints = () => ({})
  getSettings = () => ({})
  stop = () => void (this.readyState = 'ended')
}

/** An `<audio>` element without sound, with the properties that apps use. */
function fakePlayer(volume: number) {
  const player = Object.assign(new EventTarget(), {
    volume,
    muted: false,
    paused: true,
    sinkId: '',
    play: async () => void (player.paused = false),
    pause: () => void (player.paused = true),
    setSinkId: async (id: string) => void (player.sinkId = id),
  })
  return player
}

function refusalError({
  status,
  body = { statusCode: status, message: `Refused with ${status}.` },
}: Refusal) {
  const exchange = { method: 'POST', path: '/call/web' }
  // Not a `Response`: Jest's environment `jsdom` has none.
  const answer = { status, ok: false, headers: new Headers() } as Response
  return toWebCallError(new ApiError(exchange, answer, body))
}
