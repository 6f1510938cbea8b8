import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { diff, type Change } from './diff'
import { nameOf, operationsOf, type OpenApiDocument } from './document'
import { generate } from './generated-files'
import { OPENAPI_FOLDER, OPENAPI_ROOT, readSpec, SpecError } from './load'
import { merge } from './merge'
import { normalise } from './normalise'
import type { KeptOperation, UpdateReport } from './report'
import { placementOf, splitDocument } from './spec-layout'
import { brokenUses, type BrokenUse } from './uses'
import { writeAtomically } from './write'

export interface TakeInOptions {
  /** A newer specification: ours or the platform's, OpenAPI 3.0 or 3.1, JSON or YAML. */
  source: string
  /** Whether to write openapi/ and lib/api. Default: only report. */
  write?: boolean
  /** Whether operations that the newer document does not mention are removed. Default: they stay. */
  prune?: boolean
  /** The project's folder. */
  root?: string
  /** How a file of openapi/ is laid out, so that the project's own check of its formatting passes. */
  format: (yaml: string) => Promise<string>
}

/** Compares a newer specification with ours and, where asked to, takes it in. Writes everything or nothing. */
export async function takeIn(options: TakeInOptions): Promise<UpdateReport> {
  const { source, write = false, prune = false, root = '.', format } = options
  const current = await readSpec(join(root, OPENAPI_ROOT))
  const { document: newer, repairs } = normalise(await readSpec(source))
  const next = merge(current, newer, { prune })
  const changes = diff(current, next)
  const files = await generatedFrom(next, source)
  const uses = await usesOfWhatBreaks(next, changes, files, root)
  if (write) {
    const spec = await specFiles(next, root, format)
    const stale = (await yamlFilesIn(join(root, OPENAPI_FOLDER))).filter((file) => !spec.has(file))
    await writeAtomically(new Map([...spec, ...[...files].map(inRoot(root))]), stale)
  }
  const kept = operationsOf(next).filter(({ operation }) => operation['x-published'] === false)
  const wasPublished = new Set(
    operationsOf(current).flatMap((it) => (it.operation['x-published'] === false ? [] : [nameOf(it)])),
  )
  const [withdrawn, unpublished] = [true, false].map((was) =>
    kept
      .filter((entry) => wasPublished.has(nameOf(entry)) === was)
      .map((entry) => ({ operation: nameOf(entry), method: entry.operation.operationId ?? '' })),
  ) as [KeptOperation[], KeptOperation[]]
  return { repairs, changes, uses, withdrawn, unpublished }
}

async function generatedFrom(document: OpenApiDocument, source: string): Promise<Map<string, string>> {
  try {
    return await generate(document)
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new SpecError(`${source} cannot be turned into types: ${why}`)
  }
}

/**
 * The types do not show that a limit became narrower. To find who uses such a field, it is left out of the
 * types that our code is checked against.
 */
async function usesOfWhatBreaks(
  next: OpenApiDocument,
  changes: Change[],
  files: Map<string, string>,
  root: string,
): Promise<BrokenUse[]> {
  if (!changes.some(({ breaking }) => breaking)) return []
  const tightened = changes.flatMap(({ isTightened, subject }) => (isTightened ? [subject] : []))
  if (tightened.length === 0) return brokenUses(files, root)
  const without = structuredClone(next)
  for (const field of tightened) {
    const [schema = '', property = ''] = field.split('.')
    delete without.components?.schemas?.[schema]?.properties?.[property]
  }
  return brokenUses(await generate(without), root)
}

const inRoot =
  (root: string) =>
  ([file, text]: [string, string]): [string, string] => [join(root, file), text]

async function yamlFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith('.yaml')).map((name) => join(folder, name))
}

/** The files of openapi/, each schema where it stood; new ones beside the schemas that refer to them. */
async function specFiles(
  document: OpenApiDocument,
  root: string,
  format: (yaml: string) => Promise<string>,
): Promise<Map<string, string>> {
  const folder = join(root, OPENAPI_FOLDER)
  const parsed = await Promise.all(
    (await yamlFilesIn(folder)).map(async (file): Promise<[string, Record<string, unknown>]> => {
      return [
        file.slice(folder.length + 1).replaceAll('\\', '/'),
        parse(await readFile(file, 'utf8')) as never,
      ]
    }),
  )
  const files = new Map<string, string>()
  for (const [file, text] of splitDocument(document, placementOf(parsed))) {
    files.set(join(folder, file), await format(text))
  }
  return files
}
