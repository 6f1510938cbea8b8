import { voiceEmbed } from '@/content/voice-embed'
import { integrityOf } from '@/scripts/package/integrity'
import { serveEmbedFiles, serveEmbedPage } from '../support/embed-page'
import { expect, freshPageTest as test, hangUpOn, talkTo } from '../support/embed-test'

test('A page without React shows the consultant, which loads the rest of its code on hover', async ({
  page,
  openEmbed,
}) => {
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

test('Code that does not arrive is said by the button, and the next try fetches it', async ({
  page,
  context,
  allowConsole,
  openEmbed,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const element = await openEmbed()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await element.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(element.getByText(voiceEmbed.loadFailed)).toBeVisible()
  await context.setOffline(false)
  await element.getByRole('button', { name: voiceEmbed.retry }).click()
  await expect(element).toHaveAttribute('data-state', 'connected')
})

for (const [way, written] of [
  ['as a plain script', ' '],
  ['twice, as a plain script and as a module', ' src="voice-consultant.js"></script><script type="module" '],
] as const)
  test(`A page that loads the script ${way} makes a call, inside a shadow root too`, async ({
    page,
    site,
  }) => {
    await page.route(`${site.url}/`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace(' type="module" ', written),
      })
    })
    await page.goto(site.url)
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

test('Cancelling from the keyboard, while the code still loads, leaves the focus on the button', async ({
  page,
  openEmbed,
}) => {
  await page.route(/voice-consultant-/, () => {
    // Never answered.
  })
  const element = await openEmbed()
  const talk = element.getByRole('button', { name: voiceEmbed.talk })
  await talk.press('Enter')
  await element.getByRole('button', { name: voiceEmbed.cancel }).press('Enter')
  await expect(talk).toBeFocused()
})

test('A page receives an error each time when the code that a click waits for does not arrive', async ({
  page,
  allowConsole,
  openEmbed,
}) => {
  allowConsole(/Failed to load resource/)
  await page.route(/voice-consultant-/, (route) => route.abort())
  const element = await openEmbed()
  await element.evaluate((consultant) =>
    consultant.addEventListener('voice-error', ({ detail }: CustomEventInit<{ code: string }>) => {
      consultant.dataset.errors = `${consultant.dataset.errors ?? ''} ${detail?.code}`
    }),
  )
  await element.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(element).toHaveAttribute('data-errors', ' media-load')
  await element.evaluate((consultant) => consultant.setAttribute('agent-name', 'Ada'))
  await element.getByRole('button', { name: voiceEmbed.retry }).click()
  await expect(element).toHaveAttribute('data-errors', ' media-load media-load')
})

test('A page on another host than the files makes a call, where they are sent as docs/embed.md says, and unchanged', async ({
  page,
  baseURL,
}) => {
  const files = await serveEmbedFiles()
  const elsewhere = await serveEmbedPage(baseURL, { scriptHost: files.url, integrity: files.integrity })
  try {
    await page.goto(elsewhere.url)
    const element = page.locator('voice-consultant')
    await talkTo(element)
    await expect(element.locator('[data-role="assistant"]').first()).toContainText('Hello')
    await hangUpOn(element)
  } finally {
    await elsewhere.close()
    await files.close()
  }
})

test('A page on another host than the files makes a call with a plain script too', async ({
  page,
  baseURL,
}) => {
  const files = await serveEmbedFiles()
  const elsewhere = await serveEmbedPage(baseURL, { scriptHost: files.url, isModule: false })
  try {
    await page.goto(elsewhere.url)
    const element = page.locator('voice-consultant')
    await talkTo(element)
    await hangUpOn(element)
  } finally {
    await elsewhere.close()
    await files.close()
  }
})

test('A script that its host has changed does not run, because the tag has the integrity of the built one', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/Failed to find a valid digest in the 'integrity' attribute/)
  const files = await serveEmbedFiles()
  const elsewhere = await serveEmbedPage(baseURL, {
    scriptHost: files.url,
    integrity: integrityOf('what was built before the change'),
  })
  try {
    await page.goto(elsewhere.url)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => customElements.get('voice-consultant'))).toBeUndefined()
    await expect(page.getByRole('heading', { name: 'Any page' })).toBeVisible()
  } finally {
    await elsewhere.close()
    await files.close()
  }
})

test('A token can be fetched for each call, and settings may come before the script', async ({
  page,
  openEmbed,
}) => {
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
