import { ownOf, resolveRef, type OpenApiDocument, type Schema } from './document'
import { openEnumsIn, tagOf } from './open-enums'
import { alternativesOf, labelOf, matchMembers, shapeOf, type Shape, type Union } from './schema-shape'

/** Callers send requests and read answers. The same change may break one and not the other. */
export type Direction = 'request' | 'answer'

export interface SchemaChange {
  topic: 'parameter' | 'field' | 'limit' | 'value'
  kind: 'added' | 'removed' | 'changed'
  /** `CreateAssistantDTO.voice`, or the operation if the schema has no name. */
  subject: string
  detail: string
  /** Why callers have to change something; undefined where they do not. */
  why?: string | undefined
  /** Whether a limit became narrower, which the types cannot show. */
  isTightened?: boolean
}

interface Versions {
  before: OpenApiDocument
  after: OpenApiDocument
}

/** A pair of schemas, what changed in it, and the pairs inside it. */
export interface Pair {
  changes: SchemaChange[]
  inner: Pair[]
}

export const WHY = {
  gone: { request: 'callers may send it', answer: 'callers may read it' },
  required: { request: 'a request without it is refused', answer: undefined },
  optional: { request: undefined, answer: 'code may expect it in every answer' },
  narrower: { request: 'a value that was accepted is refused', answer: undefined },
  newValue: { request: undefined, answer: 'code may switch over the known values' },
  goneValue: {
    request: 'a value that was accepted is refused',
    answer: 'code that handles it may no longer compile',
  },
  newMember: { request: undefined, answer: 'code may expect the others only' },
  type: { request: 'callers send the other type', answer: 'callers read the other type' },
}

/** Compares schemas wherever they occur. Compares each pair once, because schemas refer to each other in circles. */
export function createSchemaDiff(versions: Versions) {
  const known = new Map<string, Pair>()
  const underway = new Map<string, Pair>()
  const ids = new Map<object, number>()
  const idOf = (node: object) => ids.get(node) ?? (ids.set(node, ids.size), ids.size - 1)
  const keyOf = (schema: Schema) => schema.$ref ?? String(idOf(schema))
  const openEnums = openEnumsIn(versions.before)

  /**
   * The subject of a change. It is the name of the schema if the name is the same in both documents. A name that is gone
   * is also the subject, as the old name of the same schema. If a place refers to another schema now, the subject is the
   * place.
   */
  function subjectOf(old: Shape, now: Shape, place: string): string {
    const isGone = old.name !== undefined && !ownOf(versions.after.components?.schemas, old.name)
    return old.name !== undefined && (old.name === now.name || isGone) ? old.name : place
  }

  return function compare(before: Schema, after: Schema, place: string, direction: Direction): Pair {
    const [old, now] = [shapeOf(versions.before, before), shapeOf(versions.after, after)]
    const name = subjectOf(old, now, place)
    const schemas = [keyOf(before), keyOf(after), direction].join()
    const key = `${schemas} ${name}`
    const found = known.get(key) ?? underway.get(schemas)
    if (found) return found
    const pair: Pair = { changes: [], inner: [] }
    known.set(key, pair)
    underway.set(schemas, pair)

    const say = (
      kind: SchemaChange['kind'],
      subject: string,
      detail: string,
      why?: Record<Direction, string | undefined>,
      topic: SchemaChange['topic'] = 'field',
    ) => void pair.changes.push({ topic, kind, subject, detail, why: why?.[direction] })
    const inside = (a: Schema, b: Schema, at: string) => void pair.inner.push(compare(a, b, at, direction))

    if (old.nullable !== now.nullable) {
      if (now.nullable) say('changed', name, 'may now be null', WHY.optional)
      else say('changed', name, 'may no longer be null', WHY.narrower)
    }
    const [from, to] = [kindOf(old), kindOf(now)]
    const isChoice = from === CHOICE || to === CHOICE
    const isCompared = isChoice && compareMembers(from === to)
    if (from === to) {
      compareValues()
      compareLimits(old, now)
      compareProperties()
      if (old.items && now.items) inside(old.items, now.items, `${name}[]`)
      if (typeof old.others === 'object' && typeof now.others === 'object')
        inside(old.others, now.others, `${name}.*`)
    } else if (isCompared) {
      // One schema is a union and the other is one of its members. Compares the limits of that member.
      compareLimits(from === CHOICE ? old : now)
    } else {
      const [wider, narrower] = direction === 'request' ? [now, old] : [old, now]
      say('changed', name, `${from} became ${to}`, takesAll(wider, narrower) ? undefined : WHY.type)
    }
    underway.delete(schemas)
    return pair

    function compareValues(): void {
      const [olds, nows] = [old.values, now.values]
      if (!olds && !nows) return
      if (!olds) return say('removed', name, `takes only ${quoted(nows ?? [])}`, WHY.narrower, 'value')
      const isOpen = old.list !== undefined && openEnums.has(old.list)
      const added = isOpen ? undefined : WHY.newValue
      if (!nows) return say('added', name, 'takes any value', added, 'value')
      const gone = olds.filter((value) => !nows.includes(value))
      const fresh = nows.filter((value) => !olds.includes(value))
      const removed = isOpen ? WHY.narrower : WHY.goneValue
      if (gone.length > 0) say('removed', name, `no longer takes ${quoted(gone)}`, removed, 'value')
      if (fresh.length > 0) say('added', name, `also takes ${quoted(fresh)}`, added, 'value')
    }

    function compareLimits(...shapes: Shape[]): void {
      const limits = new Set(shapes.flatMap((shape) => Object.keys(shape.limits)))
      for (const limit of limits) {
        const [was, is] = [old.limits[limit], now.limits[limit]]
        if (was === is) continue
        const subject = place.includes(' ') ? name : place
        const isTightened = isNarrower(limit, was, is) && direction === 'request'
        const why = isTightened ? WHY.narrower.request : undefined
        const detail = becameOf(limit, was, is)
        pair.changes.push({ topic: 'limit', kind: 'changed', subject, detail, why, isTightened })
      }
    }

    function compareProperties(): void {
      const [topic, separator] = OPERATION.test(name)
        ? (['parameter', ' '] as const)
        : (['field', '.'] as const)
      const fieldOf = (property: string) => name + separator + property
      for (const [property, schema] of Object.entries(old.properties)) {
        const next = ownOf(now.properties, property)
        if (next) inside(schema, next, fieldOf(property))
        else say('removed', fieldOf(property), 'is gone', WHY.gone, topic)
      }
      for (const [property, schema] of Object.entries(now.properties)) {
        const field = fieldOf(property)
        const previous = ownOf(old.properties, property)
        const [wasRequired, isRequired] = [old.required.includes(property), now.required.includes(property)]
        if (!previous) {
          if (isRequired) say('added', field, 'is new and required', WHY.required, topic)
          else say('added', field, 'is new', undefined, topic)
          continue
        }
        if (isRequired && !wasRequired) say('changed', field, 'is now required', WHY.required, topic)
        if (wasRequired && !isRequired) say('changed', field, 'is no longer required', WHY.optional, topic)
        if (schema.deprecated && !previous.deprecated)
          say('changed', field, 'is deprecated now', undefined, topic)
        const [was, is] = [defaultOf(versions.before, previous), defaultOf(versions.after, schema)]
        if (JSON.stringify(was) !== JSON.stringify(is))
          say('changed', field, becameOf('default', was, is), undefined, 'value')
      }
    }

    /** Whether the two schemas can be compared. An object and an enum cannot. */
    function compareMembers(areBoth: boolean): boolean {
      const [olds, nows] = [alternativesOf(versions.before, before), alternativesOf(versions.after, after)]
      const { same, gone, fresh } = matchMembers(olds, nows)
      if (!areBoth && same.length === 0) return false
      for (const [member, next] of same) inside(member, next, name)
      const labels = (members: Schema[], union: Union) => listed(members.map((it) => labelOf(it, union)))
      // The types of such a union have a member for tags that are not known yet.
      const isOpen =
        (olds.members.length > 1 && tagOf(versions.before, olds.members) !== undefined) ||
        (old.list !== undefined && openEnums.has(old.list))
      if (gone.length > 0) say('removed', name, `can no longer be ${labels(gone, olds)}`, WHY.goneValue)
      if (fresh.length > 0)
        say('added', name, `can also be ${labels(fresh, nows)}`, isOpen ? undefined : WHY.newMember)
      return true
    }
  }
}

/** `GET /call` or `message server-message`, whose fields are its parameters, its body and its answer. */
const OPERATION = /^(?:[A-Z]+ \/|message )\S*$/

const CHOICE = 'a choice'

function kindOf({ members, types, properties, others, items }: Shape): string {
  if (members.length > 1) return CHOICE
  if (items) return 'a list'
  const [type = 'anything'] = types
  if (types.length > 1) return [...types].sort().join(' or ')
  const fields = Object.keys(properties).length
  if (type !== 'object' && fields === 0) return type
  if (fields > 0 || others === false) return 'object'
  return typeof others === 'object' ? 'a map' : 'any object'
}

/** Whether `wider` accepts everything that `narrower` accepts. */
function takesAll(wider: Shape, narrower: Shape): boolean {
  const kind = kindOf(wider)
  if (kind === 'anything') return true
  if (kind === 'any object') return ['object', 'a map'].includes(kindOf(narrower))
  return (
    wider.types.length > 1 &&
    narrower.types.length > 0 &&
    narrower.types.every((type) => wider.types.includes(type))
  )
}

const defaultOf = (document: OpenApiDocument, schema: Schema) =>
  schema.default ?? resolveRef(document, schema).default

function becameOf(what: string, was: unknown, is: unknown): string {
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  return `${what} ${was === undefined ? 'is new:' : `${text(was)} became`} ${is === undefined ? 'none' : text(is)}`
}

const SHOWN = 5
const listed = (names: string[]) =>
  names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '')
const quoted = (values: unknown[]) => listed(values.map((value) => JSON.stringify(value)))

function isNarrower(name: string, was: unknown, is: unknown): boolean {
  if (is === undefined || is === false) return false
  if (was === undefined || was === false) return true
  if (/^(?:min|exclusiveMin)/.test(name)) return Number(is) > Number(was)
  if (/^(?:max|exclusiveMax)/.test(name)) return Number(is) < Number(was)
  return true
}
