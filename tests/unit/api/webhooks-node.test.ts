import { connect } from 'node:net'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServerMessageHandler, toNodeListener, verifyHmac, verifySecret } from '@/lib/api/webhooks'
import { signatureOf, WEBHOOK_PLAN } from '@/tests/support/signed-message'

const BODY = JSON.stringify({ message: { type: 'hang', text: 'Grüße' } })

let server: Server
let url: string
async function listen(listener: (request: IncomingMessage, response: ServerResponse) => unknown) {
  server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** Sends the message with the shared secret. */
const send = (body = BODY) => fetch(url, { method: 'POST', headers: { 'x-vapi-secret': 's' }, body })

/** A handler of messages with the shared secret, and the errors that it reports. */
function createHandler() {
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  return { handle: createServerMessageHandler({ verify: verifySecret('s'), handlers: {}, onError }), errors }
}

/** The server's answer to these bytes, as text. */
const exchange = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (data) => {
      answer += String(data)
      socket.end()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

describe('A Node server', () => {
  it('answers a message whose signature covers the address', async () => {
    const handle = createServerMessageHandler({
      verify: verifyHmac({ ...WEBHOOK_PLAN, payloadFormat: '{timestamp}.{method}.{url}.{body}' }),
      handlers: {},
      onUnknown: (message) => ({ message }),
    })
    await listen(toNodeListener(handle))
    const at = String(Math.floor(Date.now() / 1000))
    const address = `${url}/hook?a=1&b=ü`
    const signature = signatureOf(`${at}.POST.${new URL(address).href}.${BODY}`)
    const headers = { 'x-timestamp': at, 'x-signature': signature }
    const response = await fetch(address, { method: 'POST', headers, body: BODY })
    expect([response.status, await response.json()]).toEqual([200, JSON.parse(BODY)])
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  it('answers 405 with Allow, to HEAD without a body', async () => {
    await listen(toNodeListener(createHandler().handle))
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const response = await fetch(url, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    }
  })

  it('answers 413 to a large body, with a content-length or in chunks', async () => {
    await listen(toNodeListener(createHandler().handle))
    expect((await send('x'.repeat(5_000_000))).status).toBe(413)
    const chunk = 'x'.repeat(0x10000)
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nX-Vapi-Secret: s\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await exchange(head + `10000\r\n${chunk}\r\n`.repeat(17))).toMatch(/^HTTP\/1.1 413 /)
  })

  it('answers several messages on one connection', async () => {
    await listen(toNodeListener(createHandler().handle))
    for (let count = 0; count < 3; count++)
      expect((await send()).headers.get('connection')).toBe('keep-alive')
  })

  it.each(['a b', 'x:y:z', '[', 'a@b', 'a/c?#', 'é'])('answers 400 or 401 for the host %j', async (host) => {
    await listen(toNodeListener(createHandler().handle))
    const answer = await exchange(`POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 40[01] /)
  })

  it('reports a body that a body parser has read already', async () => {
    const { handle, errors } = createHandler()
    const listener = toNodeListener(handle)
    await listen(async (request, response) => {
      for await (const _ of request.iterator({ destroyOnReturn: false }));
      await listener(request, response)
    })
    expect((await send()).status).toBe(500)
    expect(errors.map(String)).toEqual([expect.stringContaining('Mount the listener before body parsers.')])
  })

  it('answers the next message after a sender disconnects in the middle of a body', async () => {
    const { handle, errors } = createHandler()
    await listen(toNodeListener(handle))
    await new Promise((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
        socket.write('POST / HTTP/1.1\r\nHost: a\r\nX-Vapi-Secret: s\r\nContent-Length: 100\r\n\r\n{', () =>
          socket.destroy(),
        ),
      )
      socket.on('close', resolve)
    })
    expect((await send()).status).toBe(200)
    expect(errors).toHaveLength(1)
  })
})
