import { eachSchema, nameIn, ownOf, refTo, resolveRef, type OpenApiDocument, type Schema } from './document'
import { definitionsIn, isWorthAName } from './names'
import { matchMembers, meaningOf } from './schema-shape'

/**
 * Writes the newer schemas as ours are written: our descriptions, our order, our names for what the newer
 * document repeats in line, and our fields that the platform does not publish.
 *
 *     ours    Pet: { properties: { mood: { $ref: Mood, description: How it feels. }, id: {} } }
 *             Mood: { enum: [calm, wild] }
 *     newer   Pet: { properties: { id: {}, mood: { enum: [wild, calm, sad] }, age: {} } }
 *     result  Pet: { properties: { mood: { $ref: Mood, description: How it feels. }, id: {}, age: {} } }
 *             Mood: { enum: [calm, wild, sad] }
 *
 * `homes` says which place a name of ours is the name of: that place decides what the name means. Places with
 * this meaning get the name, those that no longer have it lose the name:
 *
 *     homes   Mood: Pet.mood
 *     ours    Pet.mood: { $ref: Mood }, Owner.mood: { $ref: Mood }, Cat.mood: {}
 *     newer   Pet.mood: { enum: [calm, wild] }, Owner.mood: { enum: [kind, strict] }, Cat.mood: { enum: [calm, wild] }
 *     result  Pet.mood: { $ref: Mood }, Owner.mood: { enum: [kind, strict] }, Cat.mood: { $ref: Mood }
 */
export function createSchemaMerge(
  current: OpenApiDocument,
  newer: OpenApiDocument,
  homes: Record<string, string>,
) {
  const ours = current.components?.schemas ?? {}
  const theirs = newer.components?.schemas ?? {}
  const result = new Map<string, Schema>()
  const definitionOf = definitionsIn(current, newer, homes)
  const byMeaning = new Map<string, string>()
  for (const name of Object.keys(homes).sort().reverse()) {
    const { default: _, ...shape } = definitionOf(name) ?? {}
    byMeaning.set(meaningOf(shape), name)
  }

  function adopt(old: Schema | undefined, now: Schema): Schema {
    if (old && isBare(now) && !isBare(resolveRef(current, old))) return structuredClone(old)
    const description = old?.description && { description: old.description }
    const { default: value, ...shape } = now
    for (const name of isWorthAName(now) ? [old && nameIn(old), byMeaning.get(meaningOf(shape))] : []) {
      if (name === undefined || Object.hasOwn(theirs, name)) continue
      // A default belongs to the place, unless our schema of this name has one.
      const isOfPlace = value !== undefined && ownOf(ours, name)?.default === undefined
      if (takesName(name, isOfPlace ? shape : now))
        return { $ref: refTo(name), ...description, ...(isOfPlace && { default: value }) }
    }
    if (now.$ref) return { ...now, ...description }
    const model = old?.$ref ? resolveRef(current, old) : old
    return inOrderOf(KEYWORDS, { ...description, ...inside(model ?? {}, now) })
  }

  /** Whether a schema has the meaning of our name. If so, also stores the schema under this name. */
  function takesName(name: string, now: Schema): boolean {
    const definition = definitionOf(name)
    const { default: _, ...shape } = definition ?? {}
    if (!definition || ![definition, shape].some((it) => meaningOf(it) === meaningOf(now))) return false
    if (result.has(name)) return true
    const model = ownOf(ours, name) ?? {}
    // A schema that contains itself meets its name again.
    result.set(name, {})
    result.set(name, inOrderOf(KEYWORDS, { ...wordsOf(model), ...inside(model, now) }))
    return true
  }

  function inside(old: Schema, now: Schema): Schema {
    const schema = { ...now }
    if (isInteger(old) && schema.type) schema.type = replaced(schema.type, 'number', 'integer')
    if (schema.properties) {
      const published = schema.properties
      const kept = Object.entries(old.properties ?? {}).filter(([, it]) => it['x-published'] === false)
      const all: Record<string, Schema> = { ...Object.fromEntries(kept), ...published }
      schema.properties = Object.fromEntries(
        Object.entries(inOrderOf(old.properties ?? {}, all)).map(([name, property]) => [
          name,
          Object.hasOwn(published, name) ? adopt(ownOf(old.properties, name), property) : property,
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
    for (const name of Object.keys(homes)) {
      const definition = definitionOf(name)
      if (!definition || !Object.hasOwn(ours, name) || Object.hasOwn(theirs, name)) continue
      const { default: value, ...shape } = definition
      takesName(name, { ...shape, ...(ours[name]?.default !== undefined && { default: value }) })
    }
    for (const [name, schema] of Object.entries(theirs))
      if (!result.has(name)) result.set(name, adopt(ownOf(ours, name), schema))
    return { ...structuredClone(ours), ...Object.fromEntries(result) }
  }

  return { adopt, finish }
}

/** The order in which the keywords of a schema are written. */
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

/** Sorts the entries: first those that we have, in our order, then the others. */
export function inOrderOf<T extends object>(ours: object, entries: T): T {
  const known = Object.keys(ours).filter((key) => Object.hasOwn(entries, key))
  const keys = new Set([...known, ...Object.keys(entries)])
  return Object.fromEntries([...keys].map((key) => [key, entries[key as keyof T]])) as T
}

const orderedAs = <T>(ours: T[] | undefined = [], values: T[]): T[] => [
  ...ours.filter((value) => values.includes(value)),
  ...values.filter((value) => !ours.includes(value)),
]
const wordsOf = (schema: Schema) => (schema.description ? { description: schema.description } : {})
const isInteger = ({ type }: Schema) => [type].flat().includes('integer')
const replaced = (type: string | string[], from: string, to: string) => {
  const types = [type].flat().map((it) => (it === from ? to : it))
  return types.length === 1 ? (types[0] ?? to) : types
}

/**
 * Whether a schema accepts any object. The platform's generator writes this if it does not know the schema, so we keep
 * ours.
 */
const isBare = (schema: Schema) =>
  Object.keys(schema).length === 0 ||
  (schema.type === 'object' && !schema.properties && schema.additionalProperties === true)

/** Shorter lists and unions need no name, because they are readable in place. */
const [SHARED_VALUES, SHARED_MEMBERS] = [6, 4]
const isLong = ({ enum: values, oneOf, anyOf }: Schema) =>
  (values?.length ?? 0) >= SHARED_VALUES || ((oneOf ?? anyOf)?.length ?? 0) >= SHARED_MEMBERS

/**
 * Gives a name to each long union or list of values that stands in more than one place, and replaces the copies by
 * references. The name is made of the first of these places in alphabetical order, which is called its home. Returns all
 * homes.
 *
 *     before  Car.paint: { enum: [six colours] }, Bike.paint: { enum: [the same six] }
 *     after   Car.paint: { $ref: BikePaintEnum }, Bike.paint: { $ref: BikePaintEnum }
 *     homes   BikePaintEnum: Bike.paint
 */
export function shareRepeated(
  document: OpenApiDocument,
  homes: Record<string, string>,
  nameForPlace: (place: string) => string,
): Record<string, string> {
  const all = { ...homes }
  // Until nothing changes, because two unions are equal only once the schemas inside them have their names.
  while (shareInnermost(document, all, nameForPlace));
  return all
}

/** Adds the homes of new names to `homes`; returns whether it changed anything. */
function shareInnermost(
  document: OpenApiDocument,
  homes: Record<string, string>,
  nameForPlace: (place: string) => string,
): boolean {
  const schemas = ((document.components ??= {}).schemas ??= {})
  const components = new Set<object>(Object.values(schemas))
  const names = new Map<string, string>()
  for (const [name, schema] of Object.entries(schemas)) if (isLong(schema)) names.set(meaningOf(schema), name)
  const groups = new Map<string, { place: string; schema: Schema }[]>()
  eachSchema(document, (schema, place) => {
    if (components.has(schema) || !isLong(schema)) return
    const meaning = meaningOf(schema)
    groups.set(meaning, [...(groups.get(meaning) ?? []), { place, schema }])
  })
  let isChanged = false
  for (const [meaning, uses] of groups) {
    const [use] = uses
    if (!use || (!names.has(meaning) && uses.length === 1)) continue
    const name = names.get(meaning) ?? newName(uses.map(({ place }) => place).sort(byPlace), use.schema)
    if (!names.has(meaning)) {
      const { description: _, default: __, ...content } = use.schema
      schemas[name] = content
    }
    for (const { schema } of uses) referTo(schema, name)
    isChanged = true
  }
  return isChanged

  /** `OpenAIModel.model` becomes `OpenAIModelModelEnum`. */
  function newName(places: string[], model: Schema): string {
    const isFree = (name: string) => !Object.hasOwn(schemas, name)
    const [first = ''] = places
    const base = nameForPlace(first) + (model.enum ? 'Enum' : 'Union')
    let name = base
    // A name that belongs to another place is reserved for it.
    for (let i = 2; !isFree(name) || Object.hasOwn(homes, name); i++) name = `${base}${i}`
    homes[name] = first
    return name
  }
}

/** Sorts schemas before operations, so that a name is made of a field if possible. */
const byPlace = (a: string, b: string) =>
  Number(a.includes(' ')) - Number(b.includes(' ')) || (a < b ? -1 : a > b ? 1 : 0)

function referTo(schema: Schema, name: string): void {
  const { description, default: value } = schema
  for (const key of Object.keys(schema)) delete schema[key]
  Object.assign(
    schema,
    { $ref: refTo(name) },
    description && { description },
    value !== undefined && { default: value },
  )
}

/**
 * Finds the property that distinguishes the members of a union: each member has its own value in it. Only then is it
 * certain that a value matches one member, which `oneOf` requires.
 *
 *     before  anyOf: [Cat, Dog], Cat.type: { const: cat }, Dog.type: { const: dog }, both required
 *     after   oneOf: [Cat, Dog], discriminator: { propertyName: type, mapping: { cat: Cat, dog: Dog } }
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
        it.required?.includes(property) ? ownOf(it.properties, property)?.const : undefined,
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
