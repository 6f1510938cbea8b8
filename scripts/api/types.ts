import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { GENERATED_NOTICE } from './notice'
import type { OpenApiDocument } from './document'

const BLOB = ts.factory.createTypeReferenceNode('Blob')

/** The types of every path, operation and schema of a document, as the text of one module. */
export async function typesOf(document: OpenApiDocument): Promise<string> {
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? BLOB : undefined),
  })
  const text = astToString(ast)
    .replaceAll(DISCRIMINATOR_REMARK, '')
    .replaceAll(OPEN_ENUM, '$1 | (string & {})')
  return `${GENERATED_NOTICE}${text}`
}

/** The remark says only how the generator works. */
const DISCRIMINATOR_REMARK =
  /^ *\/\*\*\n *\* @description discriminator enum property added by openapi-typescript\n(?: *\* @enum .*\n)? *\*\/\n/gm
/** Known values or any other string: `& {}` keeps the known ones in an editor's suggestions. */
const OPEN_ENUM = /(\((?:"[^"]*"(?: \| )?)+\)|components\["schemas"\]\["\w+Enum"\]) \| string(?=[;)])/g
