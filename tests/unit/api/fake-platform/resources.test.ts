import { createFakePlatform, type FakePlatform } from '@/lib/api/testing'
import { operationsOf, type OpenApiDocument, type OperationEntry } from '@/scripts/api/document'
import { askOperations } from '@/tests/support/asked-operations'
import { platformSpec } from '@/tests/support/platform-spec'

/** Every path under which the specification creates things that can be read by their id. */
let document: OpenApiDocument
let platform: FakePlatform

beforeAll(async () => {
  document = await platformSpec()
})
beforeEach(() => {
  platform = createFakePlatform()
})

type Fields = Record<string, unknown>

const at = (path: string, method: string): OperationEntry | undefined =>
  operationsOf(document).find((entry) => entry.path === path && entry.method === method)

/** The resources: where things are created, and the path of one of them. */
const resources = () =>
  operationsOf(document).flatMap(({ path, method }) => {
    const item = operationsOf(document).find(
      (entry) =>
        entry.method === 'get' &&
        /^\/\{\w+\}$/.test(entry.path.slice(path.length)) &&
        entry.path.startsWith(path),
    )
    return method === 'post' && item ? [{ path, item: item.path }] : []
  })

const idIn = (thing: Fields) => String(thing.id)

/** Asks for the operation of a method at the path of a thing, if there is one. */
async function askItem(
  method: string,
  item: string,
  place: string,
): Promise<{ status: number; body: unknown } | undefined> {
  const entry = at(item, method)
  if (!entry) return undefined
  const response = await askOperations(document, platform).ask(entry, place)
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

describe('every resource', () => {
  it('keeps what is created until it is deleted, and does not know other ids', async () => {
    const wrong: string[] = []
    const expectAt = (what: string, actual: unknown, expected: unknown) => {
      if (JSON.stringify(actual) !== JSON.stringify(expected))
        wrong.push(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
    }
    const all = resources()
    expect(all.length).toBeGreaterThan(30)
    for (const { path, item } of all) {
      const { ask, placeOf } = askOperations(document, platform)
      const create = at(path, 'post')
      if (!create) continue
      const place = await placeOf(create)
      const made = await ask(create, place)
      expectAt(`POST ${path}`, made.ok, true)
      const created = (await made.json()) as Fields
      const itemPlace = `${place}/${idIn(created)}`

      const read = await askItem('get', item, itemPlace)
      expectAt(`GET ${item}`, [read?.status, idIn(read?.body as Fields)], [200, created.id])

      // One that must be filtered is asked for by the tests of lists.
      const isFiltered = at(path, 'get')?.operation.parameters?.some(({ required }) => required)
      const list = isFiltered ? undefined : await askItem('get', path, place)
      const listed = list && ([(list.body as { results?: Fields[] }).results ?? list.body].flat() as Fields[])
      if (listed)
        expectAt(
          `GET ${path}`,
          listed.some((it) => it.id === created.id),
          true,
        )

      for (const method of ['patch', 'put']) {
        const updated = await askItem(method, item, itemPlace)
        if (updated)
          expectAt(`${method} ${item}`, [updated.status, idIn(updated.body as Fields)], [200, created.id])
      }
      for (const method of ['get', 'patch', 'put', 'delete']) {
        const unknown = await askItem(method, item, `${place}/none`)
        if (unknown)
          expectAt(`${method} ${item}`, [unknown.status, (unknown.body as Fields).error], [404, 'Not Found'])
      }
      const deleted = await askItem('delete', item, itemPlace)
      if (!deleted) continue
      expectAt(`DELETE ${item}`, deleted.status, 200)
      expectAt(`GET ${item} after`, (await askItem('get', item, itemPlace))?.status, 404)
      expectAt(`DELETE ${item} again`, (await askItem('delete', item, itemPlace))?.status, 404)
    }
    expect(wrong).toEqual([])
  })

  it('below another thing is not there when that is not, or no longer', async () => {
    const { ask, placeOf } = askOperations(document, platform)
    const run = at('/test-suite/{testSuiteId}/run', 'post')
    if (!run) throw new Error('There are no runs of test suites.')
    expect((await ask(run, '/test-suite/none/run')).status).toBe(404)
    const place = await placeOf(run)
    const { id } = (await (await ask(run, place)).json()) as Fields
    const suite = place.replace(/\/run$/, '')
    const read = () => askItem('get', '/test-suite/{testSuiteId}/run/{id}', `${place}/${String(id)}`)
    expect((await read())?.status).toBe(200)
    await askItem('delete', '/test-suite/{id}', suite)
    expect((await read())?.status).toBe(404)
  })
})
