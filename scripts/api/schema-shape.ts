import { nameIn, ownOf, resolveRef, type OpenApiDocument, type Schema } from './document'

/** A schema as the types see it: references followed, `allOf` merged, `null` and single values made plain. */
export interface Shape {
  /** Name of the component, if it is one. */
  name: string | undefined
  types: string[]
  nullable: boolean
  values: unknown[] | undefined
  /** The schema that lists them, where one does. */
  list: Schema | undefined
  properties: Record<string, Schema>
  required: string[]
  items: Schema | undefined
  /** Schema of the values of a map, `true` where any property is allowed. */
  others: Schema | boolean | undefined
  /** The alternatives; empty if there is only one. */
  members: Schema[]
  limits: Record<string, unknown>
}

const LIMITS = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'format'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
]

export function shapeOf(document: OpenApiDocument, schema: Schema): Shape {
  const name = nameIn(schema)
  const node = resolveRef(document, schema)
  const merged = (node.allOf ?? []).map((part) => shapeOf(document, part))
  const all = node.oneOf ?? node.anyOf ?? merged.flatMap((part) => part.members)
  const isNull = (member: Schema) => member.type === 'null'
  const members = all.filter((member) => !isNull(member))
  const [only] = members
  if (only && members.length === 1) {
    const shape = shapeOf(document, only)
    return { ...shape, name: name ?? shape.name, nullable: shape.nullable || all.some(isNull) }
  }
  const types = [node.type ?? merged.flatMap((part) => part.types)].flat()
  return {
    name: name ?? (merged.length === 1 ? merged[0]?.name : undefined),
    types: [...new Set(types.filter((type) => type !== 'null').map(numberFor))],
    nullable: types.includes('null') || all.some(isNull) || merged.some((part) => part.nullable),
    values:
      node.const === undefined ? (node.enum ?? merged.find((part) => part.values)?.values) : [node.const],
    list: node.enum || node.const !== undefined ? node : merged.find((part) => part.list)?.list,
    properties: { ...Object.assign({}, ...merged.map((part) => part.properties)), ...node.properties },
    required: [...merged.flatMap((part) => part.required), ...(node.required ?? [])],
    items: node.items ?? merged.find((part) => part.items)?.items,
    others: node.additionalProperties ?? merged.find((part) => part.others)?.others,
    members,
    limits: Object.assign({}, ...merged.map((part) => part.limits), limitsOf(node)) as Record<
      string,
      unknown
    >,
  }
}

const numberFor = (type: string) => (type === 'integer' ? 'number' : type)
const limitsOf = (node: Schema) =>
  Object.fromEntries(LIMITS.filter((limit) => node[limit] !== undefined).map((limit) => [limit, node[limit]]))

/** A text that is equal for schemas that allow the same values. It ignores their order and their descriptions. */
export function meaningOf(schema: Schema): string {
  return JSON.stringify(schema, (key, value: unknown) => {
    if (Array.isArray(value) && value.every((it) => typeof it === 'string')) return [...value].sort()
    if (value === 'integer') return 'number'
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const { description, discriminator, ...rest } = value as Record<string, unknown>
    const kept = {
      ...rest,
      ...(typeof description === 'object' && { description }),
      ...(typeof discriminator === 'object' && key === 'properties' && { discriminator }),
    }
    return Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** The alternatives of a union in one of two documents. */
export interface Union {
  document: OpenApiDocument
  members: Schema[]
  mapping?: Record<string, string> | undefined
}

/** The members of a union. Another schema is its own only member. */
export function alternativesOf(document: OpenApiDocument, schema: Schema): Union {
  const name = nameIn(schema)
  const node = name === undefined ? schema : ownOf(document.components?.schemas, name)
  if (!node) return { document, members: [schema] }
  if (node !== schema && node.$ref) return alternativesOf(document, node)
  const members = (node.oneOf ?? node.anyOf ?? node.allOf ?? []).filter(({ type }) => type !== 'null')
  const [only] = members
  if (only && members.length === 1 && !node.properties) return alternativesOf(document, only)
  const shape = shapeOf(document, schema)
  return shape.members.length > 1
    ? { document, members: shape.members, mapping: node.discriminator?.mapping }
    : { document, members: [schema] }
}

interface MatchedMembers {
  /** The members that both have, in the order of the first union. */
  same: [old: Schema, now: Schema][]
  gone: Schema[]
  fresh: Schema[]
}

/**
 * Pairs the members of a union with those of another version of it. Members with the same name belong together. Of the
 * others, those with the same tag do, then those with the same content, then those that are most alike. Members that are
 * merely alike are not paired if both documents know both names, because they are different schemas then.
 */
export function matchMembers(before: Union, after: Union): MatchedMembers {
  const [olds, nows] = [before.members, after.members]
  const pairs = new Map<Schema, Schema>()
  const taken = new Set<Schema>()
  const open = () => [olds.filter((it) => !pairs.has(it)), nows.filter((it) => !taken.has(it))] as const
  const pair = (old: Schema, now: Schema) => {
    pairs.set(old, now)
    taken.add(now)
  }
  const pairByKey = (keyOf: (member: Schema, union: Union) => string | undefined) => {
    const [left, right] = open()
    const byKey = (members: Schema[], union: Union) => groupBy(members, (it) => keyOf(it, union))
    const candidates = byKey(right, after)
    for (const [key, [old, ...more]] of byKey(left, before)) {
      const [now, ...others] = candidates.get(key) ?? []
      // If several members of one union have the same key, the key does not identify a member.
      if (key !== undefined && old && now && more.length === 0 && others.length === 0) pair(old, now)
    }
  }
  pairByKey(nameIn)
  pairByKey(tagOfMember)
  pairByKey(meaningOf)
  const likely = open()[0].flatMap((old) =>
    open()[1].map((now) => ({ old, now, score: likenessOf(old, before, now, after) })),
  )
  for (const { old, now, score } of likely.sort((a, b) => b.score - a.score))
    if (score > 0 && !pairs.has(old) && !taken.has(now)) pair(old, now)
  return {
    same: olds.flatMap((old): [Schema, Schema][] => {
      const now = pairs.get(old)
      return now ? [[old, now]] : []
    }),
    gone: open()[0],
    fresh: open()[1],
  }
}

function groupBy<T, K>(items: T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** `type dog`: the value that distinguishes this member of a union from the others. */
function tagOfMember(member: Schema, { document, mapping = {} }: Union): string | undefined {
  const name = nameIn(member)
  const [mapped, ...others] = Object.entries(mapping).flatMap(([tag, $ref]) =>
    name !== undefined && nameIn({ $ref }) === name ? [tag] : [],
  )
  const constant = constantIn(document, member)
  if (mapped !== undefined && others.length === 0) return `${constant?.[0] ?? 'type'} ${mapped}`
  return constant && `${constant[0]} ${String(constant[1])}`
}

function constantIn(document: OpenApiDocument, member: Schema): [tag: string, value: unknown] | undefined {
  const { properties } = shapeOf(document, member)
  for (const tag of ['provider', 'type', 'role']) {
    const property = ownOf(properties, tag)
    const values = property && shapeOf(document, property).values
    if (values?.length === 1) return [tag, values[0]]
  }
  return undefined
}

/** How a member is called in a report: by its tag, unless another member of the union has the same. */
export function labelOf(member: Schema, union: Union): string {
  const tag = tagOfMember(member, union)
  const isOwn = union.members.every((it) => it === member || tagOfMember(it, union) !== tag)
  const shape = shapeOf(union.document, member)
  if (tag !== undefined && (isOwn || shape.name === undefined)) return tag
  return shape.name ?? (shape.values ? 'one of its values' : (shape.types[0] ?? 'anything'))
}

/** The similarity of two members, from 0 to 1: the share of the fields that both have. */
function likenessOf(old: Schema, before: Union, now: Schema, after: Union): number {
  const [a, b] = [shapeOf(before.document, old), shapeOf(after.document, now)]
  const isKnown = (name: string | undefined) =>
    name !== undefined &&
    [before, after].every(({ document }) => ownOf(document.components?.schemas, name) !== undefined)
  if (isKnown(nameIn(old)) && isKnown(nameIn(now))) return 0
  if (a.types.join() !== b.types.join() || !a.values !== !b.values) return 0
  const [oldTag, newTag] = [tagOfMember(old, before), tagOfMember(now, after)]
  if (oldTag !== undefined && newTag !== undefined && oldTag !== newTag) return 0
  const [olds, nows] = [Object.keys(a.properties), Object.keys(b.properties)]
  const shared = olds.filter((name) => nows.includes(name)).length
  const all = olds.length + nows.length - shared
  const likeness = all === 0 ? 1 : shared / all
  return likeness > 0.5 ? likeness : 0
}
