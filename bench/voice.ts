import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { fakeMicrophone, quietChromium } from '../tests/support/chromium-flags'
import { findChromium } from '../scripts/check/programs'
import { numberSetting } from '../scripts/local/number-setting'
import { kb, medianOf, ms } from './site/measures'
import {
  call,
  footprint,
  hangUp,
  openPage,
  takeMessages,
  type Latencies,
  type MessageMix,
} from './voice/measure'
import { buildPages, gzippedBytes, servePages, type Contestant } from './voice/pages'

const RUNS = numberSetting('BENCH_RUNS', 15)
const CALLS = numberSetting('BENCH_CALLS', 200)
const MESSAGES = 10_000
const MESSAGE_RUNS = 11
const FAST: Latencies = [300, 400, 400]
const SLOW: Latencies = [800, 1500, 1000]
/** No latency: only the work of the computer is measured. */
const NONE: Latencies = [0, 0, 0]
const BOTH = ['peer', 'ours'] as const

type Row = [figure: string, ours: string, theirs: string, ratio: string, aim: string]

const rowOf = (
  figure: string,
  { ours, peer }: Record<(typeof BOTH)[number], number>,
  show: (value: number) => string,
  aim: string,
): Row => [figure, show(ours), show(peer), (ours / peer).toFixed(2), aim]

/** Medians of both libraries. They are measured in turns, so that both meet the same load of the machine. */
async function duel(measure: (who: Contestant) => Promise<number>, runs = RUNS) {
  const times = { ours: [] as number[], peer: [] as number[] }
  for (let run = 0; run < runs; run++) for (const who of BOTH) times[who].push(await measure(who))
  return { ours: medianOf(times.ours), peer: medianOf(times.peer) }
}

async function bytes(browser: Browser, url: string, files: Map<string, Uint8Array>): Promise<Row[]> {
  const weigh = (paths: Iterable<string>) =>
    [...paths].reduce(
      (sum, file) => sum + (files.has(file) ? gzippedBytes(files.get(file) ?? new Uint8Array()) : 0),
      0,
    )
  const [before, all] = [
    { ours: NaN, peer: NaN },
    { ours: NaN, peer: NaN },
  ]
  for (const who of BOTH) {
    const { page, loaded, close } = await openPage(browser, url, who, NONE)
    before[who] = weigh(loaded)
    await call(page)
    all[who] = weigh(loaded)
    await hangUp(page)
    await close()
  }
  const media = weigh(['/media/entry.js'])
  const figure = 'bytes in all for a call, without the call machine'
  const [, , ...compared] = rowOf(figure, all, kb, 'media library + 22 kB')
  return [
    rowOf('bytes before intent (min + gzip)', before, kb, 'under 3 kB'),
    [figure, `${kb(all.ours)} (media library + ${kb(all.ours - media)})`, ...compared],
  ]
}

async function times(
  browser: Browser,
  url: string,
  latencies: Latencies,
  aims: [cold: string, warm: string],
) {
  const once = (warm: boolean) => async (who: Contestant) => {
    const { page, close } = await openPage(browser, url, who, latencies)
    if (warm) {
      await page.evaluate(() => window.bench.vapi.prewarm?.())
      await page.waitForTimeout(2000)
    }
    const took = await call(page)
    await hangUp(page)
    await close()
    return took
  }
  const cold = await duel(once(false))
  const warm = await duel(once(true))
  const [apiMs, machineMs, joinMs] = latencies
  const name = latencies.join('/')
  const coldChain = `unavoidable ${Math.max(apiMs, machineMs) + joinMs} ms`
  const warmChain = `unavoidable ${apiMs + joinMs} ms`
  return [
    rowOf(`click to "listening", cold, ${name} ms (${coldChain})`, cold, ms, aims[0]),
    rowOf(`the same, warmed 2 s before (${warmChain})`, warm, ms, aims[1]),
  ]
}

async function secondCall(browser: Browser, url: string): Promise<Row> {
  const took = await duel(async (who) => {
    const { page, loaded, close } = await openPage(browser, url, who, FAST)
    await call(page)
    await hangUp(page)
    loaded.clear()
    const took = await call(page)
    if (who === 'ours' && loaded.size > 0) throw new Error(`Downloaded again: ${[...loaded].join(', ')}`)
    await hangUp(page)
    await close()
    return took
  })
  return rowOf('second call in the same page, 300/400/400 ms', took, ms, '0.67')
}

async function messages(browser: Browser, url: string, mix: MessageMix): Promise<Row> {
  const once = async (who: Contestant, bare?: 'bare') => {
    const { page, close } = await openPage(browser, url, who, NONE)
    await call(page)
    const took = await takeMessages(page, MESSAGES, mix, bare)
    await hangUp(page)
    await close()
    return took
  }
  const bare: number[] = []
  const took = await duel(async (who) => {
    if (who === 'peer' && mix === 'well-formed') bare.push(await once('peer', 'bare'))
    return once(who)
  }, MESSAGE_RUNS)
  const floor = bare.length > 0 ? ` (unavoidable ${medianOf(bare).toFixed(1)} ms)` : ''
  const exactly = (value: number) => `${value.toFixed(1)} ms`
  return rowOf(`10,000 app messages (${mix}), main thread${floor}`, took, exactly, '0.50')
}

/** Uses a browser without a compiler, because V8's compiled code grows with use even if a page retains nothing. */
async function endurance(url: string): Promise<Row[]> {
  const browser = await launch('--js-flags=--jitless')
  const growth: Record<string, string> = {}
  for (const who of BOTH) {
    const { page, close } = await openPage(browser, url, who, NONE)
    const round = async () => {
      await call(page)
      await hangUp(page)
    }
    // The first calls fill caches of the browser's own.
    for (let count = 0; count < 20; count++) await round()
    const before = await footprint(page)
    for (let count = 0; count < CALLS; count++) await round()
    const after = await footprint(page)
    growth[who] = [
      `${((after.heapBytes - before.heapBytes) / 1024 / CALLS).toFixed(2)} KiB a call`,
      `${after.audioElements} audio elements`,
      `${after.listeners - before.listeners} listeners more`,
    ].join(', ')
    await close()
  }
  await browser.close()
  return [[`${CALLS} calls in one page`, growth.ours ?? '', growth.peer ?? '', '–', 'no growth']]
}

function launch(...flags: string[]): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...flags, ...quietChromium, ...fakeMicrophone(path.resolve('tests/support/microphone.wav'))],
  })
}

function sectionOf(rows: readonly Row[]): string {
  const table = [
    '| figure | ours | @vapi-ai/web 2.7.1 | ratio | aim |',
    '| --- | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
  return [
    '## The call library',
    '',
    'Written by `npm run bench -- voice`. It measures both libraries in turns, with the same sandbox and page. Figures are medians of',
    `${RUNS} runs. The latencies in the first column are those of the web call, the call machine and the join. “Unavoidable” is the`,
    'time that any library needs: waiting for these answers or, for messages, the work of the media library and of `JSON.parse`.',
    'For well-formed messages this is most of the time that the official SDK needs, so no library can reach the aim of half of it.',
    'Without latency, our cold start is slower, because our code loads after the click, and the official SDK with the page. The bytes of',
    'a call include its monitor (2.2 kB), which loads while the call connects. The heap is measured without V8’s compiler, because',
    'compiled code grows with use even if a page retains nothing.',
    '',
    table,
  ].join('\n')
}

/** Measures the call library and the official SDK, in turns. */
export async function run(): Promise<string> {
  const files = await buildPages()
  const server = await servePages(files)
  const browser = await launch()
  try {
    return sectionOf([
      ...(await bytes(browser, server.url, files)),
      ...(await times(browser, server.url, FAST, ['0.75', '0.70'])),
      ...(await times(browser, server.url, SLOW, ['0.86', '0.57'])),
      ...(await times(browser, server.url, NONE, ['1.05', '1.05'])),
      await secondCall(browser, server.url),
      await messages(browser, server.url, 'well-formed'),
      await messages(browser, server.url, 'every kind'),
      ...(await endurance(server.url)),
    ])
  } finally {
    await browser.close()
    await server.close()
  }
}
