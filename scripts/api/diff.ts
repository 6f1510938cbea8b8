import { createSchemaDiff, WHY, type Direction, type Pair, type SchemaChange } from './diff-schema'
import {
  nameOf,
  operationsOf,
  resolveRef,
  type Body,
  type OpenApiDocument,
  type OperationEntry,
  type Parameter,
  type Schema,
} from './document'

export interface Change extends Omit<SchemaChange, 'topic'> {
  topic: SchemaChange['topic'] | 'operation' | 'parameter'
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
    const say = (kind: Change['kind'], subject: string, detail: string, why?: string) =>
      record({ topic: subject === name ? 'operation' : 'parameter', kind, subject, detail, why }, name)
    if (!next) {
      const gone = { kind: 'removed', subject: name, detail: 'is gone', why: 'callers may call it' } as const
      record({ topic: 'operation', ...gone, method }, name)
      continue
    }
    const inside = (old: Schema, now: Schema, place: string, direction: Direction) => {
      for (const change of changesIn(compareSchemas(old, now, place, direction))) record(change, name)
    }
    compareParameters({ before, after, entry, next }, say, inside)
    compareBodies({ before, after, entry, next }, say, inside)
    compareAnswers({ before, after, entry, next }, say, inside)
    const [wasOpen, isOpen] = [isPublic(entry), isPublic(next)]
    if (wasOpen && !isOpen) say('changed', name, 'now needs a token', 'a request without it is refused')
    if (!wasOpen && isOpen) say('changed', name, 'needs no token now')
    if (!entry.operation.deprecated && next.operation.deprecated) say('changed', name, 'is deprecated now')
  }
  for (const [name, { operation }] of nows) {
    const added = { topic: 'operation', kind: 'added', subject: name, detail: 'is new' } as const
    if (!olds.has(name)) record({ ...added, method: operation.operationId }, name)
  }
  return [...changes.values()]
}

interface Compared {
  before: OpenApiDocument
  after: OpenApiDocument
  entry: OperationEntry
  next: OperationEntry
}
type Say = (kind: Change['kind'], subject: string, detail: string, why?: string) => void
type Inside = (old: Schema, now: Schema, place: string, direction: Direction) => void

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

function parametersOf(
  document: OpenApiDocument,
  { item, operation }: OperationEntry,
): Map<string, Parameter> {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
  return new Map(
    all.map((parameter) => resolveRef(document, parameter)).map((it) => [`${MARK[it.in]}${it.name}`, it]),
  )
}
const MARK = { query: '?', path: '/', header: 'header ', cookie: 'cookie ' }

function compareParameters({ before, after, entry, next }: Compared, say: Say, inside: Inside): void {
  const [olds, nows] = [parametersOf(before, entry), parametersOf(after, next)]
  for (const [key, parameter] of olds) {
    const subject = `${nameOf(entry)} ${key}`
    const now = nows.get(key)
    if (!now) say('removed', subject, 'is gone', WHY.gone.request)
    else {
      if (!parameter.required && now.required)
        say('changed', subject, 'is now required', WHY.required.request)
      if (parameter.required && !now.required) say('changed', subject, 'is no longer required')
      inside(parameter.schema ?? {}, now.schema ?? {}, subject, 'request')
    }
  }
  for (const [key, { required }] of nows) {
    if (!olds.has(key)) sayNew(say, `${nameOf(next)} ${key}`, required)
  }
}

const sayNew = (say: Say, subject: string, required = false) =>
  required
    ? say('added', subject, 'is new and required', WHY.required.request)
    : say('added', subject, 'is new')

function compareBodies({ before, after, entry, next }: Compared, say: Say, inside: Inside): void {
  const [old, now] = [
    mediaOf(before, entry.operation.requestBody),
    mediaOf(after, next.operation.requestBody),
  ]
  const subject = `${nameOf(entry)} body`
  if (old && !now) say('removed', subject, 'is gone', WHY.gone.request)
  else if (!old && now) sayNew(say, subject, now.required)
  else if (old && now) {
    if (old.type !== now.type)
      say('changed', subject, `is sent as ${now.type}, no longer as ${old.type}`, WHY.type.request)
    if (!old.required && now.required) say('changed', subject, 'is now required', WHY.required.request)
    inside(old.schema, now.schema, subject, 'request')
  }
}

function compareAnswers({ before, after, entry, next }: Compared, say: Say, inside: Inside): void {
  const [old, now] = [successOf(before, entry), successOf(after, next)]
  const subject = `${nameOf(entry)} answer`
  if (old && !now) say('removed', subject, 'is gone', WHY.gone.answer)
  else if (!old && now) say('added', subject, 'is new')
  else if (old && now) inside(old.schema, now.schema, subject, 'answer')
}

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
