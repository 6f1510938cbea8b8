import type { Ajv, ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv'
import type { JsonSchema } from './description'

interface Union {
  members: JsonSchema[]
  /** The property whose value says which member it is. */
  tag?: string
}

interface Member {
  schema: JsonSchema
  validate: () => ValidateFunction
}

/**
 * `union`, which replaces `oneOf` and `anyOf`: a value of one member is valid, and what is wrong with another value is
 * said of the member that was meant. Members are compiled when they are first meant.
 */
export function createUnionKeyword(ajv: Ajv): FuncKeywordDefinition {
  return {
    keyword: 'union',
    errors: 'full',
    compile({ members: schemas, tag }: Union) {
      const members = schemas.map((schema): Member => {
        let compiled: ValidateFunction | undefined
        return { schema, validate: () => (compiled ??= ajv.compile(schema)) }
      })
      const validate: {
        (data: unknown, context?: { instancePath: string }): boolean
        errors?: ErrorObject[]
      } = (data, context) => {
        const place = context?.instancePath ?? ''
        validate.errors = errorsOf(members, tag, data).map((error) => ({
          ...error,
          instancePath: place + error.instancePath,
        }))
        return validate.errors.length === 0
      }
      return validate as (data: unknown) => boolean
    },
  }

  function errorsOf(members: Member[], tag: string | undefined, data: unknown): ErrorObject[] {
    const meant = members.filter(({ schema }) => isMeant(resolved(schema), tag, data))
    if (meant.length === 0) return [mismatch(members, tag, data)]
    let best: ErrorObject[] | undefined
    for (const member of meant) {
      const validate = member.validate()
      if (validate(data)) return []
      const errors = [...(validate.errors ?? [])]
      if (!best || errors.length < best.length) best = errors
    }
    return best ?? []
  }

  /** The schema behind a reference. References between shared schemas are few steps long. */
  function resolved(schema: JsonSchema): JsonSchema {
    const next =
      schema.$ref === undefined ? undefined : (ajv.schemas[schema.$ref]?.schema as JsonSchema | undefined)
    return next ? resolved(next) : schema
  }

  function isMeant(schema: JsonSchema, tag: string | undefined, data: unknown): boolean {
    const { union, properties = {}, required = [] } = schema as JsonSchema & { union?: Union }
    if (union) return union.members.some((member) => isMeant(resolved(member), union.tag ?? tag, data))
    if (!hasType(schema, data)) return false
    if (!isRecord(data)) return true
    const tags = tag === undefined ? Object.keys(properties) : [tag]
    return tags.every((name) => {
      const values = tagValues(resolved(properties[name] ?? {}), name === tag)
      return (
        !values ||
        (Object.hasOwn(data, name) ? values.includes(data[name]) : name !== tag || !required.includes(name))
      )
    })
  }

  /** The faults of a value that is valid for none of the members. */
  function mismatch(members: Member[], tag: string | undefined, data: unknown): ErrorObject {
    const schemas = members.map(({ schema }) => resolved(schema))
    const error = { instancePath: '', schemaPath: '#/union' }
    const objects = schemas.filter(({ properties }) => properties)
    if (!isRecord(data) || objects.length === 0) {
      const types = schemas.flatMap(({ type, properties }) => type ?? (properties ? 'object' : []))
      return { ...error, keyword: 'type', params: { type: [...new Set(types)] } }
    }
    const shared = Object.keys(objects[0]?.properties ?? {}).find((name) =>
      objects.every(({ properties }) => tagValues(resolved(properties?.[name] ?? {}), name === tag)),
    )
    const name = tag ?? shared
    if (name === undefined) return { ...error, keyword: 'union', params: {} }
    const allowedValues = objects.flatMap(
      ({ properties }) => tagValues(resolved(properties?.[name] ?? {}), true) ?? [],
    )
    return {
      ...error,
      instancePath: `/${name}`,
      keyword: 'enum',
      params: { allowedValues: [...new Set(allowedValues)] },
    }
  }
}

/** The values by which a member is known: a constant, and the values of a list in the property that tells them apart. */
const tagValues = ({ const: value, enum: values }: JsonSchema, isTag: boolean): unknown[] | undefined =>
  value !== undefined ? [value] : isTag || values?.length === 1 ? values : undefined

function hasType({ type, properties }: JsonSchema, data: unknown): boolean {
  const types = [type ?? (properties ? 'object' : [])].flat()
  return types.length === 0 || types.some((it) => isOfType(it, data))
}

function isOfType(type: string, data: unknown): boolean {
  if (type === 'null') return data === null
  if (type === 'array') return Array.isArray(data)
  if (type === 'object') return isRecord(data)
  if (type === 'integer') return Number.isInteger(data)
  return typeof data === type
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
