/**
 * `npm run sandbox`, by developers of other apps: the stand-in for the voice platform alone, without building the site.
 * Listens on PORT, 4175 by default. SANDBOX_SERVER_URL, an address on this machine, gets the calls' server messages.
 */
import './local/closed-output'
import { createServer } from 'node:http'
import { listen } from './local/listen'
import { numberSetting } from './local/number-setting'
import { createSandbox } from './sandbox/server'
import { SANDBOX_PUBLIC_KEY, sandboxSettings } from './sandbox/settings'

const sandbox = createSandbox({
  publicKey: SANDBOX_PUBLIC_KEY,
  serverUrl: process.env.SANDBOX_SERVER_URL?.trim() || undefined,
  watch: true,
  log: console.log,
})
const server = createServer(async (request, response) => {
  if (!(await sandbox.handle(request, response))) response.writeHead(302, { location: '/sandbox/' }).end()
})

try {
  const address = await listen(server, numberSetting('PORT', 4175))
  console.log(`The sandbox is on ${address}${sandboxSettings(address)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
