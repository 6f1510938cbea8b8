import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Lead } from '@/lib/leads/lead-queue'
import { readBody, text, TooLargeError } from '../sandbox/exchange'
import { LOCAL_LEADS_PATH } from './settings'

/**
 * Takes the briefs that visitors of the local site send, and prints each once. It keeps nothing but their ids.
 * The handler returns false when a request is not for it.
 */
export function createLeadReceiver(basePath: string, print: (line: string) => void = console.log) {
  const received = new Set<string>()
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url?.split('?')[0] !== basePath + LOCAL_LEADS_PATH) return false
    if (request.method !== 'POST') {
      text(response, 405, 'Send a brief by POST.')
      return true
    }
    try {
      const { id, brief } = JSON.parse(await readBody(request)) as Partial<Lead>
      if (!id || !brief) throw new Error('it has no id, or no brief')
      const isNew = !received.has(id)
      received.add(id)
      if (isNew) print(`A brief has arrived: ${JSON.stringify(brief)}`)
      text(response, isNew ? 201 : 409, isNew ? 'Received' : 'Received before')
    } catch (error) {
      text(response, error instanceof TooLargeError ? 413 : 400, `This is not a brief. ${String(error)}`)
    }
    return true
  }
}
