import type { OpenApiDocument, Schema } from './document'
import { memberKey, shapeOf, type Shape } from './schema-shape'

/** Requests are what we send, answers what we read: the same change breaks one and not the other. */
export type Direction = 'request' | 'answer'

export interface SchemaChange {
  kind: 'added' | 'removed' | 'changed'
  breaking: boolean
  /** `CreateAssistantDTO.voice`, or the operation where the schema has no name of its own. */
  field: string
  detail: string
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

/** Compares schemas wherever they stand, each pair once: schemas refer to each other in circles. */
export function createSchemaDiff(versions: Versions) {
  const known = new Map<string, Pair>()
  const ids = new Map<object, number>()
  const idOf = (node: object) => ids.get(node) ?? (ids.set(node, ids.size), ids.size - 1)

  return function compare(before: Schema, after: Schema, place: string, direction: Direction): Pair {
    const [old, now] = [shapeOf(versions.before, before), shapeOf(versions.after, after)]
    const name = now.name && now.name === old.name ? now.name : (old.name ?? place)
    const key = [keyOf(before, idOf), keyOf(after, idOf), direction].join()
    const found = known.get(key)
    if (found) return found
    const pair: Pair = { changes: [], inner: [] }
    known.set(key, pair)

    const breaksIn = (directions: Direction) => directions === direction
    const say = (kind: SchemaChange['kind'], field: string, detail: string, breaking: boolean) =>
      void pair.changes.push({ kind, field, detail, breaking })
    const inside = (a: Schema, b: Schema, at: string) => void pair.inner.push(compare(a, b, at, direction))

    if (kindOf(old) !== kindOf(now)) {
      const loosened = isAnything(direction === 'request' ? now : old)
      say('changed', name, `${kindOf(old)} became ${kindOf(now)}`, !loosened)
      return pair
    }
    compareValues(old, now, (kind, detail) =>
      say(kind, name, detail, kind === 'removed' ? breaksIn('request') : false),
    )
    for (const detail of limitChanges(old, now)) {
      const isTightened = detail.narrower && breaksIn('request')
      pair.changes.push({
        kind: 'changed',
        field: place.includes(' ') ? name : place,
        detail: detail.text,
        breaking: isTightened,
        isTightened,
      })
    }
    if (old.nullable !== now.nullable) {
      const detail = now.nullable ? 'may now be null' : 'may no longer be null'
      say('changed', name, detail, now.nullable ? breaksIn('answer') : breaksIn('request'))
    }
    compareProperties(old, now)
    if (old.items && now.items) inside(old.items, now.items, `${name}[]`)
    if (typeof old.others === 'object' && typeof now.others === 'object')
      inside(old.others, now.others, `${name}.*`)
    compareMembers(old, now)
    return pair

    function compareProperties(was: Shape, is: Shape): void {
      for (const [property, schema] of Object.entries(was.properties)) {
        const next = is.properties[property]
        if (next) inside(schema, next, `${name}.${property}`)
        else say('removed', `${name}.${property}`, 'is gone', true)
      }
      for (const property of Object.keys(is.properties)) {
        const [had, needed] = [was.required.includes(property), is.required.includes(property)]
        if (!(property in was.properties)) {
          const detail = needed ? 'is new and required' : 'is new'
          say('added', `${name}.${property}`, detail, needed && breaksIn('request'))
        } else if (had !== needed) {
          const detail = needed ? 'is now required' : 'is no longer required'
          say('changed', `${name}.${property}`, detail, needed ? breaksIn('request') : breaksIn('answer'))
        }
      }
    }

    function compareMembers(was: Shape, is: Shape): void {
      const [olds, nows] = [
        new Map(was.members.map((member) => [memberKey(versions.before, member), member])),
        new Map(is.members.map((member) => [memberKey(versions.after, member), member])),
      ]
      for (const [member, schema] of olds) {
        const next = nows.get(member)
        if (next) inside(schema, next, name)
        else say('removed', name, `can no longer be ${member}`, breaksIn('request'))
      }
      for (const member of nows.keys()) {
        if (!olds.has(member)) say('added', name, `can also be ${member}`, false)
      }
    }
  }
}

const keyOf = (schema: Schema, idOf: (node: object) => number) => schema.$ref ?? String(idOf(schema))

const isAnything = (shape: Shape) => kindOf(shape) === 'any object' || kindOf(shape) === 'anything'

function kindOf({ members, types, properties, others, items }: Shape): string {
  if (members.length > 1) return 'a choice'
  const [type = 'anything'] = types
  if (items) return 'a list'
  if (type !== 'object' && Object.keys(properties).length === 0) return type
  if (Object.keys(properties).length > 0) return 'object'
  return typeof others === 'object' ? 'a map' : 'any object'
}

function compareValues(
  old: Shape,
  now: Shape,
  say: (kind: 'added' | 'removed', detail: string) => void,
): void {
  if (!old.values && !now.values) return
  if (!old.values) return say('removed', `takes only ${quoted(now.values ?? [])}`)
  if (!now.values) return say('added', 'takes any value')
  const gone = old.values.filter((value) => !now.values?.includes(value))
  const fresh = now.values.filter((value) => !old.values?.includes(value))
  if (gone.length > 0) say('removed', `no longer takes ${quoted(gone)}`)
  if (fresh.length > 0) say('added', `also takes ${quoted(fresh)}`)
}

const SHOWN = 5
const quoted = (values: unknown[]) =>
  values
    .slice(0, SHOWN)
    .map((value) => JSON.stringify(value))
    .join(', ') + (values.length > SHOWN ? ` and ${values.length - SHOWN} more` : '')

function limitChanges(old: Shape, now: Shape): { text: string; narrower: boolean }[] {
  const names = new Set([...Object.keys(old.limits), ...Object.keys(now.limits)])
  return [...names].flatMap((name) => {
    const [was, is] = [old.limits[name], now.limits[name]]
    if (was === is) return []
    const text = `${name} ${was === undefined ? 'is new:' : `${String(was)} became`} ${is === undefined ? 'none' : String(is)}`
    return [{ text, narrower: isNarrower(name, was, is) }]
  })
}

function isNarrower(name: string, was: unknown, is: unknown): boolean {
  if (is === undefined) return false
  if (was === undefined) return true
  if (name.startsWith('min')) return Number(is) > Number(was)
  if (name.startsWith('max')) return Number(is) < Number(was)
  return true
}
