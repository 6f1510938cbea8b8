import type { Server } from 'node:http'

/** Listens on a port, or says what to do when it is taken. Resolves with the address for a browser. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another: PORT=4174 npm start`, { cause: error })
          : error,
      )
    })
    server.listen(port, () => resolve(`http://localhost:${port}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`))
  })
}
