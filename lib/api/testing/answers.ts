import { sample } from 'openapi-sampler'
import { membersOf, resolveSchema, type JsonSchema, type PlatformDescription } from './description'
import type { Validator } from './validator'

/** The fields of a thing, as JSON. */
export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Makes answers that are valid for a schema. */
export interface Answers {
  /**
   * A value of the schema: an example of every required field, with the given fields that the schema has and allows. For a
   * union, the member that allows them.
   */
  of(schema: JsonSchema, fields?: Fields): unknown
}

export function createAnswers(description: PlatformDescription, validator: Validator): Answers {
  const components = { schemas: description.schemas }
  const ownParts = new WeakMap<JsonSchema, JsonSchema>()

  const exampleOf = (schema: JsonSchema): unknown =>
    sample(schema as Parameters<typeof sample>[0], { skipNonRequired: true, quiet: true }, { components })

  function of(schema: JsonSchema, fields: Fields = {}): unknown {
    const resolved = resolveSchema(description, schema)
    const members = membersOf(resolved)
    if (members) return ofUnion(members, fields)
    if (resolved.allOf) return ofParts(resolved, resolved.allOf, fields)
    if (resolved.items) return [of(resolved.items, fields)]
    const example = withoutNull(exampleOf(schema), resolved)
    return isFields(example) ? filled(resolved, example, fields) : example
  }

  function ofParts(schema: JsonSchema, parts: JsonSchema[], fields: Fields): unknown {
    const [only, another] = parts
    if (only && !another && !schema.properties) return of(only, fields)
    const all = schema.properties ? [...parts, withoutParts(schema)] : parts
    return Object.assign({}, ...all.map((part) => of(part, fields))) as Fields
  }

  /** A schema without its `allOf`. Returns the same object each time, so that it is compiled once. */
  function withoutParts(schema: JsonSchema): JsonSchema {
    const { allOf: _, ...made } = schema
    const own = ownParts.get(schema) ?? made
    ownParts.set(schema, own)
    return own
  }

  /** The member that has most of the fields; of several, the first one. */
  function ofUnion(members: JsonSchema[], fields: Fields): unknown {
    let best: { value: unknown; taken: number } | undefined
    for (const member of members) {
      const value = of(member, fields)
      const taken = isFields(value)
        ? Object.keys(fields).filter((name) => Object.hasOwn(value, name) && value[name] === fields[name])
            .length
        : 0
      if (!best || taken > best.taken) best = { value, taken }
    }
    return best?.value
  }

  /** The example with the fields that the schema has. A field that it does not take is left out again. */
  function filled(schema: JsonSchema, example: Fields, fields: Fields): Fields {
    const { properties = {}, additionalProperties } = schema
    const isOpen = additionalProperties === true || (additionalProperties === undefined && !schema.properties)
    const given = Object.entries(fields).filter(
      ([name, value]) => value !== undefined && (isOpen || Object.hasOwn(properties, name)),
    )
    const value = { ...example, ...Object.fromEntries(given) }
    for (const { instancePath } of validator.faultsOfAnswer(schema, value)) {
      const [, name = ''] = instancePath.split('/')
      if (!Object.hasOwn(fields, name)) continue
      if (Object.hasOwn(example, name)) value[name] = example[name]
      else delete value[name]
    }
    return value
  }

  return { of }
}

/**
 * Replaces null by an object for a schema without a type. The sampler returns null for it, but it also allows an object.
 */
const withoutNull = (value: unknown, { type, const: constant }: JsonSchema): unknown =>
  value === null && type === undefined && constant === undefined ? {} : value
