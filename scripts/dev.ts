/** `npm run dev`, by people who edit the site: the site with live reload, and the sandbox, on one local address. */
import './local/closed-output'
import { createServer } from 'node:http'
import next from 'next'
import { brand } from '@/content/brand'
import { listen } from './local/listen'
import { applyLocalLeads, applyLocalSettings, localPort } from './local/settings'
import { SANDBOX_PUBLIC_KEY } from './sandbox/settings'

applyLocalSettings()
applyLocalLeads()
// Imported only now, because its consultant mentions the links and the telephone number of the settings.
const { createSandbox } = await import('./sandbox/server')
const { createLeadReceiver } = await import('./local/lead-receiver')
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY, basePath, watch: true })
const receiveLead = createLeadReceiver(basePath)
const server = createServer()
const app = next({ dev: true, httpServer: server, port: localPort, hostname: 'localhost' })
await app.prepare()
const handleWithNext = app.getRequestHandler()

server.on('request', async (request, response) => {
  if (await sandbox.handle(request, response)) return
  if (!(await receiveLead(request, response))) await handleWithNext(request, response)
})

try {
  console.log(`${brand.name} is on ${await listen(server, localPort)} (live reload)`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
