import { isRecord } from './errors'
import type { OperationLine } from './operation-line'

export type Query = Record<string, unknown>

/** The platform's own page size of a list that is paged by time. */
const DEFAULT_PAGE_SIZE = 100
/** The largest page that the platform answers with. */
const MAX_PAGE_SIZE = 1000

/**
 * Every item of a list, page after page, in the order of the platform. A page is requested when its first item is
 * read; `limit` in the query is the size of a page.
 */
export async function* iterate(
  paging: OperationLine['paging'],
  query: Query,
  list: (query: Query) => Promise<unknown>,
): AsyncGenerator<unknown> {
  // We take a page with fewer items than we asked for as the last one, so we never ask for more than the platform sends.
  if (Number(query.limit) > MAX_PAGE_SIZE) query = { ...query, limit: MAX_PAGE_SIZE }
  if (paging === 'numbered') yield* numberedPages(query, list)
  else if (paging === 'by-time') yield* pagesByTime(query, list)
  else yield* itemsOf(await list(query))
}

/**
 * An item that is created during the iteration moves the others, so that the next page may repeat the last items of
 * a page. Repeated items are skipped.
 */
async function* numberedPages(query: Query, list: (query: Query) => Promise<unknown>) {
  let next: Query | undefined = query
  let seen = new Set<unknown>()
  for (let page = Number(query.page ?? 1); next; page++) {
    const answer = await list(next)
    const items = itemsOf(answer)
    const fresh = items.filter((item) => !seen.has(keyOf(item)))
    yield* fresh
    // A provider that ignores `page` answers with the first page each time.
    const isIgnored = fresh.length === 0 && pageIn(answer) !== page
    const isEnd = isIgnored || isLast(answer, items, query)
    next = isEnd ? undefined : { ...query, ...afterPage(page, answer) }
    seen = new Set(items.map(keyOf))
  }
}

const keyOf = (item: unknown) => (isRecord(item) && item.id !== undefined ? item.id : JSON.stringify(item))

/** The number of a page, if the platform gives it. */
const pageIn = (answer: unknown) =>
  isRecord(answer) && isRecord(answer.metadata) ? Number(answer.metadata.currentPage) : undefined

function isLast(answer: unknown, items: unknown[], query: Query): boolean {
  if (items.length === 0) return true
  if (!isRecord(answer) || !isRecord(answer.metadata)) return items.length < Number(query.limit ?? 1)
  if ('nextPageState' in answer) return !answer.nextPageState
  const { currentPage, itemsPerPage, totalItems } = answer.metadata
  return Number(currentPage) * Number(itemsPerPage) >= Number(totalItems)
}

function afterPage(page: number, answer: unknown): Query {
  const pageState = isRecord(answer) ? answer.nextPageState : undefined
  return { page: page + 1, ...(pageState ? { pageState } : {}) }
}

/**
 * The platform pages these lists by the time of creation only. The next page begins at the time of the last
 * item, not after it, so that items of the same millisecond are not lost; repeated items are skipped.
 */
async function* pagesByTime(query: Query, list: (query: Query) => Promise<unknown>) {
  let limit = Number(query.limit ?? DEFAULT_PAGE_SIZE)
  let seen = new Set<unknown>()
  let from = query.createdAtLe
  for (;;) {
    const page = { ...query, limit, ...(from !== undefined && { createdAtLe: from }) }
    const items = itemsOf(await list(page)).filter(isRecord)
    const fresh = items.filter(({ id }) => !seen.has(id))
    yield* fresh
    const last = items.at(-1)?.createdAt
    if (items.length < limit || typeof last !== 'string') return
    if (fresh.length === 0) {
      // The same page again, although its items have different times: the platform ignores `createdAtLe` here.
      if (items[0]?.createdAt !== last) return
      // A whole page was created in this millisecond, so only a larger page reaches the next items.
      if (limit >= MAX_PAGE_SIZE) throw new RangeError(`More than ${limit} items were created at ${last}.`)
      limit = Math.min(limit * 2, MAX_PAGE_SIZE)
    }
    seen = new Set([...(last === from ? seen : []), ...items.map(({ id }) => id)])
    from = last
  }
}

const itemsOf = (answer: unknown): unknown[] => listIn(answer) ?? []

/** The items of a list: the answer itself or its `results`; undefined if neither is a list. */
export function listIn(answer: unknown): unknown[] | undefined {
  const items = isRecord(answer) && 'results' in answer ? answer.results : answer
  return Array.isArray(items) ? items : undefined
}
