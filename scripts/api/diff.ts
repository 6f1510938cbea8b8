import { createSchemaDiff, WHY, type Pair, type SchemaChange } from './diff-schema'
import {
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
  topic: SchemaChange['topic'] | 'operation'
  /** An operation (`GET /call`), a parameter of one (`GET /call ?limit`) or a field (`Call.status`). */
  subject: string
  breaking: boolean
  /** The client's method, where an operation comes or goes: `calls.list`. */
  method?: string | undefined
  /** The operations in which it shows, by name. */
  operations: string[]
}

/** Everything that differs between two documents, once for each field however many operations share it. */
export function diff(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const changes = new Map<string, Change>()
  const record = (change: Omit<Change, 'operations' | 'breaking'>, operation: string) => {
    const key = `${change.kind} ${change.subject} ${change.detail}`
    const known = changes.get(key)
    if (!known) changes.set(key, { ...change, breaking: change.why !== undefined, operations: [operation] })
    else {
      known.why ??= change.why
      known.breaking = known.why !== undefined
      known.isTightened ||= change.isTightened ?? false
      if (!known.operations.includes(operation)) known.operations.push(operation)
    }
  }
  const compareSchemas = createSchemaDiff({ before, after })
  const [olds, nows] = [byName(before), byName(after)]

  for (const [name, entry] of olds) {
    const next = nows.get(name)
    const method = entry.operation.operationId
    const say = (kind: Change['kind'], detail: string, why?: string, topic: Change['topic'] = 'operation') =>
      record({ topic, kind, subject: name, detail, why, ...(kind === 'removed' && { method }) }, name)
    if (!next) {
      say('removed', 'is gone', 'callers may call it')
      continue
    }
    const [old, now] = [schemasOf(before, entry), schemasOf(after, next)]
    for (const direction of ['request', 'answer'] as const) {
      const pair = compareSchemas(old[direction], now[direction], name, direction)
      for (const change of changesIn(pair)) record(change, name)
    }
    if (old.sentAs && now.sentAs && old.sentAs !== now.sentAs)
      say('changed', `is sent as ${now.sentAs}, no longer as ${old.sentAs}`, WHY.type.request, 'parameter')
    const [wasOpen, isOpen] = [isPublic(entry), isPublic(next)]
    if (wasOpen && !isOpen) say('changed', 'now needs a token', 'a request without it is refused')
    if (!wasOpen && isOpen) say('changed', 'needs no token now')
    if (!entry.operation.deprecated && next.operation.deprecated) say('changed', 'is deprecated now')
  }
  for (const [name, { operation }] of nows) {
    const added = { topic: 'operation', kind: 'added', subject: name, detail: 'is new' } as const
    if (!olds.has(name)) record({ ...added, method: operation.operationId }, name)
  }
  return [...changes.values()]
}

const byName = (document: OpenApiDocument) =>
  new Map(operationsOf(document).map((entry): [string, OperationEntry] => [nameOf(entry), entry]))

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
 * What an operation takes and what it answers, each as an object: parameters, body and answer are then compared
 * as the fields of any other object are.
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

/** The first good answer with a body: the platform repeats the same one under 200 and 201. */
function successOf(document: OpenApiDocument, { operation }: OperationEntry) {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, answer]) => mediaOf(document, answer))
    .find((media) => media !== undefined)
}
