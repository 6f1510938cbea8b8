import { resolveRef, type OpenApiDocument, type Schema } from '@/scripts/api/document'

const OPTIONAL_UNTIL_DEPTH = 1

/** A value that a schema allows: every property near the top, only the required ones further down. */
export function sampleOf(document: OpenApiDocument, schema: Schema, depth = 0): unknown {
  const node = resolveRef(document, schema)
  const [first] = node.oneOf ?? node.anyOf ?? []
  if (first) return sampleOf(document, first, depth)
  if (node.const !== undefined) return node.const
  if (node.enum) return node.enum[0]
  const type = Array.isArray(node.type) ? node.type[0] : node.type
  switch (type) {
    case 'string':
      return stringOf(node)
    case 'integer':
    case 'number':
      return Number(node.minimum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return [sampleOf(document, node.items ?? {}, depth + 1)]
    case 'object':
      return objectOf(document, node, depth)
    case undefined:
      return 'anything'
    default:
      throw new Error(`A schema of an unknown type: ${JSON.stringify(node)}`)
  }
}

function stringOf({ format, pattern, minLength }: Schema): unknown {
  if (format === 'binary') return new Blob(['sound'], { type: 'audio/wav' })
  if (format === 'date-time') return '2024-02-29T12:00:00.000Z'
  if (pattern) return 'name'
  return 'text & más'.padEnd(Number(minLength ?? 0), '.')
}

function objectOf(document: OpenApiDocument, node: Schema, depth: number): Record<string, unknown> {
  const { properties = {}, required = [] } = node
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || depth <= OPTIONAL_UNTIL_DEPTH,
  )
  return Object.fromEntries(
    names.map((name) => [name, sampleOf(document, properties[name] ?? {}, depth + 1)]),
  )
}
