import { isDeepStrictEqual } from 'node:util'
import { operationsOf, resolveRef, walk, type Body, type OpenApiDocument, type Schema } from './document'
import { memberKey } from './schema-shape'

/**
 * Where our document names a schema and the newer one writes it in line, gives it the same name again, and
 * keeps our descriptions. Both documents are walked side by side from their operations. Changes `newer`.
 */
export function keepNamesOfSchemas(current: OpenApiDocument, newer: OpenApiDocument): void {
  const schemas = ((newer.components ??= {}).schemas ??= {})
  const given = new Set(Object.keys(schemas))
  const seen = new Set<object>()

  const pair = (old: Schema | undefined, now: Schema | undefined): void => {
    if (!old || !now) return
    const name = /^#\/components\/schemas\/(.+)$/.exec(old.$ref ?? '')?.[1]
    if (name && !given.has(name) && !now.$ref && isWorthAName(now)) fold(name, now)
    const node = resolveRef(newer, now)
    if (seen.has(node)) return
    seen.add(node)
    const model = resolveRef(current, old)
    if (model.description && node !== now) node.description = model.description
    inside(model, node)
  }

  const fold = (name: string, now: Schema) => {
    const { description, ...content } = structuredClone(now)
    const known = schemas[name]
    if (known && !isDeepStrictEqual(withoutWords(known), withoutWords(content))) return
    schemas[name] ??= content
    for (const key of Object.keys(now)) delete now[key]
    Object.assign(now, { $ref: `#/components/schemas/${name}` }, description ? { description } : {})
  }

  const inside = (old: Schema, now: Schema) => {
    for (const [name, property] of Object.entries(now.properties ?? {})) {
      const model = old.properties?.[name]
      if (model?.description) property.description = model.description
      pair(model, property)
    }
    pair(old.items, now.items)
    if (typeof old.additionalProperties === 'object' && typeof now.additionalProperties === 'object') {
      pair(old.additionalProperties, now.additionalProperties)
    }
    const members = new Map([old.oneOf ?? old.anyOf ?? []].flat().map((it) => [memberKey(current, it), it]))
    for (const member of [now.oneOf ?? now.anyOf ?? []].flat()) {
      pair(members.get(memberKey(newer, member)), member)
    }
  }

  const ours = new Map(
    operationsOf(current).map((entry) => [`${entry.method} ${entry.path}`, entry.operation]),
  )
  for (const { method, path, operation } of operationsOf(newer)) {
    const model = ours.get(`${method} ${path}`)
    if (!model) continue
    pairBodies(model.requestBody, operation.requestBody, pair)
    for (const [status, answer] of Object.entries(operation.responses ?? {})) {
      pairBodies(model.responses?.[status], answer, pair)
    }
  }
}

function pairBodies(
  old: Body | undefined,
  now: Body | undefined,
  pair: (old: Schema | undefined, now: Schema | undefined) => void,
): void {
  for (const [type, media] of Object.entries(now?.content ?? {}))
    pair(old?.content?.[type]?.schema, media.schema)
}

/** A union, a list of values or an object; a plain string needs no name. */
const isWorthAName = ({ oneOf, anyOf, enum: values, properties }: Schema) =>
  Boolean(oneOf ?? anyOf ?? values ?? properties)

function withoutWords(schema: Schema): Schema {
  const copy = structuredClone(schema)
  walk(copy, (node) => {
    delete node.description
    delete node.title
  })
  return copy
}
