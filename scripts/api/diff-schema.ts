import type { OpenApiDocument, Schema } from './document'
import { openEnumsIn } from './open-enums'
import { memberKey, shapeOf, type Shape } from './schema-shape'

/** Requests are what callers send, answers what they read: the same change breaks one and not the other. */
export type Direction = 'request' | 'answer'

export interface SchemaChange {
  topic: 'parameter' | 'field' | 'limit' | 'value'
  kind: 'added' | 'removed' | 'changed'
  /** `CreateAssistantDTO.voice`, or the operation where the schema has no name of its own. */
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
  type: { request: 'callers send the other type', answer: 'callers read the other type' },
}

/** Compares schemas wherever they stand, each pair once: schemas refer to each other in circles. */
export function createSchemaDiff(versions: Versions) {
  const known = new Map<string, Pair>()
  const ids = new Map<object, number>()
  const idOf = (node: object) => ids.get(node) ?? (ids.set(node, ids.size), ids.size - 1)
  const keyOf = (schema: Schema) => schema.$ref ?? String(idOf(schema))
  const openEnums = openEnumsIn(versions.before)

  return function compare(before: Schema, after: Schema, place: string, direction: Direction): Pair {
    const [old, now] = [shapeOf(versions.before, before), shapeOf(versions.after, after)]
    const name = now.name && now.name === old.name ? now.name : (old.name ?? place)
    const key = [keyOf(before), keyOf(after), direction].join()
    const found = known.get(key)
    if (found) return found
    const pair: Pair = { changes: [], inner: [] }
    known.set(key, pair)

    const say = (
      kind: SchemaChange['kind'],
      subject: string,
      detail: string,
      why?: Record<Direction, string | undefined>,
      topic: SchemaChange['topic'] = 'field',
    ) => void pair.changes.push({ topic, kind, subject, detail, why: why?.[direction] })
    const inside = (a: Schema, b: Schema, at: string) => void pair.inner.push(compare(a, b, at, direction))

    if (kindOf(old) !== kindOf(now)) {
      const isLoosened = isAnything(direction === 'request' ? now : old)
      say('changed', name, `${kindOf(old)} became ${kindOf(now)}`, isLoosened ? undefined : WHY.type)
      return pair
    }
    compareValues()
    compareLimits()
    if (old.nullable !== now.nullable) {
      if (now.nullable) say('changed', name, 'may now be null', WHY.optional)
      else say('changed', name, 'may no longer be null', WHY.narrower)
    }
    compareProperties()
    if (old.items && now.items) inside(old.items, now.items, `${name}[]`)
    if (typeof old.others === 'object' && typeof now.others === 'object')
      inside(old.others, now.others, `${name}.*`)
    compareMembers()
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
      if (gone.length > 0) say('removed', name, `no longer takes ${quoted(gone)}`, WHY.narrower, 'value')
      if (fresh.length > 0) say('added', name, `also takes ${quoted(fresh)}`, added, 'value')
    }

    function compareLimits(): void {
      const limits = new Set([...Object.keys(old.limits), ...Object.keys(now.limits)])
      for (const limit of limits) {
        const [was, is] = [old.limits[limit], now.limits[limit]]
        if (was === is) continue
        const subject = place.includes(' ') ? name : place
        const detail = `${limit} ${was === undefined ? 'is new:' : `${String(was)} became`} ${is === undefined ? 'none' : String(is)}`
        const isTightened = isNarrower(limit, was, is) && direction === 'request'
        const why = isTightened ? WHY.narrower.request : undefined
        pair.changes.push({ topic: 'limit', kind: 'changed', subject, detail, why, isTightened })
      }
    }

    function compareProperties(): void {
      const [topic, separator] = OPERATION.test(name)
        ? (['parameter', ' '] as const)
        : (['field', '.'] as const)
      const fieldOf = (property: string) => name + separator + property
      for (const [property, schema] of Object.entries(old.properties)) {
        const next = now.properties[property]
        if (next) inside(schema, next, fieldOf(property))
        else say('removed', fieldOf(property), 'is gone', WHY.gone, topic)
      }
      for (const property of Object.keys(now.properties)) {
        const field = fieldOf(property)
        const [wasRequired, isRequired] = [old.required.includes(property), now.required.includes(property)]
        if (!(property in old.properties)) {
          if (isRequired) say('added', field, 'is new and required', WHY.required, topic)
          else say('added', field, 'is new', undefined, topic)
        } else if (isRequired && !wasRequired) say('changed', field, 'is now required', WHY.required, topic)
        else if (wasRequired && !isRequired)
          say('changed', field, 'is no longer required', WHY.optional, topic)
      }
    }

    function compareMembers(): void {
      const byKey = (document: OpenApiDocument, { members }: Shape) =>
        new Map(members.map((member) => [memberKey(document, member), member]))
      const [olds, nows] = [byKey(versions.before, old), byKey(versions.after, now)]
      for (const [member, schema] of olds) {
        const next = nows.get(member)
        if (next) inside(schema, next, name)
      }
      const gone = [...olds.keys()].filter((member) => !nows.has(member))
      const fresh = [...nows.keys()].filter((member) => !olds.has(member))
      if (gone.length > 0) say('removed', name, `can no longer be ${listed(gone)}`, WHY.narrower)
      if (fresh.length > 0) say('added', name, `can also be ${listed(fresh)}`)
    }
  }
}

const isAnything = (shape: Shape) => kindOf(shape) === 'any object' || kindOf(shape) === 'anything'

/** `GET /call`, whose fields are its parameters, its body and its answer. */
const OPERATION = /^[A-Z]+ \/\S*$/

function kindOf({ members, types, properties, others, items }: Shape): string {
  if (members.length > 1) return 'a choice'
  const [type = 'anything'] = types
  if (items) return 'a list'
  if (type !== 'object' && Object.keys(properties).length === 0) return type
  if (Object.keys(properties).length > 0 || others === false) return 'object'
  return typeof others === 'object' ? 'a map' : 'any object'
}

const SHOWN = 5
const listed = (names: string[]) =>
  names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '')
const quoted = (values: unknown[]) => listed(values.map((value) => JSON.stringify(value)))

function isNarrower(name: string, was: unknown, is: unknown): boolean {
  if (is === undefined) return false
  if (was === undefined) return true
  if (name.startsWith('min')) return Number(is) > Number(was)
  if (name.startsWith('max')) return Number(is) < Number(was)
  return true
}
