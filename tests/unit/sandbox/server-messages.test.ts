import type { IncomingMessage } from 'node:http'
import { createServerMessageHandler, toNodeListener, verifyHmac, verifySecret } from '@/lib/api/webhooks'
import type { Verify } from '@/lib/api/webhooks'
import { createWebCall } from '@/lib/api'
import { serve, type LocalServer } from '@/scripts/local/serve'
import { platformMessages } from '@/scripts/sandbox/call-machine/platform-messages'
import { createServerMessages } from '@/scripts/sandbox/call-machine/server-messages'
import { isOfThisMachine } from '@/scripts/sandbox/server-message-guard'
import { postServerMessage } from '@/scripts/sandbox/server-message'
import { scenarioSchema } from '@/scripts/sandbox/scenario/schema'
import { createSandbox } from '@/scripts/sandbox/server'
import { SANDBOX_ASSISTANT_ID, SANDBOX_PUBLIC_KEY, SANDBOX_SERVER_SECRET } from '@/scripts/sandbox/settings'
import { serveSandbox } from '@/tests/support/sandbox-server'

const servers: LocalServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))
const closeLater = async (starting: Promise<LocalServer>) => {
  const server = await starting
  servers.push(server)
  return server
}
/** A server that accepts every message with this proof of its sender, and answers none. */
const startHandler = (verify: Verify) =>
  closeLater(serve(toNodeListener(createServerMessageHandler({ verify, handlers: {} }))))

/** A sandbox whose calls send their messages to this address. */
async function startSandbox(serverUrl?: string) {
  const { url } = await closeLater(serveSandbox({ serverUrl }))
  const body = { assistantId: SANDBOX_ASSISTANT_ID }
  return { token: SANDBOX_PUBLIC_KEY, baseUrl: `${url}/sandbox/api`, body }
}

describe('A call with a server', () => {
  it.each([
    ['the signature', verifyHmac({ secretKey: SANDBOX_SERVER_SECRET, algorithm: 'sha256' })],
    ['the secret of older set-ups', verifySecret(SANDBOX_SERVER_SECRET)],
  ])('is accepted by a server that checks %s', async (_, verify) => {
    const { url } = await startHandler(verify)
    const body = JSON.stringify({ message: platformMessages.status('in-progress') })
    expect((await postServerMessage(url, body)).status).toBe(200)
  })

  it('that is unreachable is reported in the console, and the call continues', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { baseUrl } = await startSandbox('http://127.0.0.1:1/')
    const address = `${baseUrl}/server-message?scenario=consultant`
    const messages = createServerMessages({ address, callId: 'c', onToolResult: () => undefined })
    await messages.end()
    expect(warn).toHaveBeenCalledTimes(2)
  })

  it('signs only messages that a page of this machine sends about a running call', async () => {
    const { url } = await startHandler(verifySecret(SANDBOX_SERVER_SECRET))
    const options = await startSandbox(url)
    const { id } = await createWebCall(options)
    const post = async (callId: string, headers = {}, type = 'hang') => {
      // As a form of any page could send it, without asking first.
      const init = { method: 'POST', headers: { 'content-type': 'text/plain', ...headers } }
      const body = JSON.stringify({ message: { type, call: { id: callId } } })
      return (await fetch(`${options.baseUrl}/server-message`, { ...init, body })).status
    }
    expect(await post(id, { origin: 'http://localhost:3000' })).toBe(200)
    expect(await post(id, { origin: 'https://evil.example' })).toBe(403)
    expect(await post(id, { origin: 'null' })).toBe(403)
    expect(await post('another')).toBe(403)
    expect(await post(id, {}, 'end-of-call-report')).toBe(200)
    expect(await post(id)).toBe(403)
  })

  it.each([
    ['http://localhost:3000', 'localhost:4175', true],
    ['http://192.168.1.7:4173', '192.168.1.7:4173', true],
    ['http://[fd00::7]:4173', '[fd00::7]:4173', true],
    ['http://studio.local:4173', 'studio.local:4173', true],
    ['http://192.168.1.8:4173', '192.168.1.7:4173', false],
    // A name that somebody lets point to this machine.
    ['http://evil.example:4175', 'evil.example:4175', false],
  ])('may come from a page of %s at the host %s: %s', (origin, host, isAllowed) => {
    expect(isOfThisMachine({ headers: { origin, host } } as IncomingMessage)).toBe(isAllowed)
  })

  it('exists only where a scenario or the command names one', async () => {
    const options = await startSandbox()
    const { webCallUrl } = await createWebCall(options)
    expect(webCallUrl).not.toContain('serverMessages')
    const response = await fetch(`${options.baseUrl}/server-message`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
  })

  it.each([
    ['http://localhost:8787/', true],
    ['https://127.0.0.1/hook?a=1', true],
    ['http://[::1]:80/', true],
    ['http://example.org/', false],
    ['http://localhost.example.org/', false],
    ['http://localhost@example.org/', false],
    ['file:///etc/passwd', false],
    ['localhost:8787', false],
  ])('may be at %s: %s', (serverUrl, isAllowed) => {
    const scenario = { name: 'a', summary: 'A.', serverUrl }
    expect(scenarioSchema.safeParse(scenario).success).toBe(isAllowed)
    const create = () => createSandbox({ publicKey: 'p', serverUrl })
    if (isAllowed) expect(create).not.toThrow()
    else expect(create).toThrow('must be an address on this machine')
  })
})
