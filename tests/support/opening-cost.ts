import { existsSync, statSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { PageName } from '@/content/pages'
import { pagePath } from '@/lib/navigation/page-address'

let codeOfHome: Promise<Set<string>> | undefined

/** Code and styles that opening a page fetches beyond what home has fetched already, in bytes of brotli. */
export async function openingCostBytes(browser: Browser, baseUrl: string, name: PageName): Promise<number> {
  const home = await (codeOfHome ??= codeOf(browser, `${baseUrl}/`, 'main[data-page="home"] h1'))
  const opened = await codeOf(browser, `${baseUrl}${pagePath(name)}`, `main[data-page="${name}"] h1`)
  return [...opened].filter((path) => !home.has(path)).reduce((sum, path) => sum + compressedBytes(path), 0)
}

async function codeOf(browser: Browser, url: string, ready: string): Promise<Set<string>> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const paths = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) paths.add(pathname)
  })
  await page.goto(url)
  await page.locator(ready).waitFor()
  await context.close()
  return paths
}

function compressedBytes(path: string): number {
  const file = `out${path}`
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
