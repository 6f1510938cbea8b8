import { voiceCopy } from '@/content/voice'
import { countResources } from '../support/held-resources'
import { expect, test } from '../support/site-test'
import { serveStrictPage } from '../support/strict-page'

let site: Awaited<ReturnType<typeof serveStrictPage>>

test.beforeAll(async ({}, { project }) => {
  site = await serveStrictPage(project.use.baseURL)
})
test.afterAll(() => site.close())

test('In React’s StrictMode a click starts one call, and hanging up releases everything', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/React DevTools/)
  const created: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/call/web')) created.push(request.url())
  })
  const heldResources = await countResources(page)
  await page.goto(site.url)
  const widget = page.locator('[data-voice-widget]')
  await page.getByRole('button', { name: 'Talk to AI' }).click()
  await expect(widget).toHaveAttribute('data-state', 'connected')
  expect(created).toHaveLength(1)
  await expect(widget.locator('[data-role="assistant"]').first()).toBeVisible()
  await page.getByRole('button', { name: voiceCopy.connected.hangUp }).click()
  await expect(widget).toHaveAttribute('data-state', 'idle')
  await expect.poll(async () => (await heldResources()).liveMicrophones).toBe(0)
  expect((await heldResources()).audioElements).toBe(0)

  await test.step('removed from the page during a call, it releases the microphone and the sound', async () => {
    await page.getByRole('button', { name: 'Talk to AI' }).click()
    await expect(widget).toHaveAttribute('data-state', 'connected')
    await page.getByRole('button', { name: 'Take it away' }).click()
    await expect.poll(async () => (await heldResources()).liveMicrophones).toBe(0)
    await expect.poll(async () => (await heldResources()).audioElements).toBe(0)
  })
})
