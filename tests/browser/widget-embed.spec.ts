import AxeBuilder from '@axe-core/playwright'
import { failureWords } from '@/content/voice-failures'
import { voiceCopy } from '@/content/voice'
import { voiceEmbed } from '@/content/voice-embed'
import { serveEmbedPage } from '../support/embed-page'
import { expect, test } from '../support/site-test'

let site: Awaited<ReturnType<typeof serveEmbedPage>>

test.beforeAll(async () => {
  site = await serveEmbedPage()
})
test.afterAll(() => site.close())

const words = voiceCopy.connected

test('A page without React has the consultant, and loads the rest when somebody reaches for it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(site.url)
  const element = page.locator('voice-consultant')
  await expect(element).toHaveAttribute('data-state', 'idle')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual(['/voice-consultant.js'])
  await element.getByRole('button', { name: voiceEmbed.talk }).hover()
  await expect(element.getByText(voiceEmbed.consent)).toBeVisible()
  await expect
    .poll(() => asked.filter((path) => path.includes('voice-consultant-')).length)
    .toBeGreaterThan(1)
  expect(asked.filter((path) => path.endsWith('/call/web'))).toEqual([])
})

test('A call works under a strict Content-Security-Policy, and tells the page its state', async ({
  page,
}) => {
  await page.goto(site.url)
  await page.evaluate(() => {
    document.addEventListener('voice-state', (event) => {
      document.body.dataset.states = `${document.body.dataset.states ?? ''} ${(event as CustomEvent).detail.state}`
    })
  })
  const element = page.locator('voice-consultant')
  await element.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(element).toHaveAttribute('data-state', 'connected', { timeout: 20_000 })
  expect((await element.boundingBox())?.width).toBe(320)
  await expect(element.locator('[data-role="assistant"]').first()).toContainText('Hello')
  await expect(element).toHaveAttribute('data-speaking', 'true')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await element.getByRole('button', { name: words.hangUp }).click()
  await expect(element).toHaveAttribute('data-state', 'idle')
  await expect(element.getByText(voiceCopy.summary.title)).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute(
    'data-states',
    /^ connecting connected( connected)* idle$/,
  )
})

test('The page’s styles stay outside', async ({ page }) => {
  await page.goto(site.url)
  const button = page.locator('voice-consultant').getByRole('button', { name: voiceEmbed.talk })
  await expect(button).not.toHaveCSS('color', 'rgb(255, 0, 0)')
  await expect(button).toHaveCSS('position', 'static')
})

test('A page whose root text is 10 px does not shrink it', async ({ page }) => {
  await page.goto(site.url)
  await page.evaluate(() => (document.documentElement.style.fontSize = '62.5%'))
  const element = page.locator('voice-consultant')
  await element.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(element).toHaveAttribute('data-state', 'connected', { timeout: 20_000 })
  await expect(element.getByRole('textbox', { name: words.type })).toHaveCSS('font-size', '16px')
  await expect(element.locator('[data-role="assistant"]').first()).toHaveCSS('font-size', '17px')
  await element.getByRole('button', { name: words.hangUp }).click()
})

test('Its colours can be changed from outside', async ({ page }) => {
  await page.goto(site.url)
  await page.locator('voice-consultant').evaluate((element) => {
    ;(element as HTMLElement).style.setProperty('--voice-button', 'rgb(1, 2, 3)')
  })
  await expect(page.locator('voice-consultant').getByRole('button', { name: voiceEmbed.talk })).toHaveCSS(
    'background-color',
    'rgb(1, 2, 3)',
  )
})

test('A script can start and stop it; taking the element away ends the call', async ({ page }) => {
  await page.goto(site.url)
  const element = page.locator('voice-consultant')
  await element.evaluate((consultant) => (consultant as HTMLElement & { start(): void }).start())
  await expect(element).toHaveAttribute('data-state', 'connected', { timeout: 20_000 })
  await element.evaluate((consultant) => (consultant as HTMLElement & { stop(): void }).stop())
  await expect(element).toHaveAttribute('data-state', 'idle')
  await element.evaluate((consultant) => (consultant as HTMLElement & { start(): void }).start())
  await expect(element).toHaveAttribute('data-state', 'connected', { timeout: 20_000 })
  await element.evaluate((consultant) => consultant.remove())
  await expect.poll(() => page.locator('audio').count()).toBe(0)
})

test('Without a key it says so, is logged once, and offers the telephone', async ({ page, allowConsole }) => {
  const notice = 'The voice call was not started: not-configured'
  allowConsole(/was not started: not-configured/)
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await page.goto(`${site.url}/?unset`)
  const element = page.locator('voice-consultant')
  await element.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(element.getByText(failureWords['not-configured'].title)).toBeVisible()
  await expect(element.getByRole('link', { name: 'Call +1 555 010 0142' })).toBeVisible()
  await expect(element).toHaveAttribute('data-state', 'idle')
  expect(told).toEqual([notice])
})
