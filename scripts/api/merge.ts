import {
  isUnpublishedIn,
  keyOf,
  messagesOf,
  nameOf,
  operationsOf,
  parametersOf,
  refsFrom,
  resolveRef,
  withSortedSchemas,
  withUnpublished,
  type Body,
  type OpenApiDocument,
  type Operation,
  type OperationEntry,
  type Parameter,
  type PathItem,
} from './document'
import { createSchemaMerge, discriminate, inOrderOf, shareRepeated } from './merge-schemas'
import { operationNames, pascal, spelledOut, type Names, type OperationNames } from './names'
import { meaningOf } from './schema-shape'

interface MergeOptions {
  /** The names that we have given until now. */
  names: Names
  /** Whether operations that the newer document does not mention are removed. Default: they stay. */
  prune?: boolean | undefined
}

interface Merged {
  document: OpenApiDocument
  /** The names of earlier imports, and those that this import adds. */
  names: Names
  /** Operations without a name, for which the document has a suggestion. */
  unnamed: OperationNames['unnamed']
}

/**
 * The newer document in our notation. It supplies the operations, messages, fields, limits and values. Our document
 * supplies the names of operations and shared schemas, the wording and the order. It also supplies what the platform does
 * not publish: operations that the newer document does not mention or lists as unpublished, and fields marked
 * `x-published: false`. `newer` must have gone through `normalise`.
 */
export function merge(
  current: OpenApiDocument,
  newer: OpenApiDocument,
  { names, prune = false }: MergeOptions,
): Merged {
  const { ids, unnamed } = operationNames(newer, current, names)
  const ours = new Map(operationsOf(current).map((entry) => [keyOf(entry), entry]))
  const schemas = createSchemaMerge(current, newer, names.types)
  const toOperation = createOperationMerge(current, newer, schemas.adopt)
  const paths: Record<string, PathItem> = prune ? {} : structuredClone(current.paths)
  const unpublished = new Set(operationsOf({ ...current, paths }).map(nameOf))
  const isUnpublished = isUnpublishedIn(newer)
  for (const entry of operationsOf(newer)) {
    const old = ours.get(keyOf(entry))
    const shared = old?.item.parameters
    const path = old?.path ?? entry.path
    const item = (paths[path] ??= shared ? { parameters: shared } : {})
    item[entry.method] = toOperation(entry, old, ids.get(nameOf(entry)) ?? '')
    if (isUnpublished(entry)) unpublished.add(nameOf({ ...entry, path }))
    else unpublished.delete(nameOf({ ...entry, path }))
  }
  const merged: OpenApiDocument = {
    ...withUnpublished(current, unpublished),
    info: { ...current.info, version: newer.info.version },
    paths: inOrderOf(current.paths, paths),
    ...messagesFrom(current, newer, schemas.adopt),
    components: { ...current.components, schemas: schemas.finish() },
  }
  merged.tags = tagsOf(merged)
  const document = withoutUnused(merged)
  const methods = new Map(operationsOf(document).map((it) => [nameOf(it), it.operation.operationId ?? '']))
  const nameForPlace = (place: string) =>
    pascal(place.replace(/^\S+ \S+/, (operation) => methods.get(operation) ?? operation))
  const types = shareRepeated(document, names.types, nameForPlace)
  discriminate(document)
  return {
    document: withSortedSchemas(withoutUnused(document)),
    names: { operations: { ...names.operations, ...namesLost(current, document) }, types },
    unnamed,
  }
}

/** The names of operations that the document no longer has. If an operation comes back, it gets its name again. */
function namesLost(current: OpenApiDocument, document: OpenApiDocument): Record<string, string> {
  const present = new Set(operationsOf(document).map(keyOf))
  const lost = operationsOf(current).filter((entry) => !present.has(keyOf(entry)))
  return Object.fromEntries(lost.map((entry) => [nameOf(entry), entry.operation.operationId ?? '']))
}

type Adopt = ReturnType<typeof createSchemaMerge>['adopt']

/**
 * The messages of a document that describes them as webhooks, with our wording. The document of the platform has only the
 * schemas of the messages. Our messages then stay as they are and refer to these schemas.
 */
function messagesFrom(current: OpenApiDocument, newer: OpenApiDocument, adopt: Adopt) {
  if (!newer.webhooks) return {}
  const ours = new Map(messagesOf(current).map((entry) => [keyOf(entry), entry.operation]))
  const webhooks: Record<string, PathItem> = {}
  for (const { path, method, operation } of messagesOf(newer)) {
    const model = ours.get(keyOf({ path, method }))
    const adopted = (body: Body, old: Body | undefined): Body => ({
      ...old,
      ...(body.description !== undefined && !old && { description: body.description }),
      ...(body.content && bodyFrom(body, old, adopt)),
    })
    const { requestBody: body, responses = {} } = operation
    const answers = Object.entries(responses).map(([status, answer]) => [
      status,
      adopted(resolveRef(newer, answer), model?.responses?.[status]),
    ])
    webhooks[path] = {
      ...webhooks[path],
      [method]: {
        ...operation,
        ...model,
        ...(body && {
          requestBody: { required: true, ...adopted(resolveRef(newer, body), model?.requestBody) },
        }),
        responses: Object.fromEntries(answers) as Record<string, Body>,
      },
    }
  }
  return { webhooks: inOrderOf(current.webhooks ?? {}, webhooks) }
}

function bodyFrom({ content = {} }: Body, old: Body | undefined, adopt: Adopt): Body {
  const adopted = Object.entries(content).map(([type, { schema = {} }]) => {
    return [type, { schema: adopt(old?.content?.[type]?.schema, schema) }]
  })
  return {
    ...(old?.description && { description: old.description }),
    content: Object.fromEntries(adopted) as Body['content'] & object,
  }
}

function createOperationMerge(current: OpenApiDocument, newer: OpenApiDocument, adopt: Adopt) {
  const shared = Object.entries(current.components?.parameters ?? {})
  const described = new Map(
    operationsOf(current)
      .flatMap((entry) => parametersOf(current, entry))
      .map(({ name, description }) => [name, description]),
  )

  /** Many operations share a parameter, which is written once. The type of a path parameter is always text. */
  function parameterFrom(given: Parameter, model: Parameter | undefined): Parameter {
    const { name, in: place, required = false, deprecated, schema = {} } = given
    const isList = resolveRef(newer, schema).type === 'array'
    const { style = isList ? 'form' : undefined, explode = isList ? true : undefined } = given
    const isSame = (old: Parameter) =>
      old.name === name &&
      old.in === place &&
      (old.required ?? false) === required &&
      (place === 'path' || meaningOf(old.schema ?? {}) === meaningOf(schema))
    const same = shared.find(([, parameter]) => isSame(parameter))
    if (same) return { $ref: `#/components/parameters/${same[0]}` } as Parameter
    return {
      name,
      in: place,
      ...(required && { required }),
      ...(deprecated === true && { deprecated }),
      ...(style !== undefined && { style }),
      ...(explode !== undefined && { explode }),
      description: model?.description ?? described.get(name) ?? `${spelledOut(name)}.`,
      schema: adopt(model?.schema, schema),
    }
  }

  function parametersFrom(entry: OperationEntry, old: OperationEntry | undefined): Parameter[] {
    const own = old?.operation.parameters ?? []
    const models = own.map((parameter) => resolveRef(current, parameter))
    const given = parametersOf(newer, entry).filter(({ in: place }) => place !== 'path' || !old)
    const order = Object.fromEntries(models.map(({ name }) => [name, 0]))
    const fromPath = own.filter((parameter) => resolveRef(current, parameter).in === 'path')
    const byName = inOrderOf(order, Object.fromEntries(given.map((it) => [it.name, it])))
    return [
      ...fromPath,
      ...Object.values(byName).map((it) =>
        parameterFrom(
          it,
          models.find(({ name }) => name === it.name),
        ),
      ),
    ]
  }

  /** The platform marks every body as required. A DELETE may have no body if no field of the body is required. */
  function requestFrom(method: string, given: Body, model: Operation | undefined): Body {
    const { schema = {} } = Object.values(resolveRef(newer, given).content ?? {})[0] ?? {}
    const isOptional = method === 'delete' && !resolveRef(newer, schema).required?.length
    return {
      ...(!isOptional && { required: true }),
      ...bodyFrom(resolveRef(newer, given), model?.requestBody, adopt),
    }
  }

  /**
   * The answers of an operation. Successful answers are as published, and error answers are ours. Generators sometimes add a
   * status of success without a body. Such a status gets the body of our operation, or of the other status of success.
   */
  function responsesFrom({ responses = {} }: Operation, model: Operation | undefined): Record<string, Body> {
    const result: Record<string, Body> = {}
    const isGood = ([status]: [string, Body]) => status.startsWith('2')
    const known = Object.entries(model?.responses ?? {}).find(isGood)?.[1]
    const good = Object.entries(responses).filter(isGood)
    const other = good.map(([, answer]) => resolveRef(newer, answer)).find(({ content }) => content)
    for (const [status, answer] of good) {
      const old = model?.responses?.[status] ?? known
      const now = [resolveRef(newer, answer), ...(old?.content ? [] : [other])].find((it) => it?.content)
      const { content } = now ? bodyFrom(now, old, adopt) : (old ?? {})
      result[status] = { description: old?.description ?? 'Done.', ...(content && { content }) }
    }
    if (Object.keys(result).length === 0) result['200'] = known ?? { description: 'Done.' }
    const { Refused, Failed } = current.components?.responses ?? {}
    if (Refused) result['4XX'] = { $ref: '#/components/responses/Refused' }
    if (Failed) result['5XX'] = { $ref: '#/components/responses/Failed' }
    return result
  }

  return ({ operation, ...entry }: OperationEntry, old: OperationEntry | undefined, operationId: string) => {
    const model = old?.operation
    const parameters = parametersFrom({ operation, ...entry }, old)
    const isPublic = (operation.security ?? newer.security ?? []).length === 0
    const [resource = '', method = ''] = operationId.split(/\.(?=[^.]*$)/)
    const merged: Operation = {
      operationId,
      tags: model?.tags ?? [tagOf(resource, current)],
      // Generated from the name, until a better one is written in openapi/.
      summary: model?.summary ?? `${spelledOut(resource)}: ${spelledOut(method).toLowerCase()}`,
      ...(model?.description && { description: model.description }),
      ...(operation.deprecated && { deprecated: true }),
      ...(isPublic && { security: [] }),
      ...(parameters.length > 0 && { parameters }),
      ...(operation.requestBody && { requestBody: requestFrom(entry.method, operation.requestBody, model) }),
      responses: responsesFrom(operation, model),
    }
    return merged
  }
}

/** The tag of other operations of the resource, or that of the resource. */
function tagOf(resource: string, current: OpenApiDocument): string {
  const beside = operationsOf(current).find(({ operation }) =>
    operation.operationId?.startsWith(`${resource}.`),
  )
  return beside?.operation.tags?.[0] ?? spelledOut(resource)
}

function tagsOf({ tags = [], ...document }: OpenApiDocument) {
  const entries = [...operationsOf(document), ...messagesOf(document)]
  const used = new Set(entries.flatMap(({ operation }) => operation.tags ?? []))
  const known = tags.filter(({ name }) => used.has(name))
  const fresh = [...used].filter((name) => !known.some((tag) => tag.name === name))
  return [...known, ...fresh.map((name) => ({ name, description: `${name}.` }))]
}

/** Drops the components that neither an operation nor a message reaches. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { components = {}, ...rest } = document
  const used = refsFrom(document, rest)
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
