import type { Locator, Page } from '@playwright/test'
import { voiceEmbed } from '@/content/voice-embed'
import { integrityOf } from '@/scripts/package/integrity'
import { serveEmbedFiles, serveEmbedPage } from '../support/embed-page'
import { expect, freshPageTest as test, hangUpOn, talkTo } from '../support/embed-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('A page without React shows the consultant, and loads more on hover', async ({ page, openEmbed }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const element = await openEmbed()
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

test('Code that does not arrive is said by the button and reported to the page each time, and a later try fetches it', async ({
  page,
  context,
  allowConsole,
  openEmbed,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const element = await openEmbed()
  await element.evaluate((consultant) =>
    consultant.addEventListener('voice-error', ({ detail }: CustomEventInit<{ code: string }>) => {
      consultant.dataset.errors = `${consultant.dataset.errors ?? ''} ${detail?.code}`
    }),
  )
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await element.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(element.getByText(voiceEmbed.loadFailed)).toBeVisible()
  await expect(element).toHaveAttribute('data-errors', ' media-load')
  await element.evaluate((consultant) => consultant.setAttribute('agent-name', 'Ada'))
  const retry = element.getByRole('button', { name: voiceEmbed.retry })
  await retry.click()
  await expect(element).toHaveAttribute('data-errors', ' media-load media-load')
  await context.setOffline(false)
  await retry.click()
  await expect(element).toHaveAttribute('data-state', 'connected')
})

test('A page that loads the script twice, as a plain script and as a module, makes a call, inside a shadow root too', async ({
  page,
  embedSite,
}) => {
  await page.route(`${embedSite.url}/`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(
        ' type="module" ',
        ' src="voice-consultant.js"></script><script type="module" ',
      ),
    })
  })
  await page.goto(embedSite.url)
  const element = page.locator('voice-consultant')
  await expect(element.getByRole('button', { name: voiceEmbed.talk })).toBeVisible()
  await element.evaluate((consultant) => {
    const host = document.createElement('div')
    document.body.append(host)
    host.attachShadow({ mode: 'open' }).append(consultant)
  })
  await talkTo(element)
  await hangUpOn(element)
})

test('Cancelling by keyboard while the code loads keeps the focus in place', async ({ page, openEmbed }) => {
  await page.route(/voice-consultant-/, () => {
    // Never answered.
  })
  const element = await openEmbed()
  const talk = element.getByRole('button', { name: voiceEmbed.talk })
  await talk.press('Enter')
  await element.getByRole('button', { name: voiceEmbed.cancel }).press('Enter')
  await expect(talk).toBeFocused()
})

/** Opens a page whose files are on another host, and closes both hosts after the test. */
async function withFilesElsewhere(
  page: Page,
  baseURL: string | undefined,
  options: { isModule?: boolean; integrity?: string },
  look: (element: Locator) => Promise<void>,
) {
  const files = await serveEmbedFiles()
  const elsewhere = await serveEmbedPage(baseURL, {
    scriptHost: files.url,
    ...(options.isModule !== false && { integrity: files.integrity }),
    ...options,
  })
  try {
    await page.goto(elsewhere.url)
    await look(page.locator('voice-consultant'))
  } finally {
    await elsewhere.close()
    await files.close()
  }
}

for (const [what, isModule] of [
  ['where they are sent as docs/embed.md says, and unchanged', true],
  ['with a plain script too', false],
] as const)
  test(`A page on another host than the files makes a call, ${what}`, ({ page, baseURL }) =>
    withFilesElsewhere(page, baseURL, { isModule }, async (element) => {
      await talkTo(element)
      await expect(element.locator('[data-role="assistant"]').first()).toContainText('Hello')
      await hangUpOn(element)
    }))

test('A script that its host has changed does not run, because the tag has the integrity of the built one', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/Failed to find a valid digest in the 'integrity' attribute/)
  const integrity = integrityOf('what was built before the change')
  await withFilesElsewhere(page, baseURL, { integrity }, async () => {
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => customElements.get('voice-consultant'))).toBeUndefined()
    await expect(page.getByRole('heading', { name: 'Any page' })).toBeVisible()
  })
})

test('A token can be fetched for each call, and settings may come first', async ({ page, openEmbed }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const element = document.querySelector('voice-consultant')
      const key = element?.getAttribute('public-key') ?? ''
      element?.removeAttribute('public-key')
      let fetched = 0
      Object.assign(element ?? {}, {
        getToken: async () => {
          document.body.dataset.tokens = String(++fetched)
          return key
        },
      })
    })
  })
  const element = await openEmbed()
  for (const count of ['1', '2'])
    await test.step(`call ${count}`, async () => {
      await talkTo(element)
      await expect(page.locator('body')).toHaveAttribute('data-tokens', count)
      await hangUpOn(element)
    })
})
