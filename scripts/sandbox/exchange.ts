import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiAnswer } from './api-answer'
import type { BehaviourName } from './platform/behaviours'
import type { LoadedScenario } from './scenario/load'
import type { Scenario } from './scenario/schema'

/** One request to the sandbox, and what it chose. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** Below the mount path and what chooses a scenario. */
  path: string
  scenarios: Record<string, LoadedScenario>
  scenario: Scenario
  behaviour: BehaviourName
  latencies: { apiMs: number; machineMs: number; joinMs: number }
  pace: number
  sandboxUrl: string
}

/** Files are uploaded, too. */
const MAX_BODY_BYTES = 20_000_000

/** A body that is too large to be read. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'
  constructor() {
    super(`The body is larger than ${MAX_BODY_BYTES / 1_000_000} MB.`)
  }
}

export async function readBytes(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) throw new TooLargeError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const readBody = async (request: IncomingMessage): Promise<string> =>
  (await readBytes(request)).toString('utf8')

/** Waits, or stops waiting when the client has gone. */
export function holdBack(delayMs: number, response: ServerResponse): Promise<void> {
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

export const untilClosed = (response: ServerResponse) =>
  new Promise<void>((resolve) => response.once('close', () => resolve()))

export async function send({ request, response }: Exchange, answer: ApiAnswer): Promise<void> {
  if (answer.kind === 'hang') return untilClosed(response)
  if (answer.kind === 'reset') return void request.socket.destroy()
  response.writeHead(answer.status, { ...answer.headers, 'cache-control': 'no-store' }).end(answer.body)
}

export function text(response: ServerResponse, status: number, body: string): void {
  write(response, status, 'text/plain', body)
}

export function html(response: ServerResponse, body: string): void {
  write(response, 200, 'text/html', body)
}

/** An error in the form of the platform's. */
export function refuse(response: ServerResponse, statusCode: number, error: string, message: string): void {
  write(response, statusCode, 'application/json', JSON.stringify({ message, error, statusCode }))
}

function write(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(body)
}
