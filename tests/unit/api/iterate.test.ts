import { ApiBadResponseError, createManagementClient, type Fetch } from '@/lib/api'

type Page = (query: URLSearchParams, path: string) => unknown

function setUp(page: Page) {
  const asked: string[] = []
  const fetch: Fetch = (url) => {
    const { searchParams, pathname } = new URL(url)
    asked.push(decodeURIComponent(searchParams.toString()))
    return Promise.resolve(Response.json(page(searchParams, pathname)))
  }
  return {
    client: createManagementClient({ token: 'sk-very-secret', baseUrl: 'http://local', fetch }),
    asked,
  }
}

async function idsOf(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const ids: unknown[] = []
  for await (const item of items) ids.push((item as { id: unknown }).id)
  return ids
}

/** Calls numbered from the newest, two for each second, as a list by time would answer. */
const CALLS = Array.from({ length: 7 }, (_, i) => ({
  id: i,
  createdAt: new Date(Date.UTC(2024, 0, 1, 0, 0, 59 - Math.floor(i / 2))).toISOString(),
}))
const byTime: Page = (query) =>
  CALLS.filter(({ createdAt }) => createdAt <= (query.get('createdAtLe') ?? '9')).slice(
    0,
    Number(query.get('limit')),
  )

describe('iterating a list that is paged by the time of creation', () => {
  it('yields every item once, also those created in the same millisecond as the last item of a page', async () => {
    const { client, asked } = setUp(byTime)
    await expect(idsOf(client.calls.iterate({ limit: 3, assistantId: 'a' }))).resolves.toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ])
    expect(asked[0]).toBe('limit=3&assistantId=a')
    expect(asked[1]).toBe('limit=3&assistantId=a&createdAtLe=2024-01-01T00:00:58.000Z')
  })

  it('requests no other page after one that is not full', async () => {
    const { client, asked } = setUp(byTime)
    await expect(idsOf(client.calls.iterate())).resolves.toHaveLength(7)
    expect(asked).toEqual(['limit=100'])
  })

  it('requests no page that is larger than the platform answers with, so that none is taken for the last one', async () => {
    const { client, asked } = setUp(byTime)
    await idsOf(client.calls.iterate({ limit: 2_000 }))
    expect(asked).toEqual(['limit=1000'])
  })

  it('requests a page only when its first item is read', async () => {
    const { client, asked } = setUp(byTime)
    for await (const call of client.calls.iterate({ limit: 3 })) if (call) break
    expect(asked).toHaveLength(1)
  })

  it('works with a limit of one item', async () => {
    const { client, asked } = setUp(byTime)
    await expect(idsOf(client.calls.iterate({ limit: 1 }))).resolves.toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(asked[0]).toBe('limit=1')
  })

  it.each([3, 40])('skips none of %d items of one millisecond, however small a page is', async (count) => {
    const createdAt = '2024-01-01T00:00:00.000Z'
    const items = Array.from({ length: count }, (_, id) => ({ id, createdAt }))
    const { client } = setUp((query) => items.slice(0, Number(query.get('limit'))))
    await expect(idsOf(client.calls.iterate({ limit: 2 }))).resolves.toEqual(items.map(({ id }) => id))
  })

  it('throws an error where more items share a millisecond than the largest page holds', async () => {
    const createdAt = '2024-01-01T00:00:00.000Z'
    const items = Array.from({ length: 1001 }, (_, id) => ({ id, createdAt }))
    const { client } = setUp((query) => items.slice(0, Number(query.get('limit'))))
    await expect(idsOf(client.calls.iterate({ limit: 500 }))).rejects.toThrow(
      'More than 1000 items were created at 2024-01-01T00:00:00.000Z',
    )
  })

  it('ends when the platform answers with the same page each time', async () => {
    const { client, asked } = setUp(() => CALLS.slice(0, 3))
    await expect(idsOf(client.calls.iterate({ limit: 3 }))).resolves.toEqual([0, 1, 2])
    expect(asked).toHaveLength(2)
  })
})

it('never asks for a page that is larger than the platform answers with, in numbered pages either', async () => {
  const pages = [Array.from({ length: 1_000 }, (_, id) => ({ id })), [{ id: 1_000 }]]
  const { client, asked } = setUp((query) => pages[Number(query.get('page') ?? 1) - 1] ?? [])
  await expect(idsOf(client.evals.iterate({ limit: 2_000 }))).resolves.toHaveLength(1_001)
  expect(asked[0]).toBe('limit=1000')
})

describe('iterating numbered pages', () => {
  const numbered: Page = (query) => {
    const currentPage = Number(query.get('page') ?? 1)
    const results = CALLS.slice((currentPage - 1) * 3, currentPage * 3)
    return { results, metadata: { currentPage, itemsPerPage: 3, totalItems: CALLS.length } }
  }

  it('continues until the total is reached', async () => {
    const { client, asked } = setUp(numbered)
    await expect(idsOf(client.v2.calls.iterate({ sortOrder: 'ASC' }))).resolves.toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(asked).toEqual(['sortOrder=ASC', 'sortOrder=ASC&page=2', 'sortOrder=ASC&page=3'])
  })

  it('begins at the requested page', async () => {
    const { client } = setUp(numbered)
    await expect(idsOf(client.campaigns.iterate({ page: 3 }))).resolves.toEqual([6])
  })

  it('passes the parameters of the path on to every page', async () => {
    const paths: string[] = []
    const { client } = setUp((query, path) => (paths.push(path), numbered(query, path)))
    await idsOf(client.testSuites.runs.iterate('suite 1'))
    expect(paths).toEqual(Array(3).fill('/test-suite/suite%201/run'))
  })

  it('ends at an empty page, even if the total is larger', async () => {
    const { client } = setUp(() => ({
      results: [],
      metadata: { currentPage: 1, itemsPerPage: 3, totalItems: 9 },
    }))
    await expect(idsOf(client.sessions.iterate())).resolves.toEqual([])
  })

  it('sends the page state of an answer with the next request', async () => {
    const { client, asked } = setUp((query) =>
      query.get('pageState')
        ? { results: [{ id: 2 }], metadata: {}, nextPageState: '' }
        : { results: [{ id: 1 }], metadata: {}, nextPageState: 'more' },
    )
    await expect(idsOf(client.assistants.versions.iterate('a'))).resolves.toEqual([1, 2])
    expect(asked[1]).toBe('page=2&pageState=more')
  })

  it('ends when a provider ignores page numbers and answers with the first page each time', async () => {
    const { client, asked } = setUp(() => [{ id: 'v1' }, { id: 'v2' }])
    await expect(idsOf(client.voiceLibrary.iterate('11labs'))).resolves.toEqual(['v1', 'v2'])
    expect(asked).toHaveLength(2)
  })
})

describe('iterating numbered pages while the list changes', () => {
  /** The newest is first, and one is created before each request whose number is in the list. */
  const growing = (itemsPerPage: number, createdBefore: number[]): Page => {
    const items: { id: number }[] = [...CALLS]
    let requests = 0
    return (query) => {
      if (createdBefore.includes(++requests)) items.unshift({ id: -requests })
      const currentPage = Number(query.get('page') ?? 1)
      const results = items.slice((currentPage - 1) * itemsPerPage, currentPage * itemsPerPage)
      return { results, metadata: { currentPage, itemsPerPage, totalItems: items.length } }
    }
  }

  it('yields no item twice that new ones have moved to the next page', async () => {
    const { client } = setUp(growing(3, [2, 3]))
    await expect(idsOf(client.sessions.iterate())).resolves.toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('continues after a page that has only moved items', async () => {
    const { client } = setUp(growing(1, [2]))
    await expect(idsOf(client.sessions.iterate({ limit: 1 }))).resolves.toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})

it.each(['calls', 'sessions', 'workflows'] as const)(
  'iterating an answer that is not a list rejects for %s instead of ending',
  async (resource) => {
    const { client } = setUp(() => ({ message: 'Forbidden', seen: 'sk-very-secret' }))
    const failure: unknown = await idsOf(client[resource].iterate()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiBadResponseError)
    expect(failure).toMatchObject({
      method: 'GET',
      status: 200,
      body: { message: 'Forbidden', seen: '[token]' },
      message: expect.stringContaining('answered 200 with a body that is not a list') as string,
    })
  },
)

it('iterating a list without pages sends one request', async () => {
  const { client, asked } = setUp(() => [{ id: 1 }])
  await expect(idsOf(client.workflows.iterate())).resolves.toEqual([1])
  expect(asked).toEqual([''])
})
