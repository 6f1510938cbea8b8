import { isObject } from './errors'
import type { OperationLine } from './operation-line'

export type Query = Record<string, unknown>

/** The platform's own page size where a list by time is asked for none. */
const DEFAULT_PAGE_SIZE = 100
/** The largest page that the platform answers with. */
const MAX_PAGE_SIZE = 1000

/**
 * Every item of a list, page after page, newest first as the platform sorts them. Pages are asked for only as
 * they are needed; `limit` in the query is the size of a page.
 */
export async function* iterate(
  paging: OperationLine['paging'],
  query: Query,
  list: (query: Query) => Promise<unknown>,
): AsyncGenerator<unknown> {
  if (paging === 'numbered') yield* numberedPages(query, list)
  else if (paging === 'by-time') yield* pagesByTime(query, list)
  else yield* itemsOf(await list(query))
}

/**
 * An item that is created meanwhile moves the others on, so that the last ones of a page come again with the next
 * page: those are left out.
 */
async function* numberedPages(query: Query, list: (query: Query) => Promise<unknown>) {
  let next: Query | undefined = query
  let seen = new Set<unknown>()
  for (let page = Number(query.page ?? 1); next; page++) {
    const answer = await list(next)
    const items = itemsOf(answer)
    const fresh = items.filter((item) => !seen.has(keyOf(item)))
    yield* fresh
    // A provider that ignores `page` answers the first one for ever.
    const isIgnored = fresh.length === 0 && pageIn(answer) !== page
    const isEnd = isIgnored || isLast(answer, items, query)
    next = isEnd ? undefined : { ...query, ...afterPage(page, answer) }
    seen = new Set(items.map(keyOf))
  }
}

const keyOf = (item: unknown) => (isObject(item) && item.id !== undefined ? item.id : JSON.stringify(item))

/** The page that the platform says it answered with. */
const pageIn = (answer: unknown) =>
  isObject(answer) && isObject(answer.metadata) ? Number(answer.metadata.currentPage) : undefined

function isLast(answer: unknown, items: unknown[], query: Query): boolean {
  if (items.length === 0) return true
  if (!isObject(answer) || !isObject(answer.metadata)) return items.length < Number(query.limit ?? 1)
  if ('nextPageState' in answer) return !answer.nextPageState
  const { currentPage, itemsPerPage, totalItems } = answer.metadata
  return Number(currentPage) * Number(itemsPerPage) >= Number(totalItems)
}

function afterPage(page: number, answer: unknown): Query {
  const pageState = isObject(answer) ? answer.nextPageState : undefined
  return { page: page + 1, ...(pageState ? { pageState } : {}) }
}

/**
 * The platform pages these lists by the time of creation only. The next page begins at the time of the last
 * item, not after it, so that items of the same millisecond are not lost; those already seen are left out.
 */
async function* pagesByTime(query: Query, list: (query: Query) => Promise<unknown>) {
  let limit = Number(query.limit ?? DEFAULT_PAGE_SIZE)
  let seen = new Set<unknown>()
  let from = query.createdAtLe
  for (;;) {
    const page = { ...query, limit, ...(from !== undefined && { createdAtLe: from }) }
    const items = itemsOf(await list(page)).filter(isObject)
    const fresh = items.filter(({ id }) => !seen.has(id))
    yield* fresh
    const last = items.at(-1)?.createdAt
    if (items.length < limit || typeof last !== 'string') return
    if (fresh.length === 0) {
      // The same page again, although it does not end where it begins: the platform knows no pages here.
      if (items[0]?.createdAt !== last) return
      // As many items as a page holds were created in this millisecond, so only a larger page leads further.
      if (limit >= MAX_PAGE_SIZE) throw new RangeError(`More than ${limit} items were created at ${last}.`)
      limit = Math.min(limit * 2, MAX_PAGE_SIZE)
    }
    seen = new Set([...(last === from ? seen : []), ...items.map(({ id }) => id)])
    from = last
  }
}

const itemsOf = (answer: unknown): unknown[] => listIn(answer) ?? []

/** The items of a list: the answer itself or its `results`. Undefined where it is neither. */
export function listIn(answer: unknown): unknown[] | undefined {
  const items = isObject(answer) && 'results' in answer ? answer.results : answer
  return Array.isArray(items) ? items : undefined
}
