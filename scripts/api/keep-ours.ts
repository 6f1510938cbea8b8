import { isDeepStrictEqual } from 'node:util'
import { operationsOf, resolveRef, type Body, type OpenApiDocument, type Schema } from './document'
import { memberKey, shapeOf } from './schema-shape'

/**
 * Puts our way of writing a schema in place of the newer one wherever both mean the same, so that taking a
 * newer document in changes only what changed. Changes `newer`.
 */
export function keepOurs(current: OpenApiDocument, newer: OpenApiDocument): void {
  const schemas = ((newer.components ??= {}).schemas ??= {})
  const same = createSameness(current, newer)
  const kept = (old: Schema | undefined, now: Schema): Schema => {
    if (!old) return now
    if (same(old, now)) return old
    if (!now.$ref && !old.$ref) inside(old, now)
    return now
  }
  const inside = (old: Schema, now: Schema) => {
    for (const [name, property] of Object.entries(now.properties ?? {})) {
      if (now.properties) now.properties[name] = kept(old.properties?.[name], property)
    }
    if (now.items) now.items = kept(old.items, now.items)
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const ours = current.components?.schemas?.[name]
    if (ours) schemas[name] = kept(ours, schema)
  }
  const bodies = (old: Body | undefined, now: Body | undefined) => {
    for (const [type, media] of Object.entries(now?.content ?? {})) {
      if (media.schema) media.schema = kept(old?.content?.[type]?.schema, media.schema)
    }
  }
  const ours = new Map(
    operationsOf(current).map((entry) => [`${entry.method} ${entry.path}`, entry.operation]),
  )
  for (const { method, path, operation } of operationsOf(newer)) {
    const model = ours.get(`${method} ${path}`)
    bodies(model?.requestBody, operation.requestBody)
    for (const [status, answer] of Object.entries(operation.responses ?? {}))
      bodies(model?.responses?.[status], answer)
  }
  for (const [name, schema] of Object.entries(current.components?.schemas ?? {})) schemas[name] ??= schema
}

/** Whether two schemas allow the same, up to the components they both refer to by the same name. */
export function createSameness(current: OpenApiDocument, newer: OpenApiDocument) {
  return function same(old: Schema, now: Schema): boolean {
    const [a, b] = [shapeOf(current, old), shapeOf(newer, now)]
    if (a.name && a.name === b.name) return true
    const all = (x: Record<string, Schema>, y: Record<string, Schema>) =>
      isDeepStrictEqual(Object.keys(x).sort(), Object.keys(y).sort()) &&
      Object.entries(x).every(([name, schema]) => same(schema, y[name] ?? {}))
    const byKey = (document: OpenApiDocument, members: Schema[]) =>
      Object.fromEntries(members.map((member) => [memberKey(document, member), member]))
    return (
      isDeepStrictEqual(plain(a), plain(b)) &&
      marksOf(resolveRef(current, old)) === marksOf(resolveRef(newer, now)) &&
      all(a.properties, b.properties) &&
      all(byKey(current, a.members), byKey(newer, b.members)) &&
      all(a.items ? { items: a.items } : {}, b.items ? { items: b.items } : {}) &&
      sameOthers(a.others, b.others)
    )
    function sameOthers(x: Schema | boolean, y: Schema | boolean): boolean {
      return typeof x === 'object' && typeof y === 'object' ? same(x, y) : x === y
    }
  }
}

const plain = ({ types, nullable, values, required, limits }: ReturnType<typeof shapeOf>) => ({
  types,
  nullable,
  values: values && [...values].map(String).sort(),
  required: [...required].sort(),
  limits,
})

/** What changes no type but is worth taking over. */
const marksOf = (schema: Schema) => `${schema.deprecated === true} ${JSON.stringify(schema.default)}`
