import { createSchemaDiff, WHY, type Pair, type SchemaChange } from './diff-schema'
import {
  messagesOf,
  nameOf,
  operationsOf,
  parametersOf,
  resolveRef,
  type Body,
  type OpenApiDocument,
  type OperationEntry,
  type Schema,
} from './document'

export interface Change extends Omit<SchemaChange, 'topic'> {
  topic: SchemaChange['topic'] | 'operation' | 'message' | 'type'
  /**
   * An operation (`GET /call`), a parameter of one (`GET /call ?limit`), a message (`message server-message`), a
   * field (`Call.status`) or a type (`Call`).
   */
  subject: string
  breaking: boolean
  /** The client's method, if an operation is added or removed: `calls.list`. */
  method?: string | undefined
  /** Names of the operations and messages that the change affects. */
  operations: string[]
}

/** The differences between two documents in everything that we export. A field that several operations share is reported once. */
export function diff(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const changes = new Map<string, Change>()
  const record = (change: Omit<Change, 'operations' | 'breaking'>, operation?: string) => {
    const key = `${change.kind} ${change.subject} ${change.detail}`
    const known = changes.get(key) ?? { ...change, breaking: false, operations: [] }
    changes.set(key, known)
    known.why ??= change.why
    known.breaking = known.why !== undefined
    known.isTightened ||= change.isTightened ?? false
    if (operation !== undefined && !known.operations.includes(operation)) known.operations.push(operation)
  }
  const compareSchemas = createSchemaDiff({ before, after })

  function compareAll(topic: 'operation' | 'message', olds: OperationEntry[], nows: OperationEntry[]): void {
    const next = new Map(nows.map((entry) => [nameOf(entry), entry]))
    const known = new Set(olds.map(nameOf))
    for (const old of olds) {
      const now = next.get(nameOf(old))
      if (now) compareOne(old, now, topic)
      else comeOrGo(topic, 'removed', 'is gone', old, GONE[topic])
    }
    for (const now of nows) if (!known.has(nameOf(now))) comeOrGo(topic, 'added', 'is new', now)
  }

  function comeOrGo(
    topic: 'operation' | 'message',
    kind: 'added' | 'removed',
    detail: string,
    entry: OperationEntry,
    why?: string,
  ): void {
    const method = topic === 'operation' ? entry.operation.operationId : undefined
    record({ topic, kind, subject: nameOf(entry), detail, why, method }, nameOf(entry))
  }

  function compareOne(old: OperationEntry, now: OperationEntry, topic: 'operation' | 'message'): void {
    const name = nameOf(old)
    const say = (detail: string, why?: string, about: Change['topic'] = topic) =>
      record({ topic: about, kind: 'changed', subject: name, detail, why }, name)
    const [was, is] = [schemasOf(before, old), schemasOf(after, now)]
    for (const part of ['request', 'answer'] as const) {
      const pair = compareSchemas(was[part], is[part], name, DIRECTIONS[topic][part])
      for (const change of changesIn(pair)) record(change, name)
    }
    if (was.sentAs && is.sentAs && was.sentAs !== is.sentAs)
      say(`is sent as ${is.sentAs}, no longer as ${was.sentAs}`, WHY.type.request, 'parameter')
    const [wasOpen, isOpen] = [isPublic(old), isPublic(now)]
    if (wasOpen && !isOpen) say('now needs a token', 'a request without it is refused')
    if (!wasOpen && isOpen) say('needs no token now')
    if (!old.operation.deprecated && now.operation.deprecated) say('is deprecated now')
  }

  compareAll('operation', operationsOf(before), operationsOf(after))
  compareAll('message', messagesOf(before), messagesOf(after))
  const types = after.components?.schemas ?? {}
  for (const name of Object.keys(before.components?.schemas ?? {}))
    if (!Object.hasOwn(types, name))
      record({
        topic: 'type',
        kind: 'removed',
        subject: name,
        detail: 'is no longer exported',
        why: GONE.type,
      })
  return [...changes.values()]
}

const GONE = {
  operation: 'callers may call it',
  message: 'code may handle it',
  type: 'code may import it',
}

/** Callers send the body of an operation and read its answer. The platform sends a message, and callers read its body. */
const DIRECTIONS = {
  operation: { request: 'request', answer: 'answer' },
  message: { request: 'answer', answer: 'request' },
} as const

const isPublic = ({ operation }: OperationEntry) => operation.security?.length === 0

function changesIn(root: Pair) {
  const seen = new Set<Pair>()
  const open = [root]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    if (seen.has(pair)) continue
    seen.add(pair)
    open.push(...pair.inner)
  }
  return [...seen].flatMap(({ changes }) => changes)
}

const MARK = { query: '?', path: '/', header: 'header ', cookie: 'cookie ' }

/**
 * What an operation takes and what it answers, each as an object with a property for every parameter and body. So they
 * can be compared like any other object.
 */
function schemasOf(document: OpenApiDocument, entry: OperationEntry) {
  const body = mediaOf(document, entry.operation.requestBody)
  const answer = successOf(document, entry)
  const parts = parametersOf(document, entry).map(
    (it) => [`${MARK[it.in]}${it.name}`, it.schema ?? {}, it.required ?? false] as const,
  )
  return {
    sentAs: body?.type,
    request: objectOf([...parts, ...(body ? [['body', body.schema, body.required] as const] : [])]),
    answer: objectOf(answer ? [['answer', answer.schema, false]] : []),
  }
}

const objectOf = (parts: (readonly [name: string, schema: Schema, required: boolean])[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parts),
  required: parts.flatMap(([name, , required]) => (required ? [name] : [])),
  additionalProperties: false,
})

function mediaOf(document: OpenApiDocument, body: Body | undefined) {
  const { content = {}, required = false } = body ? resolveRef(document, body) : {}
  const [type, media] = Object.entries(content)[0] ?? []
  return type && media?.schema ? { type, schema: media.schema, required } : undefined
}

/** The first successful answer with a body. One is enough, because the platform repeats the same body under 200 and 201. */
function successOf(document: OpenApiDocument, { operation }: OperationEntry) {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, answer]) => mediaOf(document, answer))
    .find((media) => media !== undefined)
}
