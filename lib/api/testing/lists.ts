import { isFields, type Answers, type Fields } from './answers'
import { listIn } from './collections'
import {
  membersOf,
  propertiesOf,
  resolveSchema,
  type JsonSchema,
  type OperationDescription,
  type PlatformDescription,
} from './description'

/** The parameters of a request, already of the types that the specification gives them. */
export type Query = Readonly<Record<string, unknown>>

const DEFAULT_LIMIT = 100
const CONTROLS = new Set(['page', 'limit', 'sortOrder', 'sortBy'])
const COMPARISON = /^(.+)(Gt|Ge|Lt|Le)$/

/** Filters, sorts and pages stored objects by the query of a list. */
export function createLists(description: PlatformDescription, answers: Answers) {
  /** The path of the field for a parameter of the query: `status`, or in a nested object, such as `customer.number`. */
  function fieldOf(schema: JsonSchema, name: string): string[] | undefined {
    const properties = propertiesOf(description, schema)
    if (Object.hasOwn(properties, name)) return [name]
    for (const [outer, inner] of Object.entries(properties)) {
      if (!name.startsWith(outer) && outer !== 'customer') continue
      const rest = name.startsWith(outer) ? lowerFirst(name.slice(outer.length)) : name
      if (Object.hasOwn(propertiesOf(description, inner), rest)) return [outer, rest]
    }
    return undefined
  }

  function test(schema: JsonSchema, name: string, wanted: unknown): ((thing: Fields) => boolean) | undefined {
    const [, compared, comparison] = COMPARISON.exec(name) ?? []
    const compareField = compared === undefined ? undefined : fieldOf(schema, compared)
    if (compareField && comparison)
      return (thing) => compares(valueAt(thing, compareField), comparison, wanted)
    const [, any] = /^(.+)Any$/.exec(name) ?? []
    const anyField = any === undefined ? undefined : fieldOf(schema, any)
    if (anyField) {
      const values = Array.isArray(wanted) ? wanted.map(String) : String(wanted).split(',')
      return (thing) => values.includes(textOf(valueAt(thing, anyField)))
    }
    if (name === 'search' || name === 'keyword')
      return (thing) => JSON.stringify(thing).toLowerCase().includes(String(wanted).toLowerCase())
    const field = fieldOf(schema, name)
    return field && ((thing) => textOf(valueAt(thing, field)) === textOf(wanted))
  }

  return {
    /** The answer of a list. `things` are in the order of creation, and the newest is answered first. */
    answer(
      { answer: { schema = {} } }: OperationDescription,
      entity: JsonSchema,
      things: Fields[],
      query: Query,
    ): unknown {
      const tests = Object.entries(query).flatMap(([name, wanted]) =>
        CONTROLS.has(name) ? [] : (test(entity, name, wanted) ?? []),
      )
      const found = sorted(
        things.filter((thing) => tests.every((passes) => passes(thing))),
        query,
      )
      const { page = 1, limit = DEFAULT_LIMIT } = query as { page?: number; limit?: number }
      const shape = shapeOf(description, schema, query.page !== undefined)
      const items = listIn(description, shape)?.items ?? {}
      const results = found.slice((page - 1) * limit, page * limit).map((thing) => answers.of(items, thing))
      if (listIn(description, shape)?.property === undefined) return results
      return pageOf(shape, results, { page, limit, total: found.length })
    },
  }

  function pageOf(
    shape: JsonSchema,
    results: unknown[],
    { page, limit, total }: { page: number; limit: number; total: number },
  ): unknown {
    const metadata = propertiesOf(description, shape).metadata ?? {}
    const totalPages = limit > 0 ? Math.ceil(total / limit) : 0
    const figures = {
      itemsPerPage: limit,
      totalItems: total,
      currentPage: page,
      totalPages,
      hasNextPage: page < totalPages,
      limit,
    }
    const answer = answers.of(shape) as Fields
    return { ...answer, results, metadata: answers.of(metadata, figures) }
  }
}

/** Some lists answer with all items or with a page: with a page if the request asks for one. */
function shapeOf(description: PlatformDescription, schema: JsonSchema, isPaged: boolean): JsonSchema {
  const members = membersOf(resolveSchema(description, schema))
  if (!members) return schema
  const found = members.find((member) => {
    const list = listIn(description, member)
    return list && (list.property !== undefined) === isPaged
  })
  return found ?? members[0] ?? schema
}

function sorted(things: Fields[], { sortBy = 'createdAt', sortOrder = 'DESC' }: Query): Fields[] {
  const by = String(sortBy)
  const ascending = [...things].sort((a, b) => order(a[by], b[by]))
  return sortOrder === 'ASC' ? ascending : ascending.reverse()
}

function order(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [textOf(a), textOf(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function compares(value: unknown, comparison: string, wanted: unknown): boolean {
  const [left, right] = [amountOf(value), amountOf(wanted)]
  if (comparison === 'Gt') return left > right
  if (comparison === 'Ge') return left >= right
  if (comparison === 'Lt') return left < right
  return left <= right
}

const amountOf = (value: unknown) => (typeof value === 'number' ? value : Date.parse(textOf(value)))
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
const valueAt = (thing: unknown, path: string[]): unknown =>
  path.reduce<unknown>((node, name) => (isFields(node) ? node[name] : undefined), thing)
