import { createSchemaDiff, type Direction, type Pair } from './diff-schema'
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

export interface Change {
  kind: 'added' | 'removed' | 'changed'
  breaking: boolean
  /** An operation (`GET /call`), a parameter of one (`GET /call ?limit`) or a field (`Call.status`). */
  subject: string
  detail: string
  /** Whether a limit became narrower, which the types cannot show. */
  isTightened?: boolean
  /** The operations in which it shows, by name. */
  operations: string[]
}

/** Everything that differs between two documents, once for each field however many operations share it. */
export function diff(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const changes = new Map<string, Change>()
  const record = (change: Omit<Change, 'operations'>, operation: string) => {
    const key = `${change.kind} ${change.subject} ${change.detail}`
    const known = changes.get(key)
    if (!known) changes.set(key, { ...change, operations: [operation] })
    else {
      known.breaking ||= change.breaking
      if (!known.operations.includes(operation)) known.operations.push(operation)
    }
  }
  const compareSchemas = createSchemaDiff({ before, after })
  const [olds, nows] = [byName(before), byName(after)]

  for (const [name, entry] of olds) {
    const next = nows.get(name)
    if (!next) {
      record({ kind: 'removed', breaking: true, subject: name, detail: 'is gone' }, name)
      continue
    }
    const say = (kind: Change['kind'], breaking: boolean, subject: string, detail: string) =>
      record({ kind, breaking, subject, detail }, name)
    const inside = (old: Schema, now: Schema, place: string, direction: Direction) => {
      for (const { field, ...change } of changesIn(compareSchemas(old, now, place, direction))) {
        record({ ...change, subject: field }, name)
      }
    }
    compareParameters({ before, after, entry, next }, say, inside)
    compareBodies({ before, after, entry, next }, say, inside)
    compareAnswers({ before, after, entry, next }, say, inside)
    const [wasOpen, isOpen] = [isPublic(entry), isPublic(next)]
    if (wasOpen !== isOpen) say('changed', wasOpen, name, isOpen ? 'needs no token now' : 'now needs a token')
    if (!entry.operation.deprecated && next.operation.deprecated)
      say('changed', false, name, 'is deprecated now')
  }
  for (const name of nows.keys()) {
    if (!olds.has(name)) record({ kind: 'added', breaking: false, subject: name, detail: 'is new' }, name)
  }
  return [...changes.values()]
}

interface Compared {
  before: OpenApiDocument
  after: OpenApiDocument
  entry: OperationEntry
  next: OperationEntry
}
type Say = (kind: Change['kind'], breaking: boolean, subject: string, detail: string) => void
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
    if (!now) say('removed', true, subject, 'is gone')
    else {
      if (!parameter.required && now.required) say('changed', true, subject, 'is now required')
      if (parameter.required && !now.required) say('changed', false, subject, 'is no longer required')
      inside(parameter.schema ?? {}, now.schema ?? {}, subject, 'request')
    }
  }
  for (const [key, { required = false }] of nows) {
    const detail = required ? 'is new and required' : 'is new'
    if (!olds.has(key)) say('added', required, `${nameOf(next)} ${key}`, detail)
  }
}

function compareBodies({ before, after, entry, next }: Compared, say: Say, inside: Inside): void {
  const [old, now] = [
    mediaOf(before, entry.operation.requestBody),
    mediaOf(after, next.operation.requestBody),
  ]
  const subject = `${nameOf(entry)} body`
  if (old && !now) say('removed', true, subject, 'is gone')
  else if (!old && now) say('added', now.required, subject, now.required ? 'is new and required' : 'is new')
  else if (old && now) {
    if (old.type !== now.type)
      say('changed', true, subject, `is sent as ${now.type}, no longer as ${old.type}`)
    if (!old.required && now.required) say('changed', true, subject, 'is now required')
    inside(old.schema, now.schema, subject, 'request')
  }
}

function compareAnswers({ before, after, entry, next }: Compared, say: Say, inside: Inside): void {
  const [old, now] = [successOf(before, entry), successOf(after, next)]
  const subject = `${nameOf(entry)} answer`
  if (old && !now) say('removed', true, subject, 'is gone')
  else if (!old && now) say('added', false, subject, 'is new')
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
