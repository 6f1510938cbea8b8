import { systemClock } from '../../timing/clock'
import { pause } from '../../timing/deadline'
import { createAnswers, type Fields } from './answers'
import { findCollections } from './collections'
import type { OperationDescription, PlatformDescription } from './description'
import { createFaults, operationNamed, replyOfFault, type Fault, type OperationName } from './faults'
import { createKeys } from './keys'
import { PLATFORM } from './platform.generated'
import { faultsOfBody, readRequest } from './reading'
import { errorBody, jsonReply, Refusal, type Reply } from './replies'
import { createRouter, type Route } from './router'
import { createStore } from './store'
import { createTasks } from './tasks'
import { createThings } from './things'
import { createValidator } from './validator'

/** How a fake platform is set up. Everything is optional. */
export interface FakePlatformOptions {
  /** Tokens that may do everything. Default: every token may. */
  privateKeys?: readonly string[]
  /** Tokens of pages, which may only create web calls and web chats. Default: none. */
  publicKeys?: readonly string[]
  /** The path below which the API is, such as `/gateway`. Default: none. */
  basePath?: string
  /** What exists from the start, by collection: `{ '/assistant': [{ id: 'assistant-1', name: 'Reception' }] }`. */
  seed?: Readonly<Record<string, readonly Fields[]>>
  /** So many requests are answered within a time; further ones get 429 with `Retry-After`. Default: no limit. */
  rateLimit?: { requests: number; perMs: number }
  /** The clock. Default: that of the machine. */
  now?: () => Date
  /** Makes ids. Default: UUIDs with a number, the same in each run. */
  newId?: () => string
}

/** A request that the fake got. */
export interface FakeRequest {
  /** Id of the operation, such as `assistants.create`; undefined if there is none at this address. */
  operation: string | undefined
  /** In upper case. */
  method: string
  /** Without the base path and the query. */
  path: string
  /** Status of the answer; 0 if the connection failed. */
  status: number
}

/** The platform's API in memory. */
export interface FakePlatform {
  /** Answers as the platform would. Pass it to the client: `createManagementClient({ token: 'any', fetch: platform.fetch })`. */
  readonly fetch: (input: string | URL | Request, init?: object) => Promise<Response>
  /**
   * Makes an operation fail.
   *
   * @returns a function that takes it back
   */
  fail(operation: OperationName, fault: Fault): () => void
  /** Stores a thing as if it had been created: `add('/assistant', { name: 'Reception' })`. */
  add(collection: string, fields?: Fields): Fields
  /** Changes fields that only the platform changes: `change('/call/ID', { status: 'ended', cost: 0.02 })`. */
  change(path: string, fields: Fields): Fields
  /** The object that is stored at a path such as `/call/ID`. */
  find(path: string): Fields | undefined
  /** The faults of a body for an operation, one sentence for each. */
  refusalsOf(operation: OperationName, body: unknown): string[]
  /** Returns the fault for a request that another server answers, and counts the request. */
  takeFault(operation: OperationName): Fault | undefined
  /** What was asked, in order. */
  readonly requests: readonly FakeRequest[]
  /** Every operation of the API. */
  readonly operations: readonly Pick<OperationDescription, 'id' | 'method' | 'path'>[]
  /** Forgets everything that was created, asked and set to fail. */
  reset(): void
}

/**
 * The whole management API without a network, for tests: every operation of the specification, with what is created kept in
 * memory. Requests are validated, and so is each answer before it is sent.
 *
 * @param description the API. Default: the specification of this version of the package
 *
 * @example
 * ```ts
 * import { createManagementClient } from 'callwright/api'
 * import { createFakePlatform } from 'callwright/api/testing'
 *
 * const platform = createFakePlatform()
 * const client = createManagementClient({ token: 'any', fetch: platform.fetch })
 * const { id } = await client.assistants.create({ name: 'Reception' })
 * platform.fail('assistants.get', { status: 503, times: 1 })
 * console.log((await client.assistants.get(id)).name)
 * ```
 */
export function createFakePlatform(
  options: FakePlatformOptions = {},
  description: PlatformDescription = PLATFORM,
): FakePlatform {
  const { basePath = '', now = () => new Date(), seed = {} } = options
  const collections = findCollections(description)
  const find = createRouter(description.operations)
  const store = createStore({ now, newId: options.newId })
  const validator = createValidator(description, collections.all, (collection, id) =>
    things.isStored(collection, id),
  )
  const answers = createAnswers(description, validator)
  const things = createThings(description, collections, answers, store)
  const carryOut = createTasks(description, collections, answers, things)
  const faults = createFaults(description.operations)
  const keys = createKeys(options)
  const requests: FakeRequest[] = []

  async function answer(route: Route | undefined, request: Request): Promise<Reply> {
    const { pathname } = new URL(request.url)
    if (!route) throw new Refusal(404, `Cannot ${request.method} ${pathname}`)
    const fault = faults.take(route.operation)
    if (fault?.delayMs) {
      await pause({ clock: systemClock, limitMs: fault.delayMs, signal: request.signal })
      request.signal.throwIfAborted()
    }
    if (fault?.networkError) throw networkError(fault.networkError)
    const broken = fault && replyOfFault(fault)
    if (broken) return broken
    keys.admit(route.operation, request.headers.get('authorization'))
    return carryOut(route, await readRequest(description, validator, route, request))
  }

  const platform: FakePlatform = {
    requests,
    operations: description.operations.map(({ id, method, path }) => ({ id, method, path })),
    fail: (operation, fault) => faults.add(operation, fault),
    async fetch(input, init) {
      const request = requestOf(input, init)
      request.signal.throwIfAborted()
      const url = new URL(request.url)
      const path = url.pathname.startsWith(`${basePath}/`)
        ? url.pathname.slice(basePath.length)
        : url.pathname
      const route = find(request.method, path)
      const seen: FakeRequest = { operation: route?.operation.id, method: request.method, path, status: 0 }
      requests.push(seen)
      const reply = await answer(route, request).catch(replyOfRefusal)
      request.signal.throwIfAborted()
      seen.status = reply.status
      const headers = { 'x-request-id': `fake-${requests.length}`, ...reply.headers }
      return new Response(reply.body ?? null, { status: reply.status, headers })
    },
    add(path, fields = {}) {
      const [collection, ids] = collectionAt(path)
      return things.create(collection, ids, fields)
    },
    change(path, fields) {
      const { collection, ids, id, found } = thingAt(path)
      if (!found) throw new Error(`There is nothing at ${path}.`)
      return things.save(collection, ids, id, { ...found, ...fields })
    },
    find: (path) => thingAt(path).found,
    refusalsOf(name, value) {
      return faultsOfBody(validator, operationNamed(description.operations, name), value)
    },
    takeFault: (name) => faults.take(operationNamed(description.operations, name)),
    reset() {
      requests.length = 0
      faults.clear()
      keys.reset()
      things.reset()
      plant()
    },
  }

  function thingAt(path: string) {
    const [, parent = '', id = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? []
    const [collection, ids] = collectionAt(parent)
    return { collection, ids, id, found: things.find(collection, ids, id) }
  }

  function collectionAt(path: string) {
    for (const collection of collections.all) {
      const names = [...collection.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const found = new RegExp(`^${collection.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)
      if (found)
        return [
          collection,
          Object.fromEntries(names.map((name, place) => [name, found[place + 1] ?? ''])),
        ] as const
    }
    const known = collections.all.map((collection) => collection.path).join(', ')
    throw new Error(`There is no collection at ${path}. The collections are: ${known}.`)
  }

  function plant(): void {
    for (const [path, all] of Object.entries(seed)) for (const fields of all) platform.add(path, fields)
  }

  plant()
  return platform
}

/** A path alone is an address of the fake, too. */
function requestOf(input: string | URL | Request, init: object = {}): Request {
  const isRequest = typeof input === 'object' && 'method' in input
  const address = isRequest ? input : new URL(String(input), 'http://fake-platform.invalid')
  return new Request(address, { ...init, duplex: 'half' } as RequestInit)
}

function replyOfRefusal(error: unknown): Reply {
  if (!(error instanceof Refusal)) throw error
  return jsonReply(error.status, errorBody(error.status, error.sentences), error.headers)
}

/** As `fetch` fails: a `TypeError` that says nothing more to a page. */
const networkError = (error: true | Error) => (error instanceof Error ? error : new TypeError('fetch failed'))
