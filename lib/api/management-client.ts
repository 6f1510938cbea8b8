import { pathSerializer } from './address'
import { badResponse } from './exchange'
import { iterate, listIn, type Query } from './iterate'
import type { Resources } from './methods'
import { parseLine, type OperationLine } from './operation-line'
import * as everyResource from './operations.generated'
import type { ClientOptions, UploadOptions } from './options'
import { createSender, type Sender, type Sending } from './sender'
import { authorization } from './token'
import type { Verbs } from './verbs'

/** A resource in the generated table: its path, a line for each method, and the resources inside it. */
export type Table = { readonly [name: string]: string | Table }

/** Methods by resource (`client.assistants.create(…)`) and raw verbs (`client.GET('/assistant/{id}', …)`). */
export type ManagementClient = Resources<typeof everyResource> & Verbs

/**
 * A client for the whole management API. Each instance owns its token; instances share nothing.
 * Every method rejects with an ApiFailure, or with a TypeError for an id that is missing, empty, `.` or `..`.
 *
 * @throws TypeError for an empty token
 * @example
 * ```ts
 * import { ApiError, createManagementClient } from 'callwright/api'
 *
 * // On a server only: a private key must not reach a browser.
 * const client = createManagementClient({ token: process.env.VOICE_PRIVATE_KEY ?? '' })
 * try {
 *   const assistant = await client.assistants.get('assistant-id')
 *   for await (const call of client.calls.iterate({ assistantId: assistant.id })) console.log(call.id)
 * } catch (error) {
 *   if (error instanceof ApiError && error.status === 404) console.log('There is no such assistant.')
 *   else throw error
 * }
 * ```
 */
export function createManagementClient(options: ClientOptions): ManagementClient {
  const { resources, send, lines } = build(everyResource, options)
  const verb =
    (method: string) =>
    (path: string, sending: Sending = {}) => {
      const line = lines.get(`${method} ${path}`)
      if (!line) return Promise.reject(new TypeError(`The specification has no ${method} ${path}.`))
      return send(line, sending)
    }
  return {
    ...resources,
    GET: verb('GET'),
    POST: verb('POST'),
    PUT: verb('PUT'),
    PATCH: verb('PATCH'),
    DELETE: verb('DELETE'),
  } as ManagementClient
}

/** The same methods for the given resources only, so that a bundler can leave out all the others. */
export function createClientFor<Tables extends object>(tables: Tables, options: ClientOptions) {
  return build(tables, options).resources as Resources<Tables>
}

function build(tables: object, options: ClientOptions) {
  authorization(options.token)
  const send = createSender({ ...options })
  const lines = new Map<string, OperationLine>()
  return { resources: resourceOf(tables as Table, { send, token: options.token }, lines), send, lines }
}

type Members = { [name: string]: unknown }

/** What a method needs of its client. The token is redacted in errors. */
interface Connection {
  send: Sender
  token: string
}

function resourceOf(table: Table, connection: Connection, lines: Map<string, OperationLine>): Members {
  const members: Members = {}
  const { path, ...entries } = table
  for (const [name, entry] of Object.entries(entries)) {
    if (typeof entry !== 'string') {
      members[name] = resourceOf(entry, connection, lines)
      continue
    }
    const line = parseLine(entry, path as string | undefined)
    lines.set(`${line.method} ${line.path}`, line)
    members[name] = async (...args: unknown[]) => (await connection.send(line, sendingOf(line, args))).data
    if (name === 'list') members.iterate = (...args: unknown[]) => iterateOf(line, connection, args)
  }
  return members
}

function iterateOf(line: OperationLine, { send, token }: Connection, args: unknown[]) {
  const sending = sendingOf(line, args)
  const { query = {}, path } = sending.params ?? {}
  return iterate(line.paging, query as Query, async (page) => {
    const { data, response } = await send(line, { ...sending, params: { path, query: page } })
    const isList = listIn(data) ?? (line.mayBeEmpty && data === undefined)
    if (isList) return data
    const exchange = { method: line.method, path: pathSerializer(line.path, path) }
    throw badResponse(exchange, response, 'a body that is not a list', JSON.stringify(data), token)
  })
}

/** Arguments in order: path parameters, then the body, or the query if there is no body, then options. */
function sendingOf(line: OperationLine, args: unknown[]): Sending {
  const rest = [...args]
  const path = Object.fromEntries(line.parameters.map((name) => [name, rest.shift()]))
  const body = line.hasBody ? rest.shift() : undefined
  const query = line.hasQuery && !line.hasBody ? rest.shift() : undefined
  const options = (rest.shift() ?? {}) as UploadOptions & { query?: object }
  return { ...options, body, params: { path, query: (query as object | undefined) ?? options.query } }
}
