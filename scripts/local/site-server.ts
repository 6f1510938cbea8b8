import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { createSandbox } from '../sandbox/server'
import { SANDBOX_PUBLIC_KEY } from '../sandbox/settings'
import { createLeadReceiver } from './lead-receiver'
import { serve, type LocalServer } from './serve'
import { staticSite } from './static-site'

/** Answers for the exported site, the sandbox and what takes briefs, below `basePath` of the host. */
export function siteAndSandbox(folder = path.resolve('out'), basePath = '') {
  const site = staticSite(folder, basePath)
  const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY, basePath })
  const receiveLead = createLeadReceiver(basePath)
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (await sandbox.handle(request, response)) return
    if (!(await receiveLead(request, response))) site(request, response)
  }
}

/** The exported site and the sandbox, as `npm start` serves them, on a free port. */
export const startSite = (folder?: string, basePath?: string): Promise<LocalServer> =>
  serve(siteAndSandbox(folder, basePath), 'localhost')
