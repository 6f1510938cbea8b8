import type { Page } from '@playwright/test'
import { openPage } from './page-quality'

/** Opens home and waits until React has taken it over: scripts start after the first paint. */
export async function openHome(page: Page): Promise<void> {
  await openPage(page, 'home')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}
