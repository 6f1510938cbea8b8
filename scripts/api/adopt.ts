import {
  nameOf,
  operationsOf,
  resolveRef,
  walk,
  type OpenApiDocument,
  type OperationEntry,
  type Parameter,
} from './document'
import { createSameness, keepOurs } from './keep-ours'
import { withSortedSchemas } from './load'
import { operationIdFor } from './operation-id'
import { keepNamesOfSchemas } from './schema-names'

/**
 * Takes what is ours over into a newer document: operation ids (they are the client's method names), wording,
 * shared parameters, names of unions the newer one writes in line. What the newer one says about fields stays.
 */
export function adopt(current: OpenApiDocument, newer: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(newer)
  const { components = {} } = document
  document.components = {
    ...components,
    ...current.components,
    parameters: { ...components.parameters, ...current.components?.parameters },
    responses: { ...components.responses, ...current.components?.responses },
    schemas: components.schemas ?? {},
  }
  const known = new Map(operationsOf(current).map((entry) => [nameOf(entry), entry]))
  adoptSecurity(document)
  for (const entry of operationsOf(document)) {
    const ours = known.get(nameOf(entry))
    if (ours) adoptOperation(entry, ours, current, document)
    else entry.operation.operationId = operationIdFor(entry, current)
  }
  document.paths = inOrderOf(current.paths, document.paths)
  for (const [path, item] of Object.entries(document.paths)) {
    document.paths[path] = inOrderOf(current.paths[path] ?? {}, item)
  }
  document.info = { ...current.info, version: newer.info.version }
  document.servers = current.servers ?? newer.servers ?? []
  document.tags = tagsOf(current, document)
  keepNamesOfSchemas(current, document)
  keepOurs(current, document)
  return withSortedSchemas(withoutUnused(document))
}

/** The same entries, those that we have in our order, the others after them. */
function inOrderOf<T extends object>(ours: object, entries: T): T {
  const keys = [...Object.keys(ours).filter((key) => key in entries), ...Object.keys(entries)]
  return Object.fromEntries(keys.map((key) => [key, entries[key as keyof T]])) as T
}

/** Where nothing is said for the whole document, each operation says for itself that it needs a token. */
function adoptSecurity(document: OpenApiDocument): void {
  if (!document.security) {
    for (const { operation } of operationsOf(document)) {
      if (operation.security?.length) delete operation.security
      else operation.security = []
    }
  }
  document.security = [{ bearer: [] }]
}

function adoptOperation(
  { operation, item }: OperationEntry,
  ours: OperationEntry,
  current: OpenApiDocument,
  document: OpenApiDocument,
): void {
  const { operationId, tags, summary, description } = ours.operation
  Object.assign(operation, { operationId, tags, summary }, description ? { description } : {})
  for (const [status, answer] of Object.entries(ours.operation.responses ?? {})) {
    if (!status.startsWith('2')) (operation.responses ??= {})[status] ??= answer
    else if (operation.responses?.[status] && answer.description) {
      operation.responses[status].description = answer.description
    }
  }
  const shared = [...(ours.item.parameters ?? []), ...(ours.operation.parameters ?? [])]
  const same = createSameness(current, document)
  const take = (list: OperationEntry['operation']['parameters']) =>
    list?.map((parameter) => {
      const now = resolveRef(document, parameter)
      const old = shared.find((it) => {
        const { name, in: place } = resolveRef(current, it)
        return name === now.name && place === now.in
      })
      if (!old) return parameter
      const { description, schema } = resolveRef(current, old)
      return same(schema ?? {}, now.schema ?? {}) ? old : { ...now, ...(description ? { description } : {}) }
    })
  const common = take(item.parameters) ?? []
  const own = take(operation.parameters) ?? []
  // What all methods of a path share stands at the path, as in ours.
  const isShared = (parameter: Parameter) => (ours.item.parameters ?? []).includes(parameter)
  const lifted = own.filter((parameter) => isShared(parameter) && !common.includes(parameter))
  if (common.length + lifted.length > 0) item.parameters = [...common, ...lifted]
  const left = own.filter((parameter) => !isShared(parameter))
  if (left.length > 0) operation.parameters = left
  else delete operation.parameters
}

function tagsOf(current: OpenApiDocument, document: OpenApiDocument) {
  const used = new Set(operationsOf(document).flatMap(({ operation }) => operation.tags ?? []))
  const known = new Map([...(document.tags ?? []), ...(current.tags ?? [])].map((tag) => [tag.name, tag]))
  const ordered = [...(current.tags ?? []).map(({ name }) => name), ...used]
  return [...new Set(ordered)].filter((name) => used.has(name)).map((name) => known.get(name) ?? { name })
}

/** Drops the components that no operation reaches: the platform publishes its events beside its operations. */
export function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { components = {}, ...rest } = document
  const used = new Set<string>()
  const follow = (node: unknown) =>
    walk(node, ({ $ref }) => {
      if (typeof $ref !== 'string' || used.has($ref)) return
      used.add($ref)
      follow(resolveRef(document, { $ref }))
    })
  follow(rest)
  const kept = Object.entries(components).map(([section, entries]) => [
    section,
    section === 'securitySchemes'
      ? entries
      : Object.fromEntries(
          Object.entries(entries as object).filter(([name]) => used.has(`#/components/${section}/${name}`)),
        ),
  ])
  const filled = kept.filter(([, entries]) => Object.keys(entries as object).length > 0)
  return { ...document, components: Object.fromEntries(filled) as OpenApiDocument['components'] & object }
}
