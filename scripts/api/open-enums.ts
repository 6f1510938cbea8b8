import {
  eachSchema,
  isAnyText,
  messagesOf,
  nameIn,
  operationsOf,
  refsFrom,
  resolveRef,
  type Body,
  type OpenApiDocument,
  type OperationEntry,
  type Schema,
} from './document'

/**
 * The rule of open enums, applied to the document before its types are made.
 *
 * A list of values is open, so that an unknown value compiles and arrives untouched, unless it is a list that
 * the caller sends: there a misspelt value should not compile. What the platform and its providers keep
 * extending is open in both directions: see EXTENDED. A union of objects that the caller reads has one more
 * member, for a tag that was not known when the types were made, so that a `default` branch type-checks.
 */
export function withOpenEnums(original: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(original)
  const open = enumsToOpen(document)
  eachUse(document, (schema, { isRead }) => {
    if (open.has(schema)) openEnum(schema)
    if (schema.anyOf) schema.anyOf = schema.anyOf.map((it) => (isAnyText(it) ? OTHER_TEXT : it))
    if (isRead) addUnrecognized(document, schema)
    // Each member has its own constant; the generator would write it a second time.
    delete schema.discriminator
  })
  for (const schema of Object.values(document.components?.schemas ?? {}))
    if (open.has(schema)) openEnum(schema)
  return document
}

/** The open enums: by the rule, or because the document already allows any other text. */
export function openEnumsIn(document: OpenApiDocument): Set<Schema> {
  const open = enumsToOpen(document)
  eachSchema(document, (schema) => {
    if (!allowsAnyText(schema)) return
    for (const member of schema.anyOf ?? []) {
      const list = resolveRef(document, member)
      if (list.enum) open.add(list)
    }
  })
  return open
}

/** The lists of values that are open by the rule. */
function enumsToOpen(document: OpenApiDocument): Set<Schema> {
  const tags = tagsIn(document)
  const open = new Set<Schema>()
  eachUse(document, (schema, { property, isSent }) => {
    if (isSent && !EXTENDED.test(property)) return
    const named = document.components?.schemas?.[nameIn(schema) ?? '']
    // An enum with one known model will grow. The constant of a provider distinguishes objects, so it stays closed.
    const isListOfOne = schema.const !== undefined && EXTENDED.test(property) && property !== 'provider'
    if ((schema.enum ?? isListOfOne) && !tags.has(schema)) open.add(schema)
    if (named?.enum) open.add(named)
  })
  return open
}

interface Use {
  /** Name of the field or parameter that has the schema. */
  property: string
  isSent: boolean
  isRead: boolean
}

/** Visits the schemas that are not lists with a name, with how each is used; `visit` may change the schema. */
function eachUse(document: OpenApiDocument, visit: (schema: Schema, use: Use) => void): void {
  const { read, sent } = directionsIn(document)
  const enter = (schema: Schema, use: Use): void => {
    const members = [schema.oneOf, schema.anyOf, schema.allOf].flat()
    const areOpen = allowsAnyText(schema)
    const { properties = {}, items, additionalProperties } = schema
    for (const [property, inner] of Object.entries(properties)) enter(inner, { ...use, property })
    for (const member of members) if (member && !areOpen) enter(member, use)
    if (items) enter(items, use)
    if (typeof additionalProperties === 'object') enter(additionalProperties, use)
    visit(schema, use)
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    if (!schema.enum) enter(schema, { property: '', isSent: sent.has(name), isRead: read.has(name) })
  const bodies = (body: Body | undefined, isSent: boolean) => {
    for (const schema of schemasIn(body)) enter(schema, { property: '', isSent, isRead: !isSent })
  }
  for (const { operation, item } of operationsOf(document)) {
    for (const { name, schema } of [...(item.parameters ?? []), ...(operation.parameters ?? [])])
      if (schema) enter(schema, { property: name, isSent: true, isRead: false })
    bodies(operation.requestBody, true)
    for (const answer of Object.values(operation.responses ?? {})) bodies(answer, false)
  }
}

/**
 * What the platform and its providers keep extending: models, voices, languages, providers, regions, ended
 * reasons, statuses and the types of messages.
 */
const EXTENDED =
  /^(?:(?:fallback)?models?|voice|voiceId|languages?|languageCodes?|providers?|region|endedReason|status|(?:client|server)Messages|.+(?:Model|Voice|VoiceId|Language|Provider|Status))$/

/** Formats for which the types have our own type; see `typesOf`. */
export const FORMATS = { otherText: 'x-other-text', unrecognized: 'x-unrecognized' }
const OTHER_TEXT: Schema = { type: 'string', format: FORMATS.otherText }

const allowsAnyText = ({ anyOf }: Schema) => anyOf?.some(isAnyText) ?? false
const schemasIn = (body: Body | undefined) =>
  Object.values(body?.content ?? {}).flatMap(({ schema }) => (schema ? [schema] : []))

function openEnum(schema: Schema): void {
  if (![schema.const, schema.enum].flat().some((value) => typeof value === 'string')) return
  const { description, deprecated, default: value, ...list } = schema
  for (const key of Object.keys(schema)) delete schema[key]
  Object.assign(
    schema,
    description && { description },
    deprecated && { deprecated },
    value !== undefined && { default: value },
    { anyOf: [list, OTHER_TEXT] },
  )
}

/** The field that distinguishes the members of a union: in each it is a constant, or one of a few values. */
export function tagOf(document: OpenApiDocument, members: Schema[]): string | undefined {
  const objects = members.map((member) => resolveRef(document, member).properties ?? {})
  const isTag = (schema: Schema | undefined) => typeof (schema?.const ?? schema?.enum?.[0]) === 'string'
  return Object.keys(objects[0] ?? {}).find(
    (name) =>
      objects.every((it) => isTag(it[name])) && objects.some((it) => typeof it[name]?.const === 'string'),
  )
}

/** The enums that are such a tag. If they accepted any text, a `switch` could not distinguish the members. */
function tagsIn(document: OpenApiDocument): Set<Schema> {
  const tags = new Set<Schema>()
  eachSchema(document, ({ oneOf, anyOf }) => {
    const members = oneOf ?? anyOf ?? []
    const tag = members.length > 1 && tagOf(document, members)
    for (const member of tag ? members : []) {
      const property = resolveRef(document, member).properties?.[tag || '']
      if (property) tags.add(property)
    }
  })
  return tags
}

/**
 * Adds a member for unknown tags to a union whose members all have a constant in the same field. The new member has the
 * fields that all members share. A field keeps its type if it is the same in all of them.
 */
function addUnrecognized(document: OpenApiDocument, union: Schema): void {
  const members = union.oneOf ?? union.anyOf
  if (!members || members.length < 2) return
  const [first = {}, ...others] = members.map((member) => resolveRef(document, member))
  const ofOthers = (name: string) => others.map((it) => it.properties?.[name])
  const fields = Object.entries(first.properties ?? {})
  const tag = tagOf(document, members)
  if (!tag) return
  const shared = fields.filter(
    ([name, schema]) =>
      name !== tag && ofOthers(name).every((it) => JSON.stringify(it) === JSON.stringify(schema)),
  )
  const isRequired = ([name]: [string, Schema]) =>
    [first, ...others].every((it) => it.required?.includes(name))
  members.push({
    type: 'object',
    required: [tag, ...shared.filter(isRequired).map(([name]) => name)],
    properties: { [tag]: { type: 'string', format: FORMATS.unrecognized }, ...Object.fromEntries(shared) },
  })
}

/** Which schemas the caller reads (answers, messages) and which it sends, directly or inside another one. */
function directionsIn(document: OpenApiDocument): { read: Set<string>; sent: Set<string> } {
  const [operations, messages] = [operationsOf(document), messagesOf(document)]
  const requests = operations.map(({ operation, item }) => [
    item.parameters,
    operation.parameters,
    operation.requestBody,
  ])
  const answersOf = (entries: OperationEntry[]) => entries.map(({ operation }) => operation.responses)
  // The platform sends the message, and the server of the user sends the answer.
  const received = messages.map(({ operation }) => operation.requestBody)
  const namesIn = (node: unknown) =>
    new Set([...refsFrom(document, node)].map(($ref) => nameIn({ $ref }) ?? ''))
  return { read: namesIn([answersOf(operations), received]), sent: namesIn([requests, answersOf(messages)]) }
}
