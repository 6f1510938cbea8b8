import {
  METHODS,
  nameIn,
  nameOf,
  refTo,
  targetOf,
  type Body,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
} from './document'
import { typeNames } from './names'
import type { Repair } from './normalise'

/** Keywords of schemas that types cannot express. We remove them, because they may contain more references. */
const LEFT_OUT = new Set([
  ...['not', 'if', 'then', 'else', 'contains', 'prefixItems', 'patternProperties', 'propertyNames'],
  ...['dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties', '$defs', 'definitions'],
])
/** The limit for a reference into a schema that contains itself, which would be copied without end. */
const MAX_COPIES = 20

/**
 * The same document with references that lead to whole components. A reference that leads nowhere is replaced by any
 * value; in a union or a list of parameters it is left out. The target of a reference into another schema is copied to
 * the place of the reference.
 */
export function repairRefs(document: OpenApiDocument): { document: OpenApiDocument; repairs: Repair[] } {
  const repairs: Repair[] = []
  const described = document.components?.schemas ?? {}
  const renamed = typeNames(Object.keys(described))
  const called = (name: string) => renamed.get(name) ?? name
  for (const [place, name] of renamed)
    repairs.push({ place, fault: `has a name that TypeScript does not allow; it is ${name} here` })
  const missing = ($ref: string, place: string) => {
    const fault = `referred to ${nameIn({ $ref }) ?? $ref}, which the document does not describe`
    // A union and its discriminator name the same schema.
    if (!repairs.some((it) => it.place === place && it.fault === fault)) repairs.push({ place, fault })
    return undefined
  }

  /** The schema, or undefined where there is none. OpenAPI 3.1 has `true` for any value, `false` for none. */
  function schemaFrom(schema: Schema | boolean, place: string, copies = 0): Schema | undefined {
    if (typeof schema === 'boolean') return schema ? {} : undefined
    const { $ref } = schema
    if ($ref !== undefined) {
      const name = nameIn(schema)
      const target = copies > MAX_COPIES ? undefined : targetOf(document, schema)
      if (!target) return missing($ref, place)
      if (name === undefined) return schemaFrom(target, place, copies + 1)
      return { ...schema, $ref: refTo(called(name)) }
    }
    const inner = (it: Schema | boolean, at: string) => schemaFrom(it, at, copies)
    const members = (list: Schema[]) => list.flatMap((it): Schema[] => [inner(it, place) ?? []].flat())
    const { discriminator, properties, items, oneOf, anyOf, allOf, additionalProperties, ...own } = schema
    const kept = Object.entries(own).filter(([keyword]) => !LEFT_OUT.has(keyword))
    return {
      ...Object.fromEntries(kept),
      ...(discriminator && { discriminator: withoutMissing(discriminator, place) }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, it]) => [name, inner(it, `${place}.${name}`) ?? {}]),
        ),
      }),
      ...(items !== undefined && { items: inner(items, `${place}[]`) ?? {} }),
      ...(oneOf && { oneOf: members(oneOf) }),
      ...(anyOf && { anyOf: members(anyOf) }),
      ...(allOf && { allOf: members(allOf) }),
      ...(additionalProperties !== undefined && {
        additionalProperties:
          typeof additionalProperties === 'boolean'
            ? additionalProperties
            : (inner(additionalProperties, `${place}.*`) ?? true),
      }),
    }
  }

  function withoutMissing({ propertyName, mapping = {} }: Schema['discriminator'] & object, place: string) {
    const found = Object.entries(mapping).flatMap(([tag, given]): [string, string][] => {
      // The name of a schema is a short form of a reference to it.
      const $ref = /[#/]/.test(given) ? given : refTo(given)
      const name = targetOf(document, { $ref }) && nameIn({ $ref })
      if (name === undefined) return missing($ref, place) ?? []
      return [[tag, refTo(called(name))]]
    })
    return { propertyName, mapping: Object.fromEntries(found) }
  }

  function bodyFrom(body: Body, place: string): Body | undefined {
    const found = targetOf(document, body)
    if (!found) return missing(body.$ref ?? '', place)
    if (!found.content) return found
    const content = Object.entries(found.content).map(([type, { schema, ...media }]) => {
      const kept = schema === undefined ? undefined : (schemaFrom(schema, place) ?? {})
      return [type, { ...media, ...(kept && { schema: kept }) }]
    })
    return { ...found, content: Object.fromEntries(content) as Body['content'] & object }
  }

  /** A parameter may describe its value as a schema, or as the content of one type. */
  function parameterFrom(parameter: Parameter, place: string): Parameter | undefined {
    const found = targetOf(document, parameter)
    if (!found) return missing(parameter.$ref ?? '', place)
    const { content, ...rest } = found as Parameter & { content?: Body['content'] }
    const schema = rest.schema ?? Object.values(content ?? {})[0]?.schema
    return { ...rest, schema: (schema !== undefined && schemaFrom(schema, `${place} ?${rest.name}`)) || {} }
  }

  const parametersFrom = (parameters: Parameter[], place: string) =>
    parameters.flatMap((it) => parameterFrom(it, place) ?? [])

  function operationFrom(operation: Operation, place: string): Operation {
    const { parameters, requestBody, responses, ...rest } = operation
    const body = requestBody && bodyFrom(requestBody, `${place} body`)
    const answers = Object.entries(responses ?? {}).filter(([status]) => !status.startsWith('x-'))
    return {
      ...rest,
      ...(parameters && { parameters: parametersFrom(parameters, place) }),
      ...(body && { requestBody: body }),
      responses: Object.fromEntries(
        answers.map(([status, answer]) => [status, bodyFrom(answer, `${place} answer`) ?? {}]),
      ),
    }
  }

  function itemFrom(item: PathItem, path: string): PathItem | undefined {
    const { $ref, ...own } = item
    const found = $ref === undefined ? own : targetOf(document, item)
    if (!found) return missing($ref ?? '', path)
    const whole: PathItem = { ...found, ...own }
    const operations = METHODS.flatMap((method) => {
      const operation = whole[method]
      return operation ? [[method, operationFrom(operation, nameOf({ method, path }))]] : []
    })
    return {
      ...(whole.parameters && { parameters: parametersFrom(whole.parameters, path) }),
      ...(Object.fromEntries(operations) as PathItem),
    }
  }

  const pathsFrom = (paths: Record<string, PathItem>) =>
    Object.fromEntries(
      Object.entries(paths)
        .filter(([path]) => !path.startsWith('x-'))
        .flatMap(([path, item]) => {
          const kept = itemFrom(item, path)
          return kept ? [[path, kept] as const] : []
        }),
    )

  const schemas = Object.entries(described).map(([name, schema]) => [
    called(name),
    schemaFrom(schema, name) ?? {},
  ])
  const repaired: OpenApiDocument = {
    ...document,
    paths: pathsFrom(document.paths),
    ...(document.webhooks && { webhooks: pathsFrom(document.webhooks) }),
    components: { schemas: Object.fromEntries(schemas) as Record<string, Schema> },
  }
  return { document: repaired, repairs }
}
