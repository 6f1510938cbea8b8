import { nameIn, resolveRef, type OpenApiDocument, type Schema } from './document'

/** A schema as the types see it: references followed, `allOf` merged, `null` and single values made plain. */
export interface Shape {
  /** Name of the component, where it is one. */
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
  members: Schema[]
  limits: Record<string, unknown>
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format']

export function shapeOf(document: OpenApiDocument, schema: Schema): Shape {
  const name = nameIn(schema)
  const node = resolveRef(document, schema)
  const merged = (node.allOf ?? []).map((part) => shapeOf(document, part))
  const members = node.oneOf ?? node.anyOf ?? merged.flatMap((part) => part.members)
  const isNull = (member: Schema) => member.type === 'null'
  const types = [node.type ?? merged.flatMap((part) => part.types)].flat()
  return {
    name: name ?? (merged.length === 1 ? merged[0]?.name : undefined),
    types: types.filter((type) => type !== 'null').map((type) => (type === 'integer' ? 'number' : type)),
    nullable: types.includes('null') || members.some(isNull) || merged.some((part) => part.nullable),
    values:
      node.const === undefined ? (node.enum ?? merged.find((part) => part.values)?.values) : [node.const],
    list: node.enum || node.const !== undefined ? node : merged.find((part) => part.list)?.list,
    properties: { ...Object.assign({}, ...merged.map((part) => part.properties)), ...node.properties },
    required: [...merged.flatMap((part) => part.required), ...(node.required ?? [])],
    items: node.items ?? merged.find((part) => part.items)?.items,
    others: node.additionalProperties ?? merged.find((part) => part.others)?.others,
    members: members.filter((member) => !isNull(member)),
    limits: Object.assign({}, ...merged.map((part) => part.limits), limitsOf(node)) as Record<
      string,
      unknown
    >,
  }
}

const limitsOf = (node: Schema) =>
  Object.fromEntries(LIMITS.filter((limit) => node[limit] !== undefined).map((limit) => [limit, node[limit]]))

/** What tells a member of a union from the others, the same in two versions of the document. */
export function memberKey(document: OpenApiDocument, schema: Schema): string {
  const shape = shapeOf(document, schema)
  for (const tag of ['provider', 'type', 'role']) {
    const property = shape.properties[tag]
    const [value, ...more] = (property && shapeOf(document, property).values) ?? []
    if (value !== undefined && more.length === 0) return `${tag} ${String(value)}`
  }
  if (shape.values) return 'one of its values'
  return shape.name ?? shape.types[0] ?? 'anything'
}
