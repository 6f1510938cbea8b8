import Ajv2020, { type ErrorObject } from 'ajv/dist/2020.js'
import { collectionsNamed, type Collection } from './collections'
import {
  membersOf,
  resolveSchema,
  schemaNameIn,
  type JsonSchema,
  type PlatformDescription,
} from './description'
import { sentenceOf } from './sentences'
import { createUnionKeyword } from './union-keyword'

/** Which values a schema accepts. */
export interface Validator {
  /**
   * What is wrong with a value that was sent, one sentence each: unknown fields and references to things that do not
   * exist, too.
   */
  faultsOfRequest(schema: JsonSchema, value: unknown, name?: string): string[]
  /** What is wrong with a value that is to be answered. It may have more fields than the schema. */
  faultsOfAnswer(schema: JsonSchema, value: unknown): ErrorObject[]
}

type Side = 'request' | 'answer'

/** The formats of the specification. Every other one is not checked. */
const FORMATS = {
  'date-time': /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: (text: string) => URL.canParse(text),
}

/** A JSON schema that callers send, as for the parameters of a tool: it may have keywords that the API does not list. */
const describesSchema = ({ properties = {} }: JsonSchema) =>
  Object.hasOwn(properties, 'type') && Object.hasOwn(properties, 'properties')

type IsStored = (collection: Collection, id: string) => boolean

/** All fakes of an API share the compiled schemas, because compiling takes longer than a test. */
const compilers = new WeakMap<PlatformDescription, ReturnType<typeof createCompiler>>()

export function createValidator(
  description: PlatformDescription,
  collections: readonly Collection[],
  isStored: IsStored,
): Validator {
  const compiler = compilers.get(description) ?? createCompiler(description, collections)
  compilers.set(description, compiler)
  return {
    faultsOfRequest(schema, value, name = '') {
      const errors = compiler.errorsOf('request', schema, value, isStored)
      return [...new Set(errors.map((error) => sentenceOf(error, name)))]
    },
    faultsOfAnswer: (schema, value) => compiler.errorsOf('answer', schema, value, isStored),
  }
}

/** Compiles a schema when it is first used: a test that creates an assistant does not wait for those of credentials. */
function createCompiler(description: PlatformDescription, collections: readonly Collection[]) {
  // Set by the fake that validates now. A validation is synchronous, so two fakes never share this value.
  let isStored: IsStored = () => true
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    unicodeRegExp: false,
    formats: FORMATS,
    // A test validates a few values: compiling faster code for them takes longer than it saves.
    code: { optimize: false },
    inlineRefs: false,
    // It warns of formats that it does not know.
    logger: false,
  })
  ajv.addKeyword(createUnionKeyword(ajv))
  ajv.addKeyword({
    keyword: 'reference',
    type: 'string',
    validate: (targets: readonly Collection[], id: string) => targets.some((target) => isStored(target, id)),
  })
  const { schemas } = description
  const parts = new Set<string>()
  const keyOf = (side: Side, name: string) => `${side}:${encodeURIComponent(name)}`
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(prepared(schema, 'request'), keyOf('request', name))
    ajv.addSchema(prepared(schema, 'answer'), keyOf('answer', name))
  }
  const known = { request: new WeakMap<JsonSchema, object>(), answer: new WeakMap<JsonSchema, object>() }

  /** Converts a schema for ajv. `isPart`: another schema contains this one and has the other fields. */
  function prepared(schema: JsonSchema, side: Side, isPart = false): JsonSchema {
    const { oneOf, anyOf, properties, items, allOf, additionalProperties, discriminator, ...rest } = schema
    const name = schemaNameIn(schema)
    const [only, another] = allOf ?? []
    // Many generators write a reference with a description as an `allOf` with one member.
    if (only && !another && !properties) return { ...rest, ...prepared(only, side, isPart) }
    const inner = (it: JsonSchema) => prepared(it, side)
    const members = membersOf({ ...(oneOf && { oneOf }), ...(anyOf && { anyOf }) })
    const isClosed =
      side === 'request' && !isPart && additionalProperties === undefined && !describesSchema(schema)
    return {
      ...rest,
      ...(name !== undefined && { $ref: isPart ? partOf(name, side) : keyOf(side, name) }),
      ...(members && { union: { members: members.map(inner), tag: discriminator?.propertyName } }),
      ...(items && { items: inner(items) }),
      ...(allOf && { allOf: allOf.map((part) => prepared(part, side, true)) }),
      ...(allOf && isClosed && !allOf.some(hasMembers) && { unevaluatedProperties: false }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, it]) => [key, property(key, it, side)]),
        ),
      }),
      ...(properties && !allOf && isClosed && { additionalProperties: false }),
      ...(additionalProperties !== undefined && {
        additionalProperties:
          typeof additionalProperties === 'object' ? inner(additionalProperties) : additionalProperties,
      }),
    }
  }

  /** A shared schema as a part of another one, which knows further fields. In all other places it is closed. */
  function partOf(name: string, side: Side): string {
    const key = `part-${keyOf(side, name)}`
    if (!parts.has(key)) {
      parts.add(key)
      ajv.addSchema(prepared(schemas[name] ?? {}, side, true), key)
    }
    return key
  }

  /** Which fields a union knows depends on the value, so that what has one as a part cannot be closed. */
  const hasMembers = (part: JsonSchema) => membersOf(resolveSchema(description, part)) !== undefined

  /** A property. If its name is that of a collection, such as `assistantId` or `toolIds`, its id must exist. */
  function property(key: string, schema: JsonSchema, side: Side): JsonSchema {
    const it = prepared(schema, side)
    const targets = side === 'request' ? collectionsNamed(collections, key) : []
    if (targets.length === 0) return it
    return it.items ? { ...it, items: { ...it.items, reference: targets } } : { ...it, reference: targets }
  }

  function errorsOf(side: Side, schema: JsonSchema, value: unknown, has: IsStored): ErrorObject[] {
    isStored = has
    const ready = known[side].get(schema) ?? prepared(schema, side)
    known[side].set(schema, ready)
    const validate = ajv.compile(ready)
    return validate(value) ? [] : [...(validate.errors ?? [])]
  }

  return { errorsOf }
}
