import { posix } from 'node:path'
import { stringify } from 'yaml'
import { operationsOf, walk, type OpenApiDocument, type PathItem } from './document'

/**
 * How one document becomes the files of `openapi/`: the root, `paths/` by resource, `schemas/` by subject,
 * and the parameters and responses that all of them share. Names of files are relative to `openapi/`.
 */
type SpecFiles = Map<string, string>

/** Which file under `schemas/` holds a schema, without folder and suffix. */
type SchemaPlacement = ReadonlyMap<string, string>

const { dirname, relative } = posix
const ROOT = 'openapi.yaml'
const COMPONENT_REF = /^#\/components\/(schemas|parameters|responses)\/(.+)$/

export function splitDocument(document: OpenApiDocument, known: SchemaPlacement): SpecFiles {
  const placement = placementWithNew(document, known)
  const groups = new Map<string, Record<string, unknown>>()
  const put = (file: string, key: string, value: unknown) => {
    const group = groups.get(file) ?? {}
    group[key] = pointAcrossFiles(value, file, fileOf)
    groups.set(file, group)
  }
  const fileOf = (section: string, name: string) =>
    section === 'schemas' ? `schemas/${placement.get(name) ?? 'common'}.yaml` : `${section}.yaml`

  const { schemas = {}, parameters = {}, responses = {}, ...components } = document.components ?? {}
  const paths: Record<string, PathItem> = {}
  for (const [path, item] of Object.entries(document.paths)) {
    const file = `paths/${resourceFileOf(path, item, document)}.yaml`
    const key = pathKey(path)
    put(file, key, item)
    paths[path] = { $ref: `${file}#/${key}` }
  }
  const sections = { schemas, parameters, responses }
  for (const [section, entries] of Object.entries(sections)) {
    for (const [name, value] of Object.entries(entries).sort(byName)) put(fileOf(section, name), name, value)
  }
  const { webhooks } = document
  const messages = webhooks && { webhooks: pointAcrossFiles(webhooks, ROOT, fileOf) }
  const files: SpecFiles = new Map([[ROOT, write({ ...document, paths, ...messages, components })]])
  for (const [file, group] of [...groups].sort(byName)) files.set(file, write(group))
  return files
}

/** `/test-suite/{testSuiteId}/run/{id}` becomes `testSuiteByTestSuiteIdRunById`. */
function pathKey(path: string): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .flatMap((part) => (part.startsWith('{') ? ['by', part.slice(1, -1)] : part.split('-')))
  return words.map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}

/** A new schema goes into the file of the schema that refers to it, or of the resource that uses it first. */
function placementWithNew(document: OpenApiDocument, known: SchemaPlacement): Map<string, string> {
  const placement = new Map(known)
  const schemas = document.components?.schemas ?? {}
  const placeRefs = (node: unknown, file: string): void =>
    walk(node, ({ $ref }) => {
      const name = typeof $ref === 'string' ? COMPONENT_REF.exec($ref)?.[2] : undefined
      if (!name || !(name in schemas) || placement.has(name)) return
      placement.set(name, file)
      placeRefs(schemas[name], file)
    })
  for (const [name, file] of known) placeRefs(schemas[name], file)
  const files = new Set(known.values())
  for (const [path, item] of Object.entries(document.paths)) {
    const resource = resourceFileOf(path, item, document)
    const singular = resource.replace(/s$/, '')
    placeRefs(item, files.has(singular) ? singular : resource)
  }
  placeRefs(document.webhooks, 'message')
  return placement
}

function resourceFileOf(path: string, item: PathItem, document: OpenApiDocument): string {
  const [first] = operationsOf({ ...document, paths: { [path]: item } })
  return (first?.operation.tags?.[0] ?? 'other').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function pointAcrossFiles(value: unknown, from: string, fileOf: (section: string, name: string) => string) {
  const copy: unknown = structuredClone(value)
  const across = (ref: string) => {
    const [, section, name] = COMPONENT_REF.exec(ref) ?? []
    if (!section || !name) return ref
    const file = fileOf(section, name)
    return file === from ? `#/${name}` : `${pathBetween(from, file)}#/${name}`
  }
  walk(copy, (node) => {
    if (typeof node.$ref === 'string') node.$ref = across(node.$ref)
    const mapping = (node.discriminator as { mapping?: Record<string, string> } | undefined)?.mapping
    if (mapping) for (const [tag, ref] of Object.entries(mapping)) mapping[tag] = across(ref)
  })
  return copy
}

function pathBetween(from: string, to: string): string {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0)

const write = (value: unknown) =>
  stringify(value, { lineWidth: 110, singleQuote: true, aliasDuplicateObjects: false })
