import {
  isUnpublishedIn,
  operationsOf,
  resolveRef,
  type OpenApiDocument,
  type OperationEntry,
  type Schema,
} from '../api/document'

const JSON_BODY = 'application/json'

/** The API's methods as a page of Markdown: one table for each tag, in the order of the specification. */
export function operationsPage(document: OpenApiDocument): string {
  const byTag = new Map<string, OperationEntry[]>()
  for (const entry of operationsOf(document)) {
    const tag = entry.operation.tags?.[0] ?? 'Other'
    byTag.set(tag, [...(byTag.get(tag) ?? []), entry])
  }
  const tables = [...byTag].map(([tag, entries]) =>
    [
      `## ${tag}`,
      '',
      '| method of the client | request | answers | does |',
      '| --- | --- | --- | --- |',
      ...entries.map((entry) => rowOf(entry, document)),
    ].join('\n'),
  )
  return [
    '---\ntitle: Operations\n---\n# Operations',
    'Every method of the client that `createManagementClient` makes, from the specification in `openapi/`. ' +
      'Names of types are those of `components["schemas"]`. Options come last: `{ signal, timeoutMs, idempotent }`. ' +
      'Operations marked "not published" answer, but are not in the document that the platform publishes.',
    ...tables,
    '',
  ].join('\n\n')
}

function rowOf(entry: OperationEntry, document: OpenApiDocument): string {
  const { path, method, operation } = entry
  const cells = [
    `\`client.${operation.operationId}(${argumentsOf(entry, document).join(', ')})\``,
    `\`${method.toUpperCase()} ${path}\``,
    answerOf(entry, document),
    `${operation.summary ?? ''}${isUnpublishedIn(document)(entry) ? ' (not published)' : ''}`,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

/** As `lib/api/methods.ts` has them: the path's parameters, then the body or the query. */
function argumentsOf({ path, operation }: OperationEntry, document: OpenApiDocument): string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const body = Object.entries(operation.requestBody?.content ?? {})[0]
  if (body) return [...inPath, `${body[0] === JSON_BODY ? 'body' : 'form'}: ${schemaName(body[1].schema)}`]
  const hasQuery = (operation.parameters ?? []).some(
    (parameter) => resolveRef(document, parameter).in === 'query',
  )
  return hasQuery ? [...inPath, 'query?'] : inPath
}

function answerOf({ operation }: OperationEntry, document: OpenApiDocument): string {
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1]
  const [content] = Object.values(success ? (resolveRef(document, success).content ?? {}) : {})
  return content ? `\`${schemaName(content.schema)}\`` : 'nothing'
}

/** A schema as one would say it: its name, a list of what, one of several, or its type. */
function schemaName(schema: Schema | undefined): string {
  if (!schema) return 'unknown'
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.type === 'array') return `${schemaName(schema.items)}[]`
  const options = schema.oneOf ?? schema.anyOf
  if (options) return options.map(schemaName).join(' | ')
  return typeof schema.type === 'string' ? schema.type : 'unknown'
}
