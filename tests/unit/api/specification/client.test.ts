import { createManagementClient, type ManagementClient } from '@/lib/api'
import {
  nameOf,
  operationsOf,
  resolveRef,
  type OpenApiDocument,
  type OperationEntry,
  type Parameter,
  type Schema,
} from '@/scripts/api/document'
import { answerJson, startServer, type RecordingServer } from '@/tests/support/http-server'
import { platformSpec } from '@/tests/support/platform-spec'

/** The cases come from the specification: an operation that is added there is tested here. */
const TOKEN = 'sk-test'
const AWKWARD = 'a/b c?ü#%'

let document: OpenApiDocument
let server: RecordingServer
let client: ManagementClient
let answer: { status: number; body: unknown }

beforeAll(async () => {
  document = await platformSpec()
  server = await startServer(async (_, response) => {
    const { status, body } = answer
    if (body === undefined) response.writeHead(status).end()
    else if (!(body instanceof Blob)) answerJson(response, status, body)
    else {
      response.writeHead(status, { 'content-type': body.type })
      response.end(Buffer.from(await body.arrayBuffer()))
    }
  })
  client = createManagementClient({ token: TOKEN, baseUrl: server.url })
})
afterAll(() => server.close())

/** A value that a schema allows: every property near the top, only the required ones further down. */
function sampleOf(schema: Schema, depth = 0): unknown {
  const node = resolveRef(document, schema)
  const [member] = node.oneOf ?? node.anyOf ?? []
  if (member) return sampleOf(member, depth)
  if (node.const !== undefined || node.enum) return node.const ?? node.enum?.[0]
  const { format, pattern, minLength, minimum, properties = {}, required = [] } = node
  if (format === 'binary') return new Blob(['sound'], { type: 'audio/wav' })
  if (format === 'date-time') return '2024-02-29T12:00:00.000Z'
  const ofType: Record<string, () => unknown> = {
    string: () => (pattern ? 'name' : 'text & más'.padEnd(Number(minLength ?? 0), '.')),
    integer: () => Number(minimum ?? 1),
    number: () => Number(minimum ?? 1),
    boolean: () => true,
    array: () => [sampleOf(node.items ?? {}, depth + 1)],
    object: () => {
      const kept = Object.entries(properties).filter(([name]) => depth <= 1 || required.includes(name))
      return Object.fromEntries(kept.map(([name, property]) => [name, sampleOf(property, depth + 1)]))
    },
  }
  const [type] = [node.type].flat()
  return type === undefined ? 'anything' : ofType[type]!()
}

interface Case {
  path: Record<string, string>
  query: Record<string, unknown>
  body: unknown
  multipart: boolean
}

function caseOf({ operation, item }: OperationEntry): Case {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolveRef(document, parameter),
  )
  const valuesOf = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema = {} }) => [name, sampleOf(schema)]),
    )
  const path = Object.fromEntries(
    Object.entries(valuesOf('path')).map(([name, value]) => {
      const isFixed = resolveRef(document, parameters.find((it) => it.name === name)?.schema ?? {}).enum
      return [name, isFixed ? String(value) : AWKWARD]
    }),
  )
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const body = media?.schema && sampleOf(media.schema)
  return { path, query: valuesOf('query'), body, multipart: type === 'multipart/form-data' }
}

function successOf({ operation }: OperationEntry): { status: number; body: unknown } {
  const [status, success] = Object.entries(operation.responses ?? {}).find(([it]) => it.startsWith('2')) ?? []
  const { schema } = Object.values(success?.content ?? {})[0] ?? {}
  return { status: Number(status), body: schema && sampleOf(schema) }
}

type Method = (...args: unknown[]) => Promise<unknown>

/** The method that a path of names leads to, such as `testSuites.runs.get` or `GET`. */
function methodAt(names: string): Method {
  const found = names
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], client)
  return found as Method
}

function argumentsFor(entry: OperationEntry, { path, query, body }: Case): unknown[] {
  const ids = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => path[name])
  const hasQuery = Object.keys(query).length > 0
  const headers = { 'x-trace': 'abc' }
  if (body !== undefined) return [...ids, body, { headers, ...(hasQuery && { query }) }]
  return [...ids, ...(hasQuery ? [query] : []), { headers }]
}

function expectRequest(entry: OperationEntry, sent: Case) {
  const request = server.requests.at(-1)
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sent.path[name] ?? ''),
  )
  expect(`${request?.method} ${request?.path}`).toBe(`${entry.method.toUpperCase()} ${path}`)
  expect(request?.headers.authorization).toBe(
    entry.operation.security?.length === 0 ? undefined : `Bearer ${TOKEN}`,
  )
  expect(request?.headers['x-trace']).toBe('abc')
  for (const [name, value] of Object.entries(sent.query)) {
    if (typeof value === 'object' && !Array.isArray(value)) continue
    expect([name, request?.query.getAll(name)]).toEqual([name, [value].flat().map(String)])
  }
  if (sent.multipart) {
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    for (const [name, value] of Object.entries(sent.body as object)) {
      expect(request?.body.toString()).toContain(`name="${name}"`)
      if ([value].flat()[0] instanceof Blob) expect(request?.body.toString()).toContain('sound')
    }
  } else if (sent.body !== undefined) {
    expect(request?.headers['content-type']).toBe('application/json')
    expect(request?.json()).toEqual(sent.body)
  } else {
    expect(request?.body).toHaveLength(0)
  }
}

async function expectAnswer(data: unknown) {
  if (!(answer.body instanceof Blob)) return expect(data).toEqual(answer.body)
  expect(data).toBeInstanceOf(Blob)
  const [file, sent] = [data as Blob, answer.body]
  expect([file.type, await file.text()]).toEqual([sent.type, await sent.text()])
}

describe('every operation of the specification', () => {
  it('is a method of the client that sends and reads what the specification says', async () => {
    const entries = operationsOf(document)
    expect(entries.length).toBeGreaterThanOrEqual(139)
    for (const entry of entries) {
      const sent = caseOf(entry)
      answer = successOf(entry)
      const method = methodAt(entry.operation.operationId ?? '')
      expect([nameOf(entry), typeof method]).toEqual([nameOf(entry), 'function'])
      await expectAnswer(await method(...argumentsFor(entry, sent)))
      expectRequest(entry, sent)
    }
  })

  it('can be sent by its raw verb in the same way', async () => {
    for (const entry of operationsOf(document)) {
      const sent = caseOf(entry)
      answer = successOf(entry)
      const verb = methodAt(entry.method.toUpperCase())
      const { path, query, body } = sent
      const init = { params: { path, query }, body, headers: { 'x-trace': 'abc' } }
      await expectAnswer(((await verb(entry.path, init)) as { data: unknown }).data)
      expectRequest(entry, sent)
    }
  })

  it('may answer with any 2xx status', async () => {
    for (const status of [200, 201, 202]) {
      answer = { status, body: { id: 'a' } }
      await expect(client.assistants.create({})).resolves.toEqual({ id: 'a' })
    }
  })
})
