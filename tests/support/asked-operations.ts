import { sample } from 'openapi-sampler'
import {
  operationsOf,
  parametersOf,
  resolveRef,
  type OpenApiDocument,
  type OperationEntry,
  type Schema,
} from '@/scripts/api/document'

type Fields = Record<string, unknown>

/** Where things are created that a body must name. */
const CREATED_AT: Readonly<Record<string, string>> = {
  assistantId: '/assistant',
  callIds: '/call',
  credentialId: '/credential',
  evalId: '/eval',
  fileId: '/file',
  insightId: '/reporting/insight',
  personalityId: '/eval/simulation/personality',
  phoneNumberId: '/phone-number',
  scenarioId: '/eval/simulation/scenario',
  simulationId: '/eval/simulation',
  simulationIds: '/eval/simulation',
  squadId: '/squad',
  structuredOutputId: '/structured-output',
  toolId: '/tool',
}

/** What a call needs beside what its schema requires. */
const CALLED_AT: Readonly<Record<string, Fields>> = {
  '/call': { assistant: {}, customer: {} },
  '/call/phone': { assistant: {}, customer: {} },
  '/call/web': { assistant: {} },
}

/** Where requests go. */
interface Target {
  fetch(url: URL, init: RequestInit): Promise<Response>
  /** Address of the API. */
  baseUrl?: string
  token?: string
}

/** Asks a platform for operations, with the least that a specification requires. */
export function askOperations(document: OpenApiDocument, platform: Target) {
  const { baseUrl = 'http://platform.example', token = 'any' } = platform
  const at = (path: string, method: string): OperationEntry | undefined =>
    operationsOf(document).find((entry) => entry.path === path && entry.method === method)
  const exampleOf = (schema: Schema): unknown =>
    sample(
      schema as Parameters<typeof sample>[0],
      { skipNonRequired: true, quiet: true, enablePatterns: true },
      document,
    )

  /** A request of an operation, whose path leads through things that were created for it. */
  async function ask(entry: OperationEntry, place?: string): Promise<Response> {
    const url = new URL(baseUrl + (place ?? (await placeOf(entry))))
    for (const { name, in: where, required, schema } of parametersOf(document, entry))
      if (where === 'query' && required) url.searchParams.set(name, String(exampleOf(schema ?? {})))
    const body = await bodyOf(entry)
    return platform.fetch(url, {
      method: entry.method.toUpperCase(),
      headers: {
        authorization: `Bearer ${token}`,
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  }

  /** The path of an operation with an id in place of each parameter. */
  async function placeOf(entry: OperationEntry): Promise<string> {
    let [place, template] = ['', '']
    for (const step of entry.path.split('/').slice(1)) {
      const name = /^\{(\w+)\}$/.exec(step)?.[1]
      const value = name === undefined ? step : await idOf(entry, name, place, template)
      place += `/${encodeURIComponent(value)}`
      template += `/${step}`
    }
    return place
  }

  async function idOf(entry: OperationEntry, name: string, place: string, template: string): Promise<string> {
    const parameter = parametersOf(document, entry).find((it) => it.name === name)
    const schema = resolveRef(document, parameter?.schema ?? {})
    const [fixed = schema.const] = schema.enum ?? []
    if (fixed !== undefined) return String(fixed)
    const source = at(template, 'post') ?? at(template, 'get')
    if (!source) return 'none'
    const answer = (await (await ask(source, place)).json()) as Fields | Fields[]
    const [thing] = [
      Array.isArray(answer) ? answer : ((answer.id ? answer : answer.results) ?? answer),
    ].flat() as Fields[]
    return String(thing?.[name] ?? thing?.id ?? 'none')
  }

  /** What is required of a body, with the ids of things that were created for it. */
  async function bodyOf({ operation, path, method }: OperationEntry): Promise<unknown> {
    const body = operation.requestBody && resolveRef(document, operation.requestBody)
    const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
    if (!media?.schema) return undefined
    const example = await withReferences(exampleOf(media.schema))
    const called = method === 'post' ? CALLED_AT[path] : undefined
    if (called) return { ...(example as Fields), ...called }
    if (type !== 'multipart/form-data') return example
    const { properties = {} } = resolveRef(document, media.schema)
    const form = new FormData()
    for (const [name, value] of Object.entries(example as Fields)) {
      const { format, items } = properties[name] ?? {}
      const isFile = format === 'binary' || items?.format === 'binary'
      form.append(name, isFile ? new File(['sound'], 'sound.wav', { type: 'audio/wav' }) : String(value))
    }
    return form
  }

  async function withReferences(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map(withReferences))
    if (typeof value !== 'object' || value === null) return value
    const fields = await Promise.all(
      Object.entries(value).map(async ([name, inner]: [string, unknown]) => {
        const path = typeof inner === 'object' && !Array.isArray(inner) ? undefined : CREATED_AT[name]
        const source = path === undefined ? undefined : at(path, 'post')
        if (!source) return [name, await withReferences(inner)] as const
        const { id } = (await (await ask(source)).json()) as { id: string }
        return [name, Array.isArray(inner) ? [id] : id] as const
      }),
    )
    return Object.fromEntries(fields)
  }

  return { ask, placeOf, bodyOf }
}
