import type { Browser, Page } from '@playwright/test'
import { LATENCY_COOKIE, SANDBOX_ASSISTANT_ID, SANDBOX_PUBLIC_KEY } from '../../scripts/sandbox/settings'
import type { Contestant } from './pages'

/** Delays of the API, the call machine and the join, in milliseconds. */
export type Latencies = readonly [apiMs: number, machineMs: number, joinMs: number]

/** The part of both libraries that the bench uses. */
interface Vapi {
  start(assistant: string): Promise<unknown>
  stop(): Promise<void>
  once(event: string, listener: () => void): unknown
  on(event: string, listener: (value: never) => void): unknown
  getDailyCallObject(): {
    participants(): Record<string, { local: boolean; session_id: string }>
    emit(event: string, payload: unknown): void
    on(event: string, listener: (payload: { data: string }) => void): void
    removeAllListeners(event: string): void
  } | null
  prewarm?(): Promise<void>
}

declare global {
  interface Window {
    Vapi: new (token: string, baseUrl: string, config: Record<string, unknown>) => Vapi
    bench: { vapi: Vapi; call(): Promise<number> }
  }
}

/** A new page with empty caches. */
export async function openPage(browser: Browser, url: string, who: Contestant, latencies: Latencies) {
  const context = await browser.newContext()
  await context.addCookies([{ name: LATENCY_COOKIE, value: latencies.join(','), url }])
  const page = await context.newPage()
  const loaded = new Set<string>()
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && loaded.add(new URL(request.url()).pathname),
  )
  await page.goto(`${url}/${who}`)
  await page.waitForFunction(() => 'Vapi' in window)
  await page.evaluate(
    ([key, assistantId, ours]) => {
      const bundle = `${location.origin}/sandbox/call-machine-object-bundle.js`
      const config = ours
        ? { bundlePathOverride: `${location.origin}/sandbox` }
        : { callObjectBundleUrlOverride: bundle }
      const vapi = new window.Vapi(key, '/sandbox/api', config)
      vapi.on('error', (event) => console.log('bench error', JSON.stringify(event)))
      window.bench = {
        vapi,
        /** Milliseconds from the click to "listening". */
        async call() {
          const listening = new Promise<void>((resolve) => vapi.once('call-start', resolve))
          const before = performance.now()
          void vapi.start(assistantId)
          await listening
          return performance.now() - before
        },
      }
    },
    [SANDBOX_PUBLIC_KEY, SANDBOX_ASSISTANT_ID, who === 'ours'] as const,
  )
  return { page, loaded, close: () => context.close() }
}

export const call = (page: Page): Promise<number> => page.evaluate(() => window.bench.call())

/** Ends the call, and waits until nothing of it is left in the peer either. */
export const hangUp = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await window.bench.vapi.stop()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })

/** `every kind`: a quarter of the messages are plain text, broken JSON, objects and scalars. */
export type MessageMix = 'well-formed' | 'every kind'

/**
 * Milliseconds of the main thread for this many messages of a call, half of them transcripts. `bare` is the part that no library
 * can save: the media library passes each message on, and it is parsed.
 */
export const takeMessages = (page: Page, count: number, mix: MessageMix, bare?: 'bare'): Promise<number> =>
  page.evaluate(
    ([messageCount, kind, isBare]) => {
      const odd = ['hello', '{"type":"transcript","ro', { type: 'model-output', output: 'x' }, '42']
      const call = window.bench.vapi.getDailyCallObject()
      if (!call) throw new Error('There is no call.')
      const fromId = Object.values(call.participants()).find(({ local }) => !local)?.session_id
      let heard = 0
      if (isBare) {
        call.removeAllListeners('app-message')
        call.on('app-message', ({ data }) => void (JSON.parse(data) && heard++))
      } else window.bench.vapi.on('message', () => void heard++)
      const messages = Array.from({ length: messageCount }, (_, index) => ({
        action: 'app-message',
        fromId,
        data:
          kind === 'every kind' && index % 16 >= 12
            ? odd[index % 4]
            : JSON.stringify(
                index % 2
                  ? { type: 'speech-update', role: 'assistant', status: 'started', turn: index }
                  : {
                      type: 'transcript',
                      role: index % 4 ? 'user' : 'assistant',
                      transcriptType: index % 16 < 12 ? 'partial' : 'final',
                      transcript: `We are open from nine to five, and number ${index} is said.`,
                    },
              ),
      }))
      const before = performance.now()
      for (const message of messages) call.emit('app-message', message)
      const took = performance.now() - before
      if (heard < messageCount * 0.7) throw new Error(`Only ${heard} of ${messageCount} messages were heard.`)
      return took
    },
    [count, mix, bare === 'bare'] as const,
  )

interface Footprint {
  heapBytes: number
  audioElements: number
  documents: number
  listeners: number
}

/** What a page holds, after a garbage collection. */
export async function footprint(page: Page): Promise<Footprint> {
  const session = await page.context().newCDPSession(page)
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { documents, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return {
    heapBytes: usedSize,
    documents,
    listeners: jsEventListeners,
    audioElements: await page.evaluate(() => document.querySelectorAll('audio').length),
  }
}
