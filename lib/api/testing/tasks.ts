import { isFields, type Answers, type Fields } from './answers'
import type { Collection, CollectionMap, Task } from './collections'
import { detailsOf, EVENT_DETAILS } from './details'
import {
  membersOf,
  propertiesOf,
  resolveSchema,
  schemaNameIn,
  type JsonSchema,
  type OperationDescription,
  type PlatformDescription,
} from './description'
import { createLists } from './lists'
import { factsOfFile, fieldsIn, type Sent } from './reading'
import { jsonReply, Refusal, type Reply } from './replies'
import type { Route } from './router'
import type { Things } from './things'

/** Carries out an operation whose request is valid. Throws a refusal for what does not exist. */
export type CarryOut = (route: Route, sent: Sent) => Reply

export function createTasks(
  description: PlatformDescription,
  collections: CollectionMap,
  answers: Answers,
  things: Things,
): CarryOut {
  const lists = createLists(description, answers)

  return (route, sent) => {
    const { operation, ids } = route
    const task = collections.taskOf(operation)
    requireParents(route, task)
    const events = eventsOf(operation, sent.body)
    if (task?.role === 'create') {
      const created = create(operation, task.collection, ids, sent.body)
      return events ? streamOf(operation, events, created) : reply(operation, created)
    }
    if (task?.role === 'list') {
      const found = things.list(task.collection, ids)
      const answer = lists.answer(operation, task.collection.schema, found, sent.query)
      return jsonReply(operation.answer.status, answer)
    }
    if (task) return reply(operation, changed(task, route, fieldsIn(sent.body)))
    const fields = otherFields(route, sent.body)
    return events ? streamOf(operation, events, fields) : reply(operation, fields)
  }

  /** Checks that every object of a path exists: for a run of a test suite, also the suite. */
  function requireParents({ operation: { path }, ids }: Route, task: Task | undefined): void {
    for (const { index } of path.matchAll(/\}/g)) {
      const prefix = path.slice(0, index + 1)
      const collection = collections.ofItems(prefix)
      const isOwn = prefix === path && task !== undefined && task.role !== 'list'
      if (!collection || isOwn) continue
      itemAt(collection, prefix, ids)
    }
  }

  function itemAt(collection: Collection, path: string, ids: Route['ids']): Fields {
    const id = ids[/\{(\w+)\}$/.exec(path)?.[1] ?? ''] ?? ''
    const found = things.find(collection, ids, id)
    if (!found) throw new Refusal(404, `There is no ${kindOf(collection)} with the id ${id}.`)
    return found
  }

  /** Creates one thing, or one for each element of a list, and answers with the fields of the last one. */
  function create(
    operation: OperationDescription,
    collection: Collection,
    ids: Route['ids'],
    body: unknown,
  ): Fields {
    const batch = batchOf(collection, body)
    const bodies = batch ?? (Array.isArray(body) ? body.map(fieldsIn) : [fieldsIn(body)])
    const made = bodies.map((fields) =>
      things.create(collection, ids, { ...detailsOf(operation.id), ...fields, ...factsOfFile(fields) }),
    )
    return batch ? { results: made, errors: [] } : (made.at(-1) ?? {})
  }

  /** A body with `customers` creates one object for each, if the object has one `customer`. */
  function batchOf({ schema }: Collection, body: unknown): Fields[] | undefined {
    const known = propertiesOf(description, schema)
    for (const [name, values] of Object.entries(fieldsIn(body))) {
      const single = name.replace(/s$/, '')
      if (!Array.isArray(values) || single === name || !known[single] || known[name]) continue
      const { [name]: _, ...others } = fieldsIn(body)
      return values.map((value: unknown) => ({ ...others, [single]: value }))
    }
    return undefined
  }

  function changed({ role, collection }: Task, { operation, ids }: Route, body: Fields): Fields {
    const id = ids[/\{(\w+)\}$/.exec(operation.path)?.[1] ?? ''] ?? ''
    const found = itemAt(collection, operation.path, ids)
    if (role === 'update') return things.save(collection, ids, id, { ...found, ...body })
    if (role === 'replace')
      return things.save(collection, ids, id, answers.of(collection.schema, { ...body, id }) as Fields)
    if (role === 'delete') things.remove(collection, ids, id)
    return found
  }

  /** What an operation that is no task of a collection answers with: the thing that it is about, and what was sent. */
  function otherFields({ operation, ids }: Route, body: unknown): Fields {
    const { path, answer, method } = operation
    const own = answer.schema && schemaNameIn(answer.schema)
    const kept = collections.all.find(
      (it) => path.startsWith(`${it.path}/`) && schemaNameIn(it.schema) === own,
    )
    if (kept && own !== undefined) {
      // `/board/default/metrics-overview` is one of the boards, and the same one at each request.
      if (method === 'GET' && !path.includes('{'))
        return things.find(kept, ids, path) ?? things.create(kept, ids, { id: path })
      const parent = /^(.*\})\/[^{}]*$/.exec(path)?.[1]
      if (parent !== undefined && collections.ofItems(parent) === kept) return itemAt(kept, parent, ids)
    }
    return { ...detailsOf(operation.id), ...fieldsIn(body) }
  }

  function reply({ answer: { status, type, schema } }: OperationDescription, fields: Fields): Reply {
    if (type === undefined) return { status }
    if (type !== 'application/json') return { status, headers: { 'content-type': type }, body: 'a file' }
    return jsonReply(status, schema ? answers.of(schema, fields) : fields)
  }

  /** The events of an answer, if it is a stream. */
  function eventsOf(
    { answer: { schema }, body }: OperationDescription,
    sent: unknown,
  ): JsonSchema[] | undefined {
    const members = schema && membersOf(resolveSchema(description, schema))
    const stream = body && propertiesOf(description, body.schema).stream
    if (!members || !stream || !isFields(sent) || (sent.stream ?? stream.default) !== true) return undefined
    const isError = (member: JsonSchema) => propertiesOf(description, member).type?.const === 'error'
    return members.slice(1).filter((member) => !isError(member))
  }

  function streamOf(
    { answer: { status } }: OperationDescription,
    events: JsonSchema[],
    fields: Fields,
  ): Reply {
    const { id, sessionId } = fields
    const sent = events.map((schema) => answers.of(schema, { id, sessionId, ...EVENT_DETAILS }))
    const text = sent.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    return { status, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body: text }
  }
}

/** The name of one thing of a collection: the last fixed step of its path. */
const kindOf = ({ path }: Collection) =>
  path.split('/').findLast((step) => step !== '' && !step.startsWith('{')) ?? 'thing'
