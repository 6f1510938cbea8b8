/**
 * `npm start`, by anyone who tries the site, and by the browser tests: serves the exported site and the sandbox on one
 * local address.
 */
import './local/closed-output'
import { createServer } from 'node:http'
import { brand } from '@/content/brand'
import { listen } from './local/listen'
import { localPort, applyLocalSettings } from './local/settings'
import { sandboxSettings } from './sandbox/settings'

applyLocalSettings()
// Imported only now, because its consultant mentions the links and the telephone number of the settings.
const { siteAndSandbox } = await import('./local/site-server')
const server = createServer(siteAndSandbox(undefined, process.env.NEXT_PUBLIC_BASE_PATH))

try {
  const address = await listen(server, localPort)
  console.log(`${brand.name} is on ${address}`)
  console.log(sandboxSettings(address))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
