import {
  eachSchema,
  nameIn,
  nameOf,
  operationsOf,
  refTo,
  resolveRef,
  type OpenApiDocument,
  type Schema,
} from './document'
import { matchMembers, meaningOf } from './schema-shape'

/**
 * Writes the newer schemas as ours are written: our descriptions, our order, our names for what the newer
 * document repeats in line, and our fields that the platform does not publish.
 */
export function createSchemaMerge(current: OpenApiDocument, newer: OpenApiDocument) {
  const ours = current.components?.schemas ?? {}
  const theirs = newer.components?.schemas ?? {}
  const result: Record<string, Schema> = {}
  const meanings = new Map<string, string>()

  function adopt(old: Schema | undefined, now: Schema): Schema {
    if (old && isBare(now) && !isBare(resolveRef(current, old))) return structuredClone(old)
    const description = old?.description && { description: old.description }
    const name = old && nameIn(old)
    // A default is that of the place, unless ours is that of the name.
    const { default: value, ...shape } = now
    const isOfPlace = value !== undefined && name !== undefined && ours[name]?.default === undefined
    if (name && !(name in theirs) && isWorthAName(now) && takesName(name, isOfPlace ? shape : now)) {
      return { $ref: refTo(name), ...description, ...(isOfPlace && { default: value }) }
    }
    if (now.$ref) return { ...now, ...description }
    const model = old?.$ref ? resolveRef(current, old) : old
    return inOrderOf(KEYWORDS, { ...description, ...inside(model ?? {}, now) })
  }

  /** The first place that has a name of ours decides what it means; another one with another meaning goes without. */
  function takesName(name: string, now: Schema): boolean {
    const meaning = meaningOf(now)
    const known = meanings.get(name)
    if (known === undefined) {
      meanings.set(name, meaning)
      result[name] = inOrderOf(KEYWORDS, { ...wordsOf(ours[name]), ...inside(ours[name] ?? {}, now) })
    }
    return known === undefined || known === meaning
  }

  function inside(old: Schema, now: Schema): Schema {
    const schema = { ...now }
    if (isInteger(old) && schema.type) schema.type = replaced(schema.type, 'number', 'integer')
    if (schema.properties) {
      const kept = Object.entries(old.properties ?? {}).filter(([, it]) => it['x-published'] === false)
      const all: Record<string, Schema> = { ...Object.fromEntries(kept), ...schema.properties }
      schema.properties = Object.fromEntries(
        Object.entries(inOrderOf(old.properties ?? {}, all)).map(([name, property]) => [
          name,
          name in (now.properties ?? {}) ? adopt(old.properties?.[name], property) : property,
        ]),
      )
    }
    if (schema.required) schema.required = orderedAs(old.required, schema.required)
    if (schema.enum) schema.enum = orderedAs(old.enum, schema.enum)
    if (schema.items) schema.items = adopt(old.items, schema.items)
    if (typeof schema.additionalProperties === 'object') {
      const model = typeof old.additionalProperties === 'object' ? old.additionalProperties : undefined
      schema.additionalProperties = adopt(model, schema.additionalProperties)
    }
    for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const) {
      const members = schema[keyword]
      if (!members) continue
      const models = old.oneOf ?? old.anyOf ?? old.allOf ?? []
      const { same, fresh } = matchMembers(
        { document: current, members: models, mapping: old.discriminator?.mapping },
        { document: newer, members, mapping: schema.discriminator?.mapping },
      )
      schema[keyword] = [
        ...same.map(([model, member]) => adopt(model, member)),
        ...fresh.map((member) => adopt(undefined, member)),
      ]
    }
    return schema
  }

  /** Every schema: theirs in our notation, and ours that only unpublished operations use. */
  function finish(): Record<string, Schema> {
    for (const [name, schema] of Object.entries(theirs)) result[name] ??= adopt(ours[name], schema)
    return { ...structuredClone(ours), ...result }
  }

  return { adopt, finish }
}

/** In which order a schema is written. */
const KEYWORDS: Schema = {
  $ref: '',
  description: '',
  type: '',
  format: '',
  pattern: '',
  const: '',
  enum: [],
  minimum: 0,
  maximum: 0,
  minLength: 0,
  maxLength: 0,
  required: [],
  properties: {},
  items: {},
}

/** The same entries, those that we have in our order, the others after them. */
export function inOrderOf<T extends object>(ours: object, entries: T): T {
  const keys = [...Object.keys(ours).filter((key) => key in entries), ...Object.keys(entries)]
  return Object.fromEntries([...new Set(keys)].map((key) => [key, entries[key as keyof T]])) as T
}

const orderedAs = <T>(ours: T[] | undefined = [], values: T[]): T[] => [
  ...ours.filter((value) => values.includes(value)),
  ...values.filter((value) => !ours.includes(value)),
]
const wordsOf = (schema: Schema | undefined) =>
  schema?.description ? { description: schema.description } : {}
const isInteger = ({ type }: Schema) => [type].flat().includes('integer')
const replaced = (type: string | string[], from: string, to: string) => {
  const types = [type].flat().map((it) => (it === from ? to : it))
  return types.length === 1 ? (types[0] ?? to) : types
}

/** Any object: what the platform's generator writes where it does not know. Ours stays where it says more. */
const isBare = (schema: Schema) =>
  Object.keys(schema).length === 0 ||
  (schema.type === 'object' && !schema.properties && schema.additionalProperties === true)
/** A union, a list of values or an object; a plain string needs no name. */
const isWorthAName = ({ oneOf, anyOf, enum: values, properties }: Schema) =>
  Boolean(oneOf ?? anyOf ?? values ?? properties)

/** Shorter ones are as readable where they stand. */
const [SHARED_VALUES, SHARED_MEMBERS] = [6, 4]

/** Gives a name to long unions and lists of values that stand in more than one place, and refers to it. */
export function shareRepeated(document: OpenApiDocument): void {
  // A union is the same as another one only when what is inside both has got its name.
  while (shareInnermost(document));
}

function shareInnermost(document: OpenApiDocument): boolean {
  const schemas = ((document.components ??= {}).schemas ??= {})
  const isLong = ({ enum: values, oneOf, anyOf }: Schema) =>
    (values?.length ?? 0) >= SHARED_VALUES || ((oneOf ?? anyOf)?.length ?? 0) >= SHARED_MEMBERS
  const names = new Map<string, string>()
  const components = new Set<object>(Object.values(schemas))
  for (const [name, schema] of Object.entries(schemas)) if (isLong(schema)) names.set(meaningOf(schema), name)
  const places = new Map<string, string[]>()
  const idOf = new Map(operationsOf(document).map((it) => [nameOf(it), it.operation.operationId]))
  eachSchema(document, (schema, place) => {
    if (components.has(schema) || !isLong(schema)) return
    const meaning = meaningOf(schema)
    places.set(meaning, [...(places.get(meaning) ?? []), place])
  })
  const fresh: Record<string, Schema> = {}
  let isChanged = false
  eachSchema(document, (schema) => {
    if (components.has(schema) || !isLong(schema)) return
    const meaning = meaningOf(schema)
    const [first = '', ...others] = places.get(meaning) ?? []
    if (!names.has(meaning) && others.length === 0) return
    const name =
      names.get(meaning) ??
      freeName(
        first.replace(/^\S+ \S+/, (it) => idOf.get(it) ?? it),
        schema,
        { ...schemas, ...fresh },
      )
    const { description, default: value, ...content } = schema
    isChanged = true
    if (!names.has(meaning)) fresh[name] = content
    names.set(meaning, name)
    for (const key of Object.keys(schema)) delete schema[key]
    Object.assign(
      schema,
      { $ref: refTo(name) },
      description && { description },
      value !== undefined && { default: value },
    )
  })
  Object.assign(schemas, fresh)
  return isChanged
}

/** `OpenAIModel.model` becomes `OpenAIModelModelEnum`. */
function freeName(place: string, schema: Schema, taken: object): string {
  const words = place.split(/[^A-Za-z0-9]+/).filter(Boolean)
  const base =
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') +
    (schema.enum ? 'Enum' : 'Union')
  let name = base
  for (let i = 2; name in taken; i++) name = `${base}${i}`
  return name
}

/**
 * Finds the property that distinguishes the members of a union, wherever each has a value of its own in it.
 * Only those are certain to exclude each other, as members of `oneOf` have to.
 */
export function discriminate(document: OpenApiDocument): void {
  eachSchema(document, (schema) => {
    delete schema.discriminator
    const members = schema.oneOf ?? schema.anyOf ?? []
    const names = members.map(nameIn)
    const isUnion = members.length > 1
    if (isUnion) delete schema.oneOf
    if (isUnion) schema.anyOf = members
    if (!isUnion || !names.every((name) => name !== undefined)) return
    const objects = members.map((member) => resolveRef(document, member))
    const tag = Object.keys(objects[0]?.properties ?? {}).find((property) => {
      const values = objects.map((it) =>
        it.required?.includes(property) ? it.properties?.[property]?.const : undefined,
      )
      return values.every((value) => typeof value === 'string') && new Set(values).size === values.length
    })
    if (!tag) return
    delete schema.anyOf
    schema.oneOf = members
    const mapping = objects.map((it, i) => [String(it.properties?.[tag]?.const), refTo(names[i] ?? '')])
    schema.discriminator = {
      propertyName: tag,
      mapping: Object.fromEntries(mapping) as Record<string, string>,
    }
  })
}
