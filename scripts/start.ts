/**
 * `npm start`, by anyone who tries the site, and by the browser tests: serves the exported site and the sandbox on one
 * local address.
 */
import { createServer } from 'node:http'
import path from 'node:path'
import { listen } from './local/listen'
import { localPort, applyLocalSettings } from './local/settings'
import { staticSite } from './local/static-site'
import { SANDBOX_PUBLIC_KEY, sandboxSettings } from './sandbox/settings'

applyLocalSettings()
// Only now: its consultant says the links and the telephone number of the settings.
const { createSandbox } = await import('./sandbox/server')
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
const site = staticSite(path.resolve('out'), basePath)

const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY, basePath })
const server = createServer(async (request, response) => {
  if (!(await sandbox.handle(request, response))) site(request, response)
})

try {
  const address = await listen(server, localPort)
  console.log(`Callwright is on ${address}`)
  console.log(sandboxSettings(address))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
