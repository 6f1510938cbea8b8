import type { RecordedCall } from './call-page'
import type { RecordedChat } from './record-chat'
import type { RedactedMessage } from './redacted'

/** How the platform behaves, by what is asked of it: short values that can be compared. */
export type Traits = Record<string, string>

const listed = (values: Iterable<string>) => [...new Set(values)].sort().join(', ') || 'none'
const yesNo = (is: boolean) => (is ? 'yes' : 'no')

/** Messages that only the platform's load decides, such as pieces of the model's output. */
const kindOf = ({ type, role, kind }: RedactedMessage) => [type, role, kind].filter(Boolean).join(' ')

export function traitsOfCall({ failure, messages, asked, overAtMs }: RecordedCall): Traits {
  if (failure !== undefined) return { 'the call starts': failure }
  const tools = messages.flatMap(({ tool }) => tool ?? [])
  const transcripts = messages.filter(({ type }) => type.startsWith('transcript'))
  const finals = transcripts.filter(({ kind }) => kind !== 'partial')
  const partials = transcripts.filter(({ kind }) => kind === 'partial')
  const results = messages.flatMap(({ result }) => result ?? [])
  const ended = messages.find(({ type, kind }) => type === 'status-update' && kind === 'ended')
  const endedAt = ended ? messages.indexOf(ended) : messages.length
  return {
    'the call starts': 'yes',
    'kinds of messages': listed(messages.map(kindOf)),
    'lists of a tool call': listed(tools.flatMap(({ lists }) => lists)),
    'form of a tool call': listed(tools.map(({ form }) => form)),
    'arguments of a tool call': listed(tools.map((tool) => tool.arguments)),
    'a tool call comes twice': yesNo(tools.some(({ isRepeated }) => isRepeated)),
    'result of a tool at once': listed(results),
    'answers to a sum': String(answersAfter('sum', finals, asked)),
    'answers to a note': String(answersAfter('note', finals, asked)),
    'partial transcripts': yesNo(partials.length > 0),
    'a partial comes after its final': yesNo(partials.some(({ relation }) => relation === 'repeats')),
    'a final comes twice': yesNo(finals.some(({ relation }) => relation === 'repeats')),
    'a final is corrected': yesNo(finals.some(({ relation }) => relation === 'corrects')),
    'says that it is in progress': yesNo(
      messages.some(({ type, kind }) => type === 'status-update' && kind === 'in-progress'),
    ),
    'says that it has ended': ended?.endedReason ?? yesNo(ended !== undefined),
    'kinds of messages after the end': listed(messages.slice(endedAt + 1).map(kindOf)),
    'the room closes by itself': yesNo(overAtMs !== undefined),
  }
}

/** How many final transcripts of the assistant follow a question. The same one twice counts once. */
function answersAfter(
  what: RecordedCall['asked'][number]['what'],
  finals: readonly RedactedMessage[],
  asked: RecordedCall['asked'],
) {
  const index = asked.findIndex((each) => each.what === what)
  const [from = Infinity, to = Infinity] = [asked[index]?.atMs, asked[index + 1]?.atMs]
  return finals.filter(
    ({ role, atMs, relation }) => role === 'assistant' && atMs >= from && atMs < to && relation !== 'repeats',
  ).length
}

export function traitsOfChat(chat: RecordedChat): Traits {
  const base = { 'HTTP status': String(chat.status) }
  if (chat.status >= 400) return base
  return {
    ...base,
    'content type': chat.contentType,
    'places of an answer': listed(chat.places),
    'uses a tool': yesNo(chat.tools.length > 0),
    'result of a tool at once': listed(chat.results),
    'goes on behind a tool call': yesNo(chat.goesOn),
    'status of a turn with the result': String(chat.takesResult ?? 'not tried'),
  }
}
