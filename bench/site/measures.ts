import type { CDPSession, Page } from '@playwright/test'
import { bytesOf, watchTransfer } from '../../tests/support/transfer'

declare global {
  interface Window {
    /** When each frame of the page under measurement was drawn, in milliseconds. */
    benchTimes?: number[]
    /** How long each interaction with it took, in milliseconds. */
    benchDurations?: number[]
  }
}

const THROTTLE = 4
/** If a frame takes longer than this, one was dropped: one and a half frames at 60 Hz. */
const LATE_FRAME_MS = 25

/** For the reports of all benches. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

export const ms = (value: number) => `${Math.round(value)} ms`
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export interface Weight {
  scriptBytes: number
  fontBytes: number
  documentBytes: number
  totalBytes: number
  requests: number
}

/** What a page transfers before any interaction, by the browser's own count, headers included. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const transfers = await watchTransfer(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const all = transfers()
  return {
    scriptBytes: bytesOf(all, 'script'),
    fontBytes: bytesOf(all, 'font'),
    documentBytes: bytesOf(all, 'document'),
    totalBytes: bytesOf(all),
    requests: all.length,
  }
}

/** Share of dropped frames while the wheel scrolls through the page once, with the processor four times slower. */
export async function droppedFrames(page: Page, session: CDPSession, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  // As text, because the script runner names inner functions with a helper that the page does not have.
  await page.evaluate(
    `{ const times = window.benchTimes = []; (function note(time) { if (time) times.push(time); requestAnimationFrame(note) })() }`,
  )
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 400,
    yDistance: -Math.max(800, height - 844),
    speed: 1500,
    gestureSourceType: 'touch',
  })
  const times = await page.evaluate(() => window.benchTimes ?? [])
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const lost = gaps
    .filter((gap) => gap > LATE_FRAME_MS)
    .reduce((sum, gap) => sum + Math.round(gap / (1000 / 60)) - 1, 0)
  return lost / Math.max(1, gaps.length + lost)
}

/** The slowest of several taps, from the touch to the next frame, with the processor four times slower, in milliseconds. */
export async function slowestInteraction(
  page: Page,
  session: CDPSession,
  url: string,
  targets: readonly string[],
): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const durations: number[] = []
    window.benchDurations = durations
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration)
    }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit)
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  for (const target of targets) {
    const element = page.locator(target).first()
    await element.scrollIntoViewIfNeeded()
    const box = await element.boundingBox()
    if (!box) throw new Error(`${target} cannot be tapped: it has no box`)
    // Taps at coordinates, because the click of a locator first asks the slowed page which element it would hit.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))
  }
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  const durations = await page.evaluate(() => window.benchDurations ?? [])
  return Math.max(0, ...durations)
}

/** Page changes in one round of `heapGrowth`. */
export const CHANGES = 50

/**
 * Growth of the heap for each page change, in bytes, in three rounds of fifty. A leak grows the heap in every round. Code that
 * the engine compiles, because it runs often, grows it only in the first ones.
 */
export async function heapGrowth(
  page: Page,
  session: CDPSession,
  url: string,
  pages: readonly string[],
): Promise<number[]> {
  // Runs in the page, because each evaluation by a driver leaves a compiled script behind.
  const visit = (names: readonly string[]) =>
    page.evaluate(
      `(async () => { for (const name of ${JSON.stringify(names)}) {
        window.dispatchEvent(new CustomEvent('navigate', { detail: name }))
        while (!document.querySelector('main[data-page="' + name + '"] h1')) await new Promise(requestAnimationFrame)
      } })()`,
    )
  const used = async () => {
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const fifty = Array.from({ length: CHANGES }, (_, change) => pages[change % pages.length] ?? 'home')
  await page.goto(url, { waitUntil: 'networkidle' })
  await visit([...pages, 'home'])
  const growth: number[] = []
  let before = await used()
  for (let round = 0; round < 3; round += 1) {
    await visit([...fifty, 'home'])
    const after = await used()
    growth.push((after - before) / CHANGES)
    before = after
  }
  return growth
}
