import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { operationsOf, resolveRef, type OpenApiDocument, type OperationEntry } from './document'
import { FORMATS, withOpenEnums } from './open-enums'
import { platformModule } from './platform-description'

const TYPES_FILE = 'lib/api/schema.generated.d.ts'
export const NAMES_FILE = 'lib/api/schema-names.generated.ts'
const SERVER_FILE = 'lib/api/server.generated.ts'
const OPERATIONS_FILE = 'lib/api/operations.generated.ts'
const PLATFORM_FILE = 'lib/api/testing/platform.generated.ts'

const NOTICE = `/**
 * Generated from openapi/ by \`npm run api:generate\`. Do not edit: change the specification and regenerate.
 */
`

/** The text of every generated file, by its path from the root of the project. */
export async function generate(document: OpenApiDocument): Promise<Map<string, string>> {
  return new Map([
    [TYPES_FILE, NOTICE + (await typesOf(document))],
    [NAMES_FILE, NOTICE + schemaNames(document)],
    [SERVER_FILE, NOTICE + serverModule(document)],
    [OPERATIONS_FILE, NOTICE + operationTable(document)],
    [PLATFORM_FILE, NOTICE + platformModule(document)],
  ])
}

/** Those of `files` that are missing on the disk or have another text there. */
export async function isStale(files: ReadonlyMap<string, string>): Promise<string[]> {
  const stale: string[] = []
  for (const [file, text] of files) {
    const onDisk = await readFile(file, 'utf8').catch(() => undefined)
    if (onDisk !== text) stale.push(file)
  }
  return stale
}

const { factory } = ts
const nodeOf = (name: string) => factory.createTypeReferenceNode(name)
/** `string & {}`: any other text; a plain `string` would take the known values out of an editor's suggestions. */
const OTHER_TEXT = factory.createIntersectionTypeNode([
  factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
  factory.createTypeLiteralNode([]),
])
const BY_FORMAT = new Map<unknown, ts.TypeNode>([
  ['binary', nodeOf('Blob')],
  [FORMATS.otherText, OTHER_TEXT],
  [FORMATS.unrecognized, nodeOf('Unrecognized')],
])

const UNRECOGNIZED = `
/**
 * The tag of an object that the specification did not know when these types were made. It is no text that the
 * platform sends: it lets a \`switch\` tell the known objects apart and still have a \`default\` branch.
 */
export type Unrecognized = \`\${string} (unrecognized)\`

`

/** The types of every path, operation and schema of a document, as the text of one module. */
export async function typesOf(document: OpenApiDocument): Promise<string> {
  const ast = await openapiTS(withOpenEnums(document) as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => BY_FORMAT.get('format' in schema && schema.format),
  })
  return UNRECOGNIZED + astToString(ast)
}

/** Every schema as a type under the platform's own name for it, as the official SDKs export them. */
const schemaNames = ({ components }: OpenApiDocument): string =>
  [
    `\nimport type { components } from './schema.generated'\n`,
    `type Schemas = components['schemas']\n`,
    ...Object.keys(components?.schemas ?? {}).map((name) => `export type ${name} = Schemas['${name}']`),
    '',
  ].join('\n')

/** The module that holds the platform's own address. */
const serverModule = ({ servers }: OpenApiDocument): string =>
  `\n/** Where the platform answers. */\nexport const DEFAULT_BASE_URL = '${servers?.[0]?.url ?? ''}'\n`

interface Tree {
  [name: string]: Tree | OperationEntry
}
const isOperation = (node: Tree | OperationEntry): node is OperationEntry => typeof node.method === 'string'

/** The module that says which method of the client is which operation. */
function operationTable(document: OpenApiDocument): string {
  const tree: Tree = {}
  for (const entry of operationsOf(document)) place(tree, entry)
  const resources = Object.entries(tree).map(
    ([name, node]) => `export const ${name} = ${print(node as Tree, document)} as const\n`,
  )
  return ['', ...resources].join('\n')
}

function place(tree: Tree, entry: OperationEntry): void {
  const names = entry.operation.operationId?.split('.') ?? []
  const last = names.pop()
  if (!last || names.length === 0) throw new Error(`${entry.path} needs an operation id like calls.list.`)
  if (last === 'path')
    throw new Error(`${entry.path} needs another operation id; "path" is the resource's own.`)
  let node = tree
  for (const name of names) {
    const next = ownIn(node, name) ?? (node[name] = {})
    if (isOperation(next)) throw new Error(`${name} is both an operation and a resource.`)
    node = next
  }
  if (ownIn(node, last)) throw new Error(`Two operations are called ${entry.operation.operationId}.`)
  node[last] = entry
}

/** An operation may have a name that every object has, such as `constructor`. */
const ownIn = (node: Tree, name: string) => (Object.hasOwn(node, name) ? node[name] : undefined)

/** What all paths begin with, in complete segments. */
function commonPath(paths: string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'))
  const differs = first.findIndex((segment, i) => others.some((segments) => segments[i] !== segment))
  return first.slice(0, differs < 0 ? undefined : differs).join('/')
}

/**
 * One operation as the client reads it: `PATCH /{id} b` is its method, the rest of its path after that of the
 * resource, and flags: `b` takes a body, `m` a multipart body, `q` a query, `n` has numbered pages, `c` is paged
 * by the time of creation, `e` may answer with nothing, `f` answers with a file, `p` needs no token.
 */
function lineOf(
  { method, path, operation }: OperationEntry,
  base: string,
  document: OpenApiDocument,
): string {
  const content = Object.keys(operation.requestBody?.content ?? {})
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'))
  const types = answers.flatMap(([, answer]) => Object.keys(answer.content ?? {}))
  const query = (operation.parameters ?? [])
    .map((parameter) => resolveRef(document, parameter))
    .flatMap(({ in: place, name }) => (place === 'query' ? [name] : []))
  const flags = [
    content.length > 0 && (content.includes('multipart/form-data') ? 'm' : 'b'),
    query.length > 0 && 'q',
    query.includes('page') ? 'n' : query.includes('limit') && query.includes('createdAtLe') && 'c',
    types.length === 0 && 'e',
    types.includes('application/octet-stream') && 'f',
    operation.security?.length === 0 && 'p',
  ].filter(Boolean)
  return [method.toUpperCase(), path.slice(base.length), flags.join('')].filter(Boolean).join(' ')
}

function print(node: Tree, document: OpenApiDocument, depth = 0): string {
  const pad = '  '.repeat(depth + 1)
  const base = commonPath(Object.values(node).flatMap((it) => (isOperation(it) ? [it.path] : [])))
  const entries = Object.entries(node).map(([name, value]): [string, string] => [
    name,
    isOperation(value) ? JSON.stringify(lineOf(value, base, document)) : print(value, document, depth + 1),
  ])
  if (base) entries.unshift(['path', JSON.stringify(base)])
  const lines = entries.map(([name, value]) => `${pad}${name}: ${value},\n`)
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`
}
