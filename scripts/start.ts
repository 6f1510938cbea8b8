import { createServer } from 'node:http'
import path from 'node:path'
import { listen } from './local/listen'
import { localPort, applyLocalSettings } from './local/settings'
import { staticSite } from './local/static-site'

// Serves the exported site and the sandbox on one local address.
applyLocalSettings()
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
const site = staticSite(path.resolve('out'), basePath)

const server = createServer((request, response) => {
  site(request, response)
})

try {
  console.log(`Callwright is on ${await listen(server, localPort)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
