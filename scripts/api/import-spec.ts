import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { diff, type Change } from './diff'
import { isUnpublishedIn, keyOf, nameOf, operationsOf, type OpenApiDocument } from './document'
import { generate } from './generated-files'
import { SpecError } from './check'
import { OPENAPI_FOLDER, OPENAPI_ROOT, readDocument, readSpec } from './load'
import { merge } from './merge'
import { normalise, type Repair } from './normalise'
import { NAMES_FILE, namesFile, readNames } from './names'
import { splitDocument } from './spec-layout'
import { brokenUsages, type BrokenUsage } from './broken-usages'
import { writeAtomically } from './write'

export interface KeptOperation {
  /** `GET /call`. */
  operation: string
  /** The method of the client: `calls.list`. */
  method: string
}

export interface UpdateReport {
  /** A warning that the document may be the wrong one. */
  warnings: string[]
  /** What was corrected while reading. */
  repairs: Repair[]
  changes: Change[]
  /** New operations without a name, with the method that we suggest. */
  unnamed: KeptOperation[]
  /** Lines of this project that use what breaks. */
  brokenUsages: BrokenUsage[]
  /** Operations that the platform has never published, and that stay. */
  unpublished: KeptOperation[]
  /** Operations that were published, are no longer mentioned, and stay. */
  withdrawn: KeptOperation[]
}

export interface ImportOptions {
  /** A newer specification: ours or the platform's, OpenAPI 3.0 or 3.1, JSON or YAML. */
  source: string
  /** Whether to write openapi/ and lib/api. Default: only report. */
  write?: boolean
  /** Whether operations that the newer document does not mention are removed. Default: they stay. */
  prune?: boolean
  /** Whether new operations get the names that we suggest. Default: nothing is written until they have a name. */
  acceptNames?: boolean
  /** The project's folder. */
  root?: string
  /** Formats a file of openapi/ in the way that the format check of the project accepts. */
  format: (yaml: string) => Promise<string>
}

/** Compares a newer specification with ours, and imports it if `write` is set. Writes all files or none. */
export async function importSpec(options: ImportOptions): Promise<UpdateReport> {
  const { source, write = false, prune = false, acceptNames = false, root = '.', format } = options
  const [folder, current] = [join(root, OPENAPI_FOLDER), await readSpec(join(root, OPENAPI_ROOT))]
  const given = await readNames(folder)
  const { warnings, repairs, names, unnamed, next, changes, files } = await readingOf(source, async () => {
    const { document: newer, repairs } = normalise(await readDocument(source))
    const warnings = doubtsAbout(newer, current, source)
    const { document: next, names, unnamed } = merge(current, newer, { prune, names: given })
    const changes = diff(current, next)
    return { warnings, repairs, names, unnamed, next, changes, files: await generate(next) }
  })
  const usages = await usagesOfWhatBreaks(next, changes, files, root)
  if (write) {
    if (!acceptNames) refuseUnnamed(unnamed, source)
    const known = (await readdir(folder, { recursive: true })).filter(
      (file) => file.endsWith('.yaml') && file !== NAMES_FILE,
    )
    const spec = new Map(await specFiles(next, folder, known, format))
    spec.set(join(folder, NAMES_FILE), await format(namesFile(names)))
    const stale = known.map((file) => join(folder, file)).filter((file) => !spec.has(file))
    const generated = [...files].map(([file, text]): [string, string] => [join(root, file), text])
    await writeAtomically(new Map([...spec, ...generated]), stale)
  }
  const wasUnpublished = isUnpublishedIn(current)
  const wasPublished = new Set(
    operationsOf(current)
      .filter((it) => !wasUnpublished(it))
      .map(nameOf),
  )
  const kept = operationsOf(next)
    .filter(isUnpublishedIn(next))
    .map((it) => ({ operation: nameOf(it), method: it.operation.operationId ?? '' }))
  const withdrawn = kept.filter(({ operation }) => wasPublished.has(operation))
  const unpublished = kept.filter(({ operation }) => !wasPublished.has(operation))
  return { warnings, repairs, changes, brokenUsages: usages, unnamed, withdrawn, unpublished }
}

/** If fewer of the operations are in both documents than this share, we warn that the document may be the wrong one. */
const COMMON_SHARE = 0.5

/** Refuses the document of another service, which would add all of its operations and withdraw all of ours. Returns warnings. */
function doubtsAbout(newer: OpenApiDocument, current: OpenApiDocument, source: string): string[] {
  const [theirs, ours] = [operationsOf(newer), operationsOf(current)]
  const isUnpublished = isUnpublishedIn(current)
  const published = ours.filter((it) => !isUnpublished(it))
  const known = new Set(ours.map(keyOf))
  const mentioned = new Set(theirs.map(keyOf))
  const common = theirs.filter((it) => known.has(keyOf(it))).length
  const kept = published.filter((it) => mentioned.has(keyOf(it))).length
  const [example] = ours
  if (common === 0 && example)
    throw new SpecError(
      `${source} describes another service: it has none of our operations, such as ${nameOf(example)}; give the platform's own document.`,
    )
  return [
    common < theirs.length * COMMON_SHARE &&
      `Only ${common} of its ${theirs.length} operations are ours; is it the platform's document?`,
    kept < published.length * COMMON_SHARE &&
      `It has only ${kept} of the ${published.length} operations that were published until now; is it complete?`,
  ].filter((it) => it !== false)
}

/** A person chooses the name of a method, because it is public and does not change later. */
function refuseUnnamed(unnamed: KeptOperation[], source: string): void {
  if (unnamed.length === 0) return
  const suggestions = unnamed.map(({ operation, method }) => `${operation}: ${method}`).join(', ')
  throw new SpecError(
    `${source} has operations that nobody has named; add them to ${OPENAPI_FOLDER}/${NAMES_FILE} under "operations", or give --accept-names for these names: ${suggestions}.`,
  )
}

/** If an error that our checks did not expect stops the import, we report it as a fault of the document. */
async function readingOf<T>(source: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof SpecError) throw cause
    const [why] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
    throw new SpecError(
      `${source} cannot be imported: ${why}; correct what \`npx redocly lint\` finds in it.`,
      { cause },
    )
  }
}

/**
 * Returns the places in our code that the changes break. The types do not show that a limit became narrower. We therefore
 * remove such a field from the types, and the compiler reports every place that uses it.
 */
async function usagesOfWhatBreaks(
  next: OpenApiDocument,
  changes: Change[],
  files: Map<string, string>,
  root: string,
): Promise<BrokenUsage[]> {
  if (!changes.some(({ breaking }) => breaking)) return []
  const tightened = changes.flatMap(({ isTightened, subject }) => (isTightened ? [subject] : []))
  if (tightened.length === 0) return brokenUsages(files, root)
  const without = structuredClone(next)
  for (const field of tightened) {
    const [schema = '', property = ''] = field.split('.')
    delete without.components?.schemas?.[schema]?.properties?.[property]
  }
  return brokenUsages(await generate(without), root)
}

/** The files of openapi/. Each schema stays in its file. A new one goes into the file of a schema that refers to it. */
async function specFiles(
  document: OpenApiDocument,
  folder: string,
  known: string[],
  format: (yaml: string) => Promise<string>,
): Promise<[file: string, text: string][]> {
  const schemas = known.filter((file) => /^schemas[\\/]/.test(file))
  const placement = await Promise.all(
    schemas.map(async (file) =>
      Object.keys(parse(await readFile(join(folder, file), 'utf8')) as object).map(
        (name): [string, string] => [name, basename(file, '.yaml')],
      ),
    ),
  )
  const files = splitDocument(document, new Map(placement.flat()))
  return Promise.all([...files].map(async ([file, text]) => [join(folder, file), await format(text)]))
}
