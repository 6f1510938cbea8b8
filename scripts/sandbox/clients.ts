import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { cookieValue } from './cookies'

const CLIENT_COOKIE = 'sandbox-client'

/** Counts for each client of the sandbox, such as how often the call machine failed for it. */
export function createClients(cookiePath: string) {
  const counts = new Map<string, number>()
  return {
    /** The counter of a name for the client that asks. A browser is given a cookie by which it is known again. */
    counterOf(request: IncomingMessage, response: ServerResponse, name: string) {
      const keys = keysOf(request, response, cookiePath).map((client) => `${name} ${client}`)
      return {
        count: () => counts.get(keys[0] ?? '') ?? 0,
        set(count: number): void {
          for (const key of keys) counts.set(key, count)
        },
      }
    },
  }
}

/** The names of a client, the surest first. */
function keysOf(request: IncomingMessage, response: ServerResponse, path: string): string[] {
  const known = cookieValue(request.headers.cookie ?? '', CLIENT_COOKIE)
  if (known !== undefined) return [known]
  const { headers, socket } = request
  const outside = `${socket.remoteAddress} ${headers['user-agent']} ${headers.cookie}`
  const id = randomUUID()
  response.setHeader('set-cookie', `${CLIENT_COOKIE}=${id}; Path=${path}; SameSite=Lax; HttpOnly`)
  return keepsCookie(headers) ? [id] : [outside, id]
}

/** Whether this is a request of a browser that stores the cookie: not one that a page of another origin makes by `fetch`. */
const keepsCookie = (headers: IncomingMessage['headers']) =>
  headers['sec-fetch-site'] === 'same-origin' ||
  (headers['sec-fetch-site'] === 'same-site' && headers['sec-fetch-mode'] === 'no-cors')
