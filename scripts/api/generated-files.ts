import { readFile } from 'node:fs/promises'
import type { OpenApiDocument } from './document'
import { operationTable, serverModule } from './operation-table'
import { platformModule } from './platform-description'
import { schemaNames, typesOf } from './types'

export const TYPES_FILE = 'lib/api/schema.generated.d.ts'
export const NAMES_FILE = 'lib/api/schema-names.generated.ts'
export const SERVER_FILE = 'lib/api/server.generated.ts'
export const OPERATIONS_FILE = 'lib/api/operations.generated.ts'
export const PLATFORM_FILE = 'lib/api/testing/platform.generated.ts'

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
