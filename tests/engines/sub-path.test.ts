import type { Page } from '@playwright/test'
import { pages } from '@/content/pages'
import { expect, testBuiltWith } from '../support/built-site'
import { talk } from '../support/call'
import { hydrated } from '../support/hydrated'

const test = testBuiltWith({ NEXT_PUBLIC_BASE_PATH: '/site' })

const expectToShow = async (page: Page, name: 'pricing' | 'team') => {
  await expect(page.locator(`main[data-page="${name}"] h1`)).toBeVisible()
  await expect(page).toHaveTitle(pages[name].title)
  await expect(page).toHaveURL(new RegExp(`^http://localhost:\\d+/site/${name}/$`))
}

test.describe('The site below the root of its host', () => {
  const missing: string[] = []
  test.beforeEach(({ page }) =>
    page.on('response', (response) => response.ok() || missing.push(response.url())),
  )
  test.afterEach(() => expect(missing).toEqual([]))

  test('opens a page by its address, changes to another and goes back', async ({ page }) => {
    await page.goto('pricing/')
    await hydrated(page)
    await expectToShow(page, 'pricing')
    await page.getByRole('contentinfo').getByRole('link', { name: pages.team.label }).click()
    await expectToShow(page, 'team')
    await page.goBack()
    await expectToShow(page, 'pricing')
  })

  test('leads an earlier address to the page', async ({ page }) => {
    await page.goto('?page=team')
    await expectToShow(page, 'team')
  })

  test('connects a call', async ({ page }) => {
    await page.goto('')
    await talk(page)
  })
})
