import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import type { OpenApiDocument } from './document'
import { FORMATS, withOpenEnums } from './open-enums'

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
export const schemaNames = ({ components }: OpenApiDocument): string =>
  [
    `\nimport type { components } from './schema.generated'\n`,
    `type Schemas = components['schemas']\n`,
    ...Object.keys(components?.schemas ?? {}).map((name) => `export type ${name} = Schemas['${name}']`),
    '',
  ].join('\n')
