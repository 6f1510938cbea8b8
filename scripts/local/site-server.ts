import path from 'node:path'
import { createSandbox } from '../sandbox/server'
import { SANDBOX_PUBLIC_KEY } from '../sandbox/settings'
import { serve, type LocalServer } from './serve'
import { staticSite } from './static-site'

/** The exported site and the sandbox, as `npm start` serves them, on a free port. */
export function startSite(folder = path.resolve('out')): Promise<LocalServer> {
  const site = staticSite(folder)
  const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY, basePath: '' })
  return serve(async (request, response) => {
    if (!(await sandbox.handle(request, response))) site(request, response)
  }, 'localhost')
}
