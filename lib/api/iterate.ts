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

async function* numberedPages(query: Query, list: (query: Query) => Promise<unknown>) {
  let next: Query | undefined = query
  let firstOfPage: string | undefined
  for (let page = Number(query.page ?? 1); next; page++) {
    const answer = await list(next)
    const items = itemsOf(answer)
    const first = JSON.stringify(items[0])
    // A provider that ignores `page` answers the first one for ever.
    if (first === firstOfPage) return
    firstOfPage = first
    yield* items
    next = isLast(answer, items, query) ? undefined : { ...query, ...afterPage(page, answer) }
  }
}

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

function itemsOf(answer: unknown): unknown[] {
  const items = isObject(answer) && 'results' in answer ? answer.results : answer
  return Array.isArray(items) ? items : []
}
