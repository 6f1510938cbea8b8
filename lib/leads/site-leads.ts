import type { Brief } from '../booking/brief/brief'
import { randomId } from '../random-id'
import { systemClock } from '../timing/clock'
import { localTime } from '../timing/time-text'
import { createLead, createLeadQueue } from './lead-queue'
import type { ResendOptions } from './unsent-leads'

interface SiteLeadsOptions {
  /** `NEXT_PUBLIC_LEAD_URL`. */
  url: string
  /** Name of the page that is shown. */
  page: () => string
  /** The platform's id of the last call, if there was one. */
  callId?: () => string | undefined
}

type LeadQueue = ReturnType<typeof createLeadQueue>

const createQueue = (url: string, win: Window): LeadQueue =>
  createLeadQueue({
    url,
    fetch: win.fetch.bind(win),
    storage: sessionStorageOf(win),
    clock: systemClock,
    onOnline(callback) {
      win.addEventListener('online', callback)
      return () => win.removeEventListener('online', callback)
    },
  })

/** The queue that sends what is stored. A second one would send the same leads, and store its own list of them. */
let current: LeadQueue | undefined

function release(queue: LeadQueue): void {
  queue.dispose()
  if (current === queue) current = undefined
}

/** Sends what an earlier document of this tab has stored, until the panel does. Returns what stops it. */
export function resendLeads({ url, onSent }: ResendOptions, win: Window): () => void {
  if (current) return () => undefined
  const queue = createQueue(url, win)
  current = queue
  queue.subscribe(() => {
    if (queue.state().status === 'sent') onSent()
  })
  return () => release(queue)
}

/** The queue of this tab, in its session storage. */
export function createSiteLeads({ url, page, callId }: SiteLeadsOptions, win: Window) {
  current?.dispose()
  const queue = createQueue(url, win)
  current = queue
  let lastSent = ''
  return {
    /** Whether this brief was the last one that was sent, so that a second click would only repeat it. */
    hasSent: (brief: Brief) => queue.state().status !== 'refused' && JSON.stringify(brief) === lastSent,
    state: queue.state,
    subscribe: queue.subscribe,
    /** Sends a brief that the visitor has confirmed, under the sentence that they agreed to. */
    send(brief: Brief, consent: string) {
      lastSent = JSON.stringify(brief)
      const id = callId?.()
      queue.send(
        createLead({
          id: randomId(),
          brief,
          page: page(),
          ...(id && { callId: id }),
          consent,
          confirmedAt: localTime(new Date()),
        }),
      )
    },
    dispose: () => release(queue),
  }
}

/** Sends confirmed briefs from a page. */
export type Leads = ReturnType<typeof createSiteLeads>

/** Throws if the browser blocks storage. */
function sessionStorageOf(win: Window): Storage | undefined {
  try {
    return win.sessionStorage
  } catch {
    return undefined
  }
}
