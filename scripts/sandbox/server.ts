import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiAnswer } from './api-answer'
import { createBundle, type Bundle } from './bundle'
import { answerChat, eventText, isChat, WORD_MS, type StreamedAnswer } from './chat'
import { chooseBehaviour, chooseScenario, latenciesOf, paceOf, UnknownChoiceError } from './choice'
import { developerPage } from './developer-page'
import type { BehaviourName } from './platform/behaviours'
import { loadScenarios } from './scenario/load'
import type { Scenario } from './scenario/schema'
import { serverUrlSchema } from './scenario/setup-schema'
import { serveClip } from './serve-clip'
import { postServerMessage } from './server-message'
import {
  DEFAULT_SCENARIO,
  SANDBOX_BUNDLE_NAME,
  SANDBOX_MOUNT_PATH,
  PLATFORM_HEADER,
  SCENARIO_HEADER,
} from './settings'
import { createCalls, isOfThisMachine } from './server-message-guard'
import { createStore, isStored } from './stored'
import { answerWebCall } from './web-call'

export interface SandboxOptions {
  publicKey: string
  /** The site's sub-path, such as `/site`; the sandbox is mounted below it. */
  basePath?: string
  /** Builds the call machine again when a scenario or its code has changed. */
  watch?: boolean
  /** Address on this machine that gets the server messages of every call, instead of the scenario's. */
  serverUrl?: string | undefined
  /** Called for each request that the sandbox answered. */
  log?: (line: string) => void
}

export interface Sandbox {
  /** Answers a request below the mount path; false when the request is not for the sandbox. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** Below the mount path: `/platform/NAME` and `/scenario/NAME` where they are chosen, then what is asked for. */
const CHOICE_PATH = /^(?:\/platform\/([^/]+))?(?:\/scenario\/([^/]+))?(.*)$/

const MAX_BODY_BYTES = 1_000_000

/** The local stand-in for the voice platform, mountable on any http server. */
export function createSandbox(options: SandboxOptions): Sandbox {
  if (options.serverUrl !== undefined) serverUrlSchema.parse(options.serverUrl)
  const mount = `${options.basePath ?? ''}${SANDBOX_MOUNT_PATH}`
  const bundle = createBundle({ watch: options.watch ?? false })
  const scenarios = options.watch ? loadScenarios : once(loadScenarios)
  const bundleFailures = new Map<string, number>()
  const store = createStore()
  const calls = createCalls()

  const describe = (request: IncomingMessage, response: ServerResponse, url: URL): Exchange => {
    const known = scenarios()
    const [, behaviour, inPath, rest] = CHOICE_PATH.exec(url.pathname.slice(mount.length)) ?? []
    return {
      request,
      response,
      url,
      path: rest || '/',
      scenarios: known,
      scenario: chooseScenario(known, request, url, inPath) ?? fallback(known),
      behaviour: chooseBehaviour(request, url, behaviour),
      latencies: latenciesOf(request),
      pace: paceOf(request),
      sandboxUrl: `${protocolOf(request)}://${request.headers.host ?? 'localhost'}${mount}`,
    }
  }

  return {
    async handle(request, response) {
      const target = request.url ?? '/'
      // A path of slashes alone is no URL; it is none of the sandbox's either.
      if (!URL.canParse(target, 'http://sandbox.invalid')) return false
      const url = new URL(target, 'http://sandbox.invalid')
      if (url.pathname !== mount && !url.pathname.startsWith(`${mount}/`)) return false
      allowOtherOrigins(request, response)
      // Before a scenario is chosen, so that a page of another origin may read why it could not be.
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end()
        return true
      }
      try {
        const exchange = describe(request, response, url)
        await answer(exchange, { options, bundle, bundleFailures, store, calls })
        options.log?.(
          `sandbox: ${request.method} ${url.pathname} ${exchange.scenario.name} ${response.statusCode}`,
        )
      } catch (error) {
        options.log?.(`sandbox: ${request.method} ${url.pathname} ${String(error)}`)
        if (response.headersSent) return true
        if (error instanceof UnknownChoiceError) notFound(response, error.message)
        else text(response, 500, String(error))
      }
      return true
    },
  }
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  path: string
  scenarios: Record<string, Scenario>
  scenario: Scenario
  behaviour: BehaviourName
  latencies: { apiMs: number; machineMs: number; joinMs: number }
  pace: number
  sandboxUrl: string
}

interface Parts {
  options: SandboxOptions
  bundle: Bundle
  bundleFailures: Map<string, number>
  store: ReturnType<typeof createStore>
  calls: ReturnType<typeof createCalls>
}

async function answer(exchange: Exchange, parts: Parts): Promise<void> {
  const { response, path } = exchange
  if (path === '/api/call/web') return webCall(exchange, parts)
  if (path.startsWith('/api/') && isStored(path.slice('/api'.length))) return stored(exchange, parts)
  if (path === '/api/server-message') return serverMessage(exchange, parts)
  if (path.startsWith('/api/') && isChat(path.slice('/api'.length))) return chat(exchange, parts)
  if (path === `/${SANDBOX_BUNDLE_NAME}`) return callMachine(exchange, parts)
  if (path.startsWith('/clips/')) return serveClip(path, response)
  if (path === '/' || path === '')
    return html(response, developerPage(exchange.scenarios, exchange.scenario.name))
  text(response, 404, 'There is nothing here. See docs/sandbox.md.')
}

async function stored(exchange: Exchange, { store }: Parts): Promise<void> {
  const { request, url, path } = exchange
  const { method = 'GET', headers } = request
  const body = await readBody(request)
  const authorization = headers.authorization ?? null
  const asked = { method, path: path.slice('/api'.length), query: url.searchParams, authorization, body }
  return send(exchange, store.answer(asked))
}

async function webCall(exchange: Exchange, { options, calls, store }: Parts): Promise<void> {
  const { request, response, scenario, latencies, pace } = exchange
  if (request.method !== 'POST') return text(response, 404, `Cannot ${request.method} /call/web`)
  const body = await readBody(request)
  await holdBack(scenario.api.delayMs / pace + latencies.apiMs, response)
  const result = answerWebCall({
    ...apiRequest(exchange, options, body),
    hasAssistant: store.hasAssistant,
    sandboxUrl: exchange.sandboxUrl,
    joinLatencyMs: latencies.joinMs,
    pace,
    sendsServerMessages: serverUrlOf(exchange, options) !== undefined,
  })
  if (result.kind === 'answer') calls.begin(result.body)
  return send(exchange, result)
}

async function chat(exchange: Exchange, { options, store }: Parts): Promise<void> {
  const { request, response, scenario, latencies, pace, path } = exchange
  if (request.method !== 'POST') return text(response, 404, `Cannot ${request.method} ${path}`)
  const body = await readBody(request)
  await holdBack(scenario.api.delayMs / pace + latencies.apiMs, response)
  const asked = { ...apiRequest(exchange, options, body), hasAssistant: store.hasAssistant }
  const result = answerChat({ ...asked, path: path.slice('/api'.length) })
  return result.kind === 'stream' ? stream(exchange, result) : send(exchange, result)
}

async function stream(
  { request, response, scenario, pace }: Exchange,
  answer: StreamedAnswer,
): Promise<void> {
  response.writeHead(answer.status, { ...answer.headers, 'cache-control': 'no-store' })
  for (const event of answer.events) {
    if (response.closed) return
    response.write(eventText(event))
    await holdBack(WORD_MS / pace, response)
  }
  if (scenario.chat.fault === 'hang') return untilClosed(response)
  if (scenario.chat.fault === 'reset') return void request.socket.destroy()
  response.end()
}

/**
 * Passes a message of the call machine on to the customer's server, and its answer back. It is signed on the way, so it
 * must come from a page of this machine and be about a call that goes on.
 */
async function serverMessage(exchange: Exchange, { options, calls }: Parts): Promise<void> {
  const { request, response, path } = exchange
  const serverUrl = serverUrlOf(exchange, options)
  if (request.method !== 'POST' || !serverUrl) return text(response, 404, `Cannot ${request.method} ${path}`)
  const body = await readBody(request)
  if (!isOfThisMachine(request) || !calls.goesOn(body))
    return text(response, 403, 'Only a call that goes on, on a page of this machine, sends server messages.')
  try {
    const answer = await postServerMessage(serverUrl, body)
    const type = answer.headers.get('content-type') ?? 'text/plain'
    response.writeHead(answer.status, { 'content-type': type }).end(await answer.text())
  } catch (error) {
    options.log?.(`sandbox: ${serverUrl} ${String(error)}`)
    text(response, 502, String(error))
  }
}

const serverUrlOf = ({ scenario }: Exchange, { serverUrl }: SandboxOptions) => serverUrl ?? scenario.serverUrl

const apiRequest = (
  { request, scenario, behaviour }: Exchange,
  { publicKey }: SandboxOptions,
  body: string,
) => ({
  authorization: request.headers.authorization ?? null,
  body,
  scenario,
  behaviour,
  publicKey,
})

async function send({ request, response }: Exchange, answer: ApiAnswer): Promise<void> {
  if (answer.kind === 'hang') return untilClosed(response)
  if (answer.kind === 'reset') return void request.socket.destroy()
  response.writeHead(answer.status, { ...answer.headers, 'cache-control': 'no-store' }).end(answer.body)
}

async function callMachine(
  { request, response, scenario, latencies, pace }: Exchange,
  parts: Parts,
): Promise<void> {
  const { delayMs, fault, status, times } = scenario.bundle
  await holdBack(delayMs / pace + latencies.machineMs, response)
  // Each client counts its own.
  const client = `${scenario.name} ${request.socket.remoteAddress} ${request.headers['user-agent']} ${request.headers.cookie}`
  const failed = parts.bundleFailures.get(client) ?? 0
  const fails = (fault || status) && (times === undefined || failed < times)
  parts.bundleFailures.set(client, fails ? failed + 1 : 0)
  if (fails && fault === 'hang') return untilClosed(response)
  if (fails && fault === 'reset') return void request.socket.destroy()
  if (fails && fault === 'not-a-script') return html(response, '<!doctype html><title>Not a script</title>')
  if (fails) return text(response, status ?? 500, 'The call machine is not here, as the scenario says.')

  const { code, etag } = await parts.bundle.get()
  const headers = { 'content-type': 'text/javascript; charset=utf-8', etag, 'cache-control': 'no-cache' }
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
  response.writeHead(200, headers).end(code)
}

function allowOtherOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE, OPTIONS')
  response.setHeader(
    'access-control-allow-headers',
    `authorization, content-type, ${SCENARIO_HEADER}, ${PLATFORM_HEADER}`,
  )
  response.setHeader('access-control-max-age', '600')
  response.setHeader('vary', 'origin')
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) throw new Error('The body is larger than 1 MB.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Waits, or stops waiting when the client has gone. */
function holdBack(delayMs: number, response: ServerResponse): Promise<void> {
  if (delayMs <= 0) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, delayMs)
    response.once('close', done)
    function done() {
      clearTimeout(timer)
      response.off('close', done)
      resolve()
    }
  })
}

const untilClosed = (response: ServerResponse) =>
  new Promise<void>((resolve) => response.once('close', () => resolve()))

const protocolOf = (request: IncomingMessage) =>
  request.headers['x-forwarded-proto'] === 'https' || 'encrypted' in request.socket ? 'https' : 'http'

function text(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(body)
}

/** In the form of the platform's errors. */
function notFound(response: ServerResponse, message: string): void {
  response
    .writeHead(404, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify({ message, error: 'Not Found', statusCode: 404 }))
}

function html(response: ServerResponse, body: string): void {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(body)
}

function fallback(scenarios: Record<string, Scenario>): Scenario {
  const scenario = scenarios[DEFAULT_SCENARIO]
  if (!scenario) throw new Error(`There is no scenario named ${DEFAULT_SCENARIO}.`)
  return scenario
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
