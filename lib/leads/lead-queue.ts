import type { Brief } from '../booking/brief/brief'
import type { Clock } from '../timing/clock'
import { LEAD_STORAGE_KEY } from './unsent-leads'

/** A brief that the visitor has confirmed, as it is sent to `NEXT_PUBLIC_LEAD_URL`. */
export interface Lead {
  /** Version of this format. */
  version: 1
  /** The same for each attempt to send this lead, also in the header `Idempotency-Key`: the receiver counts it once. */
  id: string
  /** What the visitor confirmed; fields that are empty are left out. */
  brief: Partial<Brief>
  /** Page on which it was sent, such as `pricing`. */
  page: string
  /** The platform's id of the last call, by which a server joins the lead with the end-of-call report. */
  callId?: string
  /** The sentence that the visitor agreed to. */
  consent: string
  /** When the visitor sent it, in ISO 8601 by the visitor's clock: a brief may say “tomorrow”. */
  confirmedAt: string
}

export function createLead(input: Omit<Lead, 'version' | 'brief'> & { brief: Brief }): Lead {
  const given = Object.entries(input.brief).filter(([, value]) => value.trim() !== '')
  return { version: 1, ...input, brief: Object.fromEntries(given) }
}

/** How the newest lead stands. */
export type LeadState =
  | { status: 'idle' }
  /** The first request is under way. */
  | { status: 'sending' }
  /** The same, and the receiver has not answered for some seconds. */
  | { status: 'late' }
  /** An attempt failed; the next one is under way, or follows by itself, or as soon as the browser is online. */
  | { status: 'waiting'; attempts: number }
  | { status: 'sent' }
  /** The receiver refused it, so that trying again would not help. The visitor needs another way. */
  | { status: 'refused'; httpStatus: number }

interface LeadQueuePorts {
  url: string
  fetch: typeof fetch
  /** Survives a reload of the tab. A browser that refuses it keeps the queue until the page is left. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  clock: Pick<Clock, 'after'>
  /** Calls back each time the browser comes online; returns what stops it. */
  onOnline: (callback: () => void) => () => void
}

/** From then on the visitor reads that it takes longer. */
const LATE_AFTER_MS = 5_000
/** Longer than the first request to a server that has to start for it, which takes up to 20 s. */
const REQUEST_LIMIT_MS = 30_000
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 60_000

/** HTTP statuses after which the same request may succeed later. */
const isTemporary = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500
/** A receiver answers 409 if it already has this lead. */
const hasArrived = ({ ok, status }: Response) => ok || status === 409

/** Sends leads one after another, each until it has arrived or was refused. */
export function createLeadQueue(ports: LeadQueuePorts) {
  const listeners = new Set<() => void>()
  const waiting: Lead[] = stored(ports.storage)
  let state: LeadState = { status: 'idle' }
  let attempts = 0
  let cancelTimer: () => unknown = () => undefined
  let request: AbortController | undefined
  let isDisposed = false

  const setState = (next: LeadState) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const store = () => {
    try {
      if (waiting.length > 0) ports.storage?.setItem(LEAD_STORAGE_KEY, JSON.stringify(waiting))
      else ports.storage?.removeItem(LEAD_STORAGE_KEY)
    } catch {
      // Storage is full or blocked. The queue in memory continues, and only a reload would lose it.
    }
  }
  const finish = (outcome: LeadState) => {
    waiting.shift()
    attempts = 0
    store()
    setState(outcome)
    void sendNext()
  }
  const tryLater = (delayMs: number) => {
    attempts += 1
    setState({ status: 'waiting', attempts })
    cancelTimer = ports.clock.after(delayMs, () => void sendNext())
  }

  async function sendNext(): Promise<void> {
    const [lead] = waiting
    if (!lead || request || isDisposed) return
    cancelTimer()
    const controller = new AbortController()
    request = controller
    const cancelLimit = ports.clock.after(REQUEST_LIMIT_MS, () => controller.abort())
    // Each further attempt leaves what the visitor reads about the first.
    const isFirst = attempts === 0
    if (isFirst) setState({ status: 'sending' })
    const cancelLate = ports.clock.after(LATE_AFTER_MS, () => isFirst && setState({ status: 'late' }))
    let response: Response | undefined
    try {
      response = await ports.fetch(ports.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': lead.id },
        body: JSON.stringify(lead),
        keepalive: true,
        credentials: 'omit',
        signal: controller.signal,
      })
    } catch {
      // Offline, refused by a blocker, or too slow: the attempt is repeated below.
    } finally {
      cancelLimit()
      cancelLate()
      request = undefined
    }
    if (isDisposed) return
    if (response && hasArrived(response)) finish({ status: 'sent' })
    else if (response && !isTemporary(response.status))
      finish({ status: 'refused', httpStatus: response.status })
    else tryLater(retryAfterMs(response) ?? Math.min(FIRST_DELAY_MS * 2 ** attempts, LONGEST_DELAY_MS))
  }

  const stopOnline = ports.onOnline(() => void sendNext())
  void sendNext()

  return {
    /** The same object until it changes. */
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send(lead: Lead): void {
      if (waiting.some(({ id }) => id === lead.id)) return
      waiting.push(lead)
      store()
      void sendNext()
    },
    /** Stops timers and listeners. What has not arrived stays stored. */
    dispose(): void {
      isDisposed = true
      cancelTimer()
      stopOnline()
      request?.abort()
      listeners.clear()
    },
  }
}

/** The delay that the receiver asks for, if it is one in seconds and not absurd. */
function retryAfterMs(response: Response | undefined): number | undefined {
  const seconds = Number(response?.headers.get('retry-after') ?? NaN)
  return seconds >= 0 && seconds <= 3600 ? seconds * 1000 : undefined
}

function stored(storage: LeadQueuePorts['storage']): Lead[] {
  try {
    const leads: unknown = JSON.parse(storage?.getItem(LEAD_STORAGE_KEY) ?? '[]')
    return Array.isArray(leads) ? leads.filter(isLead) : []
  } catch {
    // Nothing readable is stored.
    return []
  }
}

const isLead = (value: unknown): value is Lead =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  // The id is sent in a header. If a header cannot contain it, the lead would be tried for ever and block all others.
  /^[ -~]+$/.test(String(value.id)) &&
  'brief' in value &&
  'confirmedAt' in value
