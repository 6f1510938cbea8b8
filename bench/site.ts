import { existsSync } from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import spawn from 'cross-spawn'
import { PAGE_NAMES } from '@/content/pages'
import { pagePath } from '../lib/navigation/page-address'
import { numberSetting } from '../scripts/local/number-setting'
import { serve } from '../scripts/local/serve'
import { staticSite } from '../scripts/local/static-site'
import { precompress } from '../scripts/postbuild/precompress'
import { launch, withPage, type MeasuredBrowser } from './site/browser'
import { runLighthouse, type LighthouseResult } from './site/lighthouse'
import {
  CHANGES,
  droppedFrames,
  heapGrowth,
  kb,
  medianOf,
  ms,
  slowestInteraction,
  weigh,
  type Weight,
} from './site/measures'

const EMPTY_APP = path.resolve('bench/empty-next-app')
const RUNS = numberSetting('BENCH_RUNS', 5)

/** V8 without its compilers, so that a growing heap is a heap of objects. */
const INTERPRETER_ONLY = '--js-flags=--jitless'

/** Also measured as on a phone, because the budget for the largest paint applies to them, too. */
const OTHER_PAGES = ['pricing', 'services'] as const

interface Subject {
  weight: Weight
  mobile: LighthouseResult[]
  desktop: LighthouseResult[]
  dropped: number[]
}

async function buildEmptyApp(): Promise<void> {
  if (existsSync(path.join(EMPTY_APP, 'out/index.html.br'))) return
  const { status } = spawn.sync('npx', ['next', 'build'], { cwd: EMPTY_APP, stdio: 'inherit' })
  if (status !== 0) throw new Error('The empty page does not build.')
  await precompress(path.join(EMPTY_APP, 'out'))
}

async function measure(browser: MeasuredBrowser, urls: Record<'site' | 'empty', string>) {
  const subject = async (url: string): Promise<Subject> => ({
    weight: await withPage(browser, (page) => weigh(page, url)),
    mobile: [],
    desktop: [],
    dropped: [],
  })
  const subjects = { site: await subject(urls.site), empty: await subject(urls.empty) }
  const others: Record<(typeof OTHER_PAGES)[number], LighthouseResult[]> = { pricing: [], services: [] }
  for (let run = 1; run <= RUNS; run += 1) {
    for (const name of ['empty', 'site'] as const) {
      console.error(`run ${run} of ${RUNS}: ${name}`)
      const { mobile, desktop, dropped } = subjects[name]
      mobile.push(await runLighthouse(urls[name], browser.port, 'mobile'))
      desktop.push(await runLighthouse(urls[name], browser.port, 'desktop'))
      dropped.push(await withPage(browser, (page, session) => droppedFrames(page, session, urls[name])))
    }
    for (const name of OTHER_PAGES)
      others[name].push(await runLighthouse(new URL(pagePath(name), urls.site).href, browser.port, 'mobile'))
  }
  return { subjects, others }
}

const TAPS = [
  '[data-section="services"] [role="tab"][aria-selected="false"]',
  '[data-section="faq"] button[aria-expanded="false"]',
]

function table(
  { site, empty }: Record<'site' | 'empty', Subject>,
  interactionMs: number,
  heap: Record<'asIs' | 'interpreted', readonly number[]>,
  others: Readonly<Record<string, readonly LighthouseResult[]>>,
): string {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
  const changesOf = (round: number) => `${round * CHANGES + 1} to ${(round + 1) * CHANGES}`
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`
  const of = (results: readonly LighthouseResult[], pick: (result: LighthouseResult) => number) =>
    medianOf(results.map(pick))
  const scores = (results: readonly LighthouseResult[]) =>
    [0, 1, 2, 3].map((index) => of(results, (result) => result.scores[index] ?? 0)).join(' / ')
  const compared = (what: string, pick: (subject: Subject) => number, show: (value: number) => string) =>
    `| ${what} | ${show(pick(site))} | ${show(pick(empty))} | ${(pick(site) / pick(empty)).toFixed(2)} |`
  const lcp = (results: readonly LighthouseResult[]) => of(results, ({ lcpMs }) => lcpMs)
  const tbt = (results: readonly LighthouseResult[]) => of(results, ({ tbtMs }) => tbtMs)
  const difference = (by: number) => `${Math.abs(Math.round(by))} ms ${by < 0 ? 'less' : 'more'}`
  const asOnAPhone = (name: string, results: readonly LighthouseResult[]) => [
    `| Lighthouse mobile, ${name} | ${scores(results)} | ${scores(empty.mobile)} | |`,
    `| LCP, mobile, ${name} | ${ms(lcp(results))} | ${ms(lcp(empty.mobile))} | ${(lcp(results) / lcp(empty.mobile)).toFixed(2)} |`,
    `| TBT, mobile, ${name} | ${ms(tbt(results))} | ${ms(tbt(empty.mobile))} | ${difference(tbt(results) - tbt(empty.mobile))} |`,
  ]
  return [
    '| what | site | empty page | compared |',
    '| --- | --: | --: | --: |',
    compared('script', ({ weight }) => weight.scriptBytes, kb),
    compared('fonts', ({ weight }) => weight.fontBytes, kb),
    compared('document', ({ weight }) => weight.documentBytes, kb),
    compared('everything before any interaction', ({ weight }) => weight.totalBytes, kb),
    compared('requests', ({ weight }) => weight.requests, String),
    `| Lighthouse desktop | ${scores(site.desktop)} | ${scores(empty.desktop)} | |`,
    ...asOnAPhone('home', site.mobile),
    ...Object.entries(others).flatMap(([name, results]) => asOnAPhone(name, results)),
    `| CLS, mobile | ${of(site.mobile, ({ cls }) => cls).toFixed(3)} | ${of(empty.mobile, ({ cls }) => cls).toFixed(3)} | |`,
    `| frames dropped while scrolling, 4x throttle | ${percent(medianOf(site.dropped))} | ${percent(medianOf(empty.dropped))} | |`,
    `| slowest tap, 4x throttle | ${ms(interactionMs)} | | |`,
    ...heap.asIs.map(
      (bytes, round) => `| heap for each page change, ${changesOf(round)} | ${kib(bytes)} | | |`,
    ),
    ...heap.interpreted.map(
      (bytes, round) => `| the same without compiled code, ${changesOf(round)} | ${kib(bytes)} | | |`,
    ),
  ].join('\n')
}

/** Measures the exported site and the framework's empty page, both compressed, in turns on the same machine. */
export async function run(): Promise<string> {
  await buildEmptyApp()
  const site = await serve(staticSite(path.resolve('out')), 'localhost')
  const empty = await serve(
    sirv(path.join(EMPTY_APP, 'out'), { brotli: true, gzip: true, etag: true }),
    'localhost',
  )
  const browser = await launch()
  try {
    const { subjects, others: otherPages } = await measure(browser, {
      site: `${site.url}/`,
      empty: `${empty.url}/`,
    })
    const taps: number[] = []
    for (let count = 0; count < RUNS; count += 1)
      taps.push(
        await withPage(browser, (page, session) => slowestInteraction(page, session, `${site.url}/`, TAPS)),
      )
    const others = PAGE_NAMES.filter((name) => name !== 'home')
    const heapIn = (where: MeasuredBrowser) =>
      withPage(where, (page, session) => heapGrowth(page, session, `${site.url}/`, others))
    const interpreting = await launch(INTERPRETER_ONLY)
    const interpreted = await heapIn(interpreting).finally(interpreting.close)
    const heap = { asIs: await heapIn(browser), interpreted }
    return `## The site

Written by \`npm run bench -- site\`. It measures home, the times of two other pages, and an empty page of the framework, in turns
on the same machine. Figures are medians of ${RUNS} runs. Bytes are those sent, with brotli and headers. Times depend on how busy
the machine is, so compare each with that of the empty page, which scores 96 to 100 on an idle machine. The heap is measured twice:
normally, and with V8 interpreting only. The second measurement has no compiled code in it, so it shows what the page itself retains.

${table(subjects, medianOf(taps), heap, otherPages)}`
  } finally {
    await browser.close()
    await site.close()
    await empty.close()
  }
}
