import fc from 'fast-check'
import { createLead, createLeadQueue, type Lead } from '@/lib/leads/lead-queue'
import { LEAD_STORAGE_KEY } from '@/lib/leads/unsent-leads'
import { emptyBrief } from '@/lib/booking/brief/brief'
import { createManualClock, settle } from '@/tests/support/manual-clock'
import { randomRuns } from '@/tests/support/random-runs'

const leadOf = (id: string): Lead =>
  createLead({
    id,
    brief: { ...emptyBrief, service: 'voice', email: 'ada@example.com' },
    page: 'pricing',
    consent: 'You agree.',
    confirmedAt: '2026-11-25T10:00:00.000Z',
  })

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** What happens to one request. */
type Fault = 'answer' | 'lost' | 'answer-lost' | number

/** A receiver that counts each lead once, behind a network with faults. */
function receiver(faults: Fault[] = []) {
  const received = new Map<string, number>()
  const requests: { url: string; init: RequestInit }[] = []
  const fetch = (async (url: string, init: RequestInit = {}) => {
    requests.push({ url, init })
    const fault = faults.shift() ?? 'answer'
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    if (typeof fault === 'number') return new Response(null, { status: fault })
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    const isKnown = received.has(key)
    // A request whose key is new counts as another lead.
    if (!isKnown) received.set(key, 1)
    if (fault === 'answer-lost') throw new TypeError('Failed to fetch')
    return new Response(null, { status: isKnown ? 409 : 202 })
  }) as typeof globalThis.fetch
  return { fetch, received, requests }
}

function setUp(faults: Fault[] = [], storage = memoryStorage(), target = receiver(faults)) {
  const clock = createManualClock()
  const online = new Set<() => void>()
  const queue = createLeadQueue({
    url: 'https://leads.example/',
    fetch: target.fetch,
    storage,
    clock,
    onOnline(callback) {
      online.add(callback)
      return () => online.delete(callback)
    },
  })
  /** Sends one lead, and lets this time pass. */
  const send = async (passMs = 10) => {
    queue.send(leadOf('a'))
    await clock.pass(passMs)
  }
  const goOnline = () => online.forEach((callback) => callback())
  return { ...target, clock, queue, send, storage, online, goOnline }
}

describe('A confirmed brief', () => {
  it('is sent once, with its key in the header and in the body, without cookies', async () => {
    const { queue, requests, clock } = setUp()
    queue.send(leadOf('a'))
    queue.send(leadOf('a'))
    await clock.pass(1)
    expect(queue.state()).toEqual({ status: 'sent' })
    expect(requests).toHaveLength(1)
    expect(requests[0]!.init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
    expect(new Headers(requests[0]!.init.headers).get('idempotency-key')).toBe('a')
    expect(JSON.parse(String(requests[0]!.init.body))).toEqual({
      version: 1,
      id: 'a',
      brief: { service: 'voice', email: 'ada@example.com' },
      page: 'pricing',
      consent: 'You agree.',
      confirmedAt: '2026-11-25T10:00:00.000Z',
    })
  })

  it('is tried again after 1, 2 and 4 s where the network fails, and then counts as sent', async () => {
    const { queue, send, clock, requests } = setUp(['lost', 503, 'lost'])
    await send(0)
    const seen = [`${requests.length} ${queue.state().status}`]
    for (const seconds of [1, 2, 4]) {
      await clock.pass(seconds * 1000)
      seen.push(`${requests.length} ${queue.state().status}`)
    }
    expect(seen).toEqual(['1 waiting', '2 waiting', '3 waiting', '4 sent'])
  })

  it('waits as long as the receiver asks', async () => {
    const clock = createManualClock()
    const answers = [new Response(null, { status: 429, headers: { 'retry-after': '30' } }), new Response()]
    const fetch = jest.fn(async () => answers.shift()!)
    const queue = createLeadQueue({ url: 'u', fetch, storage: undefined, clock, onOnline: () => () => {} })
    queue.send(leadOf('a'))
    await clock.pass(29_000)
    expect(fetch).toHaveBeenCalledTimes(1)
    await clock.pass(1_000)
    expect(queue.state().status).toBe('sent')
  })

  it('is sent even if an older version has stored a brief that no request can carry', async () => {
    const storage = memoryStorage()
    storage.setItem(LEAD_STORAGE_KEY, JSON.stringify([{ ...leadOf('a'), id: 'a\nb' }]))
    const { queue, clock, received } = setUp([], storage)
    queue.send(leadOf('b'))
    await clock.pass(10)
    expect([...received.keys()]).toEqual(['b'])
  })

  it('is sent as soon as the browser is online again', async () => {
    const { queue, send, clock, goOnline } = setUp(['lost'])
    await send()
    goOnline()
    await clock.pass(10)
    expect(queue.state()).toEqual({ status: 'sent' })
  })

  /** A receiver that answers the first requests after so many seconds, or never, and all others at once. */
  function slowReceiver(...seconds: number[]) {
    const clock = createManualClock()
    const seen: string[] = []
    const fetch = ((_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        clock.after((seconds.shift() ?? 0) * 1000, () => resolve(new Response()))
      })) as unknown as typeof globalThis.fetch
    const storage = memoryStorage()
    const queue = createLeadQueue({ url: 'u', fetch, storage, clock, onOnline: () => () => {} })
    queue.subscribe(() => seen.push(queue.state().status))
    queue.send(leadOf('a'))
    return { clock, queue, seen, storage }
  }

  it('is late after 5 s without an answer, and sent when the receiver answers after 20 s', async () => {
    const { clock, queue, seen } = slowReceiver(20)
    await clock.pass(4_999)
    expect(queue.state()).toEqual({ status: 'sending' })
    await clock.pass(15_002)
    expect(seen).toEqual(['sending', 'late', 'sent'])
  })

  it('is repeated where the receiver has not answered after 30 s', async () => {
    const { clock, queue } = slowReceiver(Infinity)
    await clock.pass(29_999)
    expect(queue.state()).toEqual({ status: 'late' })
    await clock.pass(1_002)
    expect(queue.state()).toEqual({ status: 'sent' })
  })

  it('counts as not sent, and stays stored, while a receiver never answers', async () => {
    const { clock, seen, storage } = slowReceiver(Infinity, Infinity, Infinity)
    await clock.pass(80_000)
    expect(new Set(seen.slice(2))).toEqual(new Set(['waiting']))
    expect(storage.getItem(LEAD_STORAGE_KEY)).toContain('ada@example.com')
  })

  it.each([400, 401, 403, 404, 413, 422])('that is refused with %i is not tried again', async (status) => {
    const { queue, send, requests, storage } = setUp([status])
    await send(120_000)
    expect(queue.state()).toEqual({ status: 'refused', httpStatus: status })
    expect(requests).toHaveLength(1)
    expect(storage.getItem(LEAD_STORAGE_KEY)).toBeNull()
  })

  it('survives a reload of the tab', async () => {
    const before = setUp(['lost'])
    await before.send()
    before.queue.dispose()
    const after = setUp([], before.storage)
    await after.clock.pass(10)
    expect([...after.received.keys()]).toEqual(['a'])
    expect(before.storage.getItem(LEAD_STORAGE_KEY)).toBeNull()
  })

  it('is sent where storage is refused or damaged', async () => {
    const refuses = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const storage of [
      { getItem: refuses, setItem: refuses, removeItem: refuses },
      { ...memoryStorage(), getItem: () => '{"not": a list' },
    ]) {
      const { queue, send } = setUp([], storage)
      await send()
      expect(queue.state()).toEqual({ status: 'sent' })
    }
  })

  it('leaves no timer and no listener after the queue is disposed of', async () => {
    const { queue, send, clock, online } = setUp(['lost'])
    await send()
    queue.dispose()
    expect([clock.pending(), online.size]).toEqual([0, 0])
  })
})

it('A brief that fails again and again is sent after 1, 2, 4 seconds and so on, and then every minute', async () => {
  const { send, clock, requests } = setUp(Array<Fault>(12).fill('lost'))
  await send(0)
  const pauses: number[] = []
  for (let count = requests.length; pauses.length < 9; count = requests.length) {
    let seconds = 0
    while (requests.length === count) {
      await clock.pass(1_000)
      seconds++
    }
    pauses.push(seconds)
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
})

it('A brief whose answer was lost has been sent when the receiver says that it has it already', async () => {
  const { queue, send, clock, requests, received } = setUp(['answer-lost'])
  await send(1)
  expect(queue.state()).toEqual({ status: 'waiting', attempts: 1 })
  await clock.pass(60_000)
  expect(requests).toHaveLength(2)
  expect(queue.state()).toEqual({ status: 'sent' })
  expect([...received]).toEqual([['a', 1]])
})

it('Random runs with faults of the network and reloads lose no lead and deliver none twice', async () => {
  const fault = fc.constantFrom<Fault>('answer', 'lost', 'answer-lost', 500, 503, 429, 408)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fault, { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.nat(8), { maxLength: 2 }),
      async (faults, count, reloads) => {
        const storage = memoryStorage()
        const target = receiver(faults)
        let page = setUp([], storage, target)
        const ids = Array.from({ length: count }, (_, index) => `lead-${index}`)
        for (const id of ids) page.queue.send(leadOf(id))
        for (const seconds of reloads) {
          await page.clock.pass(seconds * 1000)
          page.queue.dispose()
          await settle()
          page = setUp([], storage, target)
        }
        await page.clock.pass(3_600_000)
        expect([...target.received].sort()).toEqual(ids.map((id) => [id, 1]))
        expect(storage.getItem(LEAD_STORAGE_KEY)).toBeNull()
      },
    ),
    { numRuns: randomRuns(1000) },
  )
})
