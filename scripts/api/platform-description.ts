import type { JsonSchema, OperationDescription, PlatformDescription } from '@/lib/api/testing/description'
import {
  nameIn,
  operationsOf,
  parametersOf,
  refsFrom,
  resolveRef,
  type OpenApiDocument,
  type OperationEntry,
} from './document'

/** The module with the specification as the fake platform reads it, one operation or schema a line. */
export function platformModule(document: OpenApiDocument): string {
  const { operations, schemas } = describePlatform(document)
  const listed = operations.map((operation) => JSON.stringify(operation)).join(',\n')
  const named = Object.entries(schemas)
    .map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`)
    .join(',\n')
  return `import type { PlatformDescription } from './description'

/** Text, because a parser of JSON reads it several times faster than one of TypeScript. */
export const PLATFORM = JSON.parse(String.raw\`${quoted(`{"operations":[\n${listed}\n],"schemas":{\n${named}\n}}`)}\`) as PlatformDescription
`
}

/** JSON inside of a raw template literal. */
const quoted = (json: string) => json.replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{')

/** The operations of a document, and the schemas that their requests and successful answers lead to. */
export function describePlatform(document: OpenApiDocument): PlatformDescription {
  const operations = operationsOf(document).map((entry) => describeOperation(document, entry))
  const names = [...refsFrom(document, operations)].flatMap(($ref) => nameIn({ $ref }) ?? []).sort()
  const schemas = Object.fromEntries(
    names.map((name) => [name, bare(document.components?.schemas?.[name] ?? {})]),
  )
  return { operations, schemas }
}

function describeOperation(document: OpenApiDocument, entry: OperationEntry): OperationDescription {
  const { operation, method, path } = entry
  const body = operation.requestBody && resolveRef(document, operation.requestBody)
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
  return {
    id: operation.operationId ?? `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: parametersOf(document, entry).map(({ name, in: place, required, schema = {} }) => ({
      name,
      in: place,
      ...(required && { required }),
      schema: bare(schema),
    })),
    ...(type && { body: { type, schema: bare(media?.schema ?? {}), required: body?.required ?? false } }),
    answer: answerOf(document, entry),
    needsToken: (operation.security ?? document.security ?? []).length > 0,
  }
}

/** If a creation is described as both 200 and 201, the fake answers 201. */
function answerOf(document: OpenApiDocument, { operation, method }: OperationEntry) {
  const successes = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'))
  const [status, answer] =
    (method === 'post' ? successes.find(([it]) => it === '201') : undefined) ?? successes[0] ?? []
  const [type, media] = Object.entries((answer && resolveRef(document, answer).content) ?? {})[0] ?? []
  return {
    status: Number(status ?? 200),
    ...(type && { type, ...(media?.schema && { schema: bare(media.schema) }) }),
  }
}

/** Keywords that do not restrict which values are valid. */
const WORDING = new Set(['description', 'title', 'summary', 'deprecated', 'example', 'examples', 'mapping'])

/** Some published patterns are the name of a constant instead of its value; no text can match them. */
const isNameOfConstant = (pattern: unknown) =>
  typeof pattern === 'string' && /^[A-Z][A-Z0-9_]{3,}$/.test(pattern)

/** An empty list of values, which no value would satisfy. It is a fault of the generator that the platform uses. */
const isEmptyList = (key: string, value: unknown) =>
  key === 'enum' && Array.isArray(value) && value.length === 0

/** A schema without its wording. Properties may have the names of keywords. */
function bare(schema: object, isMap = false): JsonSchema {
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    const isWording =
      WORDING.has(key) || key.startsWith('x-') || (key === 'pattern' && isNameOfConstant(value))
    if (!isMap && (isWording || isEmptyList(key, value))) return []
    return [[key, bareValue(value, !isMap && key)]]
  })
  return Object.fromEntries(entries)
}

function bareValue(value: unknown, key: string | false): unknown {
  // Values of callers, which may look like schemas.
  if (key === 'default' || key === 'const' || key === 'enum') return value
  if (Array.isArray(value)) return value.map((item: unknown) => bareValue(item, false))
  return typeof value === 'object' && value !== null ? bare(value, key === 'properties') : value
}
