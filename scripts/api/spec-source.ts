import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import { parse } from 'yaml'
import type { OpenApiDocument, Schema } from './document'

export const OPENAPI_FOLDER = 'openapi'
export const OPENAPI_ROOT = `${OPENAPI_FOLDER}/openapi.yaml`

/** A file or address that could not be read as one whole document. The message is meant to be shown alone. */
export class SpecError extends Error {
  override readonly name = 'SpecError'
}

/** Reads a document with everything it refers to into one object, its schemas in the order of their names. */
export async function readSpec(fileOrUrl: string): Promise<OpenApiDocument> {
  const result = await bundle({ ref: fileOrUrl, config: await createConfig({}) })
  const [problem] = result.problems.filter(({ severity }) => severity === 'error')
  if (problem) throw new SpecError(problem.message)
  const document = result.bundle.parsed as OpenApiDocument
  const sorted = Object.entries(document.components?.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  const schemas: Record<string, Schema> = Object.fromEntries(sorted)
  return { ...document, components: { ...document.components, schemas } }
}

/** The files of `openapi/` as they are on the disk, parsed, by their name inside the folder. */
export async function readSpecFiles(folder = OPENAPI_FOLDER): Promise<[string, Record<string, unknown>][]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml')).sort()
  return Promise.all(
    names.map(async (name): Promise<[string, Record<string, unknown>]> => {
      const text = await readFile(join(folder, name), 'utf8')
      return [name.replaceAll('\\', '/'), parse(text) as Record<string, unknown>]
    }),
  )
}
