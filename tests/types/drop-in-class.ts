// Compiled by `npm test -- types` and never run: a line that must not compile has @ts-expect-error.
import type OfficialVapi from '@vapi-ai/web'
import Vapi from '@/lib/voice'
import type { CreateAssistantDTO, NetworkTestResults, VapiEvents } from '@/lib/voice'
import type { DailyCall } from '@/lib/voice/daily/types'

type Official = OfficialVapi
type Ours = Vapi

/** Compiles only for `true`. */
type Holds<T extends true> = T
type IsSubset<A, B> = [A] extends [B] ? true : false
/** Node's own symbols aside. */
type OfficialMethod = Extract<keyof Official, string>

/** Names whose types speak of the emitter itself (`this`, any event); compared by hand below. */
type OfEmitter =
  | 'on'
  | 'once'
  | 'emit'
  | 'addListener'
  | 'prependListener'
  | 'prependOnceListener'
  | 'removeListener'
  | 'off'
  | 'removeAllListeners'
  | 'setMaxListeners'
  | 'listeners'
  | 'rawListeners'
  | 'listenerCount'
  | 'eventNames'
type Compared = Exclude<OfficialMethod, OfEmitter | 'start'>

type Arguments<T, K extends PropertyKey> = K extends keyof T
  ? T[K] extends (...args: infer A) => unknown
    ? A
    : never
  : never
type Returned<T, K extends PropertyKey> = K extends keyof T
  ? T[K] extends (...args: never[]) => infer R
    ? R
    : never
  : never

/** Methods of ours that do not accept what the official one accepts, or give back something else. */
type Narrower = {
  [K in Compared]: IsSubset<Arguments<Official, K>, Arguments<Ours, K>> extends true ? never : K
}[Compared]
type Different = {
  [K in Compared]: Returned<Official, K> extends void
    ? never
    : IsSubset<Returned<Ours, K>, Returned<Official, K>> extends true
      ? never
      : K
}[Compared]

/** What a start resolves to. */
type Created<T> = T extends Promise<infer Answer> ? NonNullable<Answer> : never

/** Event names that the official `on` accepts. */
type OfficialEvents = Parameters<Official['on']>[0]

/** Every element must be `true`, or this file does not compile. */
export type Checks = [
  methods: Holds<IsSubset<OfficialMethod, keyof Ours>>,
  arguments: Holds<[Narrower] extends [never] ? true : false>,
  // The call object is the media library's, which is newer with us; it only has more methods.
  results: Holds<IsSubset<Different, 'getDailyCallObject'>>,
  callObject: Holds<IsSubset<keyof NonNullable<Returned<Official, 'getDailyCallObject'>>, keyof DailyCall>>,
  events: Holds<IsSubset<OfficialEvents, keyof VapiEvents>>,
  constructorArguments: Holds<
    IsSubset<
      ConstructorParameters<typeof OfficialVapi>['length'],
      ConstructorParameters<typeof Vapi>['length']
    >
  >,
  startArguments: Holds<
    IsSubset<Parameters<Official['start']>['length'], Parameters<Ours['start']>['length']>
  >,
  created: Holds<IsSubset<FieldsRead, keyof Created<Returned<Ours, 'start'>>>>,
  networkTests: Holds<
    IsSubset<'networkConnectivity' | 'websocketConnectivity' | 'callQuality', keyof NetworkTestResults>
  >,
]

/** Fields of the answer that the platform's OpenAPI specification names. */
type FieldsRead = 'id' | 'webCallUrl' | 'artifactPlan' | 'assistant'

enum AppMessageType {
  Transcript = 'transcript',
}
interface AppMessage {
  type: AppMessageType
  kind?: string
  transcript: string
}

/** What no app of tests/unit/voice/typings has; it must compile, and is never run. */
export function appWrittenForTheOfficialSdk(vapi: Ours) {
  const assistant: CreateAssistantDTO = { name: 'Reception', firstMessage: 'Hello.' }
  return [
    new Vapi('key', undefined, { alwaysIncludeMicInPermissionPrompt: true }),
    vapi.start(assistant, undefined, undefined, undefined, undefined, {
      roomDeleteOnUserLeaveEnabled: false,
    }),
    vapi.start(undefined, undefined, undefined, 'workflow-id', {}),
    vapi.send({ type: 'control', control: 'mute-assistant' }),
    vapi.on('call-start', () => {}).once('call-end', () => {}),
    // Types of the app's own, for what the official SDK leaves without one.
    vapi.on('message', (message: AppMessage) => message.kind ?? message.transcript.trim()),
    // @ts-expect-error the word for a wrong text is not a type of message
    vapi.on('message', (message) => message.type === 'transcirpt'),
    vapi.on('call-start-success', ({ totalDuration, callId }) => [totalDuration, callId]),
    vapi.on('daily-participant-updated', (participant) => participant.session_id),
    vapi.on('video', (track: MediaStreamTrack) => track.id),
    vapi.on('audio', (player: HTMLAudioElement) => player.volume),
  ]
}
