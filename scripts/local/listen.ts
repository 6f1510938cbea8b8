import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A command with a setting, in the syntax of this system's shell. */
const inShell = (setting: string, command: string): string =>
  process.platform === 'win32'
    ? `$env:${setting.replace('=', "='")}'; ${command} (PowerShell)`
    : `${setting} ${command}`

/** Listens on a port, or says what to do when it is taken. Resolves with the address for a browser. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another: ${inShell(`PORT=${port + 1}`, 'npm start')}`, {
              cause: error,
            })
          : error,
      )
    })
    // Only this machine, unless HOST says otherwise: `HOST=0.0.0.0` shows the site to a phone in the same network.
    server.listen(port, process.env.HOST?.trim() || 'localhost', () => {
      // Another than was asked for where that is 0.
      const bound = server.address() as AddressInfo
      resolve(`http://localhost:${bound.port}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`)
    })
  })
}
