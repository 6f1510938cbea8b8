import { emptyBrief } from '@/lib/booking/brief/brief'
import { createLead } from '@/lib/leads/lead-queue'
import { createSiteLeads } from '@/lib/leads/site-leads'
import { LEAD_STORAGE_KEY, sendUnsentLeads } from '@/lib/leads/unsent-leads'
import { settle } from '@/tests/support/manual-clock'

const lead = createLead({
  id: 'a',
  brief: { ...emptyBrief, email: 'ada@example.com' },
  page: 'pricing',
  consent: 'You agree.',
  confirmedAt: '2026-11-25T10:00:00.000Z',
})

/** A document of a tab in which an earlier one has stored this. The answer to its first request comes when the test says so. */
function openDocument(stored: unknown) {
  const items = new Map(stored === undefined ? [] : [[LEAD_STORAGE_KEY, JSON.stringify(stored)]])
  const requests: RequestInit[] = []
  let answer: (response: Response) => void = () => undefined
  const fetch = (_url: string, request: RequestInit) => {
    requests.push(request)
    return new Promise<Response>((resolve, reject) => {
      answer = resolve
      request.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    })
  }
  const win = {
    fetch,
    addEventListener() {},
    removeEventListener() {},
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  } as unknown as Window
  const arrive = async () => {
    answer(new Response(null, { status: 202 }))
    await settle()
  }
  const readStored = () => JSON.parse(items.get(LEAD_STORAGE_KEY) ?? '[]') as unknown
  return { win, requests, arrive, stored: readStored }
}

/** The code for sending is loaded. */
const loaded = async () => {
  await import('@/lib/leads/site-leads')
  await settle()
}

describe('A brief that was confirmed before a reload', () => {
  const onSent = jest.fn()
  const options = { url: 'https://leads.example/', onSent }

  it('is sent without the panel, and counted as sent', async () => {
    const { win, requests, arrive, stored } = openDocument([lead])
    const stop = sendUnsentLeads(options, win)
    await loaded()
    await arrive()
    expect(requests.map(({ headers }) => new Headers(headers).get('idempotency-key'))).toEqual(['a'])
    expect(stored()).toEqual([])
    expect(onSent).toHaveBeenCalledTimes(1)
    stop()
  })

  it('stays stored when the document is left before the code for sending has loaded', async () => {
    const { win, requests, stored } = openDocument([lead])
    sendUnsentLeads(options, win)()
    await loaded()
    expect(requests).toEqual([])
    expect(stored()).toEqual([lead])
  })

  it('is left to the panel that opens meanwhile, whose queue has the newer ones as well', async () => {
    const { win, requests, arrive, stored } = openDocument([lead])
    const stop = sendUnsentLeads(options, win)
    await loaded()
    const panel = createSiteLeads({ ...options, page: () => 'home' }, win)
    panel.send({ ...emptyBrief, email: 'bob@example.com' }, 'You agree.')
    expect(requests[0]?.signal?.aborted).toBe(true)
    await arrive()
    await arrive()
    expect(requests).toHaveLength(3)
    expect(stored()).toEqual([])
    panel.dispose()
    stop()
  })

  it('is left to a panel that is already open', async () => {
    const { win, requests } = openDocument([lead])
    const panel = createSiteLeads({ ...options, page: () => 'home' }, win)
    const stop = sendUnsentLeads(options, win)
    await loaded()
    expect(requests).toHaveLength(1)
    panel.dispose()
    stop()
  })
})
