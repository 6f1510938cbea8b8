/** The call gate on Node 22.18 or newer: `node node.ts`. Its settings are environment variables. Put it behind HTTPS. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createCallGate, memoryCounters, turnstile } from './gate.ts'

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`Set ${name}.`)
  return value
}
const list = (name: string) =>
  setting(name)
    .split(',')
    .map((part) => part.trim())
/** A setting that is set but empty counts as not set. */
const number = (name: string, standard: number) => Number(process.env[name]?.trim() || standard)
const { TURNSTILE_SECRET, TRUST_PROXY } = process.env

const handle = createCallGate({
  orgId: setting('VAPI_ORG_ID'),
  privateKey: setting('VAPI_PRIVATE_KEY'),
  assistantIds: list('ASSISTANT_IDS'),
  origins: list('ORIGINS'),
  budget: {
    perVisitorPerDay: number('CALLS_PER_VISITOR_PER_DAY', 5),
    perHour: number('CALLS_PER_HOUR', 30),
    perDay: number('CALLS_PER_DAY', 200),
  },
  counters: memoryCounters(),
  ...(TURNSTILE_SECRET ? { verifyChallenge: turnstile(TURNSTILE_SECRET) } : {}),
})

const LONGEST_BODY = 10_000

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > LONGEST_BODY) {
      outgoing.writeHead(413).end()
      return
    }
    chunks.push(chunk)
  }
  const { method = 'GET', headers, socket } = incoming
  const request = new Request('http://gate/', {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
  })
  // A proxy of your own appends the visitor's address to this header. Without a proxy the visitor could set it.
  const forwarded = TRUST_PROXY
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  const response = await handle(request, forwarded || (socket.remoteAddress ?? 'unknown'))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

createServer((incoming, outgoing) => {
  // A visitor who leaves during a request, or an invalid method, must not stop the gate.
  respond(incoming, outgoing).catch((error: unknown) => {
    console.error(error)
    if (!outgoing.headersSent) outgoing.writeHead(400)
    outgoing.end()
  })
}).listen(number('PORT', 8788), () => console.log('The call gate is ready.'))
