// Compiled by `npm test -- types` and never run: a line that must not compile has @ts-expect-error.
import type { components } from '@/lib/api'
import type {
  createServerMessageHandler,
  parseServerMessage,
  ServerMessageAnswers,
  ServerMessageHandlers,
  ServerMessageOf,
  ServerMessageType,
  Verify,
} from '@/lib/api/webhooks'
import { same, typeOf, type Equal } from './api-client'

type Schemas = components['schemas']
type Length<Union, Counted extends unknown[] = []> = [Union] extends [never]
  ? Counted['length']
  : Length<Exclude<Union, LastOf<Union>>, [...Counted, 1]>
type LastOf<Union> = (Union extends unknown ? (member: (of: Union) => void) => void : never) extends (
  member: infer Last,
) => void
  ? Last extends (of: infer Member) => void
    ? Member
    : never
  : never

export const _shapes = (
  create: typeof createServerMessageHandler,
  parse: typeof parseServerMessage,
  verify: Verify,
) => {
  // Every published message has a handler, and every published answer belongs to one.
  same<Equal<Length<ServerMessageType>, 29>>()
  // The answer with sound is bytes: the published schema of `voice-request` describes what is in them.
  same<
    Equal<
      | ServerMessageAnswers[Exclude<keyof ServerMessageAnswers, 'voice-request'>]
      | Schemas['ServerMessageResponseVoiceRequest'],
      Schemas['ServerMessageResponse']['messageResponse']
    >
  >()
  same<Equal<Length<keyof ServerMessageAnswers>, 8>>()
  same<Equal<Exclude<keyof ServerMessageAnswers, ServerMessageType>, never>>()

  create({
    verify,
    handlers: {
      'assistant-request': ({ customer }) => {
        typeOf(customer?.number).is<string | undefined>()
        return { assistantId: 'a' }
      },
      'tool-calls': async ({ toolCallList }) => ({
        results: toolCallList.map(({ id, function: { name } }) => ({ toolCallId: id, name, result: 'Done' })),
      }),
      'end-of-call-report': async (message, { request, signal }) => {
        typeOf(message).is<Schemas['ServerMessageEndOfCallReport']>()
        typeOf(request).is<Request>()
        typeOf(signal).is<AbortSignal>()
      },
      transcript: ({ transcript }) => console.log(transcript),
      'campaign.predial': () => ({ eligible: true }),
    },
    onUnknown: (message) => console.log(message.type),
  })

  const _wrong: ServerMessageHandlers = {
    // @ts-expect-error -- the platform waits for an answer
    'assistant-request': () => undefined,
    // @ts-expect-error -- sound is bytes, and never JSON
    'voice-request': () => ({ data: 'AAAA' }),
    // @ts-expect-error -- the answer of another message
    'tool-calls': async () => ({ eligible: true, results: 'none' }),
    // @ts-expect-error -- what this message returns is ignored
    hang: () => ({ assistantId: 'a' }),
  }
  // @ts-expect-error -- there is no such message
  const _unknown: ServerMessageHandlers = { 'end-of-call': () => undefined }

  const message = parse('')
  switch (message.type) {
    case 'tool-calls':
      typeOf(message.toolCallList).is<ServerMessageOf<'tool-calls'>['toolCallList']>()
      break
    case 'status-update':
      typeOf(message.endedReason).is<Schemas['ServerMessageStatusUpdate']['endedReason']>()
      break
    default:
      // A type that this version does not know ends up here.
      console.log(message.type)
  }
}
