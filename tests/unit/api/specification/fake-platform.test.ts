import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Ajv2020 from 'ajv/dist/2020'
import { createFakePlatform, type FakePlatform } from '@/lib/api/testing'
import {
  nameOf,
  operationsOf,
  resolveRef,
  type OpenApiDocument,
  type OperationEntry,
  type Schema,
} from '@/scripts/api/document'
import { readSpec } from '@/scripts/api/load'
import { describePlatform } from '@/scripts/api/platform-description'
import { SANDBOX_PRIVATE_KEY } from '@/scripts/sandbox/settings'
import { askOperations } from '@/tests/support/asked-operations'
import { platformSpec } from '@/tests/support/platform-spec'
import { serveSandbox } from '@/tests/support/sandbox-server'

type Fields = Record<string, unknown>

const FORMATS = { 'date-time': /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, uuid: /^[0-9a-f-]{36}$/, uri: /^https?:/ }

/** The cases come from the specification: an operation that is added there is tested here. */
let document: OpenApiDocument
let platform: FakePlatform

beforeAll(async () => {
  document = await platformSpec()
})
beforeEach(() => {
  platform = createFakePlatform()
})

async function send(method: string, path: string, body?: unknown) {
  const response = await platform.fetch(`http://platform.example${path}`, {
    method,
    headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('every operation of the specification', () => {
  it('is answered with a status and a body that the specification allows', async () => {
    const ajv = new Ajv2020({
      strict: false,
      logger: false,
      allErrors: true,
      formats: FORMATS,
      inlineRefs: false,
      validateSchema: false,
      code: { optimize: false },
    })
    ajv.addSchema({ $id: 'spec:', components: document.components })
    const wrong: string[] = []
    for (const entry of operationsOf(document)) {
      const response = await askOperations(document, platform).ask(entry)
      const text = await response.text()
      const answer = entry.operation.responses?.[String(response.status)]
      const [type, media] = Object.entries((answer && resolveRef(document, answer).content) ?? {})[0] ?? []
      const sent = response.headers.get('content-type') ?? ''
      const isStream = sent.startsWith('text/event-stream')
      const isType = type === undefined ? text === '' : isStream || sent.startsWith(type)
      if (!response.ok || !answer || !isType) wrong.push(`${nameOf(entry)} ${response.status} ${text}`)
      if (!media?.schema || type !== 'application/json' || !isType) continue
      const schema = JSON.parse(JSON.stringify(media.schema).replaceAll('"#/', '"spec:#/')) as object
      const validate = ajv.compile(schema)
      const values = isStream ? [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data) : [text]
      for (const value of values)
        if (!validate(JSON.parse(value))) wrong.push(`${nameOf(entry)} ${ajv.errorsText(validate.errors)}`)
    }
    expect(wrong).toEqual([])
  })

  it('is answered by the sandbox too, but for those that it answers in its own way', async () => {
    const { url, close } = await serveSandbox()
    const target = { fetch, baseUrl: `${url}/sandbox/api`, token: SANDBOX_PRIVATE_KEY }
    const { ask } = askOperations(document, target)
    const isOwn = /^POST \/(?:call\/web|chat(?:\/web)?(?:\/responses)?)$/
    const asked = operationsOf(document).filter((each) => !isOwn.test(nameOf(each)))
    const refused: string[] = []
    try {
      for (const entry of asked) {
        const response = await ask(entry)
        if (!response.ok) refused.push(`${nameOf(entry)} ${response.status} ${await response.text()}`)
      }
    } finally {
      await close()
    }
    expect(refused).toEqual([])
    expect(asked.length).toBeGreaterThanOrEqual(214)
  })

  it('refuses an unknown field, where it takes an object', async () => {
    const { ask: _, placeOf, bodyOf } = askOperations(document, platform)
    const taken: string[] = []
    const accepted: string[] = []
    for (const entry of operationsOf(document)) {
      const body = await bodyOf(entry)
      if (typeof body !== 'object' || body === null || body instanceof FormData) continue
      const method = entry.method.toUpperCase()
      const wrong = Array.isArray(body) ? [{ ...body[0], nmae: 5 }] : { ...body, nmae: 5 }
      const query = entry.operation.operationId === 'structuredOutputs.update' ? '?schemaOverride=no' : ''
      const answer = await send(method, (await placeOf(entry)) + query, wrong)
      const { message } = answer.body as { message: string[] }
      if (answer.status === 400 && message.some((it) => it.includes('nmae'))) taken.push(nameOf(entry))
      else accepted.push(`${nameOf(entry)} ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    expect(accepted).toEqual([])
    expect(taken.length).toBeGreaterThan(80)
  })

  it('needs a token, where the specification asks for one', async () => {
    for (const { operation, method } of operationsOf(document)) {
      const { path } = platform.operations.find(({ id }) => id === operation.operationId) ?? { path: '' }
      const response = await platform.fetch(`http://platform.example${path}`, {
        method: method.toUpperCase(),
      })
      const expected = operation.security?.length === 0 ? 400 : 401
      expect([operation.operationId, response.status]).toEqual([operation.operationId, expected])
    }
  })
})

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

  it('below a parent is not found if the parent does not exist, or no longer', async () => {
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

describe('a specification that is newer than this package', () => {
  it('may be one as the platform publishes it, with its references inside of allOf and its unions without tags', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'release-')), '2026-08.json')
    writeFileSync(file, gunzipSync(readFileSync('tests/fixtures/releases/2026-08.json.gz')))
    const published = await readSpec(file)
    platform = createFakePlatform({}, describePlatform(published))
    const { ask } = askOperations(published, platform)
    const refusals: string[] = []
    for (const entry of operationsOf(published)) {
      const response = await ask(entry)
      if (!response.ok) refusals.push(`${nameOf(entry)} ${response.status} ${await response.text()}`)
    }
    expect(refusals).toEqual([])
    expect((await send('POST', '/assistant', { nmae: 5 })).body).toEqual(
      expect.objectContaining({ message: ['property nmae should not exist'] }),
    )
    rmSync(dirname(file), { recursive: true })
  })

  it('needs no other code: its operations are answered, and its resources stored', async () => {
    const newer = structuredClone(document)
    const thing: Schema = {
      type: 'object',
      required: ['id', 'label'],
      properties: { id: { type: 'string' }, label: { type: 'string' } },
    }
    const body: Schema = {
      type: 'object',
      required: ['label'],
      properties: { label: { type: 'string' }, assistantId: { type: 'string' } },
    }
    const answer = (schema: Schema) => ({ description: 'Done.', content: { 'application/json': { schema } } })
    newer.components = { ...newer.components, schemas: { ...newer.components?.schemas, 'Widget-V2': thing } }
    const $ref = '#/components/schemas/Widget-V2'
    newer.paths['/widget'] = {
      post: {
        operationId: 'widgets.create',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { allOf: [body, { properties: { size: { type: 'number' } } }] } },
          },
        },
        responses: { '201': answer({ $ref }) },
      },
      get: { operationId: 'widgets.list', responses: { '200': answer({ type: 'array', items: { $ref } }) } },
    }
    newer.paths['/widget/{id}'] = {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'widgets.get', responses: { '200': answer({ $ref }) } },
    }
    platform = createFakePlatform({}, describePlatform(newer))
    const created = await send('POST', '/widget', { label: 'one', size: 3 })
    expect(created).toMatchObject({ status: 201, body: { label: 'one' } })
    const { id } = created.body as { id: string }
    expect((await send('GET', `/widget/${id}`)).body).toEqual(created.body)
    expect((await send('GET', '/widget')).body).toEqual([created.body])
    expect((await send('POST', '/widget', { label: 'two', szie: 3 })).body).toEqual(
      expect.objectContaining({ message: ['property szie should not exist'] }),
    )
    expect((await send('POST', '/widget', { label: 'two', assistantId: 'none' })).status).toBe(400)
  })
})
