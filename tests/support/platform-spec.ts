import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { OpenApiDocument } from '@/scripts/api/document'

/** Its first line says of what it was made, the rest is the document. */
const KEPT = '.cache/platform-spec.txt'
/** What the document depends on: the specification, and the code that reads it. */
const SOURCES = ['openapi', 'scripts/api/load.ts', 'scripts/api/check.ts', 'scripts/api/document.ts']

const isFile = (place: string) => statSync(place).isFile()

function filesIn(place: string): string[] {
  if (isFile(place)) return [place]
  const found = readdirSync(place, { recursive: true, encoding: 'utf8' })
  return found
    .map((name) => path.join(place, name))
    .filter(isFile)
    .sort()
}

/**
 * The platform's specification as `readSpec` reads it. That takes seconds in each file of tests, so the result is kept
 * until the specification or its reader changes.
 */
export async function platformSpec(): Promise<OpenApiDocument> {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file))
  const key = hash.digest('hex')
  const [keptKey, kept] = existsSync(KEPT) ? readFileSync(KEPT, 'utf8').split('\n') : []
  if (keptKey === key && kept !== undefined) return JSON.parse(kept) as OpenApiDocument
  const { OPENAPI_ROOT, readSpec } = await import('@/scripts/api/load')
  const document = await readSpec(OPENAPI_ROOT)
  // Renamed, so that another worker never reads half of it.
  const written = `${KEPT}.${process.pid}`
  mkdirSync(path.dirname(KEPT), { recursive: true })
  writeFileSync(written, `${key}\n${JSON.stringify(document)}`)
  renameSync(written, KEPT)
  return document
}
