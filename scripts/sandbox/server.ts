import type { IncomingMessage, ServerResponse } from 'node:http'
import { createdIn } from './api-answer'
import { createBundle, type Bundle } from './bundle'
import { answerChat, eventText, isChat, WORD_MS, type StreamedAnswer } from './chat'
import { chooseBehaviour, chooseScenario, latenciesOf, paceOf, UnknownChoiceError } from './choice'
import { createClients } from './clients'
import { developerPage } from './developer-page'
import {
  holdBack,
  html,
  readBody,
  refuse,
  send,
  text,
  TooLargeError,
  untilClosed,
  type Exchange,
} from './exchange'
import { createManagementApi, type ManagementApi } from './management-api'
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
import { answerWebCall } from './web-call'

interface SandboxOptions {
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

/** A path below the mount path: first the optional `/platform/NAME` and `/scenario/NAME`, then the path of the request. */
const CHOICE_PATH = /^(?:\/platform\/([^/]+))?(?:\/scenario\/([^/]+))?(.*)$/

const loadScenariosOnce = once(loadScenarios)

/** The local stand-in for the voice platform, mountable on any http server. */
export function createSandbox(options: SandboxOptions): Sandbox {
  if (options.serverUrl !== undefined) serverUrlSchema.parse(options.serverUrl)
  const mount = `${options.basePath ?? ''}${SANDBOX_MOUNT_PATH}`
  const bundle = createBundle({ watch: options.watch ?? false })
  const scenarios = options.watch ? loadScenarios : loadScenariosOnce
  const clients = createClients(`${mount}/`)
  const api = createManagementApi(options.publicKey)
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
      // A path of slashes alone is no URL, and no address of the sandbox.
      if (!URL.canParse(target, 'http://sandbox.invalid')) return false
      const url = new URL(target, 'http://sandbox.invalid')
      if (url.pathname !== mount && !url.pathname.startsWith(`${mount}/`)) return false
      allowOtherOrigins(request, response)
      // Set before a scenario is chosen, so that a page of another origin can read the error if there is no such scenario.
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end()
        return true
      }
      try {
        const exchange = describe(request, response, url)
        await answer(exchange, { options, bundle, clients, api, calls })
        options.log?.(
          `sandbox: ${request.method} ${url.pathname} ${exchange.scenario.name} ${response.statusCode}`,
        )
      } catch (error) {
        options.log?.(`sandbox: ${request.method} ${url.pathname} ${String(error)}`)
        if (response.headersSent) return true
        if (error instanceof UnknownChoiceError) refuse(response, 404, 'Not Found', error.message)
        else if (error instanceof TooLargeError) refuse(response, 413, 'Payload Too Large', error.message)
        else text(response, 500, String(error))
      }
      return true
    },
  }
}

interface Parts {
  options: SandboxOptions
  bundle: Bundle
  clients: ReturnType<typeof createClients>
  api: ManagementApi
  calls: ReturnType<typeof createCalls>
}

async function answer(exchange: Exchange, parts: Parts): Promise<void> {
  const { response, path } = exchange
  if (path === '/api/server-message') return serverMessage(exchange, parts)
  if (path === '/faults') return parts.api.answerFaults(exchange)
  if (path.startsWith('/api/')) return api(exchange, parts, path.slice('/api'.length))
  if (path === `/${SANDBOX_BUNDLE_NAME}`) return callMachine(exchange, parts)
  if (path.startsWith('/clips/')) return serveClip(path, response)
  if (path === '/' || path === '')
    return html(response, developerPage(exchange.scenarios, exchange.scenario.name))
  text(response, 404, 'There is nothing here. See docs/sandbox.md.')
}

/** Web calls and answers to chats are the sandbox's own; everything else is the whole API in memory. */
async function api(exchange: Exchange, parts: Parts, path: string): Promise<void> {
  const isWebCall = path === '/call/web'
  if (exchange.request.method !== 'POST' || !(isWebCall || isChat(path)))
    return parts.api.answer(exchange, path)
  if (await parts.api.fails(exchange, path)) return
  return isWebCall ? webCall(exchange, parts) : chat(exchange, parts, path)
}

async function webCall(exchange: Exchange, { options, calls, api }: Parts): Promise<void> {
  const { request, response, scenario, latencies, pace } = exchange
  const body = await readBody(request)
  await holdBack(scenario.api.delayMs / pace + latencies.apiMs, response)
  const result = answerWebCall({
    ...apiRequest(exchange, options, body),
    storedAssistant: api.assistant,
    refusalsOf: (payload) => api.refusalsOf('POST /call/web', payload),
    sandboxUrl: exchange.sandboxUrl,
    joinLatencyMs: latencies.joinMs,
    pace,
    sendsServerMessages: serverUrlOf(exchange, options) !== undefined,
  })
  const call = createdIn(result)
  if (call) {
    calls.begin(call.id)
    api.keep('/call', call)
  }
  return send(exchange, result)
}

async function chat(exchange: Exchange, { options, api }: Parts, path: string): Promise<void> {
  const { request, response, scenario, latencies, pace } = exchange
  const body = await readBody(request)
  await holdBack(scenario.api.delayMs / pace + latencies.apiMs, response)
  const result = answerChat({
    ...apiRequest(exchange, options, body),
    path,
    storedAssistant: api.assistant,
    refusalsOf(payload) {
      // A session continues after a restart of the sandbox.
      const { sessionId } = payload
      if (typeof sessionId === 'string' && !api.isKept(`/session/${sessionId}`))
        api.keep('/session', { id: sessionId })
      // Pages send messages with `content`, which the platform accepts although its specification does not list it.
      return api.refusalsOf(`POST ${path}`, { ...payload, input: '' })
    },
  })
  const created = createdIn(result)
  if (created && !path.endsWith('/responses')) api.keep('/chat', created)
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
 * Forwards a message of the call machine to the server of the customer, and returns the answer. The sandbox signs the
 * message. It therefore accepts only messages of a running call that a page of this machine sends.
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
  contentType: request.headers['content-type'] ?? null,
  body,
  scenario,
  behaviour,
  publicKey,
})

async function callMachine(
  { request, response, scenario, latencies, pace }: Exchange,
  parts: Parts,
): Promise<void> {
  const { delayMs, fault, status, times } = scenario.bundle
  await holdBack(delayMs / pace + latencies.machineMs, response)
  const failures = parts.clients.counterOf(request, response, scenario.name)
  const fails = (fault || status) && (times === undefined || failures.count() < times)
  failures.set(fails ? failures.count() + 1 : 0)
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
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  response.setHeader(
    'access-control-allow-headers',
    `authorization, content-type, ${SCENARIO_HEADER}, ${PLATFORM_HEADER}`,
  )
  response.setHeader('access-control-expose-headers', 'retry-after, x-request-id')
  response.setHeader('access-control-max-age', '600')
  response.setHeader('vary', 'origin')
}

const protocolOf = (request: IncomingMessage) =>
  request.headers['x-forwarded-proto'] === 'https' || 'encrypted' in request.socket ? 'https' : 'http'

function fallback(scenarios: Record<string, Scenario>): Scenario {
  const scenario = scenarios[DEFAULT_SCENARIO]
  if (!scenario) throw new Error(`There is no scenario named ${DEFAULT_SCENARIO}.`)
  return scenario
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
