import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { isUnpublishedIn, nameOf, operationsOf, type OpenApiDocument } from '@/scripts/api/document'
import { generate } from '@/scripts/api/generated-files'
import { OPENAPI_ROOT, readSpec } from '@/scripts/api/load'
import { importSpec } from '@/scripts/api/import-spec'

/** Our own specification takes seconds to read, compare and write. */
jest.setTimeout(300_000)

/** A copy of the specification, without the project that would be type-checked. */
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'))
  await cp('openapi', join(root, 'openapi'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const importFrom = (source: string, options = {}) =>
  importSpec({ source, root, write: true, format: (yaml) => Promise.resolve(yaml), ...options })
const specOf = (folder: string) => readSpec(join(folder, OPENAPI_ROOT))
const methodsOf = (document: OpenApiDocument) =>
  new Map(operationsOf(document).map((entry) => [nameOf(entry), entry.operation.operationId]))

/** The files of openapi/ that have another content than those of this project. */
async function filesOtherThan(project: string): Promise<string[]> {
  const files = (await readdir(join(root, 'openapi'), { recursive: true })).filter((it) =>
    it.endsWith('.yaml'),
  )
  const contentOf = async (folder: string, file: string): Promise<unknown> =>
    parse(await readFile(join(folder, 'openapi', file), 'utf8').catch(() => ''))
  const changed = await Promise.all(
    files.map(async (file) => {
      const [is, was] = await Promise.all([contentOf(root, file), contentOf(project, file)])
      return isDeepStrictEqual(is, was) ? [] : [file]
    }),
  )
  return changed.flat().sort()
}

/** What `api:generate -- --check` compares. */
async function expectGenerated(document: OpenApiDocument) {
  for (const [file, text] of await generate(document))
    expect([file, (await readFile(join(root, file), 'utf8')) === text]).toEqual([file, true])
}

/** A document of ours that is written as the platform writes its own. */
const release = (widgets: object): object => ({
  openapi: '3.0.0',
  info: { title: 'API', version: '1.0' },
  servers: [{ url: 'https://api.vapi.ai' }],
  security: [{ bearer: [] }],
  paths: {
    '/squad/{id}': {
      get: {
        operationId: 'SquadController_findOne',
        tags: ['Squads'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: '' } },
      },
    },
    ...widgets,
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Widget: {
        type: 'object',
        title: 'Widget',
        properties: { mode: { type: 'object', enum: ['round', 'square'] } },
        required: ['mode', 'forgotten'],
      },
    },
  },
})
const WIDGETS = {
  '/v2/widget': {
    get: {
      operationId: 'WidgetController_findAllV2',
      tags: ['Widgets'],
      parameters: [],
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Widget' } } } },
      },
    },
  },
}

it('A document like those that the platform publishes is imported, its new operation named as callers write it, and everything that it leaves out stays', async () => {
  const before = methodsOf(await specOf('.'))
  const source = join(root, 'release.json')
  await writeFile(source, JSON.stringify(release(WIDGETS)))
  await expect(importFrom(source)).rejects.toThrow(
    'give --accept-names for these names: GET /v2/widget: widgets.listV2.',
  )
  const { changes, repairs } = await importFrom(source, { acceptNames: true })
  expect(changes).toEqual([
    expect.objectContaining({ subject: 'GET /v2/widget', detail: 'is new', method: 'widgets.listV2' }),
  ])
  expect(repairs).toContainEqual({
    place: 'Widget.mode',
    fault: 'was of type object, unlike its values',
  })
  const after = await specOf(root)
  expect(methodsOf(after)).toEqual(new Map([...before, ['GET /v2/widget', 'widgets.listV2']]))
  expect(await filesOtherThan('.')).toEqual(['openapi.yaml', 'paths/widgets.yaml', 'schemas/widgets.yaml'])
  await expectGenerated(after)

  await writeFile(source, JSON.stringify(release({})))
  const next = await importFrom(source)
  expect(next.changes).toEqual([])
  expect(next.withdrawn).toContainEqual({ operation: 'GET /v2/widget', method: 'widgets.listV2' })
  expect(methodsOf(await specOf(root)).size).toBe(before.size + 1)
})

/** What the platform published, without its wording. */
const PUBLISHED = 'tests/fixtures/releases'
const RELEASES = ['2025-10', '2026-02', '2026-08']

it('the specification has 219 operations: the 137 published in 2026-08, and 82 that are not published; an import may add some', async () => {
  const document = await specOf('.')
  const operations = operationsOf(document)
  const unpublished = operations.filter(isUnpublishedIn(document)).length
  expect(operations.length - unpublished).toBeGreaterThanOrEqual(137)
  expect(unpublished).toBeGreaterThanOrEqual(82)
})

it('The published releases are imported in turn; every operation keeps its name, and the two withdrawn meanwhile stay', async () => {
  const before = methodsOf(await specOf('.'))
  const withdrawn = new Set<string>()
  for (const name of RELEASES) {
    const source = join(root, `${name}.json`)
    await writeFile(source, gunzipSync(await readFile(join(PUBLISHED, `${name}.json.gz`))))
    for (const { operation } of (await importFrom(source)).withdrawn) withdrawn.add(operation)
  }
  expect([...withdrawn].filter((operation) => !before.has(operation))).toHaveLength(2)
  const after = await specOf(root)
  expect(methodsOf(after).size).toBe(221)
  for (const [operation, method] of before)
    expect([operation, methodsOf(after).get(operation)]).toEqual([operation, method])
  await expectGenerated(after)
})
