import type { IncomingMessage } from 'node:http'
import { LOOPBACK_HOSTS } from './settings'

/** Whether a page of this machine asks, or no page at all: any other page must not have messages signed. */
export function isOfThisMachine({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || LOOPBACK_HOSTS.includes(from.hostname)
}

/** The ids of the calls that the sandbox has created and that are not reported as over. */
export function createCalls() {
  const ids = new Set<string>()
  return {
    /** @param created the answer to a web call */
    begin(created: string) {
      const { id } = fieldsOf(created)
      if (typeof id === 'string') ids.add(id)
    },
    /** Whether a server message is about a call that goes on. The report is the last message of a call. */
    goesOn(body: string): boolean {
      const { message } = fieldsOf(body)
      const { type, call } = Object(message) as { type?: unknown; call?: { id?: unknown } | null }
      const id = String(call?.id)
      return type === 'end-of-call-report' ? ids.delete(id) : ids.has(id)
    },
  }
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}
