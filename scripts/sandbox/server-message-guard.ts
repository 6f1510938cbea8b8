import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { LOOPBACK_HOSTS } from './settings'

/** Whether the request comes from a page of this machine or from no page. The sandbox signs no messages for other pages. */
export function isOfThisMachine({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return LOOPBACK_HOSTS.includes(from.hostname) || (from.host === host && isOwnName(from.hostname))
}

/**
 * An IP address of this machine, which a phone in the same network uses. We refuse host names. An attacker could let a
 * name point to this machine for a moment (DNS rebinding), and the page of the attacker would then have the origin of the
 * sandbox.
 */
const isOwnName = (hostname: string) =>
  isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || /\.(local|localhost)$/.test(hostname)

/** The ids of the calls that the sandbox has created and that are not reported as over. */
export function createCalls() {
  const ids = new Set<string>()
  return {
    begin: (id: string) => void ids.add(id),
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
